// My own record: every game I have finished in this browser, each once. Kept here, without an account.
import type { TableInfo } from "../wire";

/** A finished game. */
export interface Finished {
  table: string;
  game: string;
  level: string;
  layout: string; // empty where a game has none
  players: number;
  roles: string[]; // of my seats
  outcome: string;
  turns: number | null; // null where nobody has counted
  finished: string; // ISO 8601
  challenge: string | null; // the day of a challenge
  counted: boolean; // as the one try of that day
}

const STORED = "forbidden.record";
const MOST = 5000; // the oldest are forgotten first
const FILE = "forbidden-record"; // what a file says of itself
const VERSION = 1;

/** What a file is not: `key` says why. */
export class BadFile extends Error {
  readonly key: string;

  constructor(key: string) {
    super(key);
    this.name = "BadFile";
    this.key = key;
  }
}

/** All finished games, the oldest first. */
export function finishedGames(): Finished[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? found.filter(isFinished) : [];
  } catch {
    return [];
  }
}

/** Add games that are not known yet; how many those were. */
export function addGames(games: readonly Finished[]): number {
  const known = new Map(finishedGames().map((one) => [one.table, one]));
  const fresh = games.filter((one) => !known.has(one.table));
  for (const one of fresh) known.set(one.table, one);
  if (fresh.length === 0) return 0;
  const all = [...known.values()].sort((one, other) => one.finished.localeCompare(other.finished));
  try {
    localStorage.setItem(STORED, JSON.stringify(all.slice(-MOST)));
  } catch {
    return 0; // no storage, no record
  }
  return fresh.length;
}

/** Note a game that is over, as the server tells it; `yours` are my seats there. */
export function noteGame(info: TableInfo, yours: readonly number[]): void {
  if (info.outcome === "running" || info.outcome === "closed" || yours.length === 0) return;
  const { level, layout } = info.config;
  addGames([
    {
      table: info.table,
      game: info.game,
      level: typeof level === "string" ? level : "",
      layout: typeof layout === "string" ? layout : "",
      players: info.seats.length,
      roles: yours.map((seat) => info.roles[seat] ?? "").filter(Boolean),
      outcome: info.outcome,
      turns: info.turns,
      finished: new Date().toISOString(), // as far as this browser knows
      challenge: info.challenge,
      counted: info.counted,
    },
  ]);
}

/** The record as the text of a file. */
export function recordFile(): string {
  return JSON.stringify({ file: FILE, version: VERSION, games: finishedGames() }, null, 1);
}

/** Take over the games of a file; how many were new. Throws BadFile. */
export function readRecordFile(text: string): number {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new BadFile("record-not-json");
  }
  if (typeof data !== "object" || data === null || !("file" in data) || data.file !== FILE) {
    throw new BadFile("record-other-file");
  }
  if (!("version" in data) || data.version !== VERSION) throw new BadFile("record-other-version");
  const games: unknown = "games" in data ? data.games : null;
  if (!Array.isArray(games) || games.length > MOST || !games.every(isFinished)) {
    throw new BadFile("record-damaged");
  }
  return addGames(games);
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 80;

function isFinished(value: unknown): value is Finished {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Record<string, unknown>;
  return (
    [one.table, one.game, one.level, one.layout, one.outcome, one.finished].every(isText) &&
    one.table !== "" &&
    !Number.isNaN(Date.parse(String(one.finished))) &&
    Number.isInteger(one.players) &&
    (one.turns === null || (Number.isInteger(one.turns) && Number(one.turns) > 0)) &&
    Array.isArray(one.roles) &&
    one.roles.length <= 8 &&
    one.roles.every(isText) &&
    (one.challenge === null || isText(one.challenge)) &&
    typeof one.counted === "boolean"
  );
}
