// The storm meter: storm cards a turn by tick; past the last tick the storm has won (FD-6, FD-104).
import FACTS from "./facts.json";

const TICKS: Record<string, readonly number[]> = FACTS.meters;
export const SAND = FACTS.sand; // markers in the game
export const SAND_LOW = 10; // from here on the supply is a worry

/** Storm cards a turn at each tick, by the number of players. */
export function ticks(players: number): readonly number[] {
  return TICKS[players] ?? [];
}

/** The next tick at which more cards come, with their number; null when only the end follows. */
export function nextStep(players: number, tick: number): { steps: number; cards: number } | null {
  const row = ticks(players);
  const at = row.findIndex((cards, later) => later > tick && cards > (row[tick] ?? 0));
  return at < 0 ? null : { steps: at - tick, cards: row[at]! };
}
