// The table as it was: what this screen has seen, and the rest from the server.
import type { Snapshot } from "../games/contract";
import { findMoment } from "../net/http";

export class Past {
  readonly #table: string;
  readonly #seen = new Map<number, Snapshot>(); // by number of plays

  constructor(table: string) {
    this.#table = table;
  }

  keep(number: number, snapshot: Snapshot): void {
    this.#seen.set(number, snapshot);
  }

  /** The table after so many plays. */
  async after(number: number): Promise<Snapshot> {
    const seen = this.#seen.get(number) ?? (await findMoment(this.#table, number)).snapshot;
    this.#seen.set(number, seen);
    return seen;
  }
}
