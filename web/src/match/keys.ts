// The tables I sit at: their keys, which are the right to my seats, and enough to list them on the home page.
import { distinct } from "./lists";

export interface KnownTable {
  table: string;
  keys: string[];
  game: string | null; // null until the table has been seen
  level: string | null;
  names: string[];
  seats: number[]; // mine, as last seen
  outcome: string; // as last seen
  started: string; // ISO 8601
  finished: string | null;
  exercise: boolean; // a small task, not a game
}

const STORED = "forbidden.tables";
const NAME = "forbidden.name";
const MOST = 60; // older tables are forgotten first

function read(): Record<string, KnownTable> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, KnownTable>) : {};
  } catch {
    return {};
  }
}

/** Keep what is known of a table; keys are added to those kept already. */
export function remember(table: string, known: Partial<Omit<KnownTable, "table">>): void {
  const all = read();
  const old = all[table];
  const now = new Date().toISOString();
  const outcome = known.outcome ?? old?.outcome ?? "running";
  all[table] = {
    table,
    game: known.game ?? old?.game ?? null,
    level: known.level ?? old?.level ?? null,
    names: known.names ?? old?.names ?? [],
    seats: known.seats ?? old?.seats ?? [],
    outcome,
    started: known.started ?? old?.started ?? now,
    finished: known.finished ?? old?.finished ?? (outcome === "running" ? null : now),
    keys: distinct([...(old?.keys ?? []), ...(known.keys ?? [])]),
    exercise: known.exercise ?? old?.exercise ?? false,
  };
  const kept = Object.values(all)
    .sort((one, other) => other.started.localeCompare(one.started))
    .slice(0, MOST);
  try {
    localStorage.setItem(
      STORED,
      JSON.stringify(Object.fromEntries(kept.map((one) => [one.table, one]))),
    );
  } catch {
    // Without storage the keys live as long as the page.
  }
}

/** The keys of my seats at a table. */
export function keysOf(table: string): string[] {
  return read()[table]?.keys ?? [];
}

/** Keys that open nothing any more are not kept. */
export function dropKeys(table: string, keys: string[]): void {
  const all = read();
  const known = all[table];
  if (!known) return;
  known.keys = known.keys.filter((key) => !keys.includes(key));
  localStorage.setItem(STORED, JSON.stringify(all));
}

/** The games I play, the newest first; those with `finished` are over. Exercises are no games. */
export function tables(): KnownTable[] {
  return Object.values(read())
    .map((one) => ({ ...one, seats: one.seats ?? [] })) // kept by an older page
    .filter((one) => one.keys.length > 0 && !one.exercise)
    .sort((one, other) => other.started.localeCompare(one.started));
}

/** Leave a table out of the list. Its keys are gone then, too. */
export function forget(table: string): void {
  const all = read();
  delete all[table];
  localStorage.setItem(STORED, JSON.stringify(all));
}

/** The name I sat down with last time. */
export function myName(): string {
  return localStorage.getItem(NAME) ?? "";
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(NAME, name);
  } catch {
    // The name is asked for again next time.
  }
}
