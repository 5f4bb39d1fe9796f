// Every event and every action of whole games has words, in both languages.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import ui from "../../../src/games/island/index";
import { layoutRows } from "../../../src/games/island/tiles";
import type { IslandSnapshot } from "../../../src/games/island/wire";
import type { Reason } from "../../../src/wire";
import { EVENTS, GAMES } from "./games";

const WORDS = new URL("../../../../src/forbidden_games/words/", `file://${__filename}`);

function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(WORDS)) {
    if (!file.startsWith(language) || !file.endsWith(".ftl")) continue;
    bundle.addResource(new FluentResource(readFileSync(new URL(file, WORDS), "utf-8")));
  }
  return bundle;
}

const BUNDLES = ["en", "ja"].map(bundleOf);

/** The sentence in each language; fails where a word or an argument is missing. */
function sayAll({ key, arguments: given }: Reason): string[] {
  return BUNDLES.map((bundle) => {
    const message = bundle.getMessage(key);
    expect(message?.value, `${key} in ${bundle.locales[0]}`).toBeTruthy();
    const said = Object.fromEntries(
      Object.entries(given).map(([name, value]) => {
        const isKey = /^(tile|card|treasure|role|outcome)-/.test(String(value));
        if (isKey) expect(bundle.hasMessage(String(value)), String(value)).toBe(true);
        const inner = isKey ? bundle.getMessage(String(value))?.value : null;
        return [name, inner ? bundle.formatPattern(inner) : value];
      }),
    );
    const errors: Error[] = [];
    const sentence = bundle.formatPattern(message!.value!, said, errors);
    expect(errors, `${key} in ${bundle.locales[0]}`).toEqual([]);
    expect(sentence).not.toMatch(/[{}]|tile-|card-|role-|undefined/);
    return sentence;
  });
}

describe.each(GAMES)("the game on $snapshot.layout", ({ snapshot, events, actions }) => {
  const names = ["Ann", "Ben", "Chie", "Daichi"].slice(0, snapshot.seats.length);

  it.each([{ names }, { names: [] as string[] }])(
    "has words for what happened: $names",
    (table) => {
      for (const event of [...events, ...EVENTS]) {
        const told = ui.tellEvent(event, snapshot, table.names);
        expect(told, event).not.toBeNull();
        sayAll(told!);
      }
    },
  );

  it.each([{ names }, { names: [] as string[] }])(
    "has words for what can be done: $names",
    (table) => {
      for (const action of actions) sayAll(ui.tellAction(action, snapshot, table.names));
    },
  );

  it("names every cell of the layout", () => {
    const cells = ui
      .rows(snapshot)
      .flat()
      .filter((cell) => cell !== null);
    expect(cells).toHaveLength(24);
    const called = new Set(cells.map((cell) => ui.cellName(snapshot, cell)));
    expect(called.size).toBe(24);
    for (const name of called)
      expect(BUNDLES.every((bundle) => bundle.hasMessage(name))).toBe(true);
  });
});

it("says who did it, with name and role", () => {
  const { snapshot } = GAMES[0]!;
  const [english, japanese] = sayAll(
    ui.tellEvent("moved 0 c2", snapshot, ["Ann", "Ben", "Chie", "Daichi"])!,
  );
  expect(english).toBe("Ann (Explorer) moves to Breakers Bridge.");
  expect(japanese).toBe("Ann（探検家）が砕け波の橋へ移動。");
});

it("tells apart who may fly along", () => {
  const { snapshot } = GAMES[0]!;
  const said = (action: string) =>
    sayAll(ui.tellAction(action, snapshot, ["Ann", "Ben", "Chie", "Daichi"]))[0];
  expect(said("0 lift 1 c2")).toBe("Helicopter Lift: Ben to Breakers Bridge");
  expect(said("0 lift 0+2 c2")).toBe("Helicopter Lift: Ann and Chie to Breakers Bridge");
  expect(said("0 lift 0+1+2+3 c2")).toBe("Helicopter Lift: everyone to Breakers Bridge");
});

it("has the same messages in both languages", () => {
  const keys = (language: string) =>
    readFileSync(new URL(`${language}.ftl`, WORDS), "utf-8").match(/^[a-z][\w-]*(?= =)/gm)!;
  expect(keys("ja").sort()).toEqual(keys("en").sort());
  const [english, japanese] = BUNDLES;
  for (const key of keys("en")) {
    expect(english!.hasMessage(key) && japanese!.hasMessage(key), key).toBe(true);
  }
});

it("has words for every step of its first game", () => {
  for (const { words } of ui.firstGame!.steps) sayAll({ key: words, arguments: {} });
});

it("lays out all 24 islands with 24 cells each", () => {
  const layouts = JSON.parse(
    readFileSync(new URL("../games/island/layouts.json", WORDS), "utf-8"),
  ) as { id: string; rows: string[] }[];
  expect(layouts).toHaveLength(24);
  for (const { id, rows } of layouts) {
    const table = { ...GAMES[0]!.snapshot, layout: id } as IslandSnapshot;
    const cells = ui.rows(table);
    expect(cells).toEqual(layoutRows(id));
    expect(cells.flat().filter((cell) => cell !== null)).toHaveLength(24);
    cells.forEach((row, y) => {
      expect(row).toHaveLength(rows[0]!.length);
      row.forEach((cell, x) =>
        expect(cell).toBe(rows[y]![x] === "#" ? `${"abcdefghij"[x]}${y + 1}` : null),
      );
    });
  }
});

it("has a sound for what is heard", () => {
  expect(ui.readEvent("moved 0 c3").sound).toBe("step");
  expect(ui.readEvent("sank c3").sound).toBe("sink");
  expect(ui.readEvent("ended won").sound).toBe("win");
  expect(ui.readEvent("ended drowned").sound).toBe("lose");
  expect(ui.readEvent("turn 1").sound).toBeNull();
});

it("knows whose turn begins, and how long an event is seen", () => {
  expect(ui.readEvent("turn 1")).toMatchObject({ turn: 1, isHeading: true, time: 0 });
  expect(ui.readEvent("ended won")).toMatchObject({ turn: null, isHeading: true });
  expect(ui.readEvent("sank c3").time).toBeGreaterThan(ui.readEvent("moved 0 c3").time);
  expect(ui.readEvent("unheard-of 1 2")).toEqual({
    time: 0,
    reveal: 0,
    sound: null,
    turn: null,
    isHeading: false,
  });
});
