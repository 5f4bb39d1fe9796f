// The keys of a table; HelpDialog.svelte lists them.
import { tick } from "svelte";
import { actingSeat, shownSnapshot } from "../match/queries";
import type { TableController } from "./controller.svelte";
import { nextCell, turned } from "./walking";

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
  readonly #controller: TableController;
  readonly #surface: Surface;
  readonly #commands: Record<string, () => void>;

  constructor(controller: TableController, surface: Surface) {
    this.#controller = controller;
    this.#surface = surface;
    const atBar = (say: (place: Element) => void) => () => {
      const bar = surface.bar();
      if (bar) say(bar);
    };
    this.#commands = {
      e: atBar((place) => controller.endTurn(place)),
      d: atBar((place) => controller.turnCard(place)),
      u: () => controller.undo(),
      w: () => controller.wait(),
      a: () => controller.adviser.ask() && surface.open("advice"),
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
    const { state, chooser, match } = this.#controller;
    if (event.key === "Escape") return this.#escape();
    if (event.key === " ") return match.skip();
    if (event.key.startsWith("Arrow")) return this.#walk(event.key, target);
    if (state.menu && /^[1-9]$/.test(event.key)) {
      const entry = state.menu.entries[Number(event.key) - 1];
      if (entry) chooser.pick(entry);
      return entry !== undefined;
    }
    const letter = event.key.toLowerCase();
    if (letter === "p") {
      const cell = cellOf(target);
      if (cell) this.#controller.point(cell);
      return cell !== null;
    }
    const command = this.#commands[letter];
    if (!command || event.repeat) return false;
    command();
    return true;
  }

  #escape(): boolean {
    const place = this.#controller.state.menu?.place;
    const done = this.#controller.escape();
    if (place) focusOn(place);
    return done;
  }

  #walk(key: string, target: Element): boolean {
    const { state } = this.#controller;
    const { ui } = state;
    const snapshot = shownSnapshot(state);
    const board = this.#surface.board();
    if (!ui || !snapshot || !board || target.closest?.('[role="tablist"], [role="menu"]'))
      return false;
    const from = cellOf(target);
    const near = [board, this.#surface.bar(), this.#surface.hand()];
    const within = target.contains(board) || near.some((one) => one?.contains(target));
    if (!from && !within) return false;
    const to = from
      ? nextCell(isTurned(board) ? turned(ui.rows(snapshot)) : ui.rows(snapshot), from, key)
      : snapshot.seats[actingSeat(state) ?? 0]?.cell;
    if (to) focusOn(board.querySelector(`[data-cell="${to}"]`));
    return true;
  }
}

function cellOf(target: Element): string | null {
  return target.closest?.("[data-cell]")?.getAttribute("data-cell") ?? null;
}

/** Whether the game has laid its board on its side, as on a narrow screen. */
function isTurned(board: HTMLElement): boolean {
  return board.querySelector("[data-turned]") !== null;
}

/** Focus without scrolling, also on what is drawn. */
export function focusOn(place: Element | null | undefined): void {
  if (place instanceof HTMLElement || place instanceof SVGElement)
    place.focus({ preventScroll: true });
}
