import { describe, expect, it } from "vitest";
import {
  across,
  area,
  down,
  line,
  playAt,
  turningPoint,
  turnMarks,
  type Frame,
} from "../../../src/replay/curve";
import { fileName } from "../../../src/replay/download";

const frame: Frame = { width: 220, height: 120, left: 10, right: 10, top: 10, bottom: 10 };

describe("the curve of the winning chance", () => {
  it("goes from the left edge to the right, certainty above", () => {
    expect([across(0, 4, frame), across(2, 4, frame), across(4, 4, frame)]).toEqual([10, 110, 210]);
    expect([down(1, frame), down(0.5, frame), down(0, frame)]).toEqual([10, 60, 110]);
    expect(down(1.2, frame)).toBe(10);
  });

  it("has a turning point where it falls most, or rises most in a game that was won", () => {
    const chances = [0.7, 0.6, 0.72, 0.3, 0.28];
    expect(turningPoint(chances, false)).toEqual({ number: 3, before: 0.72, after: 0.3 });
    expect(turningPoint(chances, true)).toEqual({ number: 2, before: 0.6, after: 0.72 });
    expect(turningPoint([0.99, 0.98, 1], false)).toBeNull();
  });

  it("draws a line and the area below it", () => {
    expect(line([1, 0], frame)).toBe("M10.0 10.0L210.0 110.0");
    expect(area([1, 0], frame)).toBe("M10.0 10.0L210.0 110.0L210.0 110L10 110Z");
  });

  it("finds the play under the pointer, also beyond the edges", () => {
    expect(playAt(110, 4, frame)).toBe(2);
    expect(playAt(0, 4, frame)).toBe(0);
    expect(playAt(500, 4, frame)).toBe(4);
    expect(playAt(50, 0, frame)).toBe(0);
  });

  it("gives every place of a play back to that play", () => {
    for (let index = 0; index <= 37; index++) {
      expect(playAt(across(index, 37, frame), 37, frame)).toBe(index);
    }
  });

  it("survives a game of no play at all", () => {
    expect(across(0, 0, frame)).toBe(10);
    expect(line([0.4], frame)).toBe("M10.0 70.0");
  });

  it("marks turns, never more than there is room for", () => {
    expect(turnMarks([1, 1, 2, 2, 2, 3], 9)).toEqual([
      { turn: 1, index: 0 },
      { turn: 2, index: 2 },
      { turn: 3, index: 5 },
    ]);
    const many = Array.from({ length: 40 }, (_, index) => index + 1);
    expect(turnMarks(many, 9).map((mark) => mark.turn)).toEqual([1, 5, 10, 15, 20, 25, 30, 35, 40]);
  });
});

describe("a downloaded record", () => {
  it("is named after its game and table", () => {
    expect(fileName("island", "abc")).toBe("forbidden-island-abc.json");
    expect(fileName("desert", "")).toBe("forbidden-desert.json");
  });
});
