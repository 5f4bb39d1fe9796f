// The pictures of a table: everything that can be chosen can be reached and says what it is.
import { mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { TableProps } from "../../../src/games/contract";
import ui from "../../../src/games/island/index";
import type { IslandChances, IslandSnapshot } from "../../../src/games/island/wire";
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

type Table = TableProps<IslandSnapshot, IslandChances>;

function table(given: Partial<Table> = {}): Table {
  return {
    snapshot,
    chances: { game: "island", rise: 0.25, flood: { d2: 0.123 }, sink: { c3: 0.5 }, next: [] },
    seats: ["Ann", "Ben"].map((name, seat) => ({
      seat,
      who: "person" as const,
      name,
      bot: null,
      present: true,
      role: "",
      free: false,
      away: null,
      silent: null,
    })),
    yours: [0],
    toAct: 0,
    actions: [],
    clickable: {
      cells: { c3: ["move", "shore"] },
      cards: { "0:sandbags": ["sandbag"] },
      pawns: {},
    },
    chosen: null,
    pointed: null,
    hinted: { action: null, cells: [], cards: [], pawns: [] },
    ending: null,
    revealed: true,
    moment: null,
    odds: "raised",
    motion: 0,
    act: () => {},
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
  const body = show(ui.Board, table());
  expect(body.querySelectorAll("[data-cell]")).toHaveLength(24);
  expect(body.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
});

it("says all there is to know of a cell", () => {
  const body = show(
    ui.Board,
    table({ hinted: { action: null, cells: ["c3"], cards: [], pawns: [] } }),
  );
  const label = (cell: string) =>
    body.querySelector(`[data-cell="${cell}"]`)?.getAttribute("aria-label");
  expect(label("c3")).toContain("flooded");
  expect(label("c3")).toContain("50% chance of sinking this turn");
  expect(label("c3")).toContain("possible here: move, shore up");
  expect(label("c3")).toContain("advised");
  expect(label("d2")).toContain("12% chance of flooding this turn");
  expect(label("c1")).toContain("sunk");
  expect(label("c1")).toContain("Ann (Diver) is in the water here");
});

it("hands a click on a cell on, in reach or not", () => {
  const choose = vi.fn();
  const body = show(ui.Board, table({ choose }));
  const cell = body.querySelector('[data-cell="e3"]')!;
  cell.dispatchEvent(new Event("click", { bubbles: true }));
  expect(choose).toHaveBeenCalledWith({ kind: "cell", cell: "e3" }, cell);
});

it("lets a pawn be chosen only where that means something", () => {
  expect(show(ui.Board, table()).querySelector('[data-pawn][role="button"]')).toBeNull();
  const clickable = { cells: {}, cards: {}, pawns: { 1: ["give"] } };
  const pawn = show(ui.Board, table({ clickable })).querySelector('[data-pawn="1"]');
  expect(pawn?.getAttribute("aria-label")).toContain("Ben (Pilot)");
});

it("turns tiles and cards over only in motion", () => {
  const moment = { number: 9, seat: 0, action: "0 flood", events: ["flooded c3"] };
  expect(
    show(ui.Board, table({ moment })).querySelector(".drawn:not(.still), .flooding"),
  ).toBeNull();
  const body = show(ui.Board, table({ moment, motion: 1 }));
  expect(body.querySelector(".drawn")).not.toBeNull();
  expect(body.querySelector('[data-picture="c3"] .flooding')).not.toBeNull();
});

it("groups equal cards of a hand and marks a hand over the limit", () => {
  const body = show(ui.Seat, { ...table(), seat: 0, small: false });
  const cards = [...body.querySelectorAll(".hand button")].map((card) =>
    card.getAttribute("aria-label"),
  );
  expect(cards).toEqual([
    "3 × Earth Stone card",
    "Crystal of Fire card",
    "Helicopter Lift",
    "Sandbags: shore up with Sandbags",
  ]);
  expect(body.textContent).toContain("6 cards: the limit is five");
});

it("shows the meter, the treasures and both piles", () => {
  const body = show(ui.Status, table());
  expect(body.querySelector('[data-guide="meter"] svg')?.getAttribute("aria-label")).toContain(
    "level 8",
  );
  expect(body.textContent).toContain("captured");
  expect(body.textContent).toContain("25%");
  expect(body.querySelectorAll("dialog")).toHaveLength(2);
});

it("has a place for every step of the first game", () => {
  document.body.innerHTML = "";
  const target = document.body;
  const mounted = [ui.Board, ui.Status, ui.Seat].map((picture) =>
    mount(picture as Component<object>, { target, props: { ...table(), seat: 0, small: false } }),
  );
  const parts = ui.firstGame!.steps.flatMap(({ at }) => at).filter((at) => at.startsWith("part "));
  for (const part of parts.filter((at) => at !== "part bar")) {
    expect(target.querySelector(`[data-guide="${part.slice(5)}"]`), part).not.toBeNull();
  }
  shown = null;
  return Promise.all(mounted.map((one) => unmount(one)));
});
