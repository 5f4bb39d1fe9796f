// How a layout lies in the box of the board: all in pixels.
import { columnName, columnOf, rowOf } from "../tiles";

const LARGEST_TILE = 190;
const NARROW = 600; // px: up to here a wide layout is turned on its side
const WORTH_IT = 1.15; // how much larger the tiles have to become by that

export interface Place {
  width: number; // of the box
  height: number;
  columns: number; // as they are drawn
  rows: number;
  left: number; // where the first column begins
  top: number;
  size: number; // of a tile with its gaps
  gap: number;
  turned: boolean; // by 90 degrees, clockwise
}

/** As large as fits, in the middle. */
export function placeOf(grid: (string | null)[][], width: number, height: number): Place {
  const across = Math.max(...grid.map((row) => row.length));
  const down = grid.length;
  const edge = width < 520 ? 14 : 20; // room for the names of columns and rows
  const fits = (columns: number, rows: number) =>
    Math.min((width - 1.4 * edge) / columns, (height - 1.5 * edge) / rows);
  const turned = width < NARROW && fits(down, across) > WORTH_IT * fits(across, down);
  const [columns, rows] = turned ? [down, across] : [across, down];
  const size = Math.max(20, Math.min(fits(columns, rows), LARGEST_TILE));
  const left = Math.max(edge, (width - columns * size) / 2);
  const top = Math.max(edge, (height - rows * size) / 2);
  return { width, height, columns, rows, left, top, size, gap: size * 0.035, turned };
}

/** The column and the row in which a cell is drawn. */
export function spotOf(cell: string, { columns, turned }: Place): { x: number; y: number } {
  if (turned) return { x: columns - 1 - rowOf(cell), y: columnOf(cell) };
  return { x: columnOf(cell), y: rowOf(cell) };
}

/** The corner of a cell. */
export function cornerOf(cell: string, place: Place): { x: number; y: number } {
  const { x, y } = spotOf(cell, place);
  return { x: place.left + x * place.size, y: place.top + y * place.size };
}

/** The middle of a cell. */
export function middleOf(cell: string, place: Place): { x: number; y: number } {
  const { x, y } = cornerOf(cell, place);
  return { x: x + place.size / 2, y: y + place.size / 2 };
}

/** Where a tile is drawn 100 by 100. */
export function tileTransform(cell: string, place: Place): string {
  const { x, y } = cornerOf(cell, place);
  const { size, gap } = place;
  return `translate(${x + gap} ${y + gap}) scale(${(size - 2 * gap) / 100})`;
}

/** What is written above each column and beside each row. */
export function edgeNames({ columns, rows, turned }: Place): { top: string[]; side: string[] } {
  const letters = Array.from({ length: turned ? rows : columns }, (_, x) => columnName(x));
  const numbers = Array.from({ length: turned ? columns : rows }, (_, y) => String(y + 1));
  return turned ? { top: numbers.reverse(), side: letters } : { top: letters, side: numbers };
}

/** A corner of the box with enough open sea for the wind rose, as large as fits. */
export function freeCorner(
  cells: string[],
  place: Place,
): { x: number; y: number; radius: number } | null {
  const { width, height, size } = place;
  /** The point of a tile that begins at `start` which is next to `point`. */
  const clamp = (point: number, start: number) => Math.max(start, Math.min(point, start + size));
  for (const share of [0.62, 0.52, 0.42]) {
    const radius = Math.min(70, size * share, width * 0.1);
    if (radius < 22) return null;
    const room = radius * 1.25;
    const places = [
      { x: width - room, y: height - room },
      { x: room + 8, y: height - room },
      { x: width - room, y: room + 14 },
    ];
    const free = places.find(({ x, y }) =>
      cells.every((cell) => {
        const corner = cornerOf(cell, place);
        return Math.hypot(clamp(x, corner.x) - x, clamp(y, corner.y) - y) > room;
      }),
    );
    if (free) return { ...free, radius };
  }
  return null;
}
