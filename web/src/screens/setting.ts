// A table while it is being set: what is chosen, what is wrong with it, and the wish sent to the server.
import type { GameChoice, NewTable, Reason, SeatWish } from "../wire";

type Bot = NonNullable<SeatWish["bot"]>;

export interface SeatPlan {
  who: SeatWish["who"];
  name: string;
  bot: Bot;
  role: string; // or "random"
}

export interface Plan {
  game: string;
  seats: SeatPlan[];
  level: string;
  layout: string;
  first: number; // -1 is random
  rulings: Record<string, string | boolean>;
  seed: string;
  pace: number;
  chat: boolean; // players may write what they like
  advice: NonNullable<NewTable["advice"]>; // who may ask for it
}

/** Something that has to be mended before the table can be set. */
export interface Fault {
  where: "seats" | "seed" | `name-${number}` | `role-${number}`;
  reason: Reason;
}

export const ADVICE: Plan["advice"][] = ["all", "own", "off"];
export const PACES = [0, 0.8, 2]; // seconds that a bot waits before it plays
const LONGEST_NAME = 24;
const LARGEST_SEED = 2 ** 53 - 1; // as a number
const LONG_SEED = /^0x[0-9a-f]{1,32}$/i;

/** A sensible table: the visitor with two bots, or with two friends. */
export function firstPlan(choice: GameChoice, name: string, friends: boolean, role: string): Plan {
  const bot = choice.bots.at(-1)!;
  const partner: SeatPlan = { who: friends ? "open" : "bot", name: "", bot, role: "random" };
  return {
    game: choice.game,
    seats: [
      { who: "me", name, bot, role: choice.roles.includes(role) ? role : "random" },
      { ...partner },
      { ...partner },
    ],
    level: choice.levels[0] ?? "",
    layout: choice.layouts[0]?.id ?? "",
    first: -1,
    rulings: Object.fromEntries(choice.rulings.map((ruling) => [ruling.key, ruling.default])),
    seed: "",
    pace: PACES[1]!,
    chat: friends,
    advice: "all",
  };
}

/** Whether somebody else is to come: the table waits for them in its lobby. */
export function hasGuests(plan: Plan): boolean {
  return plan.seats.some((seat) => seat.who === "open");
}

/** How many rulings are not the usual ones. */
export function changedRulings(plan: Plan, choice: GameChoice): number {
  return choice.rulings.filter((ruling) => plan.rulings[ruling.key] !== ruling.default).length;
}

/** What is wrong with a plan; nothing, most of the time. */
export function faults(plan: Plan, choice: GameChoice): Fault[] {
  const found: Fault[] = [];
  if (plan.seats.length < choice.least || plan.seats.length > choice.most) {
    found.push({
      where: "seats",
      reason: { key: "set-wrong-seats", arguments: { least: choice.least, most: choice.most } },
    });
  }
  plan.seats.forEach((seat, index) => {
    if ([...seat.name.trim()].length > LONGEST_NAME) {
      found.push({
        where: `name-${index}`,
        reason: { key: "set-long-name", arguments: { most: LONGEST_NAME } },
      });
    }
    const twin = plan.seats.findIndex((other) => other.role === seat.role);
    if (seat.role !== "random" && twin < index) {
      found.push({
        where: `role-${index}`,
        reason: { key: "set-same-role", arguments: { role: `role-${seat.role}`, seat: twin + 1 } },
      });
    }
  });
  const seed = plan.seed.trim();
  const isShort = /^\d+$/.test(seed) && Number(seed) <= LARGEST_SEED;
  if (seed && !isShort && !LONG_SEED.test(seed)) {
    found.push({ where: "seed", reason: { key: "set-bad-seed", arguments: {} } });
  }
  return found;
}

/** The wish of a plan without faults. */
export function wishOf(plan: Plan, choice: GameChoice): NewTable {
  const config: Record<string, unknown> = { level: plan.level };
  const seed = plan.seed.trim();
  if (plan.seats.some((seat) => seat.role !== "random")) {
    config.roles = plan.seats.map((seat) => seat.role);
  }
  if (choice.layouts.length) config.layout = plan.layout;
  if (plan.first >= 0) config.first = plan.first;
  for (const ruling of choice.rulings) {
    const value = plan.rulings[ruling.key];
    if (value !== undefined && value !== ruling.default) config[ruling.key] = value;
  }
  return {
    game: plan.game,
    seats: plan.seats.map((seat) =>
      seat.who === "bot"
        ? { who: "bot", bot: seat.bot }
        : { who: seat.who, name: seat.name.trim() },
    ),
    config,
    seed: seed === "" ? null : LONG_SEED.test(seed) ? seed : Number(seed),
    pace: plan.pace,
    lobby: hasGuests(plan),
    chat: plan.chat && hasGuests(plan),
    advice: plan.advice,
  };
}
