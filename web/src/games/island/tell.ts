// Events and actions of the island in words: docs/notation.md is their grammar.
import type { IslandSnapshot, Reason } from "../../wire";
import { whoIs } from "./facts";
import { FLOOD_CARDS, tileAt } from "./tiles";

type Given = Reason["arguments"];

function reason(key: string, given: Given = {}): Reason {
  return { key, arguments: given };
}

function other(snapshot: IslandSnapshot, names: string[], seat: number): Given {
  const { named, name, role } = whoIs(snapshot, names, seat);
  return { "other-named": named, "other-name": name, "other-role": role };
}

export function tellEvent(event: string, snapshot: IslandSnapshot, names: string[]): Reason | null {
  const [what = "", first = "", second = "", third = ""] = event.split(" ");
  const who = () => whoIs(snapshot, names, Number(first));
  const tile = (cell: string) => `tile-${tileAt(snapshot, cell)}`;
  switch (what) {
    case "role": {
      const { named, name } = who();
      return reason(named ? "island-event-role" : "island-event-role-alone", {
        named,
        name,
        role: `role-${second}`,
      });
    }
    case "water":
      return reason("island-event-water", { mark: Number(first) });
    case "turn":
      return reason("island-event-turn", who());
    case "card":
    case "spent":
    case "discarded":
      if (second === "rise") return reason("island-event-card-rise", who());
      return reason(`island-event-${what}`, { ...who(), card: `card-${second}` });
    case "moved":
    case "flew":
    case "swam":
    case "guided":
    case "lifted":
      return reason(`island-event-${what}`, { ...who(), tile: tile(second) });
    case "shored":
    case "flooded":
    case "sank":
      return reason(`island-event-${what}`, { tile: tile(first) });
    case "gave":
      return reason("island-event-gave", {
        ...who(),
        ...other(snapshot, names, Number(second)),
        card: `card-${third}`,
      });
    case "captured":
      return reason("island-event-captured", { ...who(), treasure: `treasure-${second}` });
    case "rose":
      return reason("island-event-rose", {
        mark: Number(first),
        cards: FLOOD_CARDS[Number(first)] ?? 0,
      });
    case "on-top":
      return reason("island-event-on-top", { cards: Number(first) });
    case "reshuffled":
      return reason(`island-event-reshuffled-${first}`, { cards: Number(second) });
    case "ended":
      return reason(`outcome-${first}`);
    default:
      return null;
  }
}

export function tellAction(action: string, snapshot: IslandSnapshot, names: string[]): Reason {
  const [, verb = "", first = "", second = ""] = action.split(" ");
  const tile = (cell: string) => `tile-${tileAt(snapshot, cell)}`;
  switch (verb) {
    case "move":
    case "fly":
    case "swim":
    case "sandbag":
      return reason(`island-do-${verb}`, { tile: tile(first) });
    case "shore":
      return second
        ? reason("island-do-shore-two", { tile: tile(first), "other-tile": tile(second) })
        : reason("island-do-shore", { tile: tile(first) });
    case "give":
      return reason("island-do-give", {
        ...other(snapshot, names, Number(first)),
        card: `card-${second}`,
      });
    case "capture":
      return reason("island-do-capture", { treasure: `treasure-${first}` });
    case "guide":
      return reason("island-do-guide", {
        ...other(snapshot, names, Number(first)),
        tile: tile(second),
      });
    case "discard":
      return reason("island-do-discard", { card: `card-${first}` });
    case "lift":
      return tellLift(first.split("+").map(Number), tile(second), snapshot, names);
    default: // end, draw, flood, leave, back
      return reason(`island-do-${verb}`);
  }
}

function tellLift(
  seats: number[],
  tile: string,
  snapshot: IslandSnapshot,
  names: string[],
): Reason {
  if (seats.length > 1 && seats.length === snapshot.seats.length) {
    return reason("island-do-lift-all", { tile });
  }
  const people = seats.map((seat) => {
    const { named, name, role } = whoIs(snapshot, names, seat);
    return named ? name : role;
  });
  const [first = "", second = "", third = ""] = people;
  return reason(`island-do-lift-${people.length}`, { first, second, third, tile });
}
