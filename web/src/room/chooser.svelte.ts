// From clicks to actions: what is chosen so far, the menu at the place of the click, the reason why not.
import {
  NOT_HINTED,
  type Action,
  type Clickable,
  type Hinted,
  type Target,
} from "../games/contract";
import { isSame, Legal, NOTHING_CHOSEN, type Entry, type Meaning } from "../match/choices";
import { unfolded } from "../match/folding";
import { clickMarked, hint } from "../match/marking";
import type { Match } from "../match/match";
import { readAction } from "../match/notation";
import {
  actingSeat,
  hasFreeSeats,
  isOver,
  isReady,
  isSeated,
  lentSeats,
  markedAction,
  namesOf,
  playedSeats,
} from "../match/queries";
import type { Because, TableState } from "../match/state.svelte";
import { sound } from "../ui/sound";
import { toast } from "../ui/toast.svelte";
import { say } from "../words.svelte";

const LATE = 700; // milliseconds after which nobody was about to click
const EMPTY = new Legal();
const NOTHING: Clickable = { cells: {}, cards: {}, pawns: {} };

export class Chooser {
  readonly #state: TableState;
  readonly #match: Match;
  #before: TableState["choosing"][] = []; // what was chosen before each click, for `back`
  #clicked: Target | null = null;
  #acted = ""; // what this screen has played last
  #gone = { legal: EMPTY, at: -Infinity }; // what could be done a moment ago, and until when

  /** What the seats of this screen can do at the table on the screen. */
  readonly #own = $derived.by(() => {
    const { shown, link, past, ui } = this.#state;
    if (!shown || !ui || link !== "open" || past) return EMPTY;
    const seats = playedSeats(this.#state);
    const places = shown.snapshot.seats.map((one) => one.cell);
    const actions = unfolded(shown.legal).map((words) => readAction(words, ui.verbs));
    return new Legal(
      actions.filter((one) => seats.includes(one.seat)),
      places,
      ui,
    );
  });

  /** What can be done by clicking: nothing while a long moment is shown or an answer is awaited. */
  readonly legal = $derived.by(() =>
    isReady(this.#state) && !this.#state.sent ? this.#own : EMPTY,
  );

  /** What is done by a button; buttons stay where they are, whatever is shown. */
  readonly buttons: Action[] = $derived.by(() => this.#own.plain());

  /** Where the advice is marked: only what this screen can do now. */
  readonly hinted: Hinted = $derived.by(() => {
    const words = markedAction(this.#state);
    return words ? hint(this.legal, this.#state.choosing, words) : NOT_HINTED;
  });

  /** What lights up. */
  readonly clickable: Clickable = $derived.by(() =>
    this.#state.past ? NOTHING : this.legal.clickable(this.#state.choosing),
  );

  constructor(state: TableState, match: Match) {
    this.#state = state;
    this.#match = match;
    $effect(() => {
      const { legal } = this;
      return () => (this.#gone = { legal, at: performance.now() });
    });
  }

  /** The button that ends the turn, or turns a card over. */
  button(kind: "finish" | "card"): Action | undefined {
    return this.buttons.find(({ verb }) => this.#state.ui?.verbs[verb]?.button === kind);
  }

  /** By key: why this button is not there, told at this place. */
  explainButton(kind: "finish" | "card", place: Element): void {
    const verbs = Object.entries(this.#state.ui?.verbs ?? {});
    const verb = verbs.find(([, { button }]) => button === kind)?.[0];
    const seat = actingSeat(this.#state);
    if (verb && seat !== null && !isOver(this.#state)) void this.explain(`${seat} ${verb}`, place);
  }

  /** A click, or Enter, on something of the table. */
  choose(target: Target, place: Element): void {
    const state = this.#state;
    const lost = this.#lost(target);
    this.#clicked = target;
    if (lost) toast(say(lost), "warn");
    if (this.#match.skip() || lost || state.past) return;
    if (this.#isIdle()) return;
    const asked = state.menu?.because === null && state.menu.entries.length > 0;
    state.menu = null;
    const meaning = this.#advised(target) ?? this.legal.click(state.choosing, target);
    if (meaning.kind !== "nothing") return this.#follow(meaning, place);
    if (asked) this.clear(); // the menu was not what was wanted: begin anew
    this.#wonder(target, place);
  }

  /** Why a click would be lost without a word: this screen's last action is on its way, or somebody
   * else has acted in this very moment; null if it is not. */
  #lost(target: Target): string | null {
    const { sent, log } = this.#state;
    const again = this.#clicked !== null && isSame(this.#clicked, target); // a double click
    if (sent) return again ? null : "table-still-playing";
    const { legal, at } = this.#gone;
    if (performance.now() - at > LATE || log.at(-1)?.action === this.#acted) return null;
    const could = legal.click(NOTHING_CHOSEN, target).kind !== "nothing";
    return could && this.legal.click(NOTHING_CHOSEN, target).kind === "nothing"
      ? "refused-stale"
      : null;
  }

  /** A click on what is marked leads to the advised action, whatever else it could mean. */
  #advised(target: Target): Meaning | null {
    const { action } = this.hinted;
    return action ? clickMarked(this.legal, this.#state.choosing, target, action) : null;
  }

  /** A line of the menu. */
  pick(entry: Entry): void {
    const place = this.#state.menu?.place;
    this.#state.menu = null;
    this.#follow(this.legal.pick(entry), place ?? null);
  }

  /** Take the last click back; false if there was none. */
  back(): boolean {
    const state = this.#state;
    const chosen = state.choosing.chosen.length > 0;
    if (!state.menu && !chosen) return false;
    if (!state.menu?.because || !chosen) state.choosing = this.#before.pop() ?? NOTHING_CHOSEN;
    state.menu = null;
    return true;
  }

  clear(): void {
    this.#state.choosing = NOTHING_CHOSEN;
    this.#state.menu = null;
    this.#before = [];
  }

  act(words: string): void {
    const { sent } = this.#state;
    if (sent && sent !== words) toast(say("table-still-playing"), "warn");
    if (sent) return;
    this.clear();
    const { shown, newest } = this.#state;
    if (shown?.number !== newest?.number) return void this.#match.skip(); // first see what has happened
    this.#acted = words;
    this.#match.act(words);
  }

  /** Ask the server why an action is not possible, and show its answer at this place. */
  async explain(action: string, place: Element, target: Target | null = null): Promise<void> {
    const because = await this.#match.why(action);
    if (!because) return;
    sound("no");
    const entries = target?.kind === "cell" ? this.#offers(target.cell) : [];
    this.#open(place, entries, because);
  }

  #open(place: Element, entries: Entry[], because: Because | null = null): void {
    this.#state.menu = { entries, place, spot: place.getBoundingClientRect(), because };
  }

  /** Whether a click can do nothing whatever it means; whoever clicks is told why. */
  #isIdle(): boolean {
    const state = this.#state;
    if (isOver(state)) return playedSeats(state).length === 0;
    if (state.link !== "open") toast(say("table-failed-line"), "warn");
    else if (lentSeats(state).length > 0 && playedSeats(state).length === 0)
      toast(say("refused-bot-plays"));
    else if (!isSeated(state))
      toast(say(hasFreeSeats(state) ? "table-only-watching-free" : "table-only-watching"));
    else return false;
    return true;
  }

  #offers(cell: string): Entry[] {
    return this.#state.choosing.chosen.length > 0 ? [] : this.legal.offers(cell);
  }

  #follow(meaning: Meaning, place: Element | null): void {
    if (meaning.kind === "act") return this.act(meaning.action.words);
    if (meaning.kind === "nothing") return;
    const now = this.#state.choosing;
    const next = meaning.choosing;
    if (next.chosen.length > now.chosen.length || next.verb !== now.verb) this.#before.push(now);
    if (next.chosen.length === 0) this.#before = [];
    this.#state.choosing = next;
    const entries = meaning.kind === "ask" ? meaning.entries : [];
    const isCard = next.chosen.at(-1)?.kind === "card"; // it says what it does
    if (place && (entries.length > 0 || isCard)) this.#open(place, entries);
  }

  /** A click that means nothing: ask why not about what was most likely meant. */
  #wonder(target: Target, place: Element): void {
    const { newest, ui } = this.#state;
    const seat =
      target.kind === "card" && playedSeats(this.#state).includes(target.seat)
        ? target.seat
        : actingSeat(this.#state);
    if (!newest || !ui || seat === null) return;
    if (target.kind === "card" && target.seat !== seat)
      return this.#explainOthersCard(target.seat, ui.othersCardRule, place);
    const verbs = this.legal.actions.filter((one) => one.seat === seat).map((one) => one.verb);
    const { chosen } = this.#state.choosing;
    const action = ui.likelyAction({ target, chosen, seat, verbs, snapshot: newest.snapshot });
    if (action) void this.explain(action, place, target);
  }

  #explainOthersCard(seat: number, rule: string | null, place: Element): void {
    const name = namesOf(this.#state)[seat] ?? "";
    const because = {
      reason: { key: "table-others-card", arguments: { name } },
      rule,
    };
    this.#open(place, [], because);
  }
}
