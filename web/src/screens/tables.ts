// Making tables and keeping their keys.
import { myName, remember } from "../match/keys";
import { makeTable } from "../net/http";
import type { GameName } from "../ui/route";
import type { MadeTable, NewTable } from "../wire";

/** Make a table and remember the keys of its seats. */
export async function setTable(wish: NewTable): Promise<MadeTable> {
  const made = await makeTable(wish);
  keep(made, wish.game, String(wish.config?.level ?? "normal"));
  return made;
}

/** Remember a table that has just been made. */
export function keep(made: MadeTable, game: GameName, level: string): void {
  remember(made.table, { keys: [made.key], invitations: made.invitations, game, level });
}

/** The table of the home page: the visitor begins, two bots help, the easiest level. */
export function quickTable(game: GameName): NewTable {
  return {
    game,
    seats: [
      { who: "me", name: myName() },
      { who: "bot", bot: "thinker" },
      { who: "bot", bot: "thinker" },
    ],
    config: { level: "novice", first: 0 },
  };
}
