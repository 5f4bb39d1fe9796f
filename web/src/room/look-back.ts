// A position of the past on the screen, and the way back to now.
import type { Match } from "../match/match";
import type { TableState } from "../match/state.svelte";
import { toast } from "../ui/toast.svelte";
import { say } from "../words.svelte";
import type { Chooser } from "./chooser.svelte";

export class LookBack {
  readonly #state: TableState;
  readonly #match: Match;
  readonly #chooser: Chooser;

  constructor(state: TableState, match: Match, chooser: Chooser) {
    this.#state = state;
    this.#match = match;
    this.#chooser = chooser;
  }

  /** Show the table as it was after a number of plays. */
  async show(number: number): Promise<void> {
    if (number === this.#state.newest?.number) return void this.leave();
    const isEarlier = number < (this.#state.log[0]?.number ?? 1);
    const [snapshot] = await Promise.all([
      this.#match.past.after(number),
      isEarlier && this.#match.readEarlier(), // for the number of the move
    ]).catch(() => [null]);
    if (!snapshot) return toast(say("table-past-unknown"));
    this.#chooser.clear();
    this.#state.past = { number, snapshot };
  }

  /** Show more of the log. */
  async readEarlier(): Promise<void> {
    await this.#match.readEarlier().catch(() => toast(say("table-past-unknown")));
  }

  /** Back to now; false if that is what is shown. */
  leave(): boolean {
    if (!this.#state.past) return false;
    this.#state.past = null;
    return true;
  }
}
