// What lies where on the island: the tiles of a layout by cell, treasures and starting tiles.
import LAYOUTS from "../../../../src/forbidden/games/island/layouts.json";
import type { IslandSnapshot } from "../../wire";

export const TREASURES = ["earth", "wind", "fire", "ocean"] as const;
export const CARDS = [...TREASURES, "helicopter", "sandbags", "rise"] as const;
export function isTreasure(card: string): boolean {
  return (TREASURES as readonly string[]).includes(card);
}

export const HAND_LIMIT = 5;
export const CARDS_FOR_A_TREASURE = 4;
export const SKULL = 10;
export const FLOOD_CARDS = [0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0]; // turned over in a turn, by mark
export const LEVELS = ["novice", "normal", "elite", "legendary"]; // they start at marks 1 to 4

export const TILES_OF: Record<string, [string, string]> = {
  earth: ["temple-of-the-moon", "temple-of-the-sun"],
  wind: ["howling-garden", "whispering-garden"],
  fire: ["cave-of-embers", "cave-of-shadows"],
  ocean: ["coral-palace", "tidal-palace"],
};

export const TREASURE_ON: Record<string, string> = Object.fromEntries(
  Object.entries(TILES_OF).flatMap(([treasure, tiles]) => tiles.map((tile) => [tile, treasure])),
);

export const STARTING_ON: Record<string, string> = {
  "iron-gate": "diver",
  "bronze-gate": "engineer",
  "copper-gate": "explorer",
  "silver-gate": "messenger",
  "gold-gate": "navigator",
  "fools-landing": "pilot",
};

export const TILES = [
  "breakers-bridge",
  "bronze-gate",
  "cave-of-embers",
  "cave-of-shadows",
  "cliffs-of-abandon",
  "copper-gate",
  "coral-palace",
  "crimson-forest",
  "dunes-of-deception",
  "fools-landing",
  "gold-gate",
  "howling-garden",
  "iron-gate",
  "lost-lagoon",
  "misty-marsh",
  "observatory",
  "phantom-rock",
  "silver-gate",
  "temple-of-the-moon",
  "temple-of-the-sun",
  "tidal-palace",
  "twilight-hollow",
  "watchtower",
  "whispering-garden",
];

const ROWS = new Map<string, string[]>(LAYOUTS.map((layout) => [layout.id, layout.rows]));

/** The cells of a layout by row; null is the sea. */
export function layoutRows(layout: string): (string | null)[][] {
  return (ROWS.get(layout) ?? []).map((row, y) =>
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
