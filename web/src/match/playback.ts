// Plays that have come from the server, shown one after another, each as long as it takes to be seen. The one
// clock of a table: while a card is turned over, everything on the screen is as it was before it.
import type { Play, Position } from "../wire";
import { paceOf, speedNow } from "./animate";
import { settings } from "./settings.svelte";
import type { TableState } from "./state.svelte";

const DEAL = 1900; // milliseconds in which a board is laid out, at normal speed
const SHORT = 1000; // milliseconds: a motion that nobody has to wait for

/** A play, and the table after it. */
export interface Step {
  play: Play;
  position: Position;
}

export interface PlaybackListener {
  begun(play: Play): void; // a card is being turned over
  shown(play: Play, position: Position): void; // what has come of a play is on the screen
}

export class Playback {
  readonly #state: TableState;
  readonly #listener: PlaybackListener;
  #queue: Step[] = [];
  #secret: Step | null = null; // begun, and its result not shown yet
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: TableState, listener: PlaybackListener) {
    this.#state = state;
    this.#listener = listener;
  }

  add(played: Step): void {
    this.#queue.push(played);
    this.#state.behind = this.#queue.length;
    this.#next();
  }

  /** Lay the board out before everybody's eyes: nobody has to wait for it. */
  deal(): void {
    const { speed, still } = speedNow(settings().motion);
    if (speed <= 0 || still) return;
    this.#state.dealing = speed;
    setTimeout(() => (this.#state.dealing = 0), DEAL / speed);
  }

  /** Show the newest position at once; false if it is shown already. */
  skip(): boolean {
    this.#state.dealing = 0;
    if (this.#queue.length === 0 && !this.#secret && !this.#state.holding) return false;
    this.#state.speed = 0;
    if (this.#secret) this.#reveal(this.#secret);
    for (const played of this.#queue) this.#reveal(played);
    this.clear();
    return true;
  }

  /** Forget what has not been shown yet. */
  clear(): void {
    this.#queue = [];
    this.#secret = null;
    this.#state.behind = 0;
    this.#halt();
  }

  /** Show the next play of the queue, unless one is being shown. */
  #next(): void {
    if (this.#timer !== undefined) return;
    const next = this.#queue.shift();
    this.#state.behind = this.#queue.length;
    if (!next) return this.#halt();
    const { ui } = this.#state;
    const events = ui ? next.play.events.map((event) => ui.readEvent(event)) : [];
    const { time, reveal, speed } = paceOf(events, speedNow(settings().motion), this.#queue.length);
    const state = this.#state;
    state.speed = speed;
    state.moment = time === 0 ? null : next.play;
    state.holding = reveal > 0 || time > SHORT;
    state.revealed = reveal === 0;
    if (reveal === 0) {
      this.#reveal(next);
      return time === 0 ? this.#next() : this.#wait(time, () => this.#next());
    }
    this.#secret = next;
    this.#listener.begun(next.play);
    this.#wait(reveal, () => {
      this.#reveal(next);
      this.#wait(time - reveal, () => this.#next());
    });
  }

  #wait(time: number, then: () => void): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      then();
    }, time);
  }

  #reveal({ play, position }: Step): void {
    this.#secret = null;
    this.#state.revealed = true;
    this.#state.shown = position;
    this.#listener.shown(play, position);
  }

  /** The motion is over. */
  #halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#state.moment = null;
    this.#state.revealed = true;
    this.#state.holding = false;
  }
}
