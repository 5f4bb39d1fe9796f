import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import ui from "../../../src/games/desert/index";
import type { DesertSnapshot } from "../../../src/games/desert/wire";
import type { Reason } from "../../../src/wire";
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
            const told = ui.tellEvent(event, snapshot, names);
            if (told === null)
              return /^(slid |storm picks-up$)/.test(event) ? [] : [`untold: ${event}`];
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
        legal.flatMap((action) => unsaid(ui.tellAction(action, snapshot, game.names))),
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
    ...events.map((event) => ui.tellEvent(event, snapshot, names)!),
    ...actions.map((action) => ui.tellAction(action, snapshot, names)),
  ]);
  expect(new Set(reasons.flatMap(unsaid))).toEqual(new Set());
});

test("both languages have the same sentences", () => {
  expect(keysOf("ja.ftl").sort()).toEqual(keysOf("en.ftl").sort());
});

test("every key in the source has a sentence", () => {
  const folder = join(import.meta.dirname, "../../../src/games/desert");
  const used = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .flatMap((name) =>
      [
        ...readFileSync(join(folder, name), "utf-8").matchAll(
          /"(desert-(?:ui|guide|do|event)-[a-z-]+)"/g,
        ),
      ].map((found) => found[1]!),
    );
  expect(used.filter((key) => !BUNDLES.en.hasMessage(key))).toEqual([]);
});

test("every step of the first game is told", () => {
  for (const { words } of ui.firstGame!.steps) {
    expect(BUNDLES.en.hasMessage(words) && BUNDLES.ja.hasMessage(words)).toBe(true);
  }
});

test("events have their sounds and their times", () => {
  expect(ui.readEvent("storm sun").sound).toBe("sun");
  expect(ui.readEvent("storm north-2").sound).toBe("wind");
  expect(ui.readEvent("ended won").sound).toBe("win");
  expect(ui.readEvent("ended thirst").sound).toBe("lose");
  expect(ui.readEvent("turn 2")).toMatchObject({ turn: 2, isHeading: true, sound: null });
  expect(ui.readEvent("storm west-1").time).toBeGreaterThan(ui.readEvent("slid c4 c3").time);
  expect(ui.readEvent("unheard-of 1 2")).toMatchObject({ time: 0, sound: null, turn: null });
});
