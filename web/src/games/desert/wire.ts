// Written by `make wire` from forbidden_games/games/desert: change it there.

/** Chances of the storm in the rest of this turn. */
export interface DesertChances {
  game: "desert";
  cards: number;
  next: Record<string, number>;
  suns: number[];
  thirst: Record<string, number>;
}

/** All that a screen needs, and all there is. */
export interface DesertSnapshot {
  game: "desert";
  storm: string;
  tiles: TileSnapshot[];
  parts: Record<string, string>;
  seats: SeatSnapshot[];
  supply: number;
  meter: number;
  gear_pile: Record<string, number>;
  storm_top: string[];
  storm_pile: Record<string, number>;
  storm_bottom: string[];
  storm_revealed: Record<string, number>;
  storm_discard: Record<string, number>;
  turn: number;
  phase: string;
  left: number;
  fewer: number;
  looking: number;
  guiding: string;
  steps: number;
  rulings: Record<string, string | boolean>;
  outcome: string;
}

/** One adventurer. */
export interface SeatSnapshot {
  role: string;
  cell: string;
  water: number;
  gear: string[];
  shield: string;
}

/** One tile where it lies now. */
export interface TileSnapshot {
  cell: string;
  back: string;
  face: string;
  excavated: boolean;
  sand: number;
}
