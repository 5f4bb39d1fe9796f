// What the others did between two turns of this screen's people: summed up when it is their turn again.
import { isMyTurn, isReady, namesOf, playedSeats } from "../match/queries";
import type { TableState } from "../match/state.svelte";
import { standing } from "../match/telling";

const FEWEST = 2; // plays of others: one is remembered

export class Absence {
  readonly #state: TableState;
  #closed = $state.raw(-1); // the number of plays at which it was closed

  /** The lines to show now; none where there is nothing to sum up, or it was closed. */
  readonly lines: string[] = $derived.by(() => {
    const { shown, ui, past, log } = this.#state;
    if (!shown || !ui || past || !isMyTurn(this.#state) || !isReady(this.#state)) return [];
    if (this.#closed === shown.number) return [];
    const own = playedSeats(this.#state);
    const plays = standing(log.filter((play) => play.number <= shown.number));
    const since = plays.findLastIndex((play) => own.includes(play.seat)) + 1;
    const others = plays.slice(since);
    if (others.length < FEWEST) return [];
    return ui.sumUp(others, shown.snapshot, namesOf(this.#state)).filter(Boolean);
  });

  constructor(state: TableState) {
    this.#state = state;
  }

  close(): void {
    this.#closed = this.#state.shown?.number ?? -1;
  }
}
