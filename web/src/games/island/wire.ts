// Written by `make wire` from forbidden_games/games/island: change it there.

/** Chances by cell are of the rest of this turn. */
export interface IslandChances {
  game: "island";
  rise: number;
  flood: Record<string, number>;
  sink: Record<string, number>;
  next: string[];
}

/** All that a screen needs, and all there is. */
export interface IslandSnapshot {
  game: "island";
  layout: string;
  tiles: string[];
  flooded: string[];
  sunk: string[];
  seats: SeatSnapshot[];
  captured: string[];
  water: number;
  treasure_pile: Record<string, number>;
  treasure_discard: Record<string, number>;
  flood_pile: string[][];
  flood_discard: string[];
  turn: number;
  phase: string;
  left: number;
  flown: boolean;
  rulings: Record<string, string | boolean>;
  outcome: string;
}

/** One adventurer. */
export interface SeatSnapshot {
  role: string;
  cell: string;
  hand: string[];
}
