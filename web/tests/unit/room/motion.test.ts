import { describe, expect, it } from "vitest";
import { timeOf } from "../../../src/match/animate";
import { nextCell } from "../../../src/room/walking";

const play = (...events: string[]) => ({ number: 1, seat: 0, action: "0 flood", events });

describe("the time a play is shown", () => {
  it("depends on what happens, and on the speed", () => {
    expect(timeOf(play("sank c3"), 1)).toBeGreaterThan(timeOf(play("moved 0 c3"), 1));
    expect(timeOf(play("sank c3"), 2)).toBe(timeOf(play("sank c3"), 1) / 2);
  });
  it("is none without motion, or with many plays behind", () => {
    expect(timeOf(play("sank c3"), 0)).toBe(0);
    expect(timeOf(play("sank c3"), 1, 20)).toBe(0);
  });
  it("is never long", () => {
    expect(
      timeOf(play("storm north-3", "slid a1 a2", "slid a2 a3", ...Array(20).fill("sank c3")), 1),
    ).toBeLessThan(5000);
  });
});

describe("arrow keys", () => {
  const rows = [
    [null, null, "c1", "d1"],
    ["a2", null, null, "d2"],
  ];
  it.each([
    ["c1", "ArrowRight", "d1"],
    ["d1", "ArrowDown", "d2"],
    ["d2", "ArrowLeft", "a2"], // across the gap
    ["c1", "ArrowDown", "d2"], // the nearest that way
    ["c1", "ArrowUp", null],
  ])("from %s with %s to %s", (from, key, to) => {
    expect(nextCell(rows, from, key)).toBe(to);
  });
});
