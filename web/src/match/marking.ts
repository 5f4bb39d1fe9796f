// The advised action marked on the table: what is to be clicked for it, and what such a click means.
import { NOT_HINTED, type Action, type Hinted, type Target } from "../games/contract";
import {
  isSame,
  nameOf,
  stepAfter,
  type Choosing,
  type Legal,
  type Meaning,
  type Way,
} from "./choices";

/** What is to be clicked next for an action, after these clicks; nothing where they lead elsewhere. */
export function hint(legal: Legal, choosing: Choosing, words: string): Hinted {
  const action = legal.actions.find((one) => one.words === words);
  if (!action) return NOT_HINTED;
  const found: Hinted = { action: words, cells: [], cards: [], pawns: [] };
  for (const target of ahead(legal, choosing, action)) {
    if (target.kind === "cell") found.cells.push(target.cell);
    else if (target.kind === "pawn") found.pawns.push(target.seat);
    else found.cards.push(nameOf(target));
  }
  return found;
}

/** The meaning of one more click while an action is marked: one step towards it; null for a click on
 * anything else. */
export function clickMarked(
  legal: Legal,
  choosing: Choosing,
  target: Target,
  words: string,
): Meaning | null {
  const action = legal.actions.find((one) => one.words === words);
  if (!action) return null;
  const marked = ahead(legal, choosing, action);
  const step = marked.find((one) => isSame(one, target)) ?? standIn(legal, marked, target, action);
  if (!step) return null;
  const next: Choosing = { chosen: [...choosing.chosen, step], verb: legal.family(action) };
  return ahead(legal, next, action).length === 0
    ? { kind: "act", action }
    : { kind: "narrow", choosing: next };
}

/** The targets that come next on the clearest way to an action. */
function ahead(legal: Legal, choosing: Choosing, action: Action): Target[] {
  if (choosing.verb && legal.family(action) !== choosing.verb) return [];
  const clicks = choosing.chosen.map(nameOf);
  const way = clearestWay(legal, action);
  const step = way ? stepAfter(way.words, clicks) : null;
  if (!way || step === null) return [];
  return (way.route[step] ?? []).filter((_, at) => !clicks.includes(way.words[step]![at]!));
}

/** The shortest way that names everything the action is about: whom, what and where. */
function clearestWay(legal: Legal, action: Action): Way | null {
  const about = [...action.cells, ...action.seats, action.passenger].flatMap((one) =>
    one === null ? [] : [`${one}`],
  );
  if (action.thing !== null && action.seats.length > 0)
    about.push(`${action.seat}:${action.thing}`);
  const missing = ({ words }: Way) => about.filter((one) => !words.flat().includes(one)).length;
  const clicks = ({ words }: Way) => words.flat().length;
  const ways = [...legal.waysTo(action)].sort(
    (one, other) => missing(one) - missing(other) || clicks(one) - clicks(other),
  );
  return ways[0] ?? null;
}

/** The pawn that acts stands in the middle of its tile: a click on it is meant for the marked tile. */
function standIn(
  legal: Legal,
  marked: Target[],
  target: Target,
  action: Action,
): Target | undefined {
  if (target.kind !== "pawn" || target.seat !== action.seat) return undefined;
  return marked.find((one) => one.kind === "cell" && one.cell === legal.places[action.seat]);
}
