// Events and actions of the island in words: docs/notation.md is their grammar.
import type { Reason } from "../../wire";
import type { Cards } from "../contract";
import { readEvent } from "./events";
import { whoIs } from "./describe";
import { DRAWS, FLOOD_CARDS, tileAt } from "./tiles";
import type { IslandSnapshot } from "./wire";

type Given = Reason["arguments"];

function reason(key: string, given: Given = {}): Reason {
  return { key, arguments: given };
}

function other(snapshot: IslandSnapshot, names: string[], seat: number): Given {
  const { named, name, role } = whoIs(snapshot, names, seat);
  return { "other-named": named, "other-name": name, "other-role": role };
}

/** What happened. */
export function tellEvent(words: string, snapshot: IslandSnapshot, names: string[]): Reason | null {
  const event = readEvent(words);
  if (event === null) return null;
  const who = (seat: number) => whoIs(snapshot, names, seat);
  const tile = (cell: string) => `tile-${tileAt(snapshot, cell)}`;
  switch (event.kind) {
    case "role": {
      const { named, name } = who(event.seat);
      return reason(named ? "island-event-role" : "island-event-role-alone", {
        named,
        name,
        role: `role-${event.role}`,
      });
    }
    case "water":
      return reason("island-event-water", { mark: event.mark });
    case "turn":
      return reason("island-event-turn", who(event.seat));
    case "card":
    case "spent":
    case "discarded":
      if (event.card === "rise") return reason("island-event-card-rise", who(event.seat));
      return reason(`island-event-${event.kind}`, {
        ...who(event.seat),
        card: `card-${event.card}`,
      });
    case "moved":
    case "flew":
    case "swam":
    case "guided":
    case "lifted":
      return reason(`island-event-${event.kind}`, { ...who(event.seat), tile: tile(event.cell) });
    case "shored":
    case "flooded":
    case "sank":
      return reason(`island-event-${event.kind}`, { tile: tile(event.cell) });
    case "gave":
      return reason("island-event-gave", {
        ...who(event.seat),
        ...other(snapshot, names, event.to),
        card: `card-${event.card}`,
      });
    case "captured":
      return reason("island-event-captured", {
        ...who(event.seat),
        treasure: `treasure-${event.treasure}`,
      });
    case "rose":
      return reason("island-event-rose", {
        mark: event.mark,
        cards: FLOOD_CARDS[event.mark] ?? 0,
      });
    case "on-top":
      return reason("island-event-on-top", { cards: event.cards });
    case "reshuffled":
      return reason(`island-event-reshuffled-${event.pile}`, { cards: event.cards });
    case "ended":
      return reason(`outcome-${event.outcome}`);
  }
}

/** Cards that are revealed now, or after the turn's actions: treasure cards come first. */
export function tellCards(task: string, cards: number): Cards | null {
  const deck = task === "flood" ? "flood" : "treasure";
  if (task !== "flood" && task !== "draw" && task !== "act") return null;
  return {
    told: reason(`island-ui-cards-${deck}`, { cards: task === "act" ? DRAWS : cards }),
    colour: `var(--deck-${deck})`,
  };
}

/** What an action does, as a button says it. */
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
