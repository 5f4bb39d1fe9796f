// How many cards lie in the piles of a desert table.
import type { DesertSnapshot } from "./wire";

/** All cards of a pile that is told by kind. */
export function countOf(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, one) => sum + one, 0);
}

/** The storm cards that are face down, wherever in their pile they are known to lie. */
export function stormPile(snapshot: DesertSnapshot): number {
  return countOf(snapshot.storm_pile) + snapshot.storm_top.length + snapshot.storm_bottom.length;
}
