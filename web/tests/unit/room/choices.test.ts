import { describe, expect, it } from "vitest";
import type { Target } from "../../../src/games/contract";
import * as desert from "../../../src/games/desert/verbs";
import * as island from "../../../src/games/island/verbs";
import {
  Legal,
  NOTHING_CHOSEN,
  type Choosing,
  type Meaning,
  type Verbs,
} from "../../../src/match/choices";
import { readAction } from "../../../src/match/notation";
import { GAMES, momentsOf, type Moment } from "./games";

const ISLAND: Verbs = { verbs: island.VERBS, routes: island.routes };
const DESERT: Verbs = { verbs: desert.VERBS, routes: desert.routes };

function legalOf(words: string[], places: string[], game: Verbs): Legal {
  const actions = words.map((one) => readAction(one, game.verbs));
  return new Legal(actions, places, game);
}

/** The things that light up. */
function lit(legal: Legal, choosing: Choosing): Target[] {
  const clickable = legal.clickable(choosing);
  return [
    ...Object.keys(clickable.cells).map((cell): Target => ({ kind: "cell", cell })),
    ...Object.keys(clickable.pawns).map((seat): Target => ({ kind: "pawn", seat: Number(seat) })),
    ...Object.keys(clickable.cards).map((key): Target => {
      const [seat, card] = key.split(":");
      return { kind: "card", seat: Number(seat), card: card! };
    }),
  ];
}

/** Everything that can be done by clicking on what lights up, on menus and on buttons. */
function clickable({ legal: words, places }: Moment, game: Verbs): Set<string> {
  const legal = legalOf(words, places, game);
  const found = new Set(legal.plain().map((action) => action.words));
  const seen = new Set<string>();
  const waiting: Choosing[] = [NOTHING_CHOSEN];
  const follow = (meaning: Meaning): void => {
    if (meaning.kind === "act") found.add(meaning.action.words);
    else if (meaning.kind === "narrow") waiting.push(meaning.choosing);
    else if (meaning.kind === "ask") {
      waiting.push(meaning.choosing);
      for (const entry of meaning.entries) follow(legal.pick(entry));
    }
  };
  for (let choosing = waiting.pop(); choosing; choosing = waiting.pop()) {
    const key = [choosing.verb, ...choosing.chosen.map((one) => JSON.stringify(one)).sort()].join();
    if (seen.has(key)) continue;
    seen.add(key);
    for (const thing of lit(legal, choosing)) {
      const meaning = legal.click(choosing, thing);
      if (meaning.kind === "nothing") throw new Error(`${JSON.stringify(thing)} is lit in vain`);
      follow(meaning);
    }
  }
  return found;
}

describe.each(GAMES)("every position of %s", (name) => {
  const game = name.startsWith("island") ? ISLAND : DESERT;
  it("lets every legal action be clicked, and no other", () => {
    for (const moment of momentsOf(name)) {
      expect([...clickable(moment, game)].sort()).toEqual([...moment.legal].sort());
    }
  }, 30_000);
});

const here = (words: string[], places: string[], game = ISLAND) => legalOf(words, places, game);
const cell = (name: string): Target => ({ kind: "cell", cell: name });
const pawn = (seat: number): Target => ({ kind: "pawn", seat });
const card = (seat: number, name: string): Target => ({ kind: "card", seat, card: name });
const acts = (words: string) => ({ kind: "act", action: expect.objectContaining({ words }) });

function clicks(legal: Legal, ...things: Target[]): Meaning {
  let choosing = NOTHING_CHOSEN;
  let meaning: Meaning = { kind: "nothing" };
  for (const thing of things) {
    meaning = legal.click(choosing, thing);
    if (meaning.kind === "narrow" || meaning.kind === "ask") choosing = meaning.choosing;
  }
  return meaning;
}

describe("a click on a cell", () => {
  const legal = here(["0 move c4", "0 shore c4", "0 move b3", "0 end"], ["c3", "d1"]);

  it("acts at once where it has one meaning", () => {
    expect(clicks(legal, cell("b3"))).toEqual(acts("0 move b3"));
  });
  it("asks where it has several", () => {
    expect(clicks(legal, cell("c4"))).toMatchObject({ kind: "ask", entries: [{}, {}] });
  });
  it("means nothing where nothing is possible", () => {
    expect(clicks(legal, cell("f4"))).toEqual({ kind: "nothing" });
  });
  it("may follow a click on the own pawn", () => {
    expect(clicks(legal, pawn(0), cell("c4"))).toEqual(acts("0 move c4"));
  });
});

describe("the Engineer", () => {
  const legal = here(["0 shore c3", "0 shore d3", "0 shore c3 d3", "0 end"], ["c3"]);

  it("is asked whether the first tile is the only one", () => {
    const asked = clicks(legal, cell("d3"));
    expect(asked).toMatchObject({ kind: "ask", entries: [{ kind: "act" }, { kind: "open" }] });
    if (asked.kind !== "ask") return;
    const further = legal.pick(asked.entries[1]!);
    if (further.kind !== "narrow") throw new Error("a second tile is to be chosen");
    expect(legal.click(further.choosing, cell("c3"))).toEqual(acts("0 shore c3 d3"));
    expect(legal.click(further.choosing, cell("d3"))).toEqual(acts("0 shore d3"));
  });
});

describe("a helicopter", () => {
  const legal = here(
    ["1 lift 0 a1", "1 lift 1 a1", "1 lift 0+1 a1", "1 lift 2 a1", "0 end"],
    ["c3", "c3", "d4"],
  );
  const heli = card(1, "helicopter");

  it("takes the pawns clicked, in any order", () => {
    expect(clicks(legal, heli, pawn(1), pawn(0), cell("a1"))).toEqual(acts("1 lift 0+1 a1"));
    expect(clicks(legal, heli, pawn(2), cell("a1"))).toEqual(acts("1 lift 2 a1"));
  });
  it("lets a pawn go when it is clicked again", () => {
    expect(clicks(legal, heli, pawn(0), pawn(1), pawn(0), cell("a1"))).toEqual(acts("1 lift 1 a1"));
  });
  it("asks who, at a tile with several pawns", () => {
    expect(clicks(legal, heli, cell("c3"))).toMatchObject({
      kind: "ask",
      entries: [{ seats: [0] }, { seats: [1] }, { seats: [0, 1] }],
    });
  });
  it("is offered at a cell that means nothing else", () => {
    expect(legal.offers("a1")).toMatchObject([{ kind: "open", choosing: { chosen: [heli] } }]);
  });
});

describe("a card that can be given or shed", () => {
  it("never goes with the first click, unless it has to", () => {
    const giving = here(["0 give 1 fire", "0 end"], ["c3", "c3"]);
    expect(clicks(giving, card(0, "fire"))).toMatchObject({ kind: "ask" });
    expect(clicks(giving, card(0, "fire"), pawn(1))).toEqual(acts("0 give 1 fire"));
    const shedding = here(["0 discard fire", "0 discard earth"], ["c3", "c3"]);
    expect(clicks(shedding, card(0, "fire"))).toEqual(acts("0 discard fire"));
  });
});

describe("the desert's Navigator", () => {
  it("goes on with the same pawn by one click", () => {
    const legal = here(["0 guide 1 c4", "0 guide 1 c2", "0 halt"], ["a1", "c3"], DESERT);
    expect(clicks(legal, cell("c4"))).toEqual(acts("0 guide 1 c4"));
  });
});

describe("a verb that the game's folder does not know", () => {
  it("is no button of the bar, and no click", () => {
    const legal = new Legal(["0 go a1", "0 rest"].map((words) => readAction(words, {})));
    expect(legal.plain()).toEqual([]);
    expect(clicks(legal, cell("a1"))).toEqual({ kind: "nothing" });
  });
});
