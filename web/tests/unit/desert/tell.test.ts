import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import look from "../../../src/games/desert/index";
import type { DesertSnapshot, Reason } from "../../../src/wire";
import { GAMES } from "./games";
import { bundleOf, keysOf } from "./words";

const BUNDLES = { en: bundleOf("en"), ja: bundleOf("ja") };
const KEY = /^(desert|gear|part|role|outcome)-[a-z0-9-]+$/;

/** Everything in a sentence that a language does not know. */
function unsaid(reason: Reason): string[] {
  const keys = [
    reason.key,
    ...Object.values(reason.arguments).filter((value) => KEY.test(`${value}`)),
  ];
  return Object.entries(BUNDLES).flatMap(([language, bundle]) => {
    const missing = keys.filter((key) => !bundle.hasMessage(`${key}`));
    const errors: Error[] = [];
    const message = bundle.getMessage(reason.key);
    if (message?.value) bundle.formatPattern(message.value, reason.arguments, errors);
    return [...missing, ...errors.map((error) => error.message)].map(
      (fault) => `${language}: ${fault}`,
    );
  });
}

const all = (text: (name: string[], snapshot: DesertSnapshot) => Reason[]) =>
  GAMES.flatMap((game) =>
    game.positions.flatMap(({ snapshot }) => [
      ...text(game.names, snapshot),
      ...text([], snapshot),
    ]),
  );

describe("two whole games", () => {
  test("every event is told in both languages", () => {
    const faults = GAMES.flatMap((game) =>
      game.positions.flatMap(({ play, snapshot }, at) =>
        [...(play?.events ?? []), ...(at ? [] : game.opening)].flatMap((event) =>
          [game.names, []].flatMap((names) => {
            const told = look.tellEvent(event, snapshot, names);
            if (told === null) return event.startsWith("slid ") ? [] : [`untold: ${event}`];
            return unsaid(told);
          }),
        ),
      ),
    );
    expect(new Set(faults)).toEqual(new Set());
  });

  test("every action has its button in both languages", () => {
    const faults = GAMES.flatMap((game) =>
      game.positions.flatMap(({ snapshot, legal }) =>
        legal.flatMap((action) => unsaid(look.tellAction(action, snapshot, game.names))),
      ),
    );
    expect(new Set(faults)).toEqual(new Set());
  });
});

test("what these games do not show is told, too", () => {
  const events = [
    "carried 1 c4",
    "looked 0 3",
    "seen sun",
    "sent west-2",
    "meter 15",
    "ended won",
    "ended thirst",
  ];
  const actions = [
    "0 bottom 1",
    "0 keep",
    "0 halt",
    "0 fetch",
    "0 throttle",
    "0 guide 1 c4 with 0",
    "0 jet c4 with 1",
    "0 back",
  ];
  const reasons = all((names, snapshot) => [
    ...events.map((event) => look.tellEvent(event, snapshot, names)!),
    ...actions.map((action) => look.tellAction(action, snapshot, names)),
  ]);
  expect(new Set(reasons.flatMap(unsaid))).toEqual(new Set());
});

test("both languages have the same sentences", () => {
  expect(keysOf("ja.ftl").sort()).toEqual(keysOf("en.ftl").sort());
});

test("every key in the source has a sentence", () => {
  const folder = join(import.meta.dirname, "../../../src/games/desert");
  const used = readdirSync(folder).flatMap((name) =>
    [
      ...readFileSync(join(folder, name), "utf-8").matchAll(
        /"(desert-(?:ui|guide|do|event)-[a-z-]+)"/g,
      ),
    ].map((found) => found[1]!),
  );
  expect(used.filter((key) => !BUNDLES.en.hasMessage(key))).toEqual([]);
});

test("the first turn is told in five bubbles", () => {
  expect(look.guide).toHaveLength(5);
  for (const { words } of look.guide) {
    expect(BUNDLES.en.hasMessage(words) && BUNDLES.ja.hasMessage(words)).toBe(true);
  }
});

test("equipment can come in between, but not while cards are looked at", () => {
  const snapshot = structuredClone(GAMES[0]!.positions[0]!.snapshot);
  expect(look.holders(snapshot)).toEqual([]);
  snapshot.seats[0]!.gear = ["throttle"];
  snapshot.seats[1]!.gear = ["jet"];
  expect(look.holders(snapshot)).toEqual([1]);
  snapshot.looking = 3;
  expect(look.holders(snapshot)).toEqual([]);
});
