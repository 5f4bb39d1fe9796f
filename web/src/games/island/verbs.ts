// The island's verbs: how they are offered, clicked together and guessed at.
import type { Action, Route, VainClick } from "../contract";
import {
  card,
  giveRoutes,
  goRoutes,
  guideRoutes,
  playRoutes,
  standRoutes,
  workRoutes,
} from "../routes";
import { verbTable } from "../verbs";
import FACTS from "./facts.json";
import type { IslandSnapshot } from "./wire";

export const VERBS = verbTable(FACTS.verbs, {
  fly: { family: "move" },
  swim: { family: "move" },
  capture: { button: "plain" },
  leave: { button: "plain" },
  end: { button: "finish", isSilent: true },
  discard: { isSure: true },
});

/** The ways to click each action together. */
export function routes(actions: Action[], places: string[]): Route[][] {
  return actions.map((action) => routesOf(action, places[action.seat]!));
}

function routesOf(action: Action, here: string): Route[] {
  switch (action.verb) {
    case "move":
    case "fly":
    case "swim":
      return goRoutes(action);
    case "shore":
      return workRoutes(action, here);
    case "guide":
      return guideRoutes(action);
    case "give":
      return giveRoutes(action);
    case "discard":
      return [[[card(action.seat, action.thing!)]]];
    case "capture":
      return [[[card(action.seat, action.thing!)]], ...standRoutes(action, here)];
    default: {
      const spent = VERBS[action.verb]?.spends;
      return spent ? playRoutes(action, spent) : [];
    }
  }
}

/** The action that was most likely meant; the server says why it is not possible. */
export function likelyAction({ target, chosen, seat, verbs, snapshot }: VainClick): string | null {
  const table = snapshot as IslandSnapshot;
  const here = table.seats[seat]?.cell;
  if (here === undefined) return null;
  switch (target.kind) {
    case "cell":
      return ontoCell(target.cell, { chosen, seat, verbs, here });
    case "pawn":
      return target.seat === seat ? `${seat} move ${here}` : `${seat} guide ${target.seat} ${here}`;
    case "card":
      return target.seat === seat ? withCard(target.card, seat, here, table) : null;
  }
}

function ontoCell(
  place: string,
  { chosen, seat, verbs, here }: Pick<VainClick, "chosen" | "seat" | "verbs"> & { here: string },
): string {
  const [first] = chosen;
  if (first?.kind === "card" && first.card === "helicopter") {
    const pawns = chosen.flatMap((one) => (one.kind === "pawn" ? [one.seat] : []));
    return `${first.seat} lift ${pawns.length > 0 ? pawns.join("+") : seat} ${place}`;
  }
  if (first?.kind === "card" && first.card === "sandbags") return `${first.seat} sandbag ${place}`;
  if (first?.kind === "pawn" && first.seat !== seat) return `${seat} guide ${first.seat} ${place}`;
  if (chosen.length === 1 && first?.kind === "cell")
    return `${seat} shore ${[first.cell, place].sort().join(" ")}`;
  if (verbs.includes("swim")) return `${seat} swim ${place}`;
  return place === here ? `${seat} shore ${place}` : `${seat} move ${place}`;
}

/** A card onto a cell for which it would make sense, if there is one; else given to the next seat. */
function withCard(name: string, seat: number, here: string, table: IslandSnapshot): string {
  if (name === "sandbags") return `${seat} sandbag ${table.flooded[0] ?? here}`;
  if (name === "helicopter") {
    const elsewhere = table.seats.find((one) => one.cell !== here)?.cell ?? here;
    return `${seat} lift ${seat} ${elsewhere}`;
  }
  return `${seat} give ${(seat + 1) % table.seats.length} ${name}`;
}
