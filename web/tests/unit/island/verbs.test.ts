// What a click that means nothing was most likely for, and how verbs are offered.
import { describe, expect, it } from "vitest";
import type { Target } from "../../../src/games/contract";
import type { IslandSnapshot } from "../../../src/games/island/wire";
import { likelyAction, VERBS } from "../../../src/games/island/verbs";

const snapshot = {
  game: "island",
  flooded: ["e3"],
  seats: [
    { role: "diver", cell: "c3", hand: [] },
    { role: "pilot", cell: "d4", hand: [] },
  ],
} as unknown as IslandSnapshot;
const cell = (name: string): Target => ({ kind: "cell", cell: name });
const card = (seat: number, name: string): Target => ({ kind: "card", seat, card: name });
const pawn = (seat: number): Target => ({ kind: "pawn", seat });

const guess = (target: Target, chosen: Target[] = [], verbs: string[] = []) =>
  likelyAction({ target, chosen, seat: 0, verbs, snapshot });

describe("what was meant", () => {
  it("by a cell is a move, or what has been begun", () => {
    expect(guess(cell("f3"))).toBe("0 move f3");
    expect(guess(cell("c3"))).toBe("0 shore c3");
    expect(guess(cell("f3"), [], ["swim"])).toBe("0 swim f3");
    expect(guess(cell("f3"), [card(0, "sandbags")])).toBe("0 sandbag f3");
    expect(guess(cell("f3"), [card(0, "helicopter")])).toBe("0 lift 0 f3");
    expect(guess(cell("f3"), [card(0, "helicopter"), pawn(1)])).toBe("0 lift 1 f3");
    expect(guess(cell("f3"), [pawn(1)])).toBe("0 guide 1 f3");
    expect(guess(cell("c4"), [cell("d3")])).toBe("0 shore c4 d3");
  });
  it("by a card is to use it or to give it", () => {
    expect(guess(card(0, "sandbags"))).toBe("0 sandbag e3");
    expect(guess(card(0, "helicopter"))).toBe("0 lift 0 d4");
    expect(guess(card(0, "fire"))).toBe("0 give 1 fire");
    expect(guess(card(1, "fire"))).toBeNull();
  });
  it("by a pawn is to move it", () => {
    expect(guess(pawn(0))).toBe("0 move c3");
    expect(guess(pawn(1))).toBe("0 guide 1 c3");
  });
});

it("knows what the verbs take and spend from Python", () => {
  expect(VERBS.lift).toMatchObject({ takes: ["seats", "cell"], spends: "helicopter" });
  expect(VERBS.fly).toMatchObject({ family: "move", button: null, isSure: false });
  expect(VERBS.flood).toMatchObject({ button: "card" });
});
