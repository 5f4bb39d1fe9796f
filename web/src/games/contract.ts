// What a game's pictures are given, in a room and in a replay, and what they tell back.
// Boards and panels know no rules: what can be chosen comes in as `reach`.
import type { Component } from "svelte";
import type {
  DesertChances,
  DesertSnapshot,
  IslandChances,
  IslandSnapshot,
  Play,
  Reason,
  Seat,
} from "../wire";

export type Snapshot = IslandSnapshot | DesertSnapshot;
export type Chances = IslandChances | DesertChances;

/** Something on the table that can be chosen. */
export type Thing =
  | { kind: "cell"; cell: string }
  | { kind: "card"; seat: number; card: string } // a card of a hand, or a piece of equipment
  | { kind: "pawn"; seat: number };

/** What a click may mean now; nothing at all in a replay. */
export interface Reach {
  cells: Record<string, string[]>; // the verbs of the actions that a click on this cell may mean
  cards: Record<string, string[]>; // the same by `${seat}:${card}`
  pawns: Record<number, string[]>;
}

/** What every picture of a table gets. S and C are the snapshot and the chances of one game. */
export interface Look<S = Snapshot, C = Chances> {
  snapshot: S;
  chances: C | null;
  seats: Seat[]; // names and who is here; [] for a record from a file
  yours: number[]; // the seats at this screen
  toAct: number;
  reach: Reach;
  chosen: Thing | null; // the first half of an action of two clicks
  pointed: { seat: number; cell: string } | null; // somebody shows everybody a cell
  hinted: string[]; // cells of the advised action
  moment: Play | null; // the play that is being shown: its events say what moves, turns, sinks
  motion: number; // speed of motion: 0 is none, 1 normal, 2 twice as fast
  choose: (thing: Thing, place: Element) => void; // also for things out of reach: the room says why
}

/** One seat of the table: role with its power, hand or canteen and equipment. */
export interface SeatLook<S = Snapshot, C = Chances> extends Look<S, C> {
  seat: number;
  small: boolean; // in little room: signs and counts, no words
}

/** A game as the screens know it; ../games/registry.ts lists them. */
export interface GameLook {
  /** The board, filling the box it is put into; a click or Enter on a cell or a pawn calls `choose`. */
  Board: Component<Look<never, never>>;
  /** Meter, what is won, piles with their discards to look through, chances of the next cards. */
  Status: Component<Look<never, never>>;
  /** One seat's panel. */
  Seat: Component<SeatLook<never, never>>;
  /** Cells by row for the arrow keys; null is a gap. */
  rows(snapshot: Snapshot): (string | null)[][];
  /** A cell as a person calls it: a key of words/ or plain text, and short text for a phone. */
  cellName(snapshot: Snapshot, cell: string): string;
  /** An event in words for log and announcements; null for what need not be told. */
  tellEvent(event: string, snapshot: Snapshot, names: string[]): Reason | null;
  /** An action as a button says it: short, an imperative ("Move to Gold Gate"). */
  tellAction(action: string, snapshot: Snapshot, names: string[]): Reason;
  /** The sound of an event; names of ../ui/sound.ts. */
  sound(
    event: string,
  ): "step" | "card" | "splash" | "sink" | "win" | "lose" | "wind" | "sun" | "dig" | "chime" | null;
  /** The seats that hold something that may be played on another's turn right now. */
  holders(snapshot: Snapshot): number[];
  /** The bubbles of the first turn: words and what they point at (a CSS selector). */
  guide: { words: string; at: string }[];
}
