// What the games bring to the pages that show all of them. Only screens import this: it has pictures.
import type { GamePages } from "./contract";
import { GAMES } from "./registry";

const FOUND = import.meta.glob<GamePages>("./*/pages.ts", { eager: true, import: "default" });

/** Every game with a folder of its own, in the order of the registry. */
export const PAGES: GamePages[] = GAMES.map((game) => FOUND[`./${game}/pages.ts`]!);

/** The pages of one game; undefined for one without a folder. */
export function pagesOf(game: string): GamePages | undefined {
  return PAGES.find((one) => one.game === game);
}
