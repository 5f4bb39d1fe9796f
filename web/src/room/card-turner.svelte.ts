// Revealing the cards of this player's turn: they come by themselves, unless the settings want a click for
// each. Where somebody could do something first, the next card is announced and waits a moment.
import { untrack } from "svelte";
import type { Match } from "../match/match";
import { comingCard, holders, isAnnounced, isReady, othersBefore } from "../match/queries";
import { settings } from "../match/settings.svelte";
import type { TableState } from "../match/state.svelte";
import type { Chooser } from "./chooser.svelte";

export class CardTurner {
  readonly #state: TableState;
  readonly #match: Match;
  readonly #chooser: Chooser;

  /** The action that reveals the next card, if that comes by itself now. */
  readonly #next: string | null = $derived.by(() => {
    const state = this.#state;
    const card = this.#chooser.button("card");
    const busy = state.choosing.chosen.length > 0 || state.menu !== null || state.past !== null;
    const stays = state.paused || busy || settings().reveal === "one" || holders(state).length > 0;
    return card && !stays && isReady(state) && !state.sent && state.link === "open"
      ? card.words
      : null;
  });

  constructor(state: TableState, match: Match, chooser: Chooser) {
    this.#state = state;
    this.#match = match;
    this.#chooser = chooser;
    $effect(() => this.#begin());
    $effect(() => this.#comeToAnEnd());
  }

  /** Whether others are being given a moment: then nobody may hurry the card. */
  get isSlow(): boolean {
    return this.#next !== null && othersBefore(this.#state).length > 0;
  }

  /** Reveal the next card now, or go on where the cards have been paused. */
  go(action: string): void {
    if (this.isSlow || holders(this.#state).length > 0) return;
    const stood = this.#state.paused;
    this.#state.paused = false;
    if (!stood) this.#chooser.act(action);
  }

  /** By key: go on, otherwise say at this place why not. */
  turn(place: Element): void {
    const card = this.#chooser.button("card");
    if (card) this.go(card.words);
    else this.#chooser.explainButton("card", place);
  }

  /** Nobody could do anything first: reveal the card. Otherwise announce it. */
  #begin(): void {
    const next = this.#next;
    if (!next) return;
    if (untrack(() => isAnnounced(this.#state)))
      this.#match.announceCard(Number(next.split(" ")[0]));
    else this.#match.act(next);
  }

  /** The moment of an announced card is over. */
  #comeToAnEnd(): (() => void) | void {
    const next = this.#next;
    const coming = comingCard(this.#state);
    if (!next || !coming || coming.seat !== Number(next.split(" ")[0])) return;
    const timer = setTimeout(() => this.#match.act(next), coming.seconds * 1000);
    return () => clearTimeout(timer);
  }
}
