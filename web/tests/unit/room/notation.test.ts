import { describe, expect, it } from "vitest";
import { VERBS as DESERT } from "../../../src/games/desert/verbs";
import { VERBS as ISLAND } from "../../../src/games/island/verbs";
import { readAction } from "../../../src/match/notation";

describe("an action in words", () => {
  it.each([
    ["0 move c4 with 2", DESERT, { seat: 0, verb: "move", cells: ["c4"], passenger: 2 }],
    ["1 shore c3 d3", ISLAND, { seat: 1, verb: "shore", cells: ["c3", "d3"] }],
    ["0 give 1 fire", ISLAND, { seats: [1], thing: "fire" }],
    ["2 lift 0+2 c4", ISLAND, { seat: 2, seats: [0, 2], cells: ["c4"] }],
    ["3 guide 1 c2 with 0", DESERT, { seats: [1], cells: ["c2"], passenger: 0 }],
    ["0 water 1 2", DESERT, { seats: [1], number: 2, thing: null }],
    ["0 bottom 2", DESERT, { seats: [], number: 2 }],
    ["0 pass 1 jet", DESERT, { seats: [1], thing: "jet" }],
    ["0 take engine", DESERT, { thing: "engine", cells: [] }],
    [
      "0 end",
      ISLAND,
      { verb: "end", cells: [], seats: [], thing: null, number: null, passenger: null },
    ],
  ])("%s", (words, verbs, parts) => {
    expect(readAction(words, verbs)).toMatchObject({ words, ...parts });
  });
  it("of an unknown verb has no parts", () => {
    expect(readAction("1 go a3", {})).toMatchObject({
      seat: 1,
      verb: "go",
      cells: [],
      thing: null,
    });
  });
});
