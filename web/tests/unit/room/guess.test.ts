import { describe, expect, it } from "vitest";
import type { Snapshot, Thing } from "../../../src/games/contract";
import { NOTHING_CHOSEN } from "../../../src/match/choices";
import { likelyAction } from "../../../src/match/guess";
import { taskOf } from "../../../src/match/task";
import type { Position } from "../../../src/wire";

const island = {
  game: "island",
  flooded: ["e3"],
  seats: [
    { role: "diver", cell: "c3", hand: [] },
    { role: "pilot", cell: "d4", hand: [] },
  ],
} as unknown as Snapshot;
const cell = (name: string): Thing => ({ kind: "cell", cell: name });
const card = (seat: number, name: string): Thing => ({ kind: "card", seat, card: name });

function guess(thing: Thing, chosen: Thing[] = [], verbs: string[] = []): string | null {
  const choosing = { ...NOTHING_CHOSEN, chosen };
  return likelyAction({ thing, choosing, seat: 0, verbs, snapshot: island });
}

describe("what was meant", () => {
  it("by a cell is a move, or what has been begun", () => {
    expect(guess(cell("f3"))).toBe("0 move f3");
    expect(guess(cell("c3"))).toBe("0 shore c3");
    expect(guess(cell("f3"), [], ["swim"])).toBe("0 swim f3");
    expect(guess(cell("f3"), [card(0, "sandbags")])).toBe("0 sandbag f3");
    expect(guess(cell("f3"), [card(0, "helicopter"), { kind: "pawn", seat: 1 }])).toBe(
      "0 lift 1 f3",
    );
    expect(guess(cell("f3"), [{ kind: "pawn", seat: 1 }])).toBe("0 guide 1 f3");
  });
  it("by a card is to use it or to give it", () => {
    expect(guess(card(0, "sandbags"))).toBe("0 sandbag e3");
    expect(guess(card(0, "fire"))).toBe("0 give 1 fire");
    expect(guess(card(1, "fire"))).toBeNull();
  });
});

describe("the task of the seat that is to act", () => {
  const at = (legal: string[], outcome = "running") =>
    taskOf({ legal, to_act: 0, outcome } as unknown as Position);
  it.each([
    [["0 move c4", "0 end", "1 sandbag e3"], "act"],
    [["0 draw", "1 lift 0 c4"], "draw"],
    [["0 flood"], "flood"],
    [["0 discard fire", "0 lift 0 c4"], "discard"],
    [["0 swim c4"], "swim"],
    [["1 lift 0 c4"], "rescue"],
    [["0 keep", "0 bottom 1"], "sort"],
    [["0 guide 1 c4", "0 halt"], "guide"],
  ])("%j: %s", (legal, task) => {
    expect(at(legal)).toBe(task);
  });
  it("is over with the game", () => {
    expect(at([], "won")).toBe("over");
  });
});
