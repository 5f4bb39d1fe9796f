// Making tables and keeping their keys.
import { myName, remember } from "../match/keys";
import { loadCatalog } from "../net/catalog.svelte";
import { makeTable } from "../net/http";
import type { MadeTable, NewTable } from "../wire";

/** Make a table and remember the keys of its seats. */
export async function setTable(wish: NewTable): Promise<MadeTable> {
  const made = await makeTable(wish);
  keep(made, wish.game, wish.config ?? {});
  return made;
}

/** Remember a table that has just been made. */
export function keep(made: MadeTable, game: string, { level }: Record<string, unknown>): void {
  remember(made.table, {
    keys: [made.key],
    game,
    level: typeof level === "string" ? level : null,
  });
}

/** The table of the home page: the visitor begins, bots help, the easiest level, a kind deal. */
export async function quickTable(game: string): Promise<NewTable> {
  const choice = (await loadCatalog()).games.find((one) => one.game === game);
  const bot = choice?.quick.bot;
  const partner = { who: "bot" as const, bot };
  return {
    game,
    seats: [
      { who: "me", name: myName() },
      ...Array.from({ length: (choice?.quick.players ?? 3) - 1 }, () => partner),
    ],
    config: { level: choice?.levels[0], first: 0 },
    kind: true,
  };
}

/** Make a prepared table: the visitor has the first seat, bots have the others; null if there is none such. */
export async function setPrepared(game: string, name: string): Promise<MadeTable | null> {
  const choice = (await loadCatalog()).games.find((one) => one.game === game);
  const table = choice?.prepared.find((one) => one.name === name);
  if (!choice || !table) return null;
  const bot = choice.quick.bot;
  const made = await setTable({
    game,
    seats: Array.from({ length: table.players }, (_, seat) =>
      seat === 0 ? { who: "me", name: myName() } : { who: "bot", bot },
    ),
    config: { prepared: name, level: choice.levels[0] },
  });
  remember(made.table, { exercise: table.is_exercise });
  return made;
}
