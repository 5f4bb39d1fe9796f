// Every word a person reads: the Fluent files of src/forbidden_games/words, the same as the server's.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "en" | "ja";
export type Arguments = Record<string, string | number>;
export const LANGUAGES: Record<Language, string> = { en: "English", ja: "日本語" };

const FILES = import.meta.glob<string>("../../src/forbidden_games/words/*.ftl", {
  query: "?raw",
  import: "default",
});
const STORED = "forbidden.language";

let bundle = $state.raw(new FluentBundle("en"));
let current = $state<Language>("en");

/** The language now; reading it makes a component speak the next one, too. */
export function language(): Language {
  return current;
}

/** Load a language and speak it from now on; without one, that of the last visit or the browser. */
export async function speak(wanted: Language = preferred()): Promise<void> {
  const next = new FluentBundle(wanted, { useIsolating: false });
  const text = await FILES[`../../src/forbidden_games/words/${wanted}.ftl`]!();
  next.addResource(new FluentResource(text));
  bundle = next;
  current = wanted;
  localStorage.setItem(STORED, wanted);
  document.documentElement.lang = wanted;
}

function preferred(): Language {
  const stored = localStorage.getItem(STORED);
  if (stored === "en" || stored === "ja") return stored;
  return navigator.language.startsWith("ja") ? "ja" : "en";
}

/** The sentence of a key; an argument that is itself a key is said first. */
export function say(key: string, given: Arguments = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return plain(key);
  const said = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "string" && bundle.hasMessage(value) ? say(value) : value,
    ]),
  );
  return bundle.formatPattern(message.value, said);
}

/** Sentences one after another, as the language writes them. */
export function inARow(sentences: string[]): string {
  const [first = "", ...more] = sentences;
  return more.reduce((before, next) => say("joint-sentences", { first: before, next }), first);
}

/** Words with commas between them. */
export function listed(words: string[]): string {
  return words.join(say("joint-list"));
}

/** A name and what it has: "Flood deck: 6 cards". */
export function labelled(label: string, value: string | number): string {
  return say("joint-label", { label, value });
}

/** What a game without words of its own gets: `role-night-watch` is said as night watch. */
function plain(key: string): string {
  return key.slice(key.indexOf("-") + 1).replaceAll("-", " ");
}

/** Whether there is a sentence for this key. */
export function hasWords(key: string): boolean {
  return bundle.hasMessage(key);
}
