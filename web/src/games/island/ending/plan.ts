// The island of a game that is over, seen from a corner.
import { round } from "../../slabs";
import { columnOf, layoutRows, rowOf, stateOf, tilesByCell, type TileState } from "../tiles";
import type { IslandSnapshot } from "../wire";

const REACH = 348; // half the width of the island
const LARGEST = 58; // half the width of a tile

// What stands on each tile; the letters are those of scene/Motif.svelte.
const MOTIFS: Record<string, string> = {
  "fools-landing": "f",
  "temple-of-the-sun": "t",
  "temple-of-the-moon": "j",
  "cave-of-embers": "a",
  "cave-of-shadows": "a",
  "coral-palace": "h",
  "tidal-palace": "h",
  "howling-garden": "u",
  "whispering-garden": "u",
  "gold-gate": "g",
  "silver-gate": "l",
  "bronze-gate": "c",
  "copper-gate": "c",
  "iron-gate": "l",
  observatory: "o",
  watchtower: "w",
  "crimson-forest": "m",
  "phantom-rock": "r",
  "dunes-of-deception": "d",
  "breakers-bridge": "b",
  "lost-lagoon": "e",
  "misty-marsh": "k",
  "twilight-hollow": "p",
  "cliffs-of-abandon": "n",
};

export interface Plot {
  cell: string;
  motif: string;
  state: TileState;
  x: number;
  y: number;
}

export interface Plan {
  plots: Plot[]; // back to front
  scale: number;
  at: (cell: string) => { x: number; y: number };
}

/** Where every tile lies, around 0 0. */
export function planOf(snapshot: IslandSnapshot): Plan {
  const grid = layoutRows(snapshot.layout);
  const rows = grid.length;
  const columns = Math.max(...grid.map((row) => row.length));
  const half = Math.min(LARGEST, (2 * REACH) / (columns + rows));
  const at = (cell: string) => {
    const across = columnOf(cell) - (columns - 1) / 2;
    const along = rowOf(cell) - (rows - 1) / 2;
    return { x: round((across - along) * half), y: round((across + along) * half * 0.52) };
  };
  const plots = [...tilesByCell(snapshot)]
    .map(([cell, tile]) => ({
      cell,
      motif: MOTIFS[tile] ?? "d",
      state: stateOf(snapshot, cell),
      ...at(cell),
    }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
  return { plots, scale: half / LARGEST, at };
}
