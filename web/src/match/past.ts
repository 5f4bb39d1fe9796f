// The table as it was: what this screen has seen, and once the game is over all of it.
import type { Snapshot } from "../games/contract";
import { findReplay } from "../net/http";

export class Past {
  readonly #table: string;
  readonly #seen = new Map<number, Snapshot>(); // by number of plays

  constructor(table: string) {
    this.#table = table;
  }

  keep(number: number, snapshot: Snapshot): void {
    this.#seen.set(number, snapshot);
  }

  /** The table after so many plays; null where only the replay will tell. */
  async after(number: number): Promise<Snapshot | null> {
    if (!this.#seen.has(number)) {
      const { frames } = await findReplay(this.#table);
      for (const { play, snapshot } of frames) this.#seen.set(play?.number ?? 0, snapshot);
    }
    return this.#seen.get(number) ?? null;
  }
}
