import { describe, expect, test } from "vitest";
import { follow, gap, lay, slide, slides, type Laid } from "../../../src/games/desert/tiles";
import type { DesertSnapshot } from "../../../src/games/desert/wire";
import { GAMES } from "./games";

const tilesOf = (snapshot: DesertSnapshot, laid: Laid) =>
  new Map(snapshot.tiles.map((tile) => [laid[tile.cell]!, tile]));

describe.each(GAMES)("a whole game", ({ positions }) => {
  test("a tile stays itself wherever the wind pushes it", () => {
    let laid = lay(positions[0]!.snapshot);
    let before = tilesOf(positions[0]!.snapshot, laid);
    for (const { snapshot } of positions.slice(1)) {
      laid = follow(laid, snapshot.storm)!;
      const after = tilesOf(snapshot, laid);
      expect(after.size).toBe(24);
      for (const [number, tile] of after) {
        const old = before.get(number)!;
        expect(tile.back).toBe(old.back);
        if (old.face !== "unknown") expect(tile.face).toBe(old.face);
        if (old.excavated) expect(tile.excavated).toBe(true);
      }
      before = after;
    }
  });

  test("events and the way of the storm tell the same", () => {
    let laid = lay(positions[0]!.snapshot);
    for (const { play, snapshot } of positions.slice(1)) {
      const told = slides(play!.events).reduce((now, [from, to]) => slide(now, from, to), laid);
      laid = follow(laid, snapshot.storm)!;
      expect(laid).toEqual(told);
      expect(gap(laid)).toBe(snapshot.storm);
    }
  });
});

test("a storm that leaps leaves no trace of which tile is which", () => {
  const laid = lay(GAMES[0]!.positions[0]!.snapshot);
  expect(gap(laid)).toBe("c3");
  expect(follow(laid, "d4")).toBeNull();
  expect(follow(laid, "c3")).toEqual(laid);
});
