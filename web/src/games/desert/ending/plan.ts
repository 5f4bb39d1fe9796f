// The desert of a game that is over, seen from a corner.
import { round } from "../../slabs";
import { isBlocked, place } from "../tiles";
import type { DesertSnapshot, TileSnapshot } from "../wire";

const HALF = 60; // half the width of a tile

// What an excavated tile shows; the letters are those of scene/Motif.svelte.
const FACES: [RegExp, string][] = [
  [/^pad$/, "p"],
  [/^tunnel$/, "t"],
  [/^(well|mirage)$/, "w"],
  [/^crash$/, "x"],
  [/-(row|column)$/, "u"],
];

export interface Plot {
  cell: string;
  motif: string;
  isStone: boolean;
  x: number;
  y: number;
}

/** Where a cell lies, around 0 0. */
export function spot(cell: string): { x: number; y: number } {
  const { x, y } = place(cell);
  return { x: round((x - y) * HALF), y: round((x + y - 4) * HALF * 0.52) };
}

/** All tiles, back to front. */
export function plotsOf(snapshot: DesertSnapshot): Plot[] {
  return snapshot.tiles
    .map((tile) => ({
      cell: tile.cell,
      motif: motifOf(tile),
      isStone: tile.excavated && !tile.sand,
      ...spot(tile.cell),
    }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

function motifOf(tile: TileSnapshot): string {
  if (isBlocked(tile)) return "3";
  if (tile.sand) return "1";
  if (!tile.excavated) return tile.back === "oasis" ? "o" : "d";
  return FACES.find(([face]) => face.test(tile.face))?.[1] ?? "g";
}
