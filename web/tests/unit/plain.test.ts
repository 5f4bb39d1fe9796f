// A game without a folder: its table in words.
import { mount, unmount, type Component } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { SeatProps, Snapshot } from "../../src/games/contract";
import { findGame, gameOfRule } from "../../src/games/registry";

const snapshot = {
  game: "beacon",
  seats: [
    { role: "keeper", cell: "a1", cloak: true },
    { role: "runner", cell: "c1", cloak: false },
  ],
  gusts: 2,
  calm_pile: { calm: 3, gust: 1 },
  known: ["calm", "gust"],
  trail: [{ cell: "a1" }],
  turn: 0,
  left: 1,
  outcome: "running",
} as unknown as Snapshot;

const props: SeatProps = {
  snapshot,
  chances: null,
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
  actions: ["0 move b1", "0 light"],
  clickable: { cells: {}, cards: {}, pawns: {} },
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
  seat: 1,
  small: false,
};

let shown: object | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(picture: unknown, given: Partial<SeatProps> = {}): HTMLElement {
  document.body.innerHTML = "";
  shown = mount(picture as Component<object>, {
    target: document.body,
    props: { ...props, ...given },
  });
  return document.body;
}

it("offers every action as a button, in its own words", async () => {
  const ui = await findGame("beacon");
  const act = vi.fn();
  const buttons = [...show(ui.Board, { act }).querySelectorAll("button")];
  expect(buttons.map((button) => button.textContent?.trim())).toEqual(["move b1", "light"]);
  buttons[1]!.click();
  expect(act).toHaveBeenCalledWith("0 light");
});

it("says whose action it is where several can act", async () => {
  const ui = await findGame("beacon");
  const board = show(ui.Board, { actions: ["0 light", "1 cloak"] });
  expect(board.textContent).toContain("Ann: light");
  expect(board.textContent).toContain("Ben: cloak");
});

it("lists the table and the seats", async () => {
  const ui = await findGame("beacon");
  const board = show(ui.Board).textContent;
  for (const words of ["keeper", "runner", "a1", "c1", "cloak"]) expect(board).toContain(words);
  const status = show(ui.Status).textContent;
  for (const words of ["gusts", "calm pile", "calm, gust", "running"])
    expect(status).toContain(words);
  expect(show(ui.Seat).textContent).toContain("runner");
});

it("tells actions and events as they are written", async () => {
  const ui = await findGame("beacon");
  expect(ui.tellAction("1 move b1", snapshot, []).key).toBe("move b1");
  expect(ui.tellEvent("blew 1", snapshot, [])?.key).toBe("blew 1");
  expect(ui.readEvent("turn 1").turn).toBe(1);
  expect(ui.readEvent("blew 1").turn).toBeNull();
  expect(ui.rows(snapshot)).toEqual([]);
});

it("knows a rule's game by its letters", () => {
  expect(gameOfRule("FI-30")).toBe("island");
  expect(gameOfRule("FD-46b")).toBe("desert");
  expect(gameOfRule("XX-1")).toBeNull();
});
