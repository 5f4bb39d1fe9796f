// A match as one screen knows it: what the server told, shown one play after another.
import { Connection, type Link } from "../net/connection";
import type {
  Advised,
  FromBrowser,
  FromServer,
  Play,
  Played,
  Position,
  Reason,
  Refused,
  Said,
  Seat,
  TableInfo,
  Welcome,
} from "../wire";
import { speedNow, timeOf } from "./animate";
import { keysOf, remember } from "./keys";
import { distinct } from "./lists";
import { Past } from "./past";
import { settings } from "./settings.svelte";

/** A sentence with its rule: why something is not done, or not possible. */
export interface Because {
  reason: Reason;
  rule: string | null;
}

const POINTED_FOR = 3500; // milliseconds
const SAID_FOR = 5000;
const SHORT = 1000; // a moment that nobody has to wait for
const ANSWER_WITHIN = 8000; // an action without an answer until then is given up

/** Told by the match, so that the room can sound, announce and answer. */
export interface Witness {
  shown(play: Play, position: Position): void;
  refused(because: Because, refusal: Refused): void;
  because(because: Because | null): void; // null: it is possible
  moved(table: string): void;
}

export class Match {
  link = $state<Link>("joining");
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<Seat[]>([]);
  yours = $state.raw<number[]>([]);
  host = $state(false);
  watchers = $state(0);
  opening = $state.raw<string[]>([]);
  log = $state.raw<Play[]>([]);
  newest = $state.raw<Position | null>(null); // as the server has it
  shown = $state.raw<Position | null>(null); // as the screen has it, perhaps some plays behind
  moment = $state.raw<Play | null>(null);
  speed = $state(1); // of the moment
  holding = $state(false); // the moment is long: what can be done is not yet to be seen
  waiting = $state.raw<number[]>([]);
  thinking = $state<number | null>(null);
  pointed = $state.raw<{ seat: number; cell: string } | null>(null);
  said = $state.raw<(Said & { id: number })[]>([]);
  advice = $state.raw<Advised | null>(null);
  asking = $state(false); // for advice
  sent = $state<string | null>(null); // the action that waits for its answer

  readonly table: string;
  readonly past: Past;
  readonly #connection: Connection;
  readonly #witness: Witness;
  readonly #keys: string[];
  #queue: Played[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answer: ReturnType<typeof setTimeout> | undefined;
  #pointing: ReturnType<typeof setTimeout> | undefined;
  #sayings = 0;

  constructor(table: string, keys: string[], witness: Witness) {
    this.table = table;
    this.past = new Past(table);
    this.#witness = witness;
    this.#keys = distinct([...keys, ...keysOf(table)]);
    if (keys.length > 0) remember(table, { keys });
    this.#connection = new Connection(table, {
      hear: (message) => this.#hear(message),
      link: (link) => {
        this.link = link;
        if (link === "lost") this.#settle();
      },
      have: () => this.log.at(-1)?.number ?? 0,
      keys: () => this.#keys.slice(0, 8),
    });
  }

  /** Whether the newest position is on the screen, so that one can act. */
  get ready(): boolean {
    return this.shown !== null && this.shown.number === this.newest?.number && !this.holding;
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#answer);
    clearTimeout(this.#pointing);
    this.#connection.close();
  }

  retry(): void {
    this.#connection.retry();
  }

  // What I do.

  act(action: string): void {
    if (!this.newest || this.sent) return;
    if (this.#tell({ type: "act", action, after: this.newest.number })) this.#expect(action);
  }

  back(): void {
    if (!this.newest || this.sent) return;
    if (this.#tell({ type: "back", after: this.newest.number })) this.#expect("back");
  }

  wait(seat: number, on: boolean): void {
    this.#tell({ type: "wait", seat, on });
  }

  ask(): void {
    if (!this.newest || this.asking || this.advice?.number === this.newest.number) return;
    this.asking = this.#tell({ type: "ask", number: this.newest.number });
  }

  why(action: string): void {
    this.#tell({ type: "why", action });
  }

  point(seat: number, cell: string): void {
    this.#tell({ type: "point", seat, cell });
  }

  say(seat: number, phrase: Said["phrase"]): void {
    this.#tell({ type: "say", seat, phrase });
  }

  sit(seat: number, name: string): void {
    this.#tell({ type: "sit", seat, name });
  }

  replace(seat: number, bot: "random" | "planner" | "thinker"): void {
    this.#tell({ type: "replace", seat, bot });
  }

  rematch(): void {
    this.#tell({ type: "rematch" });
  }

  /** Show the newest position at once. */
  skip(): boolean {
    if (this.#queue.length === 0 && !this.holding) return false;
    this.#halt();
    while (this.#queue.length > 0) this.#show(this.#queue.shift()!, 0);
    return true;
  }

  // What the server tells.

  #tell(message: FromBrowser): boolean {
    return this.#connection.send(message);
  }

  #expect(action: string): void {
    this.sent = action;
    this.#answer = setTimeout(() => (this.sent = null), ANSWER_WITHIN);
  }

  #settle(): void {
    clearTimeout(this.#answer);
    this.sent = null;
    this.asking = false;
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "played":
        return this.#played(message);
      case "seats":
        this.seats = message.seats;
        this.yours = message.yours;
        this.watchers = message.watchers;
        return;
      case "waiting":
        this.waiting = message.seats;
        return;
      case "thinking":
        this.thinking = message.seat;
        return;
      case "advised":
        this.asking = false;
        this.advice = message;
        return;
      case "because":
        return this.#witness.because(
          message.reason ? { reason: message.reason, rule: message.rule } : null,
        );
      case "pointed":
        this.pointed = { seat: message.seat, cell: message.cell };
        clearTimeout(this.#pointing);
        this.#pointing = setTimeout(() => (this.pointed = null), POINTED_FOR);
        return;
      case "said":
        return this.#saying(message);
      case "refused":
        this.#settle();
        return this.#witness.refused({ reason: message.reason, rule: message.rule }, message);
      case "moved":
        remember(message.table, { keys: this.#keys, game: this.info?.game });
        return this.#witness.moved(message.table);
    }
  }

  #welcome(message: Welcome): void {
    this.#settle();
    this.info = message.info;
    this.seats = message.info.seats;
    this.yours = message.yours;
    this.host = message.host;
    this.watchers = message.watchers;
    this.waiting = message.waiting;
    this.opening = message.opening;
    this.thinking = null;
    const have = this.log.at(-1)?.number ?? 0;
    this.log = [...this.log, ...message.plays.filter((play) => play.number > have)];
    this.#queue = [];
    this.#halt();
    this.newest = message.position;
    this.shown = message.position;
    this.past.keep(message.position.number, message.position.snapshot);
    this.#rememberTable();
  }

  #played(message: Played): void {
    if (message.play.number <= (this.log.at(-1)?.number ?? 0)) return;
    this.#settle();
    this.log = [...this.log, message.play];
    this.newest = message.position;
    this.past.keep(message.position.number, message.position.snapshot);
    if (message.position.outcome !== "running") this.#rememberTable();
    this.#queue.push(message);
    this.#next();
  }

  /** Show the next play of the queue, unless one is being shown. */
  #next(): void {
    if (this.#timer !== undefined) return;
    const next = this.#queue.shift();
    if (!next) return this.#halt();
    const time = timeOf(next.play, speedNow(settings().motion), this.#queue.length);
    this.#show(next, time);
    if (time === 0) return this.#next();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, time);
  }

  #show(played: Played, time: number): void {
    this.speed = time === 0 ? 0 : settings().motion;
    this.holding = time > SHORT;
    this.shown = played.position;
    this.moment = time === 0 ? null : played.play;
    this.#witness.shown(played.play, played.position);
  }

  /** The moment is over. */
  #halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.moment = null;
    this.holding = false;
  }

  #saying(message: Said): void {
    const id = ++this.#sayings;
    this.said = [...this.said.filter((one) => one.seat !== message.seat), { ...message, id }];
    setTimeout(() => (this.said = this.said.filter((one) => one.id !== id)), SAID_FOR);
  }

  #rememberTable(): void {
    if (!this.info || this.yours.length === 0) return;
    const outcome = this.newest?.outcome ?? "running";
    const level = this.info.config.level;
    remember(this.table, {
      keys: this.#keys,
      game: this.info.game,
      level: typeof level === "string" ? level : null,
      names: this.seats.map((one) => one.name),
      started: this.info.created_at,
      outcome,
    });
  }
}
