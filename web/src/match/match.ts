// One table's side of the conversation with the server: what it tells goes into the state, what this
// player does goes out.
import { Connection } from "../net/connection";
import { findPlays } from "../net/http";
import type {
  FromServer,
  Play,
  Played,
  Plays,
  Refused,
  Rematch,
  Saying,
  Seat,
  Welcome,
} from "../wire";
import { adopt } from "./changes";
import { noteDeal } from "./deal";
import { dropKeys, forget, keysOf, remember } from "./keys";
import { distinct } from "./lists";
import { noteEnd } from "./missed";
import { Outbox, type Failure } from "./outbox";
import { Past } from "./past";
import { Playback, type PlaybackListener } from "./playback";
import type { Because, TableState } from "./state.svelte";

const POINTED_FOR = 3500; // milliseconds

/** What has to be heard or seen besides the state. */
export interface MatchListener extends PlaybackListener {
  refused(refusal: Refused): void; // the server did not do what this player asked for
  said(saying: Saying): void; // somebody has said something
  failed(what: Failure): void; // something was not sent, not played, or not answered
}

export class Match {
  readonly table: string;
  readonly past: Past;
  readonly #state: TableState;
  readonly #listener: MatchListener;
  readonly #connection: Connection;
  readonly #playback: Playback;
  readonly #outbox: Outbox;
  #keys: string[];
  #reading: Promise<Plays> | null = null; // a page of older plays
  #question: { action: string; answer: (because: Because | null) => void } | null = null;
  #pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, keys: string[], state: TableState, listener: MatchListener) {
    this.table = table;
    this.past = new Past(table);
    this.#state = state;
    this.#listener = listener;
    this.#playback = new Playback(state, listener);
    this.#outbox = new Outbox(
      state,
      () => this.#connection,
      (what) => listener.failed(what),
    );
    this.#keys = distinct([...keys, ...keysOf(table)]);
    this.#connection = new Connection(table, {
      hear: (message) => this.#hear(message),
      link: (link) => {
        state.link = link;
        if (link === "lost") this.#outbox.lose();
        if (link === "missing") forget(table);
      },
      have: () => state.log.at(-1)?.number ?? 0,
      keys: () => this.#keys.slice(0, 8),
    });
  }

  close(): void {
    this.#outbox.settle();
    clearTimeout(this.#pointing);
    this.#playback.clear();
    this.#connection.close();
  }

  retry(): void {
    this.#connection.retry();
  }

  /** Read a page of plays that are older than those of the log. */
  async readEarlier(): Promise<void> {
    const state = this.#state;
    const first = state.log[0]?.number ?? 1;
    if (first <= 1) return;
    this.#reading ??= findPlays(this.table, first).finally(() => (this.#reading = null));
    const { plays, moves } = await this.#reading;
    if (state.log[0]?.number !== first) return; // somebody else has waited for the same page
    state.log = [...plays, ...state.log];
    state.movesBefore = moves;
  }

  /** Show the newest position at once; false if it is shown already. */
  skip(): boolean {
    return this.#playback.skip();
  }

  // What this player does.

  act(action: string): void {
    const { newest, sent } = this.#state;
    if (!newest || sent) return;
    this.#outbox.act({ type: "act", action, after: newest.number });
  }

  undo(): void {
    const { newest, sent } = this.#state;
    if (!newest || sent) return;
    this.#outbox.act({ type: "back", after: newest.number });
  }

  /** Hold the next card back, or let it come. */
  wait(seat: number, on: boolean): void {
    this.#outbox.send({ type: "wait", seat, on });
  }

  /** Tell everybody that the next card of a seat comes in a moment. */
  announceCard(seat: number): void {
    this.#outbox.send({ type: "reveal", seat });
  }

  /** Ask for advice, unless it is there or on its way. */
  askAdvice(): void {
    const { newest, asking, advice } = this.#state;
    if (!newest || asking || advice?.number === newest.number) return;
    this.#state.asking = this.#outbox.send({ type: "ask", number: newest.number });
  }

  /** Why an action is not possible; null if it is, or if something else has been asked meanwhile. */
  why(action: string): Promise<Because | null> {
    this.#question?.answer(null);
    this.#question = null;
    return new Promise((answer) => {
      if (this.#outbox.send({ type: "why", action })) this.#question = { action, answer };
      else answer(null);
    });
  }

  /** Show everybody a cell. */
  point(seat: number, cell: string): void {
    this.#outbox.send({ type: "point", seat, cell });
  }

  /** A set phrase, or a remark of the game about an object. */
  sendPhrase(seat: number, phrase: string, object: string | null = null): void {
    this.#outbox.speak({ type: "say", seat, phrase, object });
  }

  /** A text of one's own; false if there is no line to send it. */
  write(seat: number, text: string): boolean {
    return this.#outbox.speak({ type: "write", seat, text }, text);
  }

  /** Ask what a seat could say about things on the table. */
  findRemarks(seat: number): void {
    this.#connection.send({ type: "remarks", seat });
  }

  /** Take a free seat. */
  take(seat: number, name: string): void {
    this.#outbox.send({ type: "take", seat, name });
  }

  /** Leave a seat in the lobby, or free it as the host. */
  stand(seat: number): void {
    this.#outbox.send({ type: "stand", seat });
  }

  start(): void {
    this.#outbox.send({ type: "start" });
  }

  sit(seat: number, name: string): void {
    this.#outbox.send({ type: "sit", seat, name });
  }

  /** Let a bot play for a seat. */
  replace(seat: number): void {
    this.#outbox.send({ type: "replace", seat });
  }

  rematch(wish: Rematch["wish"]): void {
    this.#outbox.send({ type: "rematch", wish });
  }

  // What the server tells.

  #hear(message: FromServer): void {
    const state = this.#state;
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "played":
        return this.#played(message);
      case "seats":
        this.#seat(message.seats, message.yours);
        state.watchers = message.watchers;
        state.started = message.started;
        return;
      case "taken":
        this.#keys.push(message.key);
        remember(this.table, { keys: [message.key] });
        state.strange = false;
        return;
      case "pong":
        return;
      case "waiting":
        state.waiting = message.seats;
        return;
      case "coming":
        state.coming = message;
        return;
      case "thinking":
        state.thinking = message.seat;
        return;
      case "planned":
        state.plans = [...state.plans, message];
        return;
      case "advised":
        state.asking = false;
        state.advice = message;
        return;
      case "because":
        if (message.action !== this.#question?.action) return;
        this.#question.answer(message.reason && { reason: message.reason, rule: message.rule });
        this.#question = null;
        return;
      case "pointed":
        return this.#point(message.seat, message.cell);
      case "said":
        return this.#said(message.saying);
      case "remarks":
        state.remarks = message.remarks;
        return;
      case "refused":
        this.#outbox.settle();
        if (message.reason.key === "refused-too-talkative") this.#outbox.unsaid();
        return this.#listener.refused(message);
      case "moved":
        remember(message.table, { keys: this.#keys, game: state.info?.game });
        state.rematch = message.table;
        return;
    }
  }

  #welcome(message: Welcome): void {
    const state = this.#state;
    if (!state.shown && message.position.number === 0) this.#playback.deal();
    state.info = message.info;
    const { commitment } = message.info;
    if (commitment && message.position.outcome === "running") {
      noteDeal(this.table, commitment, message.position.number);
    }
    state.started = message.info.started;
    this.#seat(message.info.seats, message.yours);
    state.host = message.host;
    this.#dropKeys(message.strange);
    state.sayings = message.sayings;
    state.grace = message.grace;
    state.silence = message.silence;
    state.watchers = message.watchers;
    state.waiting = message.waiting;
    state.opening = message.opening;
    state.thinking = null;
    this.#log(message.plays, message.moves);
    this.#playback.clear();
    state.newest = message.position;
    state.shown = message.position;
    this.past.keep(message.position.number, message.position.snapshot);
    this.#rememberTable();
    this.#outbox.comeBack(message.position, message.plays);
  }

  /** Keys that open nothing here: they are not tried again. */
  #dropKeys(places: number[]): void {
    if (places.length === 0) return;
    const strange = places.map((place) => this.#keys[place]!);
    this.#keys = this.#keys.filter((key) => !strange.includes(key));
    dropKeys(this.table, strange);
    this.#state.strange = true;
  }

  #seat(seats: Seat[], yours: number[]): void {
    this.#state.seats = seats;
    this.#state.yours = yours;
    this.#state.seatsAt = Date.now();
  }

  #played(message: Played): void {
    const state = this.#state;
    const { play, changes } = message;
    if (!state.newest || play.number <= state.newest.number) return;
    const position = adopt(state.newest, changes);
    this.#outbox.settle();
    state.log = [...state.log, play];
    state.newest = position;
    state.playedAt = Date.now();
    this.past.keep(position.number, position.snapshot);
    if (position.outcome !== "running") this.#rememberTable();
    this.#playback.add({ play, position });
  }

  /** Note the plays that were missed; if there are more of them than came, older ones are read later. */
  #log(plays: Play[], moves: number): void {
    const state = this.#state;
    const have = state.log.at(-1)?.number ?? 0;
    const isGap = plays.length > 0 && plays[0]!.number > have + 1;
    if (isGap || state.log.length === 0) {
      state.log = plays;
      state.movesBefore = moves;
    } else state.log = [...state.log, ...plays.filter((play) => play.number > have)];
  }

  /** Mark a cell for a while. */
  #point(seat: number, cell: string): void {
    this.#state.pointed = { seat, cell };
    clearTimeout(this.#pointing);
    this.#pointing = setTimeout(() => (this.#state.pointed = null), POINTED_FOR);
  }

  #said(saying: Saying): void {
    const state = this.#state;
    if (state.yours.includes(saying.seat)) this.#outbox.heard();
    state.sayings = [...state.sayings, saying];
    const word = String(saying.told?.arguments.word ?? "");
    const { ui, newest } = state;
    if (ui && newest && ui.rows(newest.snapshot).flat().includes(word))
      this.#point(saying.seat, word);
    this.#listener.said(saying);
  }

  #rememberTable(): void {
    const { info, yours, newest, seats, host } = this.#state;
    if (!info || (yours.length === 0 && !host)) return;
    const { level } = info.config;
    remember(this.table, {
      keys: this.#keys,
      game: info.game,
      level: typeof level === "string" ? level : null,
      names: seats.map((one) => one.name),
      seats: yours,
      started: info.created_at,
      outcome: newest?.outcome ?? "running",
    });
    if (newest && newest.outcome !== "running") void noteEnd(this.table, yours);
  }
}
