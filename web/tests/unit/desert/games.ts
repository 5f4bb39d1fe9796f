// Two whole games as the server tells them, packed small.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DesertSnapshot } from "../../../src/games/desert/wire";
import type { Play } from "../../../src/wire";

export interface Game {
  opening: string[];
  names: string[];
  positions: { play: Play | null; snapshot: DesertSnapshot; legal: string[] }[];
}

export const GAMES: Game[] = ["desert-1", "desert-2"].map((name) => {
  const file = join(import.meta.dirname, "games", `${name}.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(file)).toString("utf-8")) as Game;
});
