// The games of this server. Until its catalog has come, those that the client has pictures of.
import { GAMES } from "../games/registry";
import type { Catalog, GameChoice } from "../wire";
import { findCatalog } from "./http";

let names = $state.raw<readonly string[]>(GAMES);
let choices = $state.raw<readonly GameChoice[]>([]);
let asked: Promise<Catalog> | null = null;

/** The games, those with pictures first. */
export function gameNames(): readonly string[] {
  return names;
}

/** What can be agreed before a game, once the catalog has come. */
export function choiceOf(game: string): GameChoice | undefined {
  return choices.find((one) => one.game === game);
}

/** What can be agreed before a game; asked for once, and again after a failure. */
export function loadCatalog(): Promise<Catalog> {
  asked ??= findCatalog().then(
    (catalog) => {
      choices = catalog.games;
      const served = catalog.games.map((choice) => choice.game);
      names = [
        ...GAMES.filter((game) => served.includes(game)),
        ...served.filter((game) => !GAMES.includes(game)),
      ];
      return catalog;
    },
    (error) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}
