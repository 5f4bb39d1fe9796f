// One player's side of the table: builds the parts, which depend on each other in this order only, and
// does what takes several of them.
//
//   state <- match <- chooser <- cards, adviser, lookBack
import { untrack } from "svelte";
import type { TableProps } from "../games/contract";
import { findGame } from "../games/registry";
import { myName } from "../match/keys";
import { Match } from "../match/match";
import {
  actingSeat,
  canUndo,
  namesOf,
  playedSeats,
  shownSnapshot,
  waitingSeat,
} from "../match/queries";
import { settings } from "../match/settings.svelte";
import { TableState } from "../match/state.svelte";
import type { Rematch } from "../wire";
import { Absence } from "./absence.svelte";
import { Adviser } from "./adviser.svelte";
import { CardTurner } from "./card-turner.svelte";
import { Chooser } from "./chooser.svelte";
import { LookBack } from "./look-back";
import { Narrator } from "./narrator";

export class TableController {
  readonly state = new TableState();
  readonly match: Match;
  readonly chooser: Chooser;
  readonly cards: CardTurner;
  readonly adviser: Adviser;
  readonly lookBack: LookBack;
  readonly absence: Absence;
  #number = -1; // of the position for which nothing was chosen at first

  /** What the pictures of the game are given. */
  readonly tableProps = $derived.by((): TableProps | null => {
    const { state, chooser } = this;
    const { shown, past } = state;
    const snapshot = shownSnapshot(state);
    if (!snapshot || !shown) return null;
    return {
      snapshot,
      chances: past ? null : shown.chances,
      seats: state.seats,
      yours: state.yours,
      toAct: past ? past.snapshot.turn : shown.to_act,
      actions: chooser.legal.actions.map((one) => one.words),
      clickable: chooser.clickable,
      chosen: state.choosing.chosen.at(-1) ?? null,
      pointed: state.pointed,
      hinted: chooser.hinted,
      ending: past ? null : shown.ending,
      moment: past ? null : state.moment,
      odds: settings().odds,
      revealed: past !== null || state.revealed,
      motion: past ? 0 : state.speed,
      dealing: past ? 0 : state.dealing,
      act: (action) => this.act(action),
      choose: (target, place) => chooser.choose(target, place),
    };
  });

  readonly names = $derived.by(() => namesOf(this.state));

  /** Part of a component: it is closed with it. `strange`: the visitor came with something that is
   * no key; `go` opens another page. */
  constructor(table: string, keys: string[], strange: boolean, go: (path: string) => void) {
    const { state } = this;
    state.strange = strange;
    this.match = new Match(table, keys, state, new Narrator(state));
    this.chooser = new Chooser(state, this.match);
    this.cards = new CardTurner(state, this.match, this.chooser);
    this.adviser = new Adviser(state, this.match);
    this.lookBack = new LookBack(state, this.match, this.chooser);
    this.absence = new Absence(state);
    $effect(() => () => this.match.close());
    $effect(() => {
      if (state.info) void findGame(state.info.game).then((found) => (state.ui = found));
    });
    $effect(() => this.#startAfresh());
    $effect(() => this.#giveMyName());
    $effect(() => {
      const again = state.rematch;
      if (again && state.wantsRematch) untrack(() => go(`/t/${again}`));
    });
  }

  act(action: string): void {
    this.state.ending = false;
    this.chooser.act(action);
  }

  /** End the turn; with actions left it takes two calls. */
  end(action: string): void {
    const left = this.state.shown?.snapshot.left ?? 0;
    if (settings().confirm && left > 0 && !this.state.ending) this.state.ending = true;
    else this.act(action);
  }

  /** By key: end the turn, or say at this place why that is not possible. */
  endTurn(place: Element): void {
    if (this.lookBack.leave()) return;
    const end = this.chooser.button("finish");
    if (end) this.end(end.words);
    else this.chooser.explainButton("finish", place);
  }

  /** By key: turn cards over, or say at this place why that is not possible. */
  turnCard(place: Element): void {
    if (!this.lookBack.leave()) this.cards.turn(place);
  }

  undo(): void {
    if (!canUndo(this.state)) return;
    this.chooser.clear();
    this.match.undo();
  }

  /** Hold the next card back, or let it come: others' by the server, one's own right here. */
  wait(): void {
    const { state } = this;
    const seat = waitingSeat(state);
    if (seat === null) return;
    if (seat === state.shown?.to_act) state.paused = !state.paused;
    else this.match.wait(seat, !state.waiting.includes(seat));
  }

  /** Show everybody a cell. */
  point(cell: string): void {
    const seat = actingSeat(this.state);
    if (seat !== null) this.match.point(seat, cell);
  }

  /** Play the same table again: with a new deal, the same one, or at the next level. */
  again(wish: Rematch["wish"] = "new"): void {
    this.state.wantsRematch = true;
    if (!this.state.rematch) this.match.rematch(wish);
  }

  /** Take back what is half done; false if nothing is. */
  escape(): boolean {
    if (this.lookBack.leave() || this.match.skip() || this.chooser.back()) return true;
    if (!this.state.ending) return false;
    this.state.ending = false;
    return true;
  }

  /** A new position: nothing is chosen. */
  #startAfresh(): void {
    const now = this.state.newest?.number ?? -1;
    if (now === this.#number) return;
    this.#number = now;
    untrack(() => {
      this.chooser.clear();
      this.state.ending = false;
      this.state.paused &&= this.#staysPaused();
      this.state.picked = 0;
      this.state.hinting = false;
    });
  }

  /** Somebody else's play does not end this player's pause. */
  #staysPaused(): boolean {
    const { newest, log } = this.state;
    const seats = playedSeats(this.state);
    const own = seats.includes(log.at(-1)?.seat ?? -1);
    return newest !== null && newest.turning && seats.includes(newest.to_act) && !own;
  }

  /** Whoever has sat down with a name before need not be asked again. */
  #giveMyName(): void {
    const { seats, yours, link } = this.state;
    const nameless = yours.filter((seat) => seats[seat]?.who === "person" && !seats[seat].name);
    const name = myName();
    if (link === "open" && name) for (const seat of nameless) this.match.sit(seat, name);
  }
}
