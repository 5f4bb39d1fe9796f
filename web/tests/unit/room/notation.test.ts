import { describe, expect, it } from "vitest";
import { readAction } from "../../../src/match/notation";

describe("an action in words", () => {
  it.each([
    ["0 move c4 with 2", { seat: 0, verb: "move", cells: ["c4"], passenger: 2 }],
    ["1 shore c3 d3", { seat: 1, verb: "shore", cells: ["c3", "d3"] }],
    ["0 give 1 fire", { seats: [1], thing: "fire" }],
    ["2 lift 0+2 c4", { seat: 2, seats: [0, 2], cells: ["c4"] }],
    ["3 guide 1 c2 with 0", { seats: [1], cells: ["c2"], passenger: 0 }],
    ["0 water 1 2", { seats: [1], number: 2, thing: null }],
    ["0 bottom 2", { seats: [], number: 2 }],
    ["0 pass 1 jet", { seats: [1], thing: "jet" }],
    ["0 take engine", { thing: "engine", cells: [] }],
    ["0 end", { verb: "end", cells: [], seats: [], thing: null, number: null, passenger: null }],
  ])("%s", (words, parts) => {
    expect(readAction(words)).toMatchObject({ words, ...parts });
  });
});
