// Actions as words, read into parts: docs/notation.md. The form of a verb comes from its game's facts.
import type { Action, VerbFacts } from "../games/contract";

type Verbs = Record<string, VerbFacts>;

/** The parts of an action in words; an unknown verb has none. */
export function readAction(words: string, verbs: Verbs): Action {
  const [seat = "", verb = "", ...rest] = words.split(" ");
  const action: Action = {
    words,
    seat: Number(seat),
    verb,
    cells: [],
    seats: [],
    passenger: null,
    thing: null,
    number: null,
  };
  for (const kind of verbs[verb]?.takes ?? []) readPart(action, kind.replace("?", ""), rest);
  return action;
}

/** Take the word of one kind off the front of the rest, if it is there. */
function readPart(action: Action, kind: string, rest: string[]): void {
  if (kind === "passenger" && rest[0] !== "with") return;
  if (kind === "passenger") rest.shift();
  const word = rest.shift();
  if (word === undefined) return;
  if (kind === "cell") action.cells.push(word);
  else if (kind === "seat" || kind === "seats") action.seats = word.split("+").map(Number);
  else if (kind === "passenger") action.passenger = Number(word);
  else if (/^\d+$/.test(word)) action.number = Number(word);
  else action.thing = word;
}
