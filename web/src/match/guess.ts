// The action that somebody most likely had in mind with a click that means nothing: the server says why not.
import type { Snapshot, Thing } from "../games/contract";
import type { Choosing } from "./choices";
import { SPENT } from "./notation";

interface Clicked {
  thing: Thing;
  choosing: Choosing;
  seat: number; // of mine, who acts
  verbs: string[]; // of what this seat can do now
  snapshot: Snapshot;
}

const VERB_OF_CARD = Object.fromEntries(
  Object.entries(SPENT)
    .filter(([verb]) => verb !== "leave")
    .map(([verb, card]) => [card, verb]),
);
const ALONE = new Set(["shield", "reserve", "throttle"]);

/** An action in words, or null where a guess would be idle. */
export function likelyAction({ thing, choosing, seat, verbs, snapshot }: Clicked): string | null {
  const here = snapshot.seats[seat]?.cell;
  if (here === undefined) return null;
  if (thing.kind === "cell") return ontoCell(thing.cell, choosing, seat, here, verbs, snapshot);
  if (thing.kind === "pawn") {
    return thing.seat === seat ? `${seat} move ${here}` : `${seat} guide ${thing.seat} ${here}`;
  }
  if (thing.seat !== seat) return null;
  const verb = VERB_OF_CARD[thing.card];
  if (verb === undefined) return `${seat} give ${(seat + 1) % snapshot.seats.length} ${thing.card}`;
  return cardOnto(verb, seat, [seat], someCell(verb, here, snapshot));
}

function ontoCell(
  cell: string,
  { chosen }: Choosing,
  seat: number,
  here: string,
  verbs: string[],
  snapshot: Snapshot,
): string {
  const first = chosen[0];
  if (first?.kind === "card" && VERB_OF_CARD[first.card]) {
    const pawns = chosen.flatMap((one) => (one.kind === "pawn" ? [one.seat] : []));
    return cardOnto(VERB_OF_CARD[first.card]!, first.seat, pawns.length > 0 ? pawns : [seat], cell);
  }
  if (first?.kind === "pawn" && first.seat !== seat) return `${seat} guide ${first.seat} ${cell}`;
  if (chosen.length === 1 && first?.kind === "cell")
    return `${seat} shore ${[first.cell, cell].sort().join(" ")}`;
  if (verbs.includes("swim")) return `${seat} swim ${cell}`;
  if (snapshot.game === "desert" && snapshot.guiding !== "none") {
    return `${seat} guide ${snapshot.guiding} ${cell}`;
  }
  if (cell !== here) return `${seat} move ${cell}`;
  return snapshot.game === "desert" ? `${seat} excavate` : `${seat} shore ${cell}`;
}

function cardOnto(verb: string, seat: number, pawns: number[], cell: string): string {
  if (ALONE.has(verb)) return `${seat} ${verb}`;
  return verb === "lift" ? `${seat} lift ${pawns.join("+")} ${cell}` : `${seat} ${verb} ${cell}`;
}

/** A cell onto which a card would make sense, if any. */
function someCell(verb: string, here: string, snapshot: Snapshot): string {
  if (verb === "sandbag" && snapshot.game === "island") return snapshot.flooded[0] ?? here;
  if (snapshot.game === "desert" && (verb === "jet" || verb === "scope")) {
    const fits = snapshot.tiles.find(
      (tile) => tile.cell !== here && tile.sand < 2 && !tile.excavated,
    );
    return fits?.cell ?? here;
  }
  if (verb === "lift" && snapshot.game === "island") {
    return snapshot.seats.find((one) => one.cell !== here)?.cell ?? here;
  }
  return here;
}
