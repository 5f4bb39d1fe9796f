import { beforeEach, describe, expect, it } from "vitest";
import {
  BadFile,
  addGames,
  finishedGames,
  noteGame,
  readRecordFile,
  recordFile,
  type Finished,
} from "../../src/match/record";
import { badges, fastest, streaks, sums } from "../../src/match/record-sums";
import type { TableInfo } from "../../src/wire";

function game(table: string, more: Partial<Finished> = {}): Finished {
  return {
    table,
    game: "island",
    level: "novice",
    layout: "forbidden-island",
    players: 3,
    roles: ["pilot"],
    outcome: "won",
    turns: 15,
    finished: `2026-11-${table.padStart(2, "0")}T10:00:00Z`,
    challenge: null,
    counted: false,
    ...more,
  };
}

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  });
});

describe("my record", () => {
  it("counts each finished game once", () => {
    const info = {
      table: "1",
      game: "island",
      config: { level: "novice" },
      seats: [{}, {}],
      roles: ["pilot", "diver"],
      outcome: "won",
      turns: 12,
      challenge: null,
      counted: false,
    } as unknown as TableInfo;
    noteGame({ ...info, outcome: "running" }, [0]);
    noteGame(info, []); // I only looked on
    expect(finishedGames()).toEqual([]);
    noteGame(info, [1]);
    noteGame(info, [1]);
    expect(finishedGames()).toMatchObject([{ table: "1", roles: ["diver"], turns: 12 }]);
  });

  it("goes to a file and comes back, without doubles", () => {
    addGames([game("1"), game("2", { outcome: "drowned" })]);
    const file = recordFile();
    expect(readRecordFile(file)).toBe(0);
    kept.clear();
    expect(readRecordFile(file)).toBe(2);
    expect(finishedGames().map((one) => one.table)).toEqual(["1", "2"]);
  });

  it.each([
    ["no JSON {", "record-not-json"],
    ['{"actions": []}', "record-other-file"],
    ['{"file": "forbidden-record", "version": 9, "games": []}', "record-other-version"],
    ['{"file": "forbidden-record", "version": 1, "games": [{"table": 3}]}', "record-damaged"],
    ['{"file": "forbidden-record", "version": 1}', "record-damaged"],
  ])("refuses %s", (text, key) => {
    expect(() => readRecordFile(text)).toThrow(new BadFile(key));
    expect(finishedGames()).toEqual([]);
  });

  it("adds up", () => {
    const games = [
      game("1"),
      game("2", { turns: 11, level: "elite" }),
      game("3", { outcome: "drowned", level: "elite" }),
      game("4", { counted: true, challenge: "2026-11-04" }),
    ];
    expect(streaks(games)).toEqual({ best: 2, now: 1 });
    expect(fastest(games)?.table).toBe("2");
    expect(sums(games, (one) => [one.level], ["novice", "normal", "elite"])).toEqual([
      { name: "novice", games: 2, won: 2 },
      { name: "elite", games: 2, won: 1 },
    ]);
    const choices = [{ game: "island", levels: ["novice", "elite"], roles: ["pilot", "diver"] }];
    const earned = badges(games, choices).filter((one) => one.earned);
    expect(earned.map((one) => one.key)).toEqual([
      "badge-first-win",
      "badge-level",
      "badge-challenge",
    ]);
  });
});
