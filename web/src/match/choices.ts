// What a click can mean: the targets chosen so far narrow the legal actions. No rule is known here, only
// the game's routes: in which order the targets of an action are clicked.
import type { Action, Clickable, GameUi, Route, Target } from "../games/contract";

/** What has been chosen, and the family of verbs if a menu has settled it. */
export interface Choosing {
  chosen: Target[];
  verb: string | null;
}

/** A line of the menu at the place of a click. */
export type Entry =
  | { kind: "act"; action: Action }
  | { kind: "open"; action: Action; choosing: Choosing } // goes on with a further click; `action` is an example
  | { kind: "who"; seats: number[]; choosing: Choosing }; // these pawns

/** What a click means. */
export type Meaning =
  | { kind: "act"; action: Action }
  | { kind: "ask"; choosing: Choosing; entries: Entry[] }
  | { kind: "narrow"; choosing: Choosing } // waits for the next click
  | { kind: "nothing" };

export const NOTHING_CHOSEN: Choosing = { chosen: [], verb: null };

/** An action that is still possible after some clicks. */
interface Candidate {
  action: Action;
  done: boolean; // nothing more has to be clicked
  next: Target[];
}

/** What the choices need to know of a game. */
export type Verbs = Pick<GameUi, "verbs" | "routes">;

const NO_GAME: Verbs = { verbs: {}, routes: () => [] };

/** Where the pawns stand: by seat. */
export type Places = string[];

const pawn = (seat: number): Target => ({ kind: "pawn", seat });
const card = (seat: number, name: string): Target => ({ kind: "card", seat, card: name });

/** A target as one word, to compare it by. */
export function nameOf(target: Target): string {
  if (target.kind === "cell") return target.cell;
  return target.kind === "pawn" ? `${target.seat}` : `${target.seat}:${target.card}`;
}

export function isSame(one: Target, other: Target): boolean {
  return one.kind === other.kind && nameOf(one) === nameOf(other);
}

/** How far these clicks, as words, lead on a route: its next step; null if they leave it. */
export function stepAfter(route: string[][], clicks: string[]): number | null {
  let step = 0;
  let within = 0;
  for (const click of clicks) {
    if (!route[step]?.includes(click)) return null;
    within += 1;
    if (within < route[step]!.length) continue;
    step += 1;
    within = 0;
  }
  return step;
}

/** A route, and its targets as words. */
export interface Way {
  route: Route;
  words: string[][];
}

/** The legal actions of the seats at this screen, and the ways to click them together. */
export class Legal {
  readonly actions: Action[];
  readonly #game: Verbs;
  readonly places: Places;
  readonly #routes: { action: Action; ways: Way[] }[];

  constructor(actions: Action[] = [], places: Places = [], game: Verbs = NO_GAME) {
    this.actions = actions;
    this.#game = game;
    this.places = places;
    const routes = game.routes(actions, places);
    this.#routes = actions.map((action, at) => ({
      action,
      ways: (routes[at] ?? []).map((route) => ({
        route,
        words: route.map((step) => step.map(nameOf)),
      })),
    }));
  }

  /** Verbs that are one to a person who clicks go by one name. */
  family({ verb }: Action): string {
    return this.#game.verbs[verb]?.family ?? verb;
  }

  /** The ways to click an action together. */
  waysTo(action: Action): Way[] {
    return this.#routes.find((one) => one.action === action)?.ways ?? [];
  }

  /** The actions that these clicks may lead to, and what may be clicked next for them. */
  candidates(choosing: Choosing): Candidate[] {
    const clicks = choosing.chosen.map(nameOf);
    const found: Candidate[] = [];
    for (const { action, ways } of this.#routes) {
      if (choosing.verb && this.family(action) !== choosing.verb) continue;
      let candidate: Candidate | null = null;
      for (const { route, words } of ways) {
        const step = stepAfter(words, clicks);
        if (step === null) continue;
        candidate ??= { action, done: false, next: [] };
        if (step === route.length) candidate.done = true;
        else
          candidate.next.push(
            ...route[step]!.filter((_, at) => !clicks.includes(words[step]![at]!)),
          );
      }
      if (candidate) found.push(candidate);
    }
    return found;
  }

  /** What can be clicked now, and the verbs that each click may mean. */
  clickable(choosing: Choosing): Clickable {
    const found: Clickable = { cells: {}, cards: {}, pawns: {} };
    const add = (verbs: Record<string | number, string[]>, key: string | number, verb: string) => {
      const known = (verbs[key] ??= []);
      if (!known.includes(verb)) known.push(verb);
    };
    const light = (target: Target, verb: string) => {
      if (target.kind === "cell") add(found.cells, target.cell, verb);
      else if (target.kind === "pawn") add(found.pawns, target.seat, verb);
      else add(found.cards, `${target.seat}:${target.card}`, verb);
    };
    const pawnChosen = choosing.chosen.some((one) => one.kind === "pawn");
    for (const { action, next, done } of this.candidates(choosing)) {
      if (done && choosing.verb) light(choosing.chosen.at(-1)!, action.verb); // it may be the only one
      for (const target of next) {
        light(target, action.verb);
        if (target.kind === "pawn" && !pawnChosen && this.#takesPawns(action))
          add(found.cells, this.places[target.seat]!, action.verb);
      }
    }
    return found;
  }

  /** The meaning of one more click. */
  click(choosing: Choosing, target: Target): Meaning {
    if (choosing.chosen.length > 0) {
      const again = choosing.chosen.findIndex((one) => isSame(one, target));
      if (again >= 0) return this.#clickAgain(choosing, again);
      const meaning = this.#narrow({ ...choosing, chosen: [...choosing.chosen, target] }, target);
      if (meaning.kind !== "nothing") return meaning;
      const who = this.#pawnsOf(choosing, target);
      if (who) return who;
    }
    return this.#narrow({ chosen: [target], verb: null }, target);
  }

  /** Go on after a line of the menu. */
  pick(entry: Entry): Meaning {
    if (entry.kind === "act") return { kind: "act", action: entry.action };
    return { kind: "narrow", choosing: entry.choosing };
  }

  /** The actions that are a button of the bar, whether or not they can be clicked together as well. */
  plain(): Action[] {
    return this.actions.filter(({ verb }) => this.#game.verbs[verb]?.button);
  }

  /** Cards that could be played onto a cell, for a click that means nothing else. */
  offers(place: string): Entry[] {
    const seen = new Set<string>();
    const found: Entry[] = [];
    for (const action of this.actions) {
      const spent = this.#game.verbs[action.verb]?.spends;
      if (!spent || !action.cells.includes(place) || action.passenger !== null) continue;
      if (this.#takesPawns(action)) {
        if (action.seats.length > 1 || seen.has(`${action.seat}`)) continue;
        seen.add(`${action.seat}`);
        const chosen = [card(action.seat, spent)];
        found.push({ kind: "open", action, choosing: { chosen, verb: this.family(action) } });
      } else found.push({ kind: "act", action });
    }
    return found;
  }

  /** Whether pawns are chosen first: then a click on a cell may mean whoever stands there. */
  #takesPawns({ verb }: Action): boolean {
    return this.#game.verbs[verb]?.takes.includes("seats") ?? false;
  }

  #clickAgain(choosing: Choosing, at: number): Meaning {
    const only = this.candidates(choosing).filter((one) => one.done);
    if (choosing.verb && only.length === 1) return { kind: "act", action: only[0]!.action };
    const chosen = choosing.chosen.filter((_, index) => index !== at);
    if (chosen.length === 0) return { kind: "narrow", choosing: NOTHING_CHOSEN };
    return { kind: "narrow", choosing: { ...choosing, chosen } };
  }

  #narrow(choosing: Choosing, clicked: Target): Meaning {
    const found = this.candidates(choosing);
    if (found.length === 0) return { kind: "nothing" };
    const done = found.filter((one) => one.done).map((one) => one.action);
    const open = found.filter((one) => one.next.length > 0).map((one) => one.action);
    const goesOn = open.filter((one) => !done.includes(one));
    const first = choosing.chosen.length === 1 && clicked.kind !== "cell";
    // A card or a pawn may be clicked to look at it: it acts at once only where nothing else can be meant.
    const sure = !first || done.every((one) => this.#game.verbs[one.verb]?.isSure);
    if (done.length === 1 && goesOn.length === 0 && sure) return { kind: "act", action: done[0]! };
    const kinds = firstOfEach(goesOn, (one) => `${one.seat} ${this.family(one)}`);
    if (done.length === 0 && kinds.length === 1) return { kind: "narrow", choosing };
    const entries: Entry[] = [
      ...done.map((action): Entry => ({ kind: "act", action })),
      ...kinds.map((action): Entry => ({
        kind: "open",
        action,
        choosing: { ...choosing, verb: this.family(action) },
      })),
    ];
    return { kind: "ask", choosing, entries };
  }

  /** A cell clicked where pawns are asked for: those who stand there. */
  #pawnsOf(choosing: Choosing, target: Target): Meaning | null {
    if (target.kind !== "cell") return null;
    const pawns = Object.keys(this.clickable(choosing).pawns).map(Number);
    const here = pawns.filter((seat) => this.places[seat] === target.cell);
    const withPawns = (seats: number[]): Choosing => ({
      verb: choosing.verb,
      chosen: [...choosing.chosen, ...seats.map(pawn)],
    });
    if (here.length === 0) return null;
    if (here.length === 1) return this.#narrow(withPawns(here), pawn(here[0]!));
    const groups = [...here.map((seat) => [seat]), here].map((seats): Entry => ({
      kind: "who",
      seats,
      choosing: withPawns(seats),
    }));
    return {
      kind: "ask",
      choosing,
      entries: groups.filter(
        (one) => one.kind === "who" && this.candidates(one.choosing).length > 0,
      ),
    };
  }
}

function firstOfEach<T>(all: T[], key: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) if (!found.has(key(one))) found.set(key(one), one);
  return [...found.values()];
}
