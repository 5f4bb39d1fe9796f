// The keys of a table; HelpDialog.svelte lists them.
import { tick } from "svelte";
import type { Desk } from "./desk.svelte";
import { nextCell } from "./walking";

/** Where things are on the screen, and what only the screen can do. */
export interface Surface {
  board(): HTMLElement | undefined;
  bar(): HTMLElement | undefined;
  hand(): HTMLElement | undefined;
  open(panel: "log" | "advice"): void;
  help(): void;
  busy(): boolean; // a dialog has the keys
}

export class Keyboard {
  readonly #desk: Desk;
  readonly #surface: Surface;
  readonly #commands: Record<string, () => void>;

  constructor(desk: Desk, surface: Surface) {
    this.#desk = desk;
    this.#surface = surface;
    const atBar = (say: (place: Element) => void) => () => {
      const bar = surface.bar();
      if (bar) say(bar);
    };
    this.#commands = {
      e: atBar((place) => desk.endTurn(place)),
      d: atBar((place) => desk.turnCard(place)),
      u: () => desk.undo(),
      w: () => desk.wait(),
      a: () => desk.advise() && surface.open("advice"),
      l: () => {
        surface.open("log");
        void tick().then(() =>
          focusOn(document.querySelector('[role="tab"][aria-selected="true"]')),
        );
      },
      h: () => focusOn(surface.hand()?.querySelector("button")),
      "?": () => surface.help(),
    };
  }

  press(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.#surface.busy() || target.closest?.("input, textarea, select")) return;
    if (this.#takes(event, target)) event.preventDefault();
  }

  #takes(event: KeyboardEvent, target: Element): boolean {
    const { chooser, match } = this.#desk;
    if (event.key === "Escape") return this.#escape();
    if (event.key === " ") return match.skip();
    if (event.key.startsWith("Arrow")) return this.#walk(event.key, target);
    if (chooser.menu && /^[1-9]$/.test(event.key)) {
      const entry = chooser.menu.entries[Number(event.key) - 1];
      if (entry) chooser.pick(entry);
      return entry !== undefined;
    }
    const letter = event.key.toLowerCase();
    if (letter === "p") {
      const cell = cellOf(target);
      if (cell) this.#desk.point(cell);
      return cell !== null;
    }
    const command = this.#commands[letter];
    if (!command || event.repeat) return false;
    command();
    return true;
  }

  #escape(): boolean {
    const place = this.#desk.chooser.menu?.place;
    const done = this.#desk.escape();
    if (place) focusOn(place);
    return done;
  }

  #walk(key: string, target: Element): boolean {
    const { look, snapshot, chooser } = this.#desk;
    const board = this.#surface.board();
    if (!look || !snapshot || !board || target.closest?.('[role="tablist"], [role="menu"]'))
      return false;
    const from = cellOf(target);
    const near = [board, this.#surface.bar(), this.#surface.hand()];
    const within = target === document.body || near.some((one) => one?.contains(target));
    if (!from && !within) return false;
    const to = from
      ? nextCell(look.rows(snapshot), from, key)
      : snapshot.seats[chooser.acting ?? 0]?.cell;
    if (to) focusOn(board.querySelector(`[data-cell="${to}"]`));
    return true;
  }
}

function cellOf(target: Element): string | null {
  return target.closest?.("[data-cell]")?.getAttribute("data-cell") ?? null;
}

/** Focus without scrolling, also on what is drawn. */
export function focusOn(place: Element | null | undefined): void {
  if (place instanceof HTMLElement || place instanceof SVGElement)
    place.focus({ preventScroll: true });
}
