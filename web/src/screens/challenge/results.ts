// Results of a daily challenge: how people and bots fared, one's own streak, and a text to share.
import type { Challenge, TryResult } from "../../wire";

/** Tries that came to the same point; null: they won. */
export interface Row {
  progress: number | null;
  people: number;
  bots: number;
  mine: boolean;
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** How many tries there were, and how many won. */
export function tally(results: readonly TryResult[] | null): { tried: number; won: number } {
  const all = results ?? [];
  const won = all.filter((one) => one.outcome === "won");
  return { tried: sum(all.map((one) => one.times)), won: sum(won.map((one) => one.times)) };
}

/** The turns of an average win; null without one. */
export function usualTurns(results: readonly TryResult[] | null): number | null {
  const won = (results ?? []).filter((one) => one.outcome === "won");
  const games = sum(won.map((one) => one.times));
  return games ? Math.round(sum(won.map((one) => one.turns * one.times)) / games) : null;
}

/** Winners first, then those who lost, the farthest first. */
export function rows({ goal, mine, people, bots }: Challenge): Row[] {
  const points = [null, ...Array.from({ length: goal + 1 }, (_, back) => goal - back)];
  const at = (one: { outcome: string; progress: number | null }) =>
    one.outcome === "won" ? null : one.progress;
  const count = (results: readonly TryResult[] | null, point: number | null) =>
    sum((results ?? []).filter((one) => at(one) === point).map((one) => one.times));
  return points
    .map((progress) => ({
      progress,
      people: count(people, progress),
      bots: count(bots, progress),
      mine: mine !== null && mine.outcome !== "running" && at(mine) === progress,
    }))
    .filter((row) => row.progress === null || row.people + row.bots > 0 || row.mine);
}

/** How many days in a row have a finished try, up to today, or to yesterday as long as today's is open. */
export function streak(days: readonly Challenge[]): { days: number; won: number } {
  const done = (one: Challenge | undefined) => one?.mine && one.mine.outcome !== "running";
  const first = done(days[0]) ? 0 : 1;
  let length = 0;
  while (done(days[first + length])) length += 1;
  const row = days.slice(first, first + length);
  return { days: length, won: row.filter((one) => one.mine?.outcome === "won").length };
}

/** A result as squares: what was reached, and what was not. */
export function squares(progress: number, goal: number): string {
  return "🟦".repeat(Math.min(progress, goal)) + "⬜".repeat(Math.max(goal - progress, 0));
}
