// Where things are on the board's picture.
import type { DesertSnapshot } from "../wire";
import { isBuried, LINES, place } from "../tiles";

export const PITCH = 104; // from tile to tile
export const SIDE = PITCH * LINES.length;
export const EDGE = 22; // around the tiles, for the names of columns and rows
export const AREA = {
  x: -EDGE,
  y: -EDGE,
  width: SIDE + 2 * EDGE,
  height: SIDE + 2 * EDGE,
  rx: 20,
};

/** The upper left corner of a cell's tile. */
export function corner(cell: string): { x: number; y: number } {
  const { x, y } = place(cell);
  return { x: x * PITCH + 3, y: y * PITCH + 3 };
}

/** A pawn as it is drawn. */
export interface PlacedPawn {
  seat: number;
  role: string;
  active: boolean;
  buried: boolean;
  x: number;
  y: number;
  scale: number;
}

// By the number of pawns on a tile: how large they are, and where in it they stand.
const PLACES: Record<number, { scale: number; at: [number, number][] }> = {
  1: { scale: 1.16, at: [[46, 70]] },
  2: {
    scale: 1.04,
    at: [
      [27, 73],
      [65, 73],
    ],
  },
  3: {
    scale: 0.82,
    at: [
      [18, 77],
      [49, 77],
      [80, 77],
    ],
  },
  4: {
    scale: 0.72,
    at: [
      [20, 53],
      [49, 53],
      [20, 82],
      [49, 82],
    ],
  },
  5: {
    scale: 0.72,
    at: [
      [20, 53],
      [49, 53],
      [18, 82],
      [48, 82],
      [78, 82],
    ],
  },
};

/** The pawns by seat; `now` says where the tile of a cell is while it slides. */
export function placePawns(
  snapshot: DesertSnapshot,
  actor: number,
  now: (cell: string) => string,
): PlacedPawn[] {
  return snapshot.seats.map(({ role, cell }, seat) => {
    const here = snapshot.seats.flatMap((other, n) => (other.cell === cell ? [n] : []));
    const { scale, at } = PLACES[here.length]!;
    const [dx, dy] = at[here.indexOf(seat)]!;
    const { x, y } = corner(now(cell));
    const active = seat === actor && snapshot.outcome === "running";
    return {
      seat,
      role,
      active,
      buried: isBuried(snapshot, seat),
      x: x + dx,
      y: y + dy,
      scale: active ? scale * 1.1 : scale,
    };
  });
}
