import { describe, expect, it } from "vitest";
import { changedRulings, faults, firstPlan, wishOf } from "../../../src/screens/setting";
import type { GameChoice } from "../../../src/wire";

const island: GameChoice = {
  game: "island",
  least: 2,
  most: 4,
  roles: ["diver", "pilot"],
  levels: ["novice", "normal"],
  layouts: [{ id: "forbidden-island", kind: "standard", rows: ["##"] }],
  rulings: [{ key: "rescue", values: [true, false], default: true, rule: "FI-119" }],
  quick: { players: 3, bot: "planner" },
  prepared: [],
  bots: ["random", "planner", "thinker"],
};

describe("setting a table", () => {
  it("begins with the visitor and two bots, or two friends", () => {
    expect(firstPlan(island, "Ann", false, "").seats.map((seat) => seat.who)).toEqual([
      "me",
      "bot",
      "bot",
    ]);
    expect(firstPlan(island, "Ann", true, "").seats.map((seat) => seat.who)).toEqual([
      "me",
      "open",
      "open",
    ]);
    expect(firstPlan(island, "Ann", false, "pilot").seats[0]).toMatchObject({
      name: "Ann",
      role: "pilot",
    });
    expect(firstPlan(island, "Ann", false, "king").seats[0]).toMatchObject({ role: "random" });
  });

  it("asks the server only for what differs from the usual", () => {
    const plan = firstPlan(island, " Ann ", false, "");
    expect(wishOf(plan, island)).toEqual({
      game: "island",
      seats: [
        { who: "me", name: "Ann" },
        { who: "bot", bot: "thinker" },
        { who: "bot", bot: "thinker" },
      ],
      config: { level: "novice", layout: "forbidden-island" },
      seed: null,
      pace: 0.8,
      advice: "all",
      lobby: false,
      chat: false,
    });
    plan.rulings.rescue = false;
    plan.first = 2;
    plan.seed = " 7 ";
    plan.seats[1]!.role = "diver";
    expect(changedRulings(plan, island)).toBe(1);
    expect(wishOf(plan, island)).toMatchObject({
      config: { rescue: false, first: 2, roles: ["random", "diver", "random"] },
      seed: 7,
    });
  });

  it("says what is wrong, and where", () => {
    const plan = firstPlan(island, "x".repeat(25), false, "diver");
    plan.seats[2]!.role = "diver";
    plan.seed = "-1";
    expect(faults(plan, island).map((fault) => fault.where)).toEqual(["name-0", "role-2", "seed"]);
    plan.seats.pop();
    plan.seats.pop();
    expect(faults(plan, island)[0]).toMatchObject({
      where: "seats",
      reason: { key: "set-wrong-seats" },
    });
  });

  it.each(["9007199254740992", "1.5", "seven"])("refuses the seed %s", (seed) => {
    expect(faults({ ...firstPlan(island, "", false, ""), seed }, island)).toHaveLength(1);
  });
});
