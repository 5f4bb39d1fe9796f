import { describe, expect, it } from "vitest";
import { adopt } from "../../../src/match/changes";
import { unfolded } from "../../../src/match/folding";

describe("what a play changes", () => {
  it("is put in its place, and the position before stays as it is", () => {
    const before = {
      number: 1,
      snapshot: { tiles: [{ sand: 0 }, { sand: 1 }], "a/b": 1 },
      undo: 0,
    };
    const kept = JSON.stringify(before);
    const now = adopt(before, {
      "/number": 2,
      "/snapshot/tiles/1/sand": 2,
      "/snapshot/a~1b": 3,
      "/undo": null,
    });
    expect(now).toEqual({
      number: 2,
      snapshot: { tiles: [{ sand: 0 }, { sand: 2 }], "a/b": 3 },
      undo: null,
    });
    expect(now.snapshot.tiles[0]).toBe(before.snapshot.tiles[0]);
    expect(JSON.stringify(before)).toBe(kept);
  });
  it("may be everything", () => {
    expect(adopt<object | null>(null, { "": { number: 1 } })).toEqual({ number: 1 });
  });
});

describe("folded actions", () => {
  it("are unfolded to one action each", () => {
    expect(unfolded(["0|1 lift 0|0+1 c4", "0 end"])).toEqual([
      "0 lift 0 c4",
      "0 lift 0+1 c4",
      "1 lift 0 c4",
      "1 lift 0+1 c4",
      "0 end",
    ]);
    expect(unfolded([])).toEqual([]);
  });
});
