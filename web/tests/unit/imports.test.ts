// Files that import each other cannot be read, tested or loaded one after the other.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";

const SOURCE = join(import.meta.dirname, "../../src");

function sources(path: string): string[] {
  if (statSync(path).isFile()) return /\.(svelte|ts)$/.test(path) ? [path] : [];
  return readdirSync(path).flatMap((name) => sources(join(path, name)));
}

/** The files of ours that a file imports, also those of which it wants only types. */
function imports(file: string): string[] {
  const wanted = readFileSync(file, "utf8").matchAll(/(?:from|import\(|import)\s*"(\.[^"]+)"/g);
  return [...wanted].flatMap(([, path]) => {
    const target = join(dirname(file), path!);
    const found = [target, `${target}.ts`].find((one) => existsSync(one) && statSync(one).isFile());
    return found && /\.(svelte|ts)$/.test(found) && found !== file ? [found] : [];
  });
}

/** The first way that leads back to a file on it. */
function cycle(file: string, way: string[], done: Set<string>): string[] | null {
  if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const next of imports(file)) {
    const found = cycle(next, [...way, file], done);
    if (found) return found;
  }
  done.add(file);
  return null;
}

it("no file is imported by what it imports", () => {
  const files = sources(SOURCE);
  expect(files.length).toBeGreaterThan(100);
  const done = new Set<string>();
  for (const file of files) {
    expect(cycle(file, [], done)?.map((one) => relative(SOURCE, one)) ?? null).toBeNull();
  }
});
