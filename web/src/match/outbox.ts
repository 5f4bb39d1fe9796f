// What this player has sent and has no answer to: told when it is slow, kept or given back when the line is lost.
import type { Connection } from "../net/connection";
import type { FromBrowser, Play, Position } from "../wire";
import { fateOf, type Sent } from "./sent";
import type { TableState } from "./state.svelte";

const SLOW = 1000; // milliseconds; an action without an answer until then is said to be on its way
const ANSWER_WITHIN = 8000; // an action without an answer until then is given up

/** What was not sent, not played, or not answered. */
export type Failure = "action" | "answer" | "talk" | "line";

export class Outbox {
  readonly #state: TableState;
  readonly #connection: () => Connection;
  readonly #failed: (what: Failure) => void;
  #sent: Sent | null = null; // waits for its answer, also while the line is lost
  #unheard: string[] = []; // what was said and has not come back yet; "" for a phrase
  #slow: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;

  constructor(state: TableState, connection: () => Connection, failed: (what: Failure) => void) {
    this.#state = state;
    this.#connection = connection;
    this.#failed = failed;
  }

  /** Whether a message is on its way; if not, the player is told. */
  send(message: FromBrowser): boolean {
    const done = this.#connection().send(message);
    if (!done) this.#failed("line");
    return done;
  }

  /** Send an action; nothing else can be done before its answer. */
  act(message: Sent): void {
    if (!this.send(message)) return;
    this.#keep(message);
    this.#slow = setTimeout(() => (this.#state.slow = true), SLOW);
    this.#answer = setTimeout(() => {
      this.settle();
      this.#failed("answer");
    }, ANSWER_WITHIN);
  }

  /** Say something; `text` is what whoever wrote it gets back if it is lost. */
  speak(message: FromBrowser, text = ""): boolean {
    const done = this.send(message);
    if (done) this.#unheard.push(text);
    return done;
  }

  /** What was said has come back. */
  heard(): void {
    this.#unheard.shift();
  }

  /** What was said last was refused: whoever wrote it may want to say it later. */
  unsaid(): void {
    this.#state.draft ||= this.#unheard.pop() ?? "";
  }

  /** Nothing is awaited any more. */
  settle(): void {
    clearTimeout(this.#slow);
    clearTimeout(this.#answer);
    this.#keep(null);
    this.#state.slow = false;
    this.#state.asking = false;
  }

  /** The line is lost: an action is kept until it is back, words go back to whoever wrote them. */
  lose(): void {
    const sent = this.#sent;
    this.settle();
    this.#keep(sent);
    const unheard = this.#unheard;
    this.#unheard = [];
    if (unheard.length === 0) return;
    this.#state.draft ||= unheard.filter(Boolean).join(" ");
    this.#failed("talk");
  }

  /** The line is back: send what was kept, if it has not arrived and is still possible. */
  comeBack(position: Position, missed: Play[]): void {
    const sent = this.#sent;
    this.settle();
    if (!sent) return;
    const fate = fateOf(sent, position, missed);
    if (fate === "again") this.act(sent);
    else if (fate === "lost") this.#failed("action");
  }

  #keep(sent: Sent | null): void {
    this.#sent = sent;
    this.#state.sent = sent && (sent.type === "act" ? sent.action : "back");
  }
}
