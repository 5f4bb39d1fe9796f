// Whole games as the server tells them, packed small: the legal lists and places of every position.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

export interface Moment {
  legal: string[];
  places: string[]; // the cells of the pawns by seat
}

export const GAMES = ["island-1", "island-2", "desert-1", "desert-2"] as const;

/** Every position of a game, from the first on. */
export function momentsOf(game: (typeof GAMES)[number]): Moment[] {
  const file = join(import.meta.dirname, "games", `${game}.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(file)).toString("utf-8")) as Moment[];
}
