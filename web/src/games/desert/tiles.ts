// Which tile is which while the wind slides them about.
import { readEvents } from "./events";
import FACTS from "./facts.json";
import type { DesertSnapshot, TileSnapshot } from "./wire";

export const COLUMNS = Array.from(FACTS.rows[0]!, (_, x) => String.fromCharCode(97 + x));
export const LINES = FACTS.rows.map((_, y) => String(y + 1));
export const CELLS = LINES.flatMap((line) => COLUMNS.map((column) => column + line));
export const PARTS = FACTS.parts;

/** Which tile lies on which cell; the storm's cell has none. */
export type Laid = Readonly<Record<string, number>>;

/** Column and row of a cell, from 0. */
export function place(cell: string): { x: number; y: number } {
  return { x: COLUMNS.indexOf(cell[0]!), y: LINES.indexOf(cell[1]!) };
}

/** The cells by row; the storm's is one of them, since a part may wait there. */
export function cellRows(): string[][] {
  return LINES.map((line) => COLUMNS.map((column) => column + line));
}

/** Give every tile of a table a number of its own. */
export function lay(snapshot: DesertSnapshot): Laid {
  return Object.fromEntries(snapshot.tiles.map((tile, number) => [tile.cell, number]));
}

/** One tile goes from a cell to the empty one. */
export function slide(laid: Laid, from: string, to: string): Laid {
  const { [from]: tile, ...others } = laid;
  return tile === undefined ? laid : { ...others, [to]: tile };
}

/** The cell without a tile. */
export function gap(laid: Laid): string {
  return CELLS.find((cell) => !(cell in laid)) ?? FACTS.storm_start;
}

/** The tiles after the storm has gone to a cell; null when it did not go in a line, so that nobody can tell. */
export function follow(laid: Laid, storm: string): Laid | null {
  const from = place(gap(laid));
  const to = place(storm);
  if (from.x !== to.x && from.y !== to.y) return null;
  const step = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
  let now = laid;
  for (let { x, y } = from; x !== to.x || y !== to.y; x += step.x, y += step.y) {
    now = slide(now, COLUMNS[x + step.x]! + LINES[y + step.y]!, COLUMNS[x]! + LINES[y]!);
  }
  return now;
}

/** The slides of a play, in their order. */
export function slides(events: readonly string[]): [string, string][] {
  return readEvents(events).flatMap((event): [string, string][] =>
    event.kind === "slid" ? [[event.from, event.to]] : [],
  );
}

/** The tile on a cell; undefined in the storm. */
export function tileAt(snapshot: DesertSnapshot, cell: string): TileSnapshot | undefined {
  return snapshot.tiles.find((tile) => tile.cell === cell);
}

/** So much sand that it is drawn as a dune. */
export function isBlocked(tile: TileSnapshot | undefined): boolean {
  return (tile?.sand ?? 0) >= FACTS.blocked;
}

/** A pawn that is drawn under the sand; nobody is beside the role that is never buried. */
export function isBuried(snapshot: DesertSnapshot, seat: number): boolean {
  const { cell } = snapshot.seats[seat]!;
  const here = snapshot.seats.filter((other) => other.cell === cell);
  return isBlocked(tileAt(snapshot, cell)) && here.every(({ role }) => role !== FACTS.never_buried);
}

export interface Clue {
  part: string;
  line: "row" | "column";
  cell: string;
  sure: boolean; // excavated; else it was only seen through a Terrascope
}

/** Clues to parts that are not placed yet. */
export function openClues(snapshot: DesertSnapshot): Clue[] {
  return snapshot.tiles.flatMap((tile) => {
    const [part, line] = tile.face.split("-");
    if ((line !== "row" && line !== "column") || snapshot.parts[part!] !== "unplaced") return [];
    return [{ part: part!, line, cell: tile.cell, sure: tile.excavated }];
  });
}

/** Whether a tile is a clue to a part whose place is known: it need not be read any more. */
export function isTold(snapshot: DesertSnapshot, tile: TileSnapshot): boolean {
  const [part, line] = tile.face.split("-");
  return (line === "row" || line === "column") && snapshot.parts[part!] !== "unplaced";
}
