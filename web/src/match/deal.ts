// The deal of a table: what this browser noted of it at the beginning, and whether the record keeps to it.
import { sha256 } from "@noble/hashes/sha2.js"; // the browser's own has no answer on a plain http page
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The commitment of a table as it was when this browser first saw it. */
export interface Noted {
  commitment: string;
  after: number; // plays at that time
}

/** verified: as noted; changed: not as noted; late: this browser has come after the end. */
export type Verdict = "verified" | "changed" | "late";

const STORED = "forbidden.deals";
const MOST = 60; // older tables are forgotten first
const here = new Map<string, Noted>(); // of this page, if there is no storage

function read(): [string, Noted][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? (found as [string, Noted][]) : [];
  } catch {
    return [];
  }
}

/** Note the commitment of a table; the first one stays. */
export function noteDeal(table: string, commitment: string, after: number): void {
  if (notedDeal(table)) return;
  here.set(table, { commitment, after });
  try {
    const all = [[table, { commitment, after }], ...read()].slice(0, MOST);
    localStorage.setItem(STORED, JSON.stringify(all));
  } catch {
    // Without storage it is known as long as the page lives.
  }
}

/** What was noted of a table while its game went on. */
export function notedDeal(table: string): Noted | null {
  return here.get(table) ?? read().find(([name]) => name === table)?.[1] ?? null;
}

/** The commitment that a record's seed and salt make, as docs/notation.md says. */
export function commitmentOf(record: Record<string, unknown>): string {
  const words = `forbidden deal 1 ${String(record.seed)} ${String(record.salt)}`;
  return bytesToHex(sha256(utf8ToBytes(words)));
}

/** Whether a record keeps to what was published; `now` is what the server says at the end. */
export function verdictOf(
  record: Record<string, unknown>,
  noted: Noted | null,
  now: string,
): Verdict {
  if (commitmentOf(record) !== (noted?.commitment ?? now)) return "changed";
  return noted ? "verified" : "late";
}
