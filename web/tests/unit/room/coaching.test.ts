import { expect, it } from "vitest";
import { apart, type Box } from "../../../src/room/coaching";

const SIZE = { width: 300, height: 120 };
const WINDOW = { width: 1000, height: 700 };
const box = (left: number, top: number): Box => ({ left, top, width: 100, height: 100 });

it("puts a bubble below what it tells of, above it at the foot of the window", () => {
  expect(apart([box(400, 100)], SIZE, WINDOW)).toEqual({ left: 300, top: 214 });
  expect(apart([box(400, 590)], SIZE, WINDOW)).toEqual({ left: 300, top: 456 });
});

it("covers nothing that has to be seen", () => {
  const boxes = [box(400, 100), box(400, 220), box(420, 340)];
  const { left, top } = apart(boxes, SIZE, WINDOW);
  for (const one of boxes) {
    const clear =
      left >= one.left + 100 ||
      left + 300 <= one.left ||
      top >= one.top + 100 ||
      top + 120 <= one.top;
    expect(clear).toBe(true);
  }
});

it("stays within the window, also without anything to point at", () => {
  expect(apart([box(-60, 20)], SIZE, WINDOW).left).toBe(8);
  const { left, top } = apart([], SIZE, WINDOW);
  expect(left).toBeGreaterThan(0);
  expect(top + 120).toBeLessThan(700);
});
