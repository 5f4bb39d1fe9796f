import { describe, expect, it } from "vitest";
import type { LessonStep } from "../../../src/games/contract";
import { progress, readSoFar, standing } from "../../../src/match/lesson";

const STEPS: LessonStep[] = [
  { words: "goal", at: [] },
  { words: "move", at: ["cell e3"], does: ["0 move e3"] },
  { words: "draw", at: ["part bar"], does: ["0 draw", "0 draw"] },
  { words: "why", at: [] },
  { words: "flood", at: ["part bar"], does: ["0 flood"] },
  { words: "now", at: [] },
];

const plays = (...actions: string[]) =>
  actions.map((action, at) => ({ number: at + 1, seat: 0, action, events: [] }));

describe("a lesson", () => {
  it("waits until a step has been read, or done", () => {
    expect(progress(STEPS, [], 0)).toEqual({ at: 0, astray: false });
    expect(progress(STEPS, [], 1)).toEqual({ at: 1, astray: false });
    expect(progress(STEPS, ["0 move e3"], 1)).toEqual({ at: 2, astray: false });
    expect(progress(STEPS, ["0 move e3", "0 draw"], 1)).toEqual({ at: 2, astray: false });
    expect(progress(STEPS, ["0 move e3", "0 draw", "0 draw"], 1).at).toBe(3);
  });

  it("notices another action, and that it was taken back", () => {
    const astray = standing(plays("0 move d2"));
    expect(progress(STEPS, astray, 1)).toEqual({ at: 1, astray: true });
    const back = standing(plays("0 move d2", "0 back", "0 move e3"));
    expect(progress(STEPS, back, 1)).toEqual({ at: 2, astray: false });
  });

  it("lets nobody miss a sentence when the cards go on by themselves", () => {
    const actions = ["0 move e3", "0 draw", "0 draw", "0 flood"];
    expect(progress(STEPS, actions, 1).at).toBe(3);
    expect(progress(STEPS, actions, 4).at).toBe(5);
    expect(progress(STEPS, [...actions, "1 move d3"], 6)).toEqual({ at: 6, astray: false });
  });

  it("goes on after a reload where it was", () => {
    expect(readSoFar(STEPS, [])).toBe(0);
    expect(readSoFar(STEPS, ["0 move e3"])).toBe(1);
    expect(readSoFar(STEPS, ["0 move e3", "0 draw", "0 draw"])).toBe(2);
    expect(readSoFar(STEPS, ["0 move e3", "0 draw", "0 draw", "0 flood"])).toBe(4);
  });
});
