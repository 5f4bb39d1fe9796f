// Events and actions of docs/notation.md as sentences of words/.
import type { DesertSnapshot, Reason } from "../../wire";
import { ticks } from "./meter";
import { nameOf, targetName } from "./names";

type Words = Record<string, string | number>;

/** What happened; null for what another event tells already. */
export function tellEvent(event: string, snapshot: DesertSnapshot, names: string[]): Reason | null {
  const [kind = "", first = "", second = "", third = ""] = event.split(" ");
  const name = nameOf(snapshot, names, Number(first));
  const other = nameOf(snapshot, names, Number(second));
  const told = (words: Words): Reason => ({ key: `desert-event-${kind}`, arguments: words });
  switch (kind) {
    case "role":
      return told({ name: names[Number(first)] || Number(first) + 1, role: `role-${second}` });
    case "turn":
    case "calmed":
      return told({ name });
    case "moved":
    case "carried":
    case "guided":
    case "flew":
      return told({ name, cell: second });
    case "cleared":
      return told({ cell: first, markers: Number(second) });
    case "excavated":
    case "saw":
      return told({ cell: first, tile: `desert-ui-tile-${second}` });
    case "geared":
    case "used":
      return told({ name, gear: `gear-${second}` });
    case "placed":
      return told({ part: `part-${first}`, cell: second });
    case "took":
      return told({ name, part: `part-${second}` });
    case "drank":
    case "parched":
      return told({ name, water: Number(second) });
    case "looked":
      return told({ name, cards: Number(second) });
    case "seen":
    case "sent":
    case "storm":
      return told({ card: `storm-${first}` });
    case "passed":
      return told({ name, other, gear: `gear-${third}` });
    case "watered":
      return told({ name, other, amount: Number(third) });
    case "sand":
      return told({ cell: first, markers: Number(second) });
    case "meter":
      return told({ cards: ticks(snapshot.seats.length)[Number(first)] ?? 0 });
    case "reshuffled":
      return told({ cards: Number(first) });
    case "ended":
      return { key: `outcome-${first}`, arguments: {} };
    default:
      return null;
  }
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
