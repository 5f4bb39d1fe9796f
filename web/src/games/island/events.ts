// The island's events (docs/notation.md), read into parts in this one place.
import type { Sound } from "../../ui/sound";
import type { EventUi } from "../contract";

export type IslandEvent =
  | { kind: "role"; seat: number; role: string }
  | { kind: "water" | "rose"; mark: number }
  | { kind: "turn"; seat: number }
  | { kind: "card" | "spent" | "discarded"; seat: number; card: string }
  | { kind: "moved" | "flew" | "swam" | "guided" | "lifted"; seat: number; cell: string }
  | { kind: "shored" | "flooded" | "sank"; cell: string }
  | { kind: "gave"; seat: number; to: number; card: string }
  | { kind: "captured"; seat: number; treasure: string }
  | { kind: "on-top"; cards: number }
  | { kind: "reshuffled"; pile: string; cards: number }
  | { kind: "ended"; outcome: string };

/** The parts of an event; null for one that this program does not know. */
export function readEvent(event: string): IslandEvent | null {
  const [kind, first = "", second = "", third = ""] = event.split(" ");
  switch (kind) {
    case "role":
      return { kind, seat: Number(first), role: second };
    case "water":
    case "rose":
      return { kind, mark: Number(first) };
    case "turn":
      return { kind, seat: Number(first) };
    case "card":
    case "spent":
    case "discarded":
      return { kind, seat: Number(first), card: second };
    case "moved":
    case "flew":
    case "swam":
    case "guided":
    case "lifted":
      return { kind, seat: Number(first), cell: second };
    case "shored":
    case "flooded":
    case "sank":
      return { kind, cell: first };
    case "gave":
      return { kind, seat: Number(first), to: Number(second), card: third };
    case "captured":
      return { kind, seat: Number(first), treasure: second };
    case "on-top":
      return { kind, cards: Number(first) };
    case "reshuffled":
      return { kind, pile: first, cards: Number(second) };
    case "ended":
      return { kind, outcome: first };
    default:
      return null;
  }
}

/** The events of a play that are known. */
export function readEvents(events: readonly string[]): IslandEvent[] {
  return events.map(readEvent).filter((event) => event !== null);
}

const TURN = 620; // milliseconds until a card lies open; DrawnCard.svelte turns it

const SHOWN: Partial<
  Record<IslandEvent["kind"], { time?: number; reveal?: number; sound?: Sound }>
> = {
  moved: { time: 600, sound: "step" },
  flew: { time: 750, sound: "wind" },
  swam: { time: 700, sound: "splash" },
  guided: { time: 600, sound: "step" },
  lifted: { time: 500, sound: "wind" },
  shored: { time: 600, sound: "dig" },
  card: { time: 1500, reveal: TURN, sound: "card" },
  rose: { time: 1000, sound: "sink" },
  flooded: { time: 1500, reveal: TURN, sound: "splash" },
  sank: { time: 2000, reveal: TURN, sound: "sink" },
  gave: { time: 600, sound: "card" },
  captured: { time: 1400, sound: "chime" },
  spent: { sound: "card" },
  discarded: { time: 350, sound: "card" },
  reshuffled: { sound: "card" },
  ended: { time: 700, sound: "lose" },
};

/** How an event is shown and heard. */
export function eventUi(event: string): EventUi {
  const read = readEvent(event);
  const { time = 0, reveal = 0, sound = null } = (read && SHOWN[read.kind]) ?? {};
  return {
    time,
    reveal,
    sound: read?.kind === "ended" && read.outcome === "won" ? "win" : sound,
    turn: read?.kind === "turn" ? read.seat : null,
    isHeading: read?.kind === "turn" || read?.kind === "ended",
  };
}
