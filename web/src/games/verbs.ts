// The verbs of a game: what its facts say of their words, and how its folder wants them offered.
import type { VerbFacts, VerbUi } from "./contract";

/** Only what is not usual; usual is a button for what turns a card over and for nothing else, a family
 * of one verb, and a question before a card is played. */
export type Offers = Record<string, Partial<Omit<VerbUi, keyof VerbFacts>>>;

/** All verbs of the facts, offered as usual or as said here. */
export function verbTable(
  facts: Record<string, VerbFacts>,
  offers: Offers,
): Record<string, VerbUi> {
  return Object.fromEntries(
    Object.entries(facts).map(([verb, words]) => [
      verb,
      {
        ...words,
        button: words.turns_a_card ? "card" : null,
        family: verb,
        isSure: false,
        isSilent: false,
        ...offers[verb],
      },
    ]),
  );
}
