import { describe, expect, it } from "vitest";
import { rows, squares, streak, tally, usualTurns } from "../../../src/screens/challenge/results";
import type { Challenge } from "../../../src/wire";

const DAY: Challenge = {
  day: "2026-11-18",
  game: "island",
  config: { level: "normal" },
  players: 3,
  goal: 4,
  is_over: false,
  mine: null,
  tried: 5,
  people: [
    { outcome: "won", progress: 4, turns: 14, times: 1 },
    { outcome: "won", progress: 4, turns: 17, times: 2 },
    { outcome: "drowned", progress: 2, turns: 9, times: 2 },
  ],
  bot: "thinker",
  bots: [{ outcome: "won", progress: 4, turns: 15, times: 80 }],
};
const mine = (outcome: string) => ({ table: "t", outcome, progress: 4, turns: 12 });

describe("results of a challenge", () => {
  it("counts tries, wins and their turns", () => {
    expect(tally(DAY.people)).toEqual({ tried: 5, won: 3 });
    expect(usualTurns(DAY.people)).toBe(16);
    expect(usualTurns(null)).toBe(null);
  });

  it("lists winners first and marks one's own row", () => {
    const lost = { table: "t", outcome: "swamped", progress: 3, turns: 9 };
    expect(rows({ ...DAY, mine: lost })).toEqual([
      { progress: null, people: 3, bots: 80, mine: false },
      { progress: 3, people: 0, bots: 0, mine: true },
      { progress: 2, people: 2, bots: 0, mine: false },
    ]);
  });

  it("counts days in a row, today's only once it is played", () => {
    const days = ["running", "won", "drowned", null, "won"].map((outcome) => ({
      ...DAY,
      mine: outcome === null ? null : mine(outcome),
    }));
    expect(streak(days)).toEqual({ days: 2, won: 1 });
    expect(streak(days.slice(1))).toEqual({ days: 2, won: 1 });
    expect(streak([])).toEqual({ days: 0, won: 0 });
  });

  it("draws what was reached", () => {
    expect(squares(2, 4)).toBe("🟦🟦⬜⬜");
  });
});
