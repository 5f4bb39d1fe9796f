import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const WEB = join(import.meta.dirname, "../../..");
const WORDS = join(WEB, "../src/forbidden_games/words");

function keysIn(name: string): string[] {
  const text = readFileSync(join(WORDS, name), "utf8");
  return [...text.matchAll(/^([a-z][\w-]*) =/gim)].map((match) => match[1]!);
}

function allKeys(language: string): Set<string> {
  const names = readdirSync(WORDS).filter((name) => name.match(`^${language}[-.].*ftl$`));
  return new Set(names.flatMap(keysIn));
}

function sources(path: string): string[] {
  if (statSync(path).isFile()) return /\.(svelte|ts)$/.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => sources(join(path, name)));
}

describe("the words of the screens", () => {
  it("are the same in every language", () => {
    expect(keysIn("ja.ftl").sort()).toEqual(keysIn("en.ftl").sort());
  });

  it("are all there", () => {
    const known = allKeys("en");
    const files = ["src/App.svelte", "src/screens", "src/replay"].flatMap((path) =>
      sources(join(WEB, path)),
    );
    const wanted = files
      .filter((file) => !file.endsWith("Room.svelte"))
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bsay\(\s*"([\w-]+)"/g)])
      .map((match) => match[1]!);
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((key) => !known.has(key))).toEqual([]);
  });

  it("tell every ruling and power that can be chosen", () => {
    const known = allKeys("en");
    const rulings = {
      island: ["hand_check", "rescue", "diver_escape", "specials_between_floods"],
      desert: [
        "climber_tunnels",
        "well_sand",
        "guide_buried",
        "shield",
        "jet_buried",
        "storm_discard",
      ],
    };
    const roles = {
      island: ["diver", "engineer", "explorer", "messenger", "navigator", "pilot"],
      desert: ["archeologist", "climber", "explorer", "meteorologist", "navigator", "carrier"],
    };
    for (const game of ["island", "desert"] as const) {
      for (const ruling of rulings[game]) expect(known).toContain(`ruling-${game}-${ruling}`);
      for (const role of roles[game]) expect(known).toContain(`power-${game}-${role}`);
    }
  });
});
