// What a click can mean: the things chosen so far narrow the legal actions. No rule is known here,
// only in which order the things of an action are chosen.
import type { Reach, Thing } from "../games/contract";
import { SPENT, type Action } from "./notation";

/** What has been chosen, and the verb if a menu has settled it. */
export interface Choosing {
  chosen: Thing[];
  verb: string | null;
}

/** A line of the menu at the place of a click. */
export type Entry =
  | { kind: "act"; action: Action }
  | { kind: "open"; action: Action; choosing: Choosing } // goes on with a further click; `action` is an example
  | { kind: "who"; seats: number[]; choosing: Choosing }; // these pawns

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
  next: Thing[];
}

/** Where the pawns stand: by seat. */
export type Places = string[];

// A route is the order of clicks for an action; things of one step may be chosen in any order.
type Route = Thing[][];

const cell = (name: string): Thing => ({ kind: "cell", cell: name });
const pawn = (seat: number): Thing => ({ kind: "pawn", seat });
const card = (seat: number, name: string): Thing => ({ kind: "card", seat, card: name });

/** A thing as one word, to compare it by. */
function nameOf(thing: Thing): string {
  if (thing.kind === "cell") return thing.cell;
  return thing.kind === "pawn" ? `${thing.seat}` : `${thing.seat}:${thing.card}`;
}

export function same(one: Thing, other: Thing): boolean {
  return nameOf(one) === nameOf(other);
}

/** Actions that are a button and nothing else, or a button as well. */
const PLAIN = new Set(
  "end draw flood capture excavate take fetch calm look halt keep bottom leave".split(" "),
);
/** Verbs that are one to a person who clicks a pawn and then a tile. */
const FAMILY: Record<string, string> = { fly: "move", swim: "move" };
export const family = (verb: string): string => FAMILY[verb] ?? verb;
const OWN_PLACE = new Set(["capture", "excavate", "take", "fetch"]);

/** The ways to click an action together. */
function routes(action: Action, places: Places, legal: Legal): Route[] {
  const target = action.cells.map(cell);
  const spent = SPENT[action.verb];
  const others = action.seats.map(pawn);
  const along = action.passenger === null ? [] : [pawn(action.passenger)];
  const here = places[action.seat];
  switch (action.verb) {
    case "move":
    case "fly":
    case "swim":
      return [
        [target],
        [[pawn(action.seat)], target],
        ...(along.length > 0 ? [[along, target]] : []),
      ];
    case "clear":
    case "shore": // the own pawn stands in the middle of its tile: a click there may mean either
      return action.cells.length === 1 && action.cells[0] === here
        ? [[target], [[pawn(action.seat)]]]
        : [[target]];
    case "guide":
      return legal.guidedOn.has(action.seat)
        ? [[target], [others, target]]
        : [
            [others, target],
            [others, along, target],
          ];
    case "give":
    case "pass":
      return [
        [[card(action.seat, action.thing!)]],
        [[card(action.seat, action.thing!)], others],
        [others],
      ];
    case "water":
      return [[others]];
    case "discard":
      return [[[card(action.seat, action.thing!)]]];
    case "capture":
      return [[[card(action.seat, action.thing!)]], [[cell(here!)]], [[pawn(action.seat)]]];
    default:
      if (OWN_PLACE.has(action.verb)) return [[[cell(here!)]], [[pawn(action.seat)]]];
      if (!spent) return [];
      return [
        [[card(action.seat, spent)], others, target].filter((step) => step.length > 0),
      ].concat(along.length > 0 ? [[[card(action.seat, spent)], along, target]] : []);
  }
}

/** How far these clicks, as words, lead on a route: its next step; null if they leave it. */
function stepAfter(route: string[][], clicks: string[]): number | null {
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

/** The legal actions of the seats at this screen, with what their routes need to know. */
export class Legal {
  readonly actions: Action[];
  readonly places: Places;
  readonly guidedOn: Set<number>; // seats in the middle of guiding: the pawn needs no further click
  readonly #routes: { action: Action; ways: { things: Route; words: string[][] }[] }[];

  constructor(actions: Action[], places: Places) {
    this.actions = actions;
    this.places = places;
    const moving = new Set(actions.filter((one) => one.verb === "end").map((one) => one.seat));
    this.guidedOn = new Set(
      actions.filter((one) => one.verb === "guide" && !moving.has(one.seat)).map((one) => one.seat),
    );
    this.#routes = actions.map((action) => ({
      action,
      ways: routes(action, places, this).map((route) => {
        const things = route.filter((step) => step.length > 0);
        return { things, words: things.map((step) => step.map(nameOf)) };
      }),
    }));
  }

  /** The actions that these clicks may lead to, and what may be clicked next for them. */
  candidates(choosing: Choosing): Candidate[] {
    const clicks = choosing.chosen.map(nameOf);
    const found: Candidate[] = [];
    for (const { action, ways } of this.#routes) {
      if (choosing.verb && family(action.verb) !== choosing.verb) continue;
      let candidate: Candidate | null = null;
      for (const { things, words } of ways) {
        const step = stepAfter(words, clicks);
        if (step === null) continue;
        candidate ??= { action, done: false, next: [] };
        if (step === things.length) candidate.done = true;
        else
          candidate.next.push(
            ...things[step]!.filter((_, at) => !clicks.includes(words[step]![at]!)),
          );
      }
      if (candidate) found.push(candidate);
    }
    return found;
  }

  /** What can be clicked now, and the verbs that each click may mean. */
  reach(choosing: Choosing): Reach {
    const found: Reach = { cells: {}, cards: {}, pawns: {} };
    const add = (verbs: Record<string | number, string[]>, key: string | number, verb: string) => {
      const known = (verbs[key] ??= []);
      if (!known.includes(verb)) known.push(verb);
    };
    const waiting = new Set<number>(); // pawns that may be chosen next for a card
    for (const { action, next, done } of this.candidates(choosing)) {
      if (done && choosing.verb === "shore") add(found.cells, action.cells[0]!, action.verb);
      for (const thing of next) {
        if (thing.kind === "cell") add(found.cells, thing.cell, action.verb);
        else if (thing.kind === "pawn") {
          add(found.pawns, thing.seat, action.verb);
          if (action.verb === "lift") waiting.add(thing.seat);
        } else add(found.cards, `${thing.seat}:${thing.card}`, action.verb);
      }
    }
    const pawnsChosen = choosing.chosen.some((one) => one.kind === "pawn");
    if (!pawnsChosen) for (const seat of waiting) add(found.cells, this.places[seat]!, "lift");
    return found;
  }

  /** The meaning of one more click. */
  click(choosing: Choosing, thing: Thing): Meaning {
    if (choosing.chosen.length > 0) {
      const again = choosing.chosen.findIndex((one) => one.kind === thing.kind && same(one, thing));
      if (again >= 0) return this.#clickAgain(choosing, again);
      const meaning = this.#narrow({ ...choosing, chosen: [...choosing.chosen, thing] }, thing);
      if (meaning.kind !== "nothing") return meaning;
      const who = this.#pawnsOf(choosing, thing);
      if (who) return who;
    }
    return this.#narrow({ chosen: [thing], verb: null }, thing);
  }

  /** Go on after a line of the menu. */
  pick(entry: Entry): Meaning {
    if (entry.kind === "act") return { kind: "act", action: entry.action };
    return { kind: "narrow", choosing: entry.choosing };
  }

  /** The actions that need no place: buttons. */
  plain(): Action[] {
    return this.actions.filter((one) => PLAIN.has(one.verb));
  }

  /** Cards that could be played onto a cell, for a click that means nothing else. */
  offers(place: string): Entry[] {
    const seen = new Set<string>();
    const found: Entry[] = [];
    for (const action of this.actions) {
      const spent = SPENT[action.verb];
      if (!spent || !action.cells.includes(place) || action.passenger !== null) continue;
      if (action.verb === "lift") {
        if (action.seats.length > 1 || seen.has(`${action.seat}`)) continue;
        seen.add(`${action.seat}`);
        const chosen = [card(action.seat, spent)];
        found.push({ kind: "open", action, choosing: { chosen, verb: "lift" } });
      } else found.push({ kind: "act", action });
    }
    return found;
  }

  #clickAgain(choosing: Choosing, at: number): Meaning {
    const only = this.candidates(choosing).filter((one) => one.done);
    if (choosing.verb === "shore" && only.length === 1)
      return { kind: "act", action: only[0]!.action };
    const chosen = choosing.chosen.filter((_, index) => index !== at);
    if (chosen.length === 0) return { kind: "narrow", choosing: NOTHING_CHOSEN };
    return { kind: "narrow", choosing: { ...choosing, chosen } };
  }

  #narrow(choosing: Choosing, clicked: Thing): Meaning {
    const found = this.candidates(choosing);
    if (found.length === 0) return { kind: "nothing" };
    const done = found.filter((one) => one.done).map((one) => one.action);
    const open = found.filter((one) => one.next.length > 0).map((one) => one.action);
    const goesOn = open.filter((one) => !done.includes(one));
    const first = choosing.chosen.length === 1 && clicked.kind !== "cell";
    // A card or a pawn may be clicked to look at it: it acts at once only where nothing else can be meant.
    const sure = !first || done.every((one) => one.verb === "discard");
    if (done.length === 1 && goesOn.length === 0 && sure) return { kind: "act", action: done[0]! };
    const kinds = firstOfEach(goesOn, (one) => `${one.seat} ${family(one.verb)}`);
    if (done.length === 0 && kinds.length === 1) return { kind: "narrow", choosing };
    const entries: Entry[] = [
      ...done.map((action): Entry => ({ kind: "act", action })),
      ...kinds.map((action): Entry => ({
        kind: "open",
        action,
        choosing: { ...choosing, verb: family(action.verb) },
      })),
    ];
    return { kind: "ask", choosing, entries };
  }

  /** A cell clicked where pawns are asked for: those who stand there. */
  #pawnsOf(choosing: Choosing, thing: Thing): Meaning | null {
    if (thing.kind !== "cell") return null;
    const pawns = Object.keys(this.reach(choosing).pawns).map(Number);
    const here = pawns.filter((seat) => this.places[seat] === thing.cell);
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

function firstOfEach<T>(things: T[], key: (thing: T) => string): T[] {
  const found = new Map<string, T>();
  for (const thing of things) if (!found.has(key(thing))) found.set(key(thing), thing);
  return [...found.values()];
}
