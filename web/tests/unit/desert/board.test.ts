import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "../../../src/games/desert/Board.svelte";
import Seat from "../../../src/games/desert/Seat.svelte";
import { CARD, SLIDE } from "../../../src/games/desert/events";
import { AFTER } from "../../../src/games/desert/stage.svelte";
import Status from "../../../src/games/desert/Status.svelte";
import { GAMES } from "./games";
import { propsAt } from "./props.svelte";

const { positions } = GAMES[1]!;
const blown = positions.findIndex(({ play }) =>
  play?.events.some((event) => event.startsWith("slid")),
);
const [, from, to] = positions[blown]!.play!.events.find((event) =>
  event.startsWith("slid"),
)!.split(" ");

const cells = (root: Element) => [...root.querySelectorAll("[data-cell]")];
const tileAt = (root: Element, x: number, y: number) =>
  [...root.querySelectorAll<SVGElement>("[data-tile]")].find(
    (tile) => tile.style.transform === `translate(${x * 104 + 3}px, ${y * 104 + 3}px)`,
  );
const spot = (cell: string) => [cell.charCodeAt(0) - 97, Number(cell[1]) - 1] as const;

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.animate = () =>
    ({ cancel() {}, effect: null, onfinish: null }) as unknown as Animation;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test("every cell can be chosen by click and key, and one is the way in for Tab", () => {
  const choose = vi.fn();
  const look = propsAt(positions[1]!, { choose });
  const board = mount(Board, { target: document.body, props: look });
  flushSync();
  const found = cells(document.body);
  expect(found).toHaveLength(25);
  expect(found.filter((cell) => cell.getAttribute("tabindex") === "0")).toHaveLength(1);
  expect(found.every((cell) => cell.getAttribute("aria-label"))).toBe(true);
  found[3]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  found[4]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(choose.mock.calls.map(([thing]) => thing)).toEqual([
    { kind: "cell", cell: "d1" },
    { kind: "cell", cell: "e1" },
  ]);
  void unmount(board);
});

test("the card comes first, then the same tile glides, then the table is as the server says", () => {
  const look = propsAt(positions[blown - 1]!, { motion: 1 });
  const board = mount(Board, { target: document.body, props: look });
  flushSync();
  const sliding = tileAt(document.body, ...spot(from!))!;
  look.moment = positions[blown]!.play;
  look.revealed = false;
  flushSync();
  expect(document.querySelector(".card-front")).not.toBeNull();
  expect(tileAt(document.body, ...spot(from!))).toBe(sliding);
  vi.advanceTimersByTime(CARD + 1);
  flushSync();
  expect(tileAt(document.body, ...spot(to!))).toBe(sliding);
  vi.advanceTimersByTime(3 * SLIDE);
  look.snapshot = positions[blown]!.snapshot;
  look.revealed = true;
  flushSync();
  vi.advanceTimersByTime(AFTER);
  flushSync();
  expect(document.querySelector(".card-front")).toBeNull();
  expect(tileAt(document.body, ...spot(to!))).toBe(sliding);
  void unmount(board);
});

test("without motion everything is where it belongs at once", () => {
  const look = propsAt(positions[blown - 1]!, { motion: 0 });
  const board = mount(Board, { target: document.body, props: look });
  flushSync();
  const sliding = tileAt(document.body, ...spot(from!))!;
  look.snapshot = positions[blown]!.snapshot;
  flushSync();
  expect(tileAt(document.body, ...spot(to!))).toBe(sliding);
  expect(document.querySelector(".card-front")).toBeNull();
  void unmount(board);
});

test("status and seats show a whole game", () => {
  const look = propsAt(positions[0]!, { motion: 0 });
  const status = mount(Status, { target: document.body, props: look });
  const seat = mount(Seat, {
    target: document.body,
    props: Object.defineProperties(
      { seat: 0, small: false },
      Object.getOwnPropertyDescriptors(look),
    ) as unknown as typeof look & { seat: number; small: boolean },
  });
  for (const position of positions.filter((_, at) => at % 15 === 0)) {
    look.snapshot = position.snapshot;
    flushSync();
  }
  expect(document.querySelectorAll("article")).toHaveLength(1);
  void unmount(status);
  void unmount(seat);
});
