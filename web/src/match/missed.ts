// Games that ended while I was away: they are noted in my record when I come by.
import { findTable } from "../net/http";
import { remember, tables } from "./keys";
import { finishedGames, noteGame } from "./record";

const AT_ONCE = 12; // tables that are asked for, the newest first

/** Note a game that has just ended. */
export async function noteEnd(table: string, yours: readonly number[]): Promise<void> {
  try {
    noteGame(await findTable(table), yours);
  } catch {
    // It is noted on the next visit.
  }
}

/** Ask for my tables that were running when I saw them last; how many games were new. */
export async function noteMissedGames(): Promise<number> {
  const before = finishedGames();
  const noted = new Set(before.map((one) => one.table));
  const open = tables().filter((one) => !noted.has(one.table) && one.seats.length > 0);
  await Promise.all(
    open.slice(0, AT_ONCE).map(async (one) => {
      try {
        const info = await findTable(one.table);
        if (info.outcome === "running") return;
        remember(one.table, { outcome: info.outcome });
        noteGame(info, one.seats);
      } catch {
        // Gone, or no server: perhaps next time.
      }
    }),
  );
  return finishedGames().length - before.length;
}
