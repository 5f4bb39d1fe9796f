// The desert's events (docs/notation.md), read into parts in this one place.
import type { Sound } from "../../ui/sound";
import type { EventUi } from "../contract";

export type DesertEvent =
  | { kind: "role"; seat: number; role: string }
  | { kind: "turn" | "calmed"; seat: number }
  | { kind: "moved" | "carried" | "guided" | "flew"; seat: number; cell: string }
  | { kind: "cleared" | "sand"; cell: string; markers: number }
  | { kind: "excavated" | "saw"; cell: string; face: string }
  | { kind: "geared" | "used"; seat: number; piece: string }
  | { kind: "placed"; part: string; cell: string }
  | { kind: "took"; seat: number; part: string }
  | { kind: "drank" | "parched"; seat: number; water: number }
  | { kind: "looked"; seat: number; cards: number }
  | { kind: "seen" | "sent" | "storm"; card: string }
  | { kind: "passed"; seat: number; to: number; piece: string }
  | { kind: "watered"; seat: number; to: number; amount: number }
  | { kind: "slid"; from: string; to: string }
  | { kind: "meter"; tick: number }
  | { kind: "reshuffled"; cards: number }
  | { kind: "ended"; outcome: string };

/** The parts of an event; null for one that this program does not know. */
export function readEvent(event: string): DesertEvent | null {
  const [kind, first = "", second = "", third = ""] = event.split(" ");
  switch (kind) {
    case "role":
      return { kind, seat: Number(first), role: second };
    case "turn":
    case "calmed":
      return { kind, seat: Number(first) };
    case "moved":
    case "carried":
    case "guided":
    case "flew":
      return { kind, seat: Number(first), cell: second };
    case "cleared":
    case "sand":
      return { kind, cell: first, markers: Number(second) };
    case "excavated":
    case "saw":
      return { kind, cell: first, face: second };
    case "geared":
    case "used":
      return { kind, seat: Number(first), piece: second };
    case "placed":
      return { kind, part: first, cell: second };
    case "took":
      return { kind, seat: Number(first), part: second };
    case "drank":
    case "parched":
      return { kind, seat: Number(first), water: Number(second) };
    case "looked":
      return { kind, seat: Number(first), cards: Number(second) };
    case "seen":
    case "sent":
    case "storm":
      return { kind, card: first };
    case "passed":
      return { kind, seat: Number(first), to: Number(second), piece: third };
    case "watered":
      return { kind, seat: Number(first), to: Number(second), amount: Number(third) };
    case "slid":
      return { kind, from: first, to: second };
    case "meter":
      return { kind, tick: Number(first) };
    case "reshuffled":
      return { kind, cards: Number(first) };
    case "ended":
      return { kind, outcome: first };
    default:
      return null;
  }
}

/** The events of a play that are known. */
export function readEvents(events: readonly string[]): DesertEvent[] {
  return events.map(readEvent).filter((event) => event !== null);
}

/** The storm card that a play turns over; null for none. */
export function stormCard(events: readonly string[]): string | null {
  for (const event of readEvents(events)) if (event.kind === "storm") return event.card;
  return null;
}

export const CARD = 750; // ms a storm card is shown before it acts
export const SLIDE = 330; // ms a tile takes

const SHOWN: Partial<
  Record<DesertEvent["kind"], { time?: number; reveal?: number; sound?: Sound }>
> = {
  moved: { time: 600, sound: "step" },
  carried: { time: 100, sound: "step" },
  guided: { time: 600, sound: "step" },
  flew: { time: 750, sound: "wind" },
  cleared: { time: 400, sound: "dig" },
  excavated: { time: 850, sound: "dig" },
  saw: { time: 800, sound: "card" },
  geared: { time: 600, sound: "card" },
  used: { time: 300, sound: "card" },
  passed: { time: 450, sound: "card" },
  looked: { time: 300 },
  seen: { sound: "card" },
  sent: { time: 300, sound: "card" },
  calmed: { time: 400 },
  placed: { time: 700, sound: "chime" },
  took: { time: 900, sound: "chime" },
  drank: { time: 200, sound: "splash" },
  watered: { time: 400, sound: "splash" },
  storm: { time: 1650, reveal: CARD, sound: "wind" },
  slid: { time: SLIDE, reveal: SLIDE },
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
    sound: (read && specialSound(read)) ?? sound,
    turn: read?.kind === "turn" ? read.seat : null,
    isHeading: read?.kind === "turn" || read?.kind === "ended",
  };
}

function specialSound(event: DesertEvent): Sound | null {
  if (event.kind === "storm" && event.card === "sun") return "sun";
  return event.kind === "ended" && event.outcome === "won" ? "win" : null;
}
