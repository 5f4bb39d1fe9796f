// What a click that means nothing was most likely for, and how verbs are offered.
import { expect, test } from "vitest";
import type { Target } from "../../../src/games/contract";
import { likelyAction, VERBS } from "../../../src/games/desert/verbs";
import { GAMES } from "./games";

const snapshot = structuredClone(GAMES[0]!.positions[0]!.snapshot);
const here = snapshot.seats[0]!.cell;
const cell = (name: string): Target => ({ kind: "cell", cell: name });
const card = (seat: number, name: string): Target => ({ kind: "card", seat, card: name });
const pawn = (seat: number): Target => ({ kind: "pawn", seat });

const guess = (target: Target, chosen: Target[] = [], table = snapshot) =>
  likelyAction({ target, chosen, seat: 0, verbs: [], snapshot: table });

test("a cell was meant for a move, its own tile, or what has been begun", () => {
  expect(guess(cell("e5"))).toBe("0 move e5");
  expect(guess(cell(here))).toBe("0 excavate");
  expect(guess(cell("e5"), [pawn(1)])).toBe("0 guide 1 e5");
  expect(guess(cell("e5"), [card(0, "blaster")])).toBe("0 blast e5");
  expect(guess(cell("e5"), [card(0, "shield")])).toBe("0 shield");
  expect(guess(cell("e5"), [], { ...snapshot, guiding: "1" })).toBe("0 guide 1 e5");
});

test("equipment was meant to be used where it makes sense", () => {
  expect(guess(card(0, "throttle"))).toBe("0 throttle");
  expect(guess(card(0, "blaster"))).toBe(`0 blast ${here}`);
  const place = guess(card(0, "scope"))!.split(" ")[2];
  expect(snapshot.tiles.find((tile) => tile.cell === place)).toMatchObject({ excavated: false });
  expect(guess(card(1, "jet"))).toBeNull();
});

test("a pawn was meant to move", () => {
  expect(guess(pawn(0))).toBe(`0 move ${here}`);
  expect(guess(pawn(1))).toBe(`0 guide 1 ${here}`);
});

test("what the verbs take and spend comes from Python", () => {
  expect(VERBS.jet).toMatchObject({ takes: ["cell", "passenger?"], spends: "jet" });
  expect(VERBS.end).toMatchObject({ button: "finish", isSilent: true, family: "end" });
});
