import { describe, expect, it } from "vitest";
import type { Target } from "../../../src/games/contract";
import * as desert from "../../../src/games/desert/verbs";
import * as island from "../../../src/games/island/verbs";
import { Legal, NOTHING_CHOSEN, type Meaning, type Verbs } from "../../../src/match/choices";
import { clickMarked, hint } from "../../../src/match/marking";
import { readAction } from "../../../src/match/notation";
import { GAMES, momentsOf } from "./games";

const ISLAND: Verbs = { verbs: island.VERBS, routes: island.routes };
const DESERT: Verbs = { verbs: desert.VERBS, routes: desert.routes };

function legalOf(words: string[], places: string[], game: Verbs): Legal {
  return new Legal(
    words.map((one) => readAction(one, game.verbs)),
    places,
    game,
  );
}

const here = (words: string[], places: string[], game = ISLAND) => legalOf(words, places, game);
const cell = (name: string): Target => ({ kind: "cell", cell: name });
const pawn = (seat: number): Target => ({ kind: "pawn", seat });
const acts = (words: string) => ({ kind: "act", action: expect.objectContaining({ words }) });

describe("an action that is marked as advised", () => {
  const NONE = { action: null, cells: [], cards: [], pawns: [] };

  function follow(legal: Legal, words: string): Meaning {
    let choosing = NOTHING_CHOSEN;
    for (let step = 0; step < 9; step++) {
      const { cells, cards, pawns } = hint(legal, choosing, words);
      const [seat, name] = (cards[0] ?? "").split(":");
      const next: Target =
        cards.length > 0
          ? { kind: "card", seat: Number(seat), card: name! }
          : pawns.length > 0
            ? pawn(pawns[0]!)
            : cell(cells[0]!);
      const meaning = clickMarked(legal, choosing, next, words)!;
      if (meaning.kind !== "narrow") return meaning;
      choosing = meaning.choosing;
    }
    return { kind: "nothing" };
  }

  it.each(GAMES)("is what the clicks on its marks play, in positions of %s", (name) => {
    const game = name.startsWith("island") ? ISLAND : DESERT;
    for (const [at, moment] of [...momentsOf(name)].entries()) {
      if (at % 7 > 0) continue; // enough of them, and quickly
      const legal = legalOf(moment.legal, moment.places, game);
      for (const words of moment.legal) {
        const { cells, cards, pawns } = hint(legal, NOTHING_CHOSEN, words);
        if (cells.length + cards.length + pawns.length === 0) {
          expect(legal.plain().map((one) => one.words)).toContain(words); // a button has the mark
        } else expect(follow(legal, words)).toEqual(acts(words));
      }
    }
  });

  it("marks the pawn before the tile, and no tile that means something else", () => {
    const words = ["0 move d3", "0 guide 1 d3", "0 end"];
    const legal = here(words, ["c3", "e3"], DESERT);
    expect(hint(legal, NOTHING_CHOSEN, "0 guide 1 d3")).toEqual({
      ...NONE,
      action: "0 guide 1 d3",
      pawns: [1],
    });
    expect(clickMarked(legal, NOTHING_CHOSEN, cell("d3"), "0 guide 1 d3")).toBeNull();
    const chosen = { chosen: [pawn(1)], verb: "guide" };
    expect(hint(legal, chosen, "0 guide 1 d3").cells).toEqual(["d3"]);
  });

  it("counts a click on the pawn that stands on the marked tile", () => {
    const legal = here(["0 move d3", "0 excavate", "0 clear c3", "0 end"], ["c3"], DESERT);
    expect(clickMarked(legal, NOTHING_CHOSEN, pawn(0), "0 excavate")).toEqual(acts("0 excavate"));
  });

  it("is not marked where this screen cannot play it", () => {
    expect(hint(here(["0 end"], ["c3"]), NOTHING_CHOSEN, "1 move c4")).toEqual(NONE);
  });
});
