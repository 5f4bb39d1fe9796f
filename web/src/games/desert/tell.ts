// Events and actions of docs/notation.md as sentences of words/.
import type { Reason } from "../../wire";
import type { Cards } from "../contract";
import { readEvent } from "./events";
import { ticks } from "./meter";
import { nameOf, targetName } from "./names";
import type { DesertSnapshot } from "./wire";

type Words = Record<string, string | number>;

/** What happened; null for what another event tells already. */
export function tellEvent(words: string, snapshot: DesertSnapshot, names: string[]): Reason | null {
  const event = readEvent(words);
  if (event === null) return null;
  const person = (seat: number) => nameOf(snapshot, names, seat);
  const told = (given: Words): Reason => ({ key: `desert-event-${event.kind}`, arguments: given });
  switch (event.kind) {
    case "role":
      return told({ name: names[event.seat] || event.seat + 1, role: `role-${event.role}` });
    case "turn":
    case "calmed":
      return told({ name: person(event.seat) });
    case "moved":
    case "carried":
    case "guided":
    case "flew":
      return told({ name: person(event.seat), cell: event.cell });
    case "cleared":
    case "sand":
      return told({ cell: event.cell, markers: event.markers });
    case "excavated":
    case "saw":
      return told({ cell: event.cell, tile: `desert-ui-tile-${event.face}` });
    case "geared":
    case "used":
      return told({ name: person(event.seat), gear: `gear-${event.piece}` });
    case "placed":
      return told({ part: `part-${event.part}`, cell: event.cell });
    case "took":
      return told({ name: person(event.seat), part: `part-${event.part}` });
    case "drank":
    case "parched":
      return told({ name: person(event.seat), water: event.water });
    case "looked":
      return told({ name: person(event.seat), cards: event.cards });
    case "seen":
    case "sent":
      return told({ card: `storm-${event.card}` });
    case "storm":
      // What the meter shows then says it all.
      return event.card === "picks-up" ? null : told({ card: `storm-${event.card}` });
    case "passed":
      return told({
        name: person(event.seat),
        other: person(event.to),
        gear: `gear-${event.piece}`,
      });
    case "watered":
      return told({ name: person(event.seat), other: person(event.to), amount: event.amount });
    case "meter":
      return told({ cards: ticks(snapshot.seats.length)[event.tick] ?? 0 });
    case "reshuffled":
      return told({ cards: event.cards });
    case "ended":
      return { key: `outcome-${event.outcome}`, arguments: {} };
    case "slid":
      return null;
  }
}

/** Guiding goes on step by step: whom, and how many are left. */
export function tellTask(
  task: string,
  snapshot: DesertSnapshot,
  names: string[],
  mine: boolean,
): Reason | null {
  if (task !== "guide") return null;
  const guided = nameOf(snapshot, names, Number(snapshot.guiding));
  const name = nameOf(snapshot, names, snapshot.turn);
  return {
    key: `desert-ui-guiding-${mine ? "own" : "other"}`,
    arguments: { name, guided, steps: snapshot.steps },
  };
}

/** Storm cards that are revealed now, or after the turn's actions. */
export function tellCards(task: string, snapshot: DesertSnapshot, cards: number): Cards | null {
  if (task !== "draw" && task !== "act") return null;
  const later = (ticks(snapshot.seats.length)[snapshot.meter] ?? 0) - snapshot.fewer;
  const count = task === "draw" ? cards : later;
  if (count <= 0) return null;
  return {
    told: { key: "desert-ui-cards-storm", arguments: { cards: count } },
    colour: "var(--deck-storm)",
  };
}

/** What an action does, as a button says it. */
export function tellAction(action: string, snapshot: DesertSnapshot, names: string[]): Reason {
  const [seat = "0", verb = "", ...rest] = action.split(" ");
  const place = (cell = "") => targetName(snapshot, cell);
  const person = (number = "") => nameOf(snapshot, names, Number(number));
  const along = rest.indexOf("with");
  const passenger = along < 0 ? null : person(rest[along + 1]);
  const told = (words: Words): Reason => ({
    key: `desert-do-${verb}${passenger === null ? "" : "-with"}`,
    arguments: passenger === null ? words : { ...words, passenger },
  });
  switch (verb) {
    case "move":
    case "clear":
    case "blast":
    case "jet":
    case "scope":
      return told({ cell: place(rest[0]) });
    case "excavate":
    case "shield":
    case "reserve":
      return told({ cell: place(snapshot.seats[Number(seat)]?.cell) });
    case "take":
      return told({ part: `part-${rest[0]}` });
    case "guide":
      return told({ name: person(rest[0]), cell: place(rest[1]) });
    case "bottom":
      return told({ card: `storm-${snapshot.storm_top[Number(rest[0]) - 1] ?? "sun"}` });
    case "pass":
      return told({ name: person(rest[0]), gear: `gear-${rest[1]}` });
    case "water":
      return told({ name: person(rest[0]), amount: Number(rest[1]) });
    default:
      return told({});
  }
}
