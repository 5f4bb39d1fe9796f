// A play shown step by step: the storm card first, then tile by tile, then what it left behind.
// Board, status and seats each follow the same clock, so that canteens empty when the sun shines.
import { untrack } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { DesertSnapshot, Play } from "../../wire";
import { follow, lay, slide, slides, type Laid } from "./tiles";

export const CARD = 750; // ms a storm card is shown before it acts
export const SLIDE = 330; // ms a tile takes
export const AFTER = 900; // ms the sun, or the growing storm, stays

interface Watched {
  readonly snapshot: DesertSnapshot;
  readonly moment: Play | null;
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

  #target: DesertSnapshot;
  #seen: Play | null;
  #clock: ReturnType<typeof setTimeout>[] = [];

  constructor(watched: () => Watched) {
    const { snapshot, moment, motion } = untrack(watched);
    this.shown = $state.raw(snapshot);
    this.home = $state.raw(lay(snapshot));
    this.laid = $state.raw(lay(snapshot));
    this.card = $state(null);
    this.weather = $state(null);
    this.playing = $state.raw(null);
    this.speed = $state(prefersReducedMotion.current ? 0 : motion);
    this.#target = snapshot;
    this.#seen = moment;

    $effect.pre(() => {
      const { snapshot: next, moment: play, motion: speed } = watched();
      const still = prefersReducedMotion.current;
      untrack(() => this.#turnTo(next, play, still ? 0 : speed));
    });
    $effect(() => () => this.#stop());
  }

  #turnTo(snapshot: DesertSnapshot, play: Play | null, speed: number): void {
    this.speed = speed;
    const known = play === null || (this.#seen !== null && play.number !== this.#seen.number + 1); // a leap
    this.#seen = play;
    if (known && snapshot === this.#target) return;
    this.#stop();
    if (this.shown !== this.#target) this.#settle(this.#target);
    this.#target = snapshot;
    this.playing = known || speed === 0 ? null : play;
    const storm = this.playing?.events.find((event) => event.startsWith("storm "));
    if (storm === undefined) return this.#settle(snapshot);
    this.#blow(storm.slice("storm ".length), snapshot, speed);
  }

  #blow(card: string, snapshot: DesertSnapshot, speed: number): void {
    this.card = card;
    let time = CARD;
    for (const [from, to] of slides(this.playing!.events)) {
      this.#later(time / speed, () => (this.laid = slide(this.laid, from, to)));
      time += SLIDE;
    }
    this.#later(time / speed, () => {
      this.#settle(snapshot);
      this.weather = card === "sun" || card === "picks-up" ? card : null;
    });
    this.#later((time + AFTER) / speed, () => {
      this.card = null;
      this.weather = null;
    });
  }

  #settle(snapshot: DesertSnapshot): void {
    const laid = follow(this.laid, snapshot.storm);
    if (laid === null) this.playing = null;
    this.laid = this.home = laid ?? lay(snapshot);
    this.shown = snapshot;
  }

  #later(delay: number, act: () => void): void {
    this.#clock.push(setTimeout(act, delay));
  }

  #stop(): void {
    this.#clock.forEach(clearTimeout);
    this.#clock = [];
    this.card = null;
    this.weather = null;
  }
}
