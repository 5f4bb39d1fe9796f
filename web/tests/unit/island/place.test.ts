// Where tiles and names lie: a wide layout is turned on a narrow screen, names are never cut.
import { describe, expect, it } from "vitest";
import { edgeNames, placeOf, spotOf } from "../../../src/games/island/board/place";
import { layLabels, twoLines } from "../../../src/games/island/labels";
import { layoutRows } from "../../../src/games/island/tiles";
import { nextCell, turned } from "../../../src/room/walking";

const BRIDGE = layoutRows("bridge-of-horrors");

describe("a wide layout", () => {
  it("stands up on a phone", () => {
    const place = placeOf(BRIDGE, 344, 540);
    expect(place).toMatchObject({ turned: true, columns: 3, rows: 10 });
    expect(place.size).toBeGreaterThan(45);
    expect(spotOf("a1", place)).toEqual({ x: 2, y: 0 });
    expect(spotOf("j3", place)).toEqual({ x: 0, y: 9 });
    expect(edgeNames(place)).toEqual({ top: ["3", "2", "1"], side: [..."abcdefghij"] });
  });

  it("lies as it is on a desk", () => {
    const place = placeOf(BRIDGE, 700, 560);
    expect(place.turned).toBe(false);
    expect(spotOf("j3", place)).toEqual({ x: 9, y: 2 });
  });

  it("is walked by arrow keys as it is seen", () => {
    const rows = turned(BRIDGE);
    expect(nextCell(rows, "a2", "ArrowDown")).toBe("b2");
    expect(nextCell(rows, "a2", "ArrowRight")).toBe("a1");
    expect(nextCell(rows, "a2", "ArrowLeft")).toBe("a3");
  });
});

describe("the name of a tile", () => {
  it("is broken between words, as evenly as can be", () => {
    expect(twoLines("Temple of the Moon")).toEqual(["Temple of", "the Moon"]);
    expect(twoLines("Observatory")).toEqual(["Observatory"]);
  });

  it("is written in full and in one size from 60 pixels on", () => {
    const names = { a: "Temple of the Moon", b: "Observatory", c: "Iron Gate" };
    const { letters, lines } = layLabels(names, 60);
    expect(letters).toBeGreaterThan(7.4);
    expect(lines.a).toEqual(["Temple of", "the Moon"]);
    expect(lines.b).toEqual(["Observatory"]);
  });
});
