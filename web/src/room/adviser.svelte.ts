// Asking the server for advice, by hand or by itself, and marking what it advises.
import type { Match } from "../match/match";
import { isMyTurn, isReady, isSeated, isTurningCards, whyNoAdvice } from "../match/queries";
import { settings } from "../match/settings.svelte";
import type { TableState } from "../match/state.svelte";

const QUIET = 250; // milliseconds without a play before advice is asked for by itself

export class Adviser {
  readonly #state: TableState;
  readonly #match: Match;

  constructor(state: TableState, match: Match) {
    this.#state = state;
    this.#match = match;
    $effect(() => this.#askByItself());
  }

  /** Ask now; false where there is none to be had. */
  ask(): boolean {
    if (whyNoAdvice(this.#state) || !isSeated(this.#state)) return false;
    this.#state.hinting = true;
    this.#match.askAdvice();
    return true;
  }

  /** Look at one of the advised actions. */
  pick(at: number): void {
    this.#state.picked = at;
    this.#state.hinting = true;
  }

  #askByItself(): (() => void) | void {
    const state = this.#state;
    if (settings().advice !== "full" || !isMyTurn(state) || isTurningCards(state)) return;
    if (whyNoAdvice(state)) return;
    if (!isReady(state) || state.sent) return;
    const timer = setTimeout(() => this.#match.askAdvice(), QUIET);
    return () => clearTimeout(timer);
  }
}
