// The pictures of a table: everything that can be chosen can be reached and says what it is.
import { mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Look } from "../../../src/games/contract";
import look from "../../../src/games/island/index";
import type { IslandSnapshot } from "../../../src/wire";
import { speak } from "../../../src/words.svelte";
import { GAMES } from "./games";

const snapshot: IslandSnapshot = {
  ...GAMES[0]!.snapshot,
  outcome: "running",
  flooded: ["c3", "d3"],
  sunk: ["c1"],
  captured: ["fire"],
  seats: [
    {
      role: "diver",
      cell: "c1",
      hand: ["earth", "earth", "earth", "fire", "helicopter", "sandbags"],
    },
    { role: "pilot", cell: "d4", hand: [] },
  ],
};

function table(given: Partial<Look> = {}): Look {
  return {
    snapshot,
    chances: { game: "island", rise: 0.25, flood: { d2: 0.123 }, sink: { c3: 0.5 }, next: [] },
    seats: ["Ann", "Ben"].map((name, seat) => ({
      seat,
      who: "person" as const,
      name,
      bot: null,
      present: true,
    })),
    yours: [0],
    toAct: 0,
    reach: { cells: { c3: ["move", "shore"] }, cards: { "0:sandbags": ["sandbag"] }, pawns: {} },
    chosen: null,
    pointed: null,
    hinted: [],
    moment: null,
    motion: 0,
    choose: () => {},
    ...given,
  };
}

let shown: object | null = null;
function show(picture: unknown, props: object): HTMLElement {
  document.body.innerHTML = "";
  shown = mount(picture as Component<object>, { target: document.body, props });
  return document.body;
}

beforeAll(() => speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
});

it("shows 24 cells, one of them in the order of the tabulator key", () => {
  const body = show(look.Board, table());
  expect(body.querySelectorAll("[data-cell]")).toHaveLength(24);
  expect(body.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
});

it("says all there is to know of a cell", () => {
  const body = show(look.Board, table({ hinted: ["c3"] }));
  const label = (cell: string) =>
    body.querySelector(`[data-cell="${cell}"]`)?.getAttribute("aria-label");
  expect(label("c3")).toContain("flooded");
  expect(label("c3")).toContain("50 % to sink this turn");
  expect(label("c3")).toContain("possible here: move, shore up");
  expect(label("c3")).toContain("advised");
  expect(label("d2")).toContain("12 % to be flooded this turn");
  expect(label("c1")).toContain("sunk");
  expect(label("c1")).toContain("Ann (Diver) is in the water here");
});

it("hands a click on a cell on, in reach or not", () => {
  const choose = vi.fn();
  const body = show(look.Board, table({ choose }));
  const cell = body.querySelector('[data-cell="e3"]')!;
  cell.dispatchEvent(new Event("click", { bubbles: true }));
  expect(choose).toHaveBeenCalledWith({ kind: "cell", cell: "e3" }, cell);
});

it("lets a pawn be chosen only where that means something", () => {
  expect(show(look.Board, table()).querySelector("[data-pawn]")).toBeNull();
  const reach = { cells: {}, cards: {}, pawns: { 1: ["give"] } };
  const pawn = show(look.Board, table({ reach })).querySelector('[data-pawn="1"]');
  expect(pawn?.getAttribute("aria-label")).toContain("Ben (Pilot)");
});

it("turns tiles and cards over only in motion", () => {
  const moment = { number: 9, seat: 0, action: "0 flood", events: ["flooded c3"] };
  expect(show(look.Board, table({ moment })).querySelector(".drawn, .flooding")).toBeNull();
  const body = show(look.Board, table({ moment, motion: 1 }));
  expect(body.querySelector(".drawn")).not.toBeNull();
  expect(body.querySelector('[data-cell="c3"] .flooding')).not.toBeNull();
});

it("groups equal cards of a hand and marks a hand over the limit", () => {
  const body = show(look.Seat, { ...table(), seat: 0, small: false });
  const cards = [...body.querySelectorAll(".hand button")].map((card) =>
    card.getAttribute("aria-label"),
  );
  expect(cards).toEqual([
    "3 × Earth Stone card",
    "Crystal of Fire card",
    "Helicopter Lift",
    "Sandbags: dry with Sandbags",
  ]);
  expect(body.textContent).toContain("6 cards: five is the limit");
});

it("shows the meter, the treasures and both piles", () => {
  const body = show(look.Status, table());
  expect(body.querySelector('[data-guide="meter"] svg')?.getAttribute("aria-label")).toContain(
    "mark",
  );
  expect(body.textContent).toContain("captured");
  expect(body.textContent).toContain("25 %");
  expect(body.querySelectorAll("dialog")).toHaveLength(2);
});

it("has a place for every bubble of the first turn", () => {
  document.body.innerHTML = "";
  const target = document.body;
  const mounted = [look.Board, look.Status, look.Seat].map((picture) =>
    mount(picture as Component<object>, { target, props: { ...table(), seat: 0, small: false } }),
  );
  for (const { at } of look.guide) expect(target.querySelector(at), at).not.toBeNull();
  shown = null;
  return Promise.all(mounted.map((one) => unmount(one)));
});
