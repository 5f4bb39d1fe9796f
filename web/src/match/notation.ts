// Actions as words, read into parts: docs/notation.md. Only the form is known here, never a rule.

export interface Action {
  words: string;
  seat: number; // who acts
  verb: string;
  cells: string[];
  seats: number[]; // other pawns: who is given to, guided, lifted
  passenger: number | null; // who is taken along
  thing: string | null; // a card, a treasure, a part or a piece of equipment
  number: number | null; // how much water, which of the cards looked at
}

const CELL = /^[a-j][1-7]$/;
const SEATS = /^\d(\+\d)*$/;
const TO_A_SEAT = new Set(["give", "guide", "lift", "pass", "water"]);

/** The card or the piece of equipment that is spent by a verb. */
export const SPENT: Record<string, string> = {
  lift: "helicopter",
  leave: "helicopter",
  sandbag: "sandbags",
  blast: "blaster",
  jet: "jet",
  shield: "shield",
  scope: "scope",
  reserve: "reserve",
  throttle: "throttle",
};

/** The parts of an action in words. */
export function readAction(words: string): Action {
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
  for (let at = 0; at < rest.length; at++) {
    const word = rest[at]!;
    if (CELL.test(word)) action.cells.push(word);
    else if (word === "with") action.passenger = Number(rest[++at]);
    else if (at === 0 && TO_A_SEAT.has(verb) && SEATS.test(word))
      action.seats = word.split("+").map(Number);
    else if (/^\d+$/.test(word)) action.number = Number(word);
    else action.thing = word;
  }
  return action;
}

/** Every cell that an action names. */
export function cellsOf(words: string): string[] {
  return readAction(words).cells;
}
