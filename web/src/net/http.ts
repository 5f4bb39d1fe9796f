// The server's HTTP side: small functions named after what they bring. A problem is thrown with its sentence.
import { language } from "../words.svelte";
import type {
  Addresses,
  AnalysisState,
  Asked,
  Catalog,
  Challenge,
  Frame,
  MadeTable,
  NewTable,
  Plays,
  Problem,
  Replay,
  Statistics,
  TableInfo,
  Try,
} from "../wire";
import { visitor } from "./visitor";

/** A request that was not granted, with the server's code and sentence. */
export class Denied extends Error {
  readonly code: string;
  readonly status: number;

  constructor(problem: Problem, status: number) {
    super(problem.message);
    this.name = "Denied";
    this.code = problem.code;
    this.status = status;
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === "object" && answer !== null && "code" in answer && "message" in answer;
}

async function fetchAnswer<T>(
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  const headers: Record<string, string> = {
    ...more,
    Accept: "application/json",
    "Accept-Language": language(),
  };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(`/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const problem = isProblem(answer)
    ? answer
    : { code: "unreachable", message: `${response.status} ${response.statusText}`.trim() };
  throw new Denied(problem, response.status);
}

const part = encodeURIComponent;

/** Both games and all that can be agreed before one. */
export function findCatalog(): Promise<Catalog> {
  return fetchAnswer("/catalog");
}

/** A new table with its keys. */
export function makeTable(wish: NewTable): Promise<MadeTable> {
  return fetchAnswer("/tables", wish);
}

/** Where others on the network find this server. */
export function findAddresses(): Promise<Addresses> {
  return fetchAnswer("/addresses");
}

/** A table as everybody may know it. */
export function findTable(table: string): Promise<TableInfo> {
  return fetchAnswer(`/tables/${part(table)}`);
}

/** The record of a table, for download. */
export function findRecord(table: string): Promise<Record<string, unknown>> {
  return fetchAnswer(`/tables/${part(table)}/record`);
}

/** All frames of a table. */
export function findReplay(table: string): Promise<Replay> {
  return fetchAnswer(`/tables/${part(table)}/replay`);
}

/** A table as it was after so many plays. */
export function findMoment(table: string, number: number): Promise<Frame> {
  return fetchAnswer(`/tables/${part(table)}/moments/${number}`);
}

/** A page of a table's plays: the last ones below a number. */
export function findPlays(table: string, before: number): Promise<Plays> {
  return fetchAnswer(`/tables/${part(table)}/plays?before=${before}`);
}

/** All frames of a record from a file. */
export function openRecord(record: unknown): Promise<Replay> {
  return fetchAnswer("/replays", record);
}

/** Start the analysis of a record. */
export function askAnalysis(record: unknown): Promise<Asked> {
  return fetchAnswer("/analyses", record);
}

/** How far an analysis is, and its result. */
export function findAnalysis(analysis: string): Promise<AnalysisState> {
  return fetchAnswer(`/analyses/${part(analysis)}`);
}

const known = () => ({ Visitor: visitor() }); // one try of each browser counts

/** Today's challenge. */
export function findChallenge(): Promise<Challenge> {
  return fetchAnswer("/challenge", undefined, known());
}

/** The challenges of the last weeks, today's first. */
export function findChallenges(): Promise<Challenge[]> {
  return fetchAnswer("/challenges", undefined, known());
}

/** The challenge of a day. */
export function findChallengeOf(day: string): Promise<Challenge> {
  return fetchAnswer(`/challenges/${part(day)}`, undefined, known());
}

/** A table of a challenge; today's is the try that counts. */
export function tryChallenge(attempt: Try): Promise<MadeTable> {
  return fetchAnswer("/challenge", attempt, known());
}

/** Games and wins on this server, by game. */
export function findStatistics(): Promise<Statistics[]> {
  return fetchAnswer("/statistics");
}
