// The calm board: a chance is shown where it tells something.
import { expect, it } from "vitest";
import { badges } from "../../../src/games/island/chances";
import type { IslandChances, IslandSnapshot } from "../../../src/games/island/wire";
import { GAMES } from "./games";

const CELLS = ["c1", "d1", "b2", "c2", "d2", "e2"];
const snapshot: IslandSnapshot = { ...GAMES[0]!.snapshot, flooded: ["d2", "e2"], sunk: [] };

function shown(
  flood: Record<string, number>,
  sink: Record<string, number>,
  odds: "always" | "raised" | "never" = "raised",
) {
  const chances = { game: "island", rise: 0.1, flood, sink, next: [] } as IslandChances;
  return badges(CELLS, snapshot, chances, odds);
}

const ALIKE = { c1: 0.08, d1: 0.09, b2: 0.08, c2: 0.08 };

it("shows nothing where all tiles are alike", () => {
  expect(shown(ALIKE, { d2: 0.05, e2: 0.05 })).toEqual({});
});

it("shows what is likelier than elsewhere", () => {
  const found = shown({ ...ALIKE, c1: 0.4 }, {});
  expect(Object.keys(found)).toEqual(["c1"]);
  expect(found.c1).toMatchObject({ sinks: false, alarm: "quiet" });
});

it("warns of sinking: never below 3 %, amber below 15 %, always in red above", () => {
  expect(shown({}, { d2: 0.01, e2: 0.029 })).toEqual({});
  expect(shown({}, { d2: 0.2, e2: 0.2 })).toMatchObject({
    d2: { alarm: "red" },
    e2: { alarm: "red" },
  });
  const amber = badges(
    ["c2", "d2", "e2"],
    { ...snapshot, flooded: ["c2", "d2", "e2"] },
    {
      game: "island",
      rise: 0.1,
      flood: {},
      sink: { c2: 0.04, d2: 0.04, e2: 0.1 },
      next: [],
    } as IslandChances,
    "raised",
  );
  expect(amber).toEqual({ e2: { chance: 0.1, sinks: true, alarm: "amber" } });
});

it("can show all, or none", () => {
  expect(Object.keys(shown(ALIKE, { d2: 0.01 }, "always"))).toHaveLength(5);
  expect(shown({ c1: 0.9 }, { d2: 0.9 }, "never")).toEqual({});
});
