// What a game brings to the browser, and what its pictures are given in a room and in a replay.
// Pictures know no rules: what can be done comes in as `clickable`, what never changes from the
// game's facts.json, which Python writes.
import type { Component } from "svelte";
import type { Sound } from "../ui/sound";
import type { Chances, Ending, Play, Reason, Seat, Snapshot } from "../wire";

export type { Chances, Snapshot };

// The table.

/** Something on the table that can be chosen. */
export type Target =
  | { kind: "cell"; cell: string }
  | { kind: "card"; seat: number; card: string } // a card of a hand, or a piece of equipment
  | { kind: "pawn"; seat: number };

/** What a click may mean now; nothing at all in a replay. */
export interface Clickable {
  cells: Record<string, string[]>; // the verbs of the actions that a click on this cell may mean
  cards: Record<string, string[]>; // the same by `${seat}:${card}`
  pawns: Record<number, string[]>;
}

/** Where the advice is marked: what is to be clicked next for the advised action. A click there leads to it
 * and to nothing else. */
export interface Hinted {
  action: string | null; // the advised action in words, for what is no target: a button, a card on the board
  cells: string[];
  cards: string[]; // `${seat}:${card}`
  pawns: number[];
}

export const NOT_HINTED: Hinted = { action: null, cells: [], cards: [], pawns: [] };

/** What every picture of a table gets. S and C are the snapshot and the chances of one game. */
export interface TableProps<S = Snapshot, C = Chances> {
  snapshot: S;
  chances: C | null;
  seats: Seat[]; // names and who is here; [] for a record from a file
  yours: number[]; // the seats at this screen
  toAct: number;
  actions: string[]; // what the seats at this screen can do now, in words; [] in a replay
  clickable: Clickable; // the same by what is clicked for it
  chosen: Target | null; // the first half of an action of two clicks
  pointed: { seat: number; cell: string } | null; // somebody shows everybody a cell
  hinted: Hinted;
  ending: Ending | null; // once it is over: the pawns and cells that it is about are marked
  moment: Play | null; // the play that is being shown: its events say what moves, turns, sinks
  odds: "always" | "raised" | "never"; // which chances are shown on the board and at the seats
  revealed: boolean; // whether the snapshot is after that play; before it while a card is turned over
  motion: number; // speed of motion: 0 is none, 1 normal, 2 twice as fast; with a moment: cards lie open
  dealing?: number; // speed at which the tiles are being laid out; 0 or nothing: they lie
  act: (action: string) => void; // one of `actions`, without a click on the board
  choose: (target: Target, place: Element) => void; // also for what is not clickable: the room says why
}

/** What the panel of one seat gets besides: role with its power, hand or canteen and equipment. */
export interface SeatProps<S = Snapshot, C = Chances> extends TableProps<S, C> {
  seat: number;
  small: boolean; // in one line: signs and counts, few words
}

/** What the picture of an ending gets: it fills the screen, and words come beside its middle. */
export interface EndingProps<S = Snapshot> {
  snapshot: S; // the last table
  ending: Ending | null; // who, where and which; null for a game that was broken off
  outcome: string;
  still: boolean; // without motion: the last frame
}

// Actions and events.

/** An action in words, read into parts. */
export interface Action {
  words: string;
  seat: number; // who acts
  verb: string;
  cells: string[];
  seats: number[]; // other pawns: who is given to, guided, lifted
  passenger: number | null; // who is taken along
  thing: string | null; // a card, a treasure, a part or a piece of equipment
  number: number | null; // how much of it, which of several
}

/** What the words of one verb are, as Python's facts say it. */
export interface VerbFacts {
  takes: string[]; // the kinds of words that follow it: "cell", "seat", "seats", "card"...; "cell?" may be left out
  spends: string | null; // the card or the piece of equipment that is played
  turns_a_card: boolean;
}

/** How the actions of one verb are offered. */
export interface VerbUi extends VerbFacts {
  /** A button of the bar, also where the action can be clicked together: "finish" ends the turn's
   * actions (key E, with a question), "card" turns a card over (key D), null is no button. */
  button: "plain" | "finish" | "card" | null;
  family: string; // verbs that are one to a person who clicks go by one name; mostly the verb itself
  isSure: boolean; // a click on a card that can mean nothing else does it without a question
  isSilent: boolean; // no event tells of it: the log says who did it
}

/** One way to click an action together: steps in order, the targets of one step in any order. */
export type Route = Target[][];

/** A click that means nothing now, and what is known of whoever clicked. */
export interface VainClick {
  target: Target;
  chosen: Target[]; // what had been chosen before
  seat: number; // the seat at this screen that acts, or would
  verbs: string[]; // of the actions that this seat can do now
  snapshot: Snapshot;
}

/** What an event is to a room; its words come from `tellEvent`. */
export interface EventUi {
  time: number; // milliseconds at normal speed in which it is seen
  reveal: number; // of them, those in which a card is turned over: nothing else shows it before
  sound: Sound | null;
  turn: number | null; // the seat whose turn begins with it
  isHeading: boolean; // headings or the outcome say it already: not told in the log
}

/** Something that flies from one place of the page to another; both are CSS selectors. */
export interface Trip {
  from: string; // looked for before the play is drawn
  to: string; // and after it: what flies looks like this, unless it leaves
  delay?: number; // milliseconds at normal speed
  look?: string; // a class whose colours it needs
  leaves?: boolean; // it looks like what it comes from, and is gone where it arrives
}

/** Cards to be revealed: "Draw 2 treasure cards". */
export interface Cards {
  told: Reason;
  colour: string; // of the deck, in CSS; white can be read on it
}

/** A game at a table; registry.ts finds it. */
export interface GameUi {
  /** The board, filling the box it is put into; a click or Enter on a cell or a pawn calls `choose`. */
  Board: Component<TableProps<never, never>>;
  /** Meter, what is won, piles with their discards to look through, chances of the next cards. */
  Status: Component<TableProps<never, never>>;
  /** The most important of it in one line of 40 pixels, for a phone; none: a line less. */
  Strip?: Component<TableProps<never, never>>;
  /** One seat's panel. */
  Seat: Component<SeatProps<never, never>>;
  /** Cells by row for the arrow keys; null is a gap. No rows: no arrow keys. */
  rows(snapshot: Snapshot): (string | null)[][];
  /** A cell as a person calls it: a key of words/ or plain text, and short text for a phone. */
  cellName(snapshot: Snapshot, cell: string): string;
  /** An event in words for log and announcements; null for what need not be told. */
  tellEvent(event: string, snapshot: Snapshot, names: string[]): Reason | null;
  /** What happened in these plays in few lines, for whoever waited meanwhile. */
  sumUp(plays: Play[], snapshot: Snapshot, names: string[]): string[];
  /** An action as a button says it: short, an imperative ("Move to Gold Gate"). */
  tellAction(action: string, snapshot: Snapshot, names: string[]): Reason;
  /** What a card of a hand does, in a sentence; null where there is nothing to say. */
  tellCard(card: string): Reason | null;
  /** What changes its place in a play; `snapshot` is the table after it. */
  trips(play: Play, snapshot: Snapshot): Trip[];
  /** What the table waits for, where the game can say more than the room's own table-task-TASK; null
   * where it cannot. `mine`: one of this screen's people is to act. */
  tellTask(task: string, snapshot: Snapshot, names: string[], mine: boolean): Reason | null;
  /** A number of cards that are revealed now (`task`), or after the turn's actions ("act"; the game
   * counts them then), as a button says it, with the colour of their deck. */
  tellCards(task: string, snapshot: Snapshot, cards: number): Cards | null;
  /** How long an event is seen, how it sounds, whose turn begins with it. */
  readEvent(event: string): EventUi;
  /** The verbs of the game, in the order in which keys look for one. A verb that is not among them
   * has no button in the bar. */
  verbs: Record<string, VerbUi>;
  /** The ways to click each of these actions together, in their order; `places` are the pawns' cells
   * by seat. An action without a way is a button and nothing else. */
  routes(actions: Action[], places: string[]): Route[][];
  /** The action that a click which means nothing was most likely for, so that the server can say why
   * it is not possible; null where a guess would be idle. */
  likelyAction(click: VainClick): string | null;
  /** The rule by which nobody plays or takes another's card; null for none. */
  othersCardRule: string | null;
  /** How a game ended as a picture, loaded when one has; null for none. Its motion takes about 2.6 seconds. */
  findEnding: (() => Promise<Component<EndingProps<never>>>) | null;
  /** The icon of a game that is lost: a path of a 24 by 24 box, as in ../ui/icons.ts. */
  lostIcon: string;
  /** The guided first game; null for none. */
  firstGame: FirstGame | null;
  /** What the signs of the table mean, for the help; null for none. */
  Legend: Component | null;
}

/** A turn that is learned by doing it, at a prepared table; Python's tests play it. */
export interface FirstGame {
  prepared: string; // the name of the table
  steps: LessonStep[];
}

/** One short sentence, and what it asks for. */
export interface LessonStep {
  words: string; // a key of words/
  at: string[]; // what it tells of: "cell d3", "pawn 1", "card 0:fire", or "part meter" for data-guide="meter"
  does?: string[]; // actions in words that have to be played; without any the step is only read
}

// Pages about the games.

/** What the page for beginners shows of a game; the words are learn-GAME-STEP and power-GAME-ROLE. */
export interface Lesson {
  steps: { step: string; icon: string }[]; // icons are paths of a 24 by 24 box
  roles: { role: string; rule: string }[]; // with the first rule of the role's power
}

/** A game on the pages that show all of them; pages.ts lists them. */
export interface GamePages {
  game: string;
  icon: string; // a path of a 24 by 24 box
  /** A wide picture, filling the box it is put into. */
  Scene: Component;
  lesson: Lesson;
  /** A small board beside the rule that it explains; nothing for other rules. */
  RuleBoard: Component<{ rule: string }>;
  /** The cards that players use, each with what it does. */
  Cards: Component;
  /** The picture of a board that the page of rules has typed; null where the text has to do. */
  typedBoard(text: string): Component<{ text: string }> | null;
}
