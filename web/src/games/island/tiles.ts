// What lies where on the island: the tiles of a layout by cell, treasures and starting tiles.
import FACTS from "./facts.json";
import type { IslandSnapshot } from "./wire";

export const TREASURES = FACTS.treasures;
export const CARDS = FACTS.cards;
export const TILES = FACTS.tiles;
export const HAND_LIMIT = FACTS.hand_limit;
export const CARDS_FOR_A_TREASURE = FACTS.cards_for_a_treasure;
export const DRAWS = FACTS.draws; // treasure cards a turn
export const SKULL = FACTS.skull;
export const FLOOD_CARDS = FACTS.flood_cards; // turned over in a turn, by mark
export const LEVELS = FACTS.levels; // they start at marks 1 to 4
export const LANDING = "fools-landing";

/** The two tiles of each treasure. */
export const TILES_OF: Record<string, string[]> = FACTS.tiles_of;

/** The treasure that can be captured on a tile. */
export const TREASURE_ON: Record<string, string> = Object.fromEntries(
  Object.entries(TILES_OF).flatMap(([treasure, tiles]) => tiles.map((tile) => [tile, treasure])),
);

/** The role whose pawn starts on a tile. */
export const STARTING_ON: Record<string, string> = Object.fromEntries(
  Object.entries(FACTS.start_tile_of).map(([role, tile]) => [tile, role]),
);

const LAYOUTS: Record<string, string[]> = FACTS.layouts;

export function isTreasure(card: string): boolean {
  return TREASURES.includes(card);
}

/** The cells of a layout by row; null is the sea. */
export function layoutRows(layout: string): (string | null)[][] {
  return (LAYOUTS[layout] ?? []).map((row, y) =>
    [...row].map((place, x) => (place === "#" ? cellAt(x, y) : null)),
  );
}

export function cellAt(x: number, y: number): string {
  return `${columnName(x)}${y + 1}`;
}

export function columnName(x: number): string {
  return String.fromCharCode(97 + x);
}

export function columnOf(cell: string): number {
  return cell.charCodeAt(0) - 97;
}

export function rowOf(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

/** The tile that lies, or lay, on each cell. */
export function tilesByCell(snapshot: IslandSnapshot): Map<string, string> {
  const cells = layoutRows(snapshot.layout)
    .flat()
    .filter((cell) => cell !== null);
  return new Map(cells.map((cell, place) => [cell, snapshot.tiles[place] ?? ""]));
}

export function tileAt(snapshot: IslandSnapshot, cell: string): string {
  return tilesByCell(snapshot).get(cell) ?? "";
}

export type TileState = "dry" | "flooded" | "sunk";

export function stateOf(snapshot: IslandSnapshot, cell: string): TileState {
  if (snapshot.sunk.includes(cell)) return "sunk";
  return snapshot.flooded.includes(cell) ? "flooded" : "dry";
}
