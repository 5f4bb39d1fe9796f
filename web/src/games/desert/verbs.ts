// The desert's verbs: how they are offered, clicked together and guessed at.
import type { Action, Route, VainClick } from "../contract";
import {
  card,
  cell,
  giveRoutes,
  goRoutes,
  guideRoutes,
  pawn,
  playRoutes,
  standRoutes,
  workRoutes,
} from "../routes";
import { verbTable } from "../verbs";
import FACTS from "./facts.json";
import type { DesertSnapshot } from "./wire";

export const VERBS = verbTable(FACTS.verbs, {
  excavate: { button: "plain" },
  take: { button: "plain" },
  fetch: { button: "plain" },
  calm: { button: "plain" },
  look: { button: "plain" },
  bottom: { isSure: true },
  keep: { button: "plain", isSilent: true },
  halt: { button: "plain", isSilent: true },
  end: { button: "finish", isSilent: true },
});

/** A storm card that is looked at, as a card to be clicked: the next one is 1. */
export const seenCard = (place: number): string => `seen-${place}`;

/** The ways to click each action together. */
export function routes(actions: Action[], places: string[]): Route[][] {
  const acting = new Set(actions.filter((one) => one.verb === "end").map((one) => one.seat));
  return actions.map((action) =>
    action.verb === "guide" && !acting.has(action.seat)
      ? guideOnRoutes(action)
      : routesOf(action, places[action.seat]!),
  );
}

/** A further step of the same pawn, which needs no click of its own. */
function guideOnRoutes(action: Action): Route[] {
  const target = action.cells.map(cell);
  return [[target], [action.seats.map(pawn), target]];
}

function routesOf(action: Action, here: string): Route[] {
  switch (action.verb) {
    case "move":
      return goRoutes(action);
    case "clear":
      return workRoutes(action, here);
    case "excavate":
    case "take":
    case "fetch":
      return standRoutes(action, here);
    case "guide":
      return guideRoutes(action);
    case "pass":
      return giveRoutes(action);
    case "water":
      return [[action.seats.map(pawn)]];
    case "bottom":
      return [[[card(action.seat, seenCard(action.number!))]]];
    default: {
      const spent = VERBS[action.verb]?.spends;
      return spent ? playRoutes(action, spent) : [];
    }
  }
}

/** The action that was most likely meant; the server says why it is not possible. */
export function likelyAction({ target, chosen, seat, snapshot }: VainClick): string | null {
  const table = snapshot as DesertSnapshot;
  const here = table.seats[seat]?.cell;
  if (here === undefined) return null;
  switch (target.kind) {
    case "cell":
      return ontoCell(target.cell, chosen, seat, table);
    case "pawn":
      return target.seat === seat ? `${seat} move ${here}` : `${seat} guide ${target.seat} ${here}`;
    case "card":
      if (target.seat !== seat || target.card.startsWith(seenCard(0).slice(0, -1))) return null;
      return withGear(target.card, seat, someCell(target.card, here, table));
  }
}

function ontoCell(
  place: string,
  [first]: VainClick["chosen"],
  seat: number,
  table: DesertSnapshot,
): string {
  if (first?.kind === "card") return withGear(first.card, first.seat, place);
  if (first?.kind === "pawn" && first.seat !== seat) return `${seat} guide ${first.seat} ${place}`;
  if (table.guiding !== "none") return `${seat} guide ${table.guiding} ${place}`;
  return place === table.seats[seat]!.cell ? `${seat} excavate` : `${seat} move ${place}`;
}

/** A piece of equipment is used, onto a cell if it takes one. */
function withGear(piece: string, seat: number, place: string): string {
  const [verb, { takes }] = Object.entries(VERBS).find(([, { spends }]) => spends === piece)!;
  return takes.includes("cell") ? `${seat} ${verb} ${place}` : `${seat} ${verb}`;
}

/** A cell for which a piece of equipment would make sense, if there is one. */
function someCell(piece: string, here: string, { tiles }: DesertSnapshot): string {
  if (piece !== "jet" && piece !== "scope") return here;
  const fits = tiles.find(
    (tile) => tile.cell !== here && tile.sand < FACTS.blocked && !tile.excavated,
  );
  return fits?.cell ?? here;
}
