import { describe, expect, it } from "vitest";
import { eventUi } from "../../../src/games/island/events";
import { paceOf } from "../../../src/match/animate";
import { nextCell } from "../../../src/room/walking";

const pace = (events: string[], speed: number, { behind = 0, still = false } = {}) =>
  paceOf(events.map(eventUi), { speed, still }, behind);

describe("the time a play is shown", () => {
  it("depends on what happens, and on the speed", () => {
    const { time } = pace(["sank c3"], 1);
    expect(time).toBeGreaterThan(pace(["moved 0 c3"], 1).time);
    expect(pace(["sank c3"], 2).time).toBe(time / 2);
  });
  it("is none without motion, or with many plays behind", () => {
    expect(pace(["sank c3"], 0).time).toBe(0);
    expect(pace(["sank c3"], 1, { behind: 20 }).time).toBe(0);
  });
  it("is never long", () => {
    expect(pace(["card 0 rise", ...Array(20).fill("sank c3")], 1).time).toBeLessThan(5000);
  });
  it("begins with a card that nothing else tells, also where motion is unwelcome", () => {
    const { time, reveal } = pace(["card 0 rise", "rose 4"], 1);
    expect([reveal > 300, reveal < time]).toEqual([true, true]);
    const still = pace(["card 0 rise", "rose 4"], 1, { still: true });
    expect([still.reveal > 300, still.reveal < still.time, still.speed]).toEqual([true, true, 0]);
    expect(pace(["moved 0 c3"], 1)).toMatchObject({ reveal: 0 });
    expect(pace(["moved 0 c3"], 1, { still: true }).time).toBe(0);
  });
  it("is shorter with many plays behind, and so is its motion", () => {
    const behind = pace(["sank c3"], 1, { behind: 8 });
    expect(behind.time).toBeLessThan(pace(["sank c3"], 1).time);
    expect(behind.speed).toBeGreaterThan(1);
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
