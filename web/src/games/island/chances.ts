// Which chances the board shows: those of every tile, or only those that stand out.
import { alarm, type Alarm } from "../alarm";
import { stateOf } from "./tiles";
import type { IslandChances, IslandSnapshot } from "./wire";

export interface Badge {
  chance: number;
  sinks: boolean;
  alarm: Alarm; // how loud; a flood is never more than quiet
}

const STANDS_OUT = 1.25; // times the ordinary chance
const SURE = 0.5; // so likely that it is always worth a look

/** The badge of each cell that has one. */
export function badges(
  cells: string[],
  snapshot: IslandSnapshot,
  chances: IslandChances | null,
  odds: "always" | "raised" | "never",
): Record<string, Badge> {
  if (!chances || odds === "never") return {};
  const found = cells.flatMap((cell): [string, Badge][] => {
    const sinks = stateOf(snapshot, cell) === "flooded";
    const chance = (sinks ? chances.sink[cell] : chances.flood[cell]) ?? 0;
    if (chance <= 0) return [];
    return [[cell, { chance, sinks, alarm: sinks ? alarm(chance) : "quiet" }]];
  });
  if (odds === "always") return Object.fromEntries(found);
  /** The chance that most of them have. */
  const ordinary = (sinks: boolean) => {
    const all = found.filter(([, one]) => one.sinks === sinks).map(([, one]) => one.chance);
    return all.sort((one, other) => one - other)[all.length >> 1] ?? 0;
  };
  const [floods, sinks] = [ordinary(false), ordinary(true)];
  return Object.fromEntries(
    found.filter(([, badge]) => {
      if (badge.alarm === "red" || badge.chance >= SURE) return true;
      if (badge.sinks && badge.alarm === "quiet") return false;
      return badge.chance > STANDS_OUT * (badge.sinks ? sinks : floods);
    }),
  );
}
