// A storm card shown step by step: the card first, then tile by tile, then what it left behind. The table before
// the card is given as long as it is turned over; only then comes the table after it.
import { untrack } from "svelte";
import type { Play } from "../../wire";
import { CARD, SLIDE, stormCard } from "./events";
import { follow, lay, slide, slides, type Laid } from "./tiles";
import type { DesertSnapshot } from "./wire";

export const AFTER = 900; // ms the sun, or the growing storm, stays

interface Watched {
  readonly snapshot: DesertSnapshot;
  readonly moment: Play | null;
  readonly revealed: boolean;
  readonly motion: number;
}

export class Stage {
  /** The table as it is shown. */
  shown: DesertSnapshot;
  /** Where the tiles lay in `shown`, and where they are now. */
  home: Laid;
  laid: Laid;
  /** The storm card on show. */
  card: string | null;
  /** What a card without wind does: the sun, or the storm that picks up. */
  weather: string | null;
  /** The play whose motion is on show; null: nothing moves. */
  playing: Play | null;
  /** Speed of motion; 0 is none. */
  speed: number;

  #clock: ReturnType<typeof setTimeout>[] = [];

  constructor(watched: () => Watched) {
    const { snapshot, motion } = untrack(watched);
    this.shown = $state.raw(snapshot);
    this.home = $state.raw(lay(snapshot));
    this.laid = $state.raw(lay(snapshot));
    this.card = $state(null);
    this.weather = $state(null);
    this.playing = $state.raw(null);
    this.speed = $state(motion);

    $effect.pre(() => {
      const { snapshot: next, moment, revealed, motion: speed } = watched();
      untrack(() => this.#turnTo(next, moment, revealed, speed));
    });
    $effect(() => () => this.#stop());
  }

  #turnTo(snapshot: DesertSnapshot, play: Play | null, revealed: boolean, speed: number): void {
    this.speed = speed;
    const isNew = play !== this.playing;
    if (isNew) {
      this.#stop();
      this.playing = play;
      this.card = this.weather = null;
    }
    const card = stormCard(play?.events ?? []);
    if (!revealed && isNew && card !== null) return this.#blow(card, speed);
    if (snapshot === this.shown) return;
    this.#settle(snapshot);
    if (card === null) return;
    this.card = card;
    this.weather = card === "sun" || card === "picks-up" ? card : null;
    if (speed > 0) this.#later(AFTER / speed, () => (this.card = this.weather = null));
  }

  /** The card is turned over, then the tiles slide one after another. */
  #blow(card: string, speed: number): void {
    this.card = card;
    if (speed === 0) return; // it lies open, and all of it is done at once
    slides(this.playing!.events).forEach(([from, to], at) => {
      this.#later((CARD + at * SLIDE) / speed, () => (this.laid = slide(this.laid, from, to)));
    });
  }

  #settle(snapshot: DesertSnapshot): void {
    this.#stop();
    const laid = follow(this.laid, snapshot.storm);
    this.laid = this.home = laid ?? lay(snapshot);
    this.shown = snapshot;
  }

  #later(delay: number, act: () => void): void {
    this.#clock.push(setTimeout(act, delay));
  }

  #stop(): void {
    this.#clock.forEach(clearTimeout);
    this.#clock = [];
  }
}
