// The games with a folder of their own here. Any other game gets the plain table: it needs no pictures.
import type { GameUi } from "./contract";

/** In the order in which pages show them. */
export const GAMES: readonly string[] = ["island", "desert"];

const TABLES = import.meta.glob<GameUi>("./*/index.ts", { import: "default" });
const PREFIXES = import.meta.glob<string>("./*/facts.json", { eager: true, import: "prefix" });

/** The game at a table, loaded when somebody opens one. */
export async function findGame(name: string): Promise<GameUi> {
  const load = GAMES.includes(name) ? TABLES[`./${name}/index.ts`] : undefined;
  return (load ?? TABLES["./plain/index.ts"]!)();
}

/** The game of a rule's number: FI-30 is the island's; null for none that is known here. */
export function gameOfRule(rule: string): string | null {
  const [prefix] = rule.split("-", 1);
  return GAMES.find((game) => PREFIXES[`./${game}/facts.json`] === prefix) ?? null;
}
