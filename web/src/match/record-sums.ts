// What a record adds up to.
import type { Finished } from "./record";

export interface Sum {
  name: string;
  games: number;
  won: number;
}

/** A badge: what it is for, and the day it was earned; null: not yet. */
export interface Badge {
  key: string;
  arguments: Record<string, string | number>;
  earned: string | null;
}

export const isWon = (one: Finished): boolean => one.outcome === "won";

/** Games and wins by whatever each game is listed under, in a given order; others come last. */
export function sums(
  games: readonly Finished[],
  names: (one: Finished) => readonly string[],
  order: readonly string[] = [],
): Sum[] {
  const found = new Map<string, Sum>();
  for (const one of games) {
    for (const name of names(one).filter(Boolean)) {
      const sum = found.get(name) ?? { name, games: 0, won: 0 };
      found.set(name, { name, games: sum.games + 1, won: sum.won + Number(isWon(one)) });
    }
  }
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...found.values()].sort(
    (one, other) => place(one.name) - place(other.name) || one.name.localeCompare(other.name),
  );
}

/** The most wins in a row, and those up to now. */
export function streaks(games: readonly Finished[]): { best: number; now: number } {
  let best = 0;
  let now = 0;
  for (const one of games) {
    now = isWon(one) ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { best, now };
}

/** The win in the fewest turns; null without one. */
export function fastest(games: readonly Finished[]): Finished | null {
  const won = games.filter((one) => isWon(one) && one.turns !== null);
  return won.reduce<Finished | null>(
    (best, one) => (best === null || one.turns! < best.turns! ? one : best),
    null,
  );
}

const IN_A_ROW = 3;

/** First wins: with each game, on each of its levels, with every role, of a challenge, in a row. */
export function badges(
  games: readonly Finished[],
  choices: readonly { game: string; levels: readonly string[]; roles: readonly string[] }[],
): Badge[] {
  const won = games.filter(isWon);
  const first = (fits: (one: Finished) => boolean) => won.find(fits)?.finished ?? null;
  const found: Badge[] = [];
  for (const { game, levels, roles } of choices) {
    const own = (one: Finished) => one.game === game;
    found.push({ key: "badge-first-win", arguments: { game: `game-${game}` }, earned: first(own) });
    for (const level of levels.slice(1)) {
      found.push({
        key: "badge-level",
        arguments: { game: `game-${game}`, level: `level-${level}` },
        earned: first((one) => own(one) && one.level === level),
      });
    }
    const firsts = roles.map((role) => first((one) => own(one) && one.roles.includes(role)));
    found.push({
      key: "badge-roles",
      arguments: { game: `game-${game}` },
      earned: firsts.some((day) => day === null) ? null : (firsts.sort().at(-1) ?? null),
    });
  }
  found.push({ key: "badge-challenge", arguments: {}, earned: first((one) => one.counted) });
  let row = 0;
  const third = games.find((one) => {
    row = isWon(one) ? row + 1 : 0;
    return row === IN_A_ROW;
  });
  found.push({
    key: "badge-row",
    arguments: { wins: IN_A_ROW },
    earned: third?.finished ?? null,
  });
  return found;
}
