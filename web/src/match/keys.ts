// The tables I sit at: their keys, which are the right to my seats, and enough to list them on the home page.
import type { Invitation } from "../wire";
import { distinct } from "./lists";

export interface KnownTable {
  table: string;
  keys: string[];
  invitations: Invitation[]; // keys of open seats, to be sent to friends
  game: "island" | "desert" | null; // null until the table has been seen
  level: string | null;
  names: string[];
  outcome: string; // as last seen
  started: string; // ISO 8601
  finished: string | null;
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

/** Keep what is known of a table; keys and invitations are added to those kept already. */
export function remember(table: string, known: Partial<Omit<KnownTable, "table">>): void {
  const all = read();
  const old = all[table];
  const now = new Date().toISOString();
  const outcome = known.outcome ?? old?.outcome ?? "running";
  const invitations = new Map(
    [...(old?.invitations ?? []), ...(known.invitations ?? [])].map((one) => [one.seat, one]),
  );
  all[table] = {
    table,
    game: known.game ?? old?.game ?? null,
    level: known.level ?? old?.level ?? null,
    names: known.names ?? old?.names ?? [],
    outcome,
    started: known.started ?? old?.started ?? now,
    finished: known.finished ?? old?.finished ?? (outcome === "running" ? null : now),
    keys: distinct([...(old?.keys ?? []), ...(known.keys ?? [])]),
    invitations: [...invitations.values()],
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

/** The keys of the seats that friends may take. */
export function invitationsOf(table: string): Invitation[] {
  return read()[table]?.invitations ?? [];
}

/** The tables I sit at, the newest first; those with `finished` are over. */
export function tables(): KnownTable[] {
  return Object.values(read())
    .filter((one) => one.keys.length > 0)
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
