// From clicks to actions: what is chosen so far, the menu at the place of the click, the reason why not.
import type { Reach, Snapshot, Thing } from "../games/contract";
import { Legal, NOTHING_CHOSEN, type Choosing, type Entry, type Meaning } from "../match/choices";
import { likelyAction } from "../match/guess";
import type { Because, Match } from "../match/match.svelte";
import { readAction, type Action } from "../match/notation";

export interface Menu {
  entries: Entry[];
  place: Element;
  because: Because | null;
}

const EMPTY = new Legal([], []);
const NOTHING: Reach = { cells: {}, cards: {}, pawns: {} };
const OTHERS_CARD: Record<string, string> = { island: "FI-31", desert: "FD-91" };

export class Chooser {
  choosing = $state.raw<Choosing>(NOTHING_CHOSEN);
  menu = $state.raw<Menu | null>(null);

  readonly #match: Match;
  readonly #isLookingBack: () => boolean;
  readonly #nameOf: (seat: number) => string;
  #clicked: { thing: Thing; place: Element } | null = null;
  #past: Choosing[] = [];

  /** The seats at this screen that a person plays. */
  readonly seats = $derived.by(() =>
    this.#match.yours.filter((seat) => this.#match.seats[seat]?.who !== "bot"),
  );

  /** What can be done by clicking: nothing while a long moment is shown or an answer is awaited. */
  readonly legal = $derived.by(() => (this.#match.ready && !this.#match.sent ? this.#own : EMPTY));

  /** What is done by a button; buttons stay where they are, whatever is shown. */
  readonly buttons: Action[] = $derived.by(() =>
    this.#match.shown?.number === this.#match.newest?.number ? this.#own.plain() : [],
  );

  readonly #own = $derived.by(() => {
    const position = this.#match.newest;
    if (!position || this.#match.link !== "open" || this.#isLookingBack()) return EMPTY;
    const places = position.snapshot.seats.map((one) => one.cell);
    const own = position.legal.map(readAction).filter((one) => this.seats.includes(one.seat));
    return new Legal(own, places);
  });

  readonly reach: Reach = $derived.by(() =>
    this.#isLookingBack() ? NOTHING : this.legal.reach(this.choosing),
  );

  constructor(match: Match, isLookingBack: () => boolean, nameOf: (seat: number) => string) {
    this.#match = match;
    this.#isLookingBack = isLookingBack;
    this.#nameOf = nameOf;
  }

  /** My seat that acts, or would. */
  get acting(): number | null {
    const toAct = this.#match.newest?.to_act ?? -1;
    return this.seats.includes(toAct) ? toAct : (this.seats[0] ?? null);
  }

  get chosen(): Thing | null {
    return this.choosing.chosen.at(-1) ?? null;
  }

  /** A click, or Enter, on something of the table. */
  choose(thing: Thing, place: Element): void {
    if (this.#match.skip()) return;
    if (this.seats.length === 0 || this.#isLookingBack()) return;
    this.menu = null;
    const meaning = this.legal.click(this.choosing, thing);
    if (meaning.kind === "nothing") return this.#wonder(thing, place);
    this.#follow(meaning, place);
  }

  /** A line of the menu. */
  pick(entry: Entry): void {
    const place = this.menu?.place;
    this.menu = null;
    this.#follow(this.legal.pick(entry), place ?? null);
  }

  /** Take the last click back; false if there was none. */
  back(): boolean {
    if (this.menu?.because && this.choosing.chosen.length > 0) {
      this.menu = null;
      return true;
    }
    if (this.menu || this.choosing.chosen.length > 0) {
      this.menu = null;
      this.choosing = this.#past.pop() ?? NOTHING_CHOSEN;
      return true;
    }
    return false;
  }

  clear(): void {
    this.choosing = NOTHING_CHOSEN;
    this.menu = null;
    this.#past = [];
  }

  act(words: string): void {
    this.clear();
    this.#match.act(words);
  }

  /** Ask the server why an action is not possible; its answer is shown at this place. */
  wonder(action: string, place: Element, thing: Thing | null = null): void {
    this.#clicked = { thing: thing ?? { kind: "pawn", seat: -1 }, place };
    this.#match.why(action);
  }

  /** The server's answer. */
  explain(because: Because | null): void {
    const clicked = this.#clicked;
    this.#clicked = null;
    if (!clicked || !because) return;
    const entries = clicked.thing.kind === "cell" ? this.#offers(clicked.thing.cell) : [];
    this.menu = { entries, place: clicked.place, because };
  }

  #offers(cell: string): Entry[] {
    return this.choosing.chosen.length > 0 ? [] : this.legal.offers(cell);
  }

  #follow(meaning: Meaning, place: Element | null): void {
    if (meaning.kind === "act") return this.act(meaning.action.words);
    if (meaning.kind === "nothing") return;
    const next = meaning.choosing;
    if (next.chosen.length > this.choosing.chosen.length || next.verb !== this.choosing.verb) {
      this.#past.push(this.choosing);
    }
    if (next.chosen.length === 0) this.#past = [];
    this.choosing = next;
    if (meaning.kind === "ask" && place)
      this.menu = { entries: meaning.entries, place, because: null };
  }

  #wonder(thing: Thing, place: Element): void {
    const position = this.#match.newest;
    const seat =
      thing.kind === "card" && this.seats.includes(thing.seat) ? thing.seat : this.acting;
    if (!position || seat === null) return;
    if (thing.kind === "card" && thing.seat !== seat) {
      return this.#explainOthersCard(thing.seat, position.snapshot, place);
    }
    const verbs = this.legal.actions.filter((one) => one.seat === seat).map((one) => one.verb);
    const { choosing } = this;
    const action = likelyAction({ thing, choosing, seat, verbs, snapshot: position.snapshot });
    if (action) this.wonder(action, place, thing);
  }

  #explainOthersCard(seat: number, snapshot: Snapshot, place: Element): void {
    const because = {
      reason: { key: "table-others-card", arguments: { name: this.#nameOf(seat) } },
      rule: OTHERS_CARD[snapshot.game] ?? null,
    };
    this.menu = { entries: [], place, because };
  }
}
