// The keys of each language, and what each sentence asks for.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const WORDS = join(import.meta.dirname, "../../../../src/forbidden_games/words");

/** All sentences of a language. */
export function bundleOf(language: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of readdirSync(WORDS)) {
    if (name.match(`^${language}(-.*)?\\.ftl$`)) {
      bundle.addResource(new FluentResource(readFileSync(join(WORDS, name), "utf-8")));
    }
  }
  return bundle;
}

/** The keys of one file. */
export function keysOf(file: string): string[] {
  return [...readFileSync(join(WORDS, file), "utf-8").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
    (found) => found[1]!,
  );
}
