// An analysis on its way: asked for, waited for, told.
import { askAnalysis, findAnalysis } from "../net/http";
import type { AnalysisResult } from "../wire";
import { say } from "../words.svelte";

const EVERY = 1000; // milliseconds between two questions

export class Analysis {
  running = $state(false);
  done = $state(0); // from 0 to 1
  result = $state.raw<AnalysisResult | null>(null);
  problem = $state("");
  #stopped = false;

  /** Ask for the analysis of a record and wait until it is there. */
  async ask(record: Record<string, unknown>): Promise<void> {
    this.running = true;
    this.problem = "";
    this.done = 0;
    try {
      const { analysis } = await askAnalysis(record);
      while (!this.#stopped && this.running) {
        const state = await findAnalysis(analysis);
        this.done = state.done;
        if (state.problem) this.problem = state.problem.message;
        if (state.result) this.result = state.result;
        if (state.problem || state.result) break;
        await new Promise((wake) => setTimeout(wake, EVERY));
      }
    } catch (error) {
      this.problem = error instanceof TypeError ? say("shell-no-server") : (error as Error).message;
    }
    this.running = false;
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.#stopped = true;
  }
}
