// The storm meter: storm cards a turn by tick; past the last tick the storm has won (FD-6, FD-104).
const TICKS: Record<number, readonly number[]> = {
  2: [2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
  3: [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
  4: [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
  5: [2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
};
export const SAND = 48; // markers in the game
export const SAND_LOW = 10; // from here on the supply is a worry

/** Storm cards a turn at each tick, for so many players. */
export function ticks(players: number): readonly number[] {
  return TICKS[players] ?? TICKS[4]!;
}

/** The next tick at which more cards come, with their number; null when only the end follows. */
export function nextStep(players: number, tick: number): { steps: number; cards: number } | null {
  const row = ticks(players);
  const at = row.findIndex((cards, later) => later > tick && cards > (row[tick] ?? 0));
  return at < 0 ? null : { steps: at - tick, cards: row[at]! };
}
