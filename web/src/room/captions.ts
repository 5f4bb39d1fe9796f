// What buttons, menus and the line above them say.
import type { Entry, Legal } from "../match/choices";
import { distinct } from "../match/lists";
import { holders, isMyTurn, isOver, isTurningCards, namesOf } from "../match/queries";
import type { TableState } from "../match/state.svelte";
import { tellPlay } from "../match/telling";
import type { Saying } from "../wire";
import { hasWords, inARow, listed, say } from "../words.svelte";

/** An action on a button. */
export function actionCaption(state: TableState, action: string): string {
  const told = state.ui!.tellAction(action, state.shown!.snapshot, namesOf(state));
  return say(told.key, told.arguments);
}

/** So many cards of the deck that is revealed now, or after the turn's actions; null where the game has
 * no words for them. */
export function cardsCaption(
  { ui, shown }: TableState,
  task: string,
  cards: number,
): { caption: string; colour: string } | null {
  const found = ui?.tellCards(task, shown!.snapshot, cards);
  return found
    ? { caption: say(found.told.key, found.told.arguments), colour: found.colour }
    : null;
}

/** What is left to do for whoever is to act, or whom the table waits for; null where nothing is. */
export function turnDetail(state: TableState, isWithinActions: boolean): string | null {
  const { shown, thinking } = state;
  if (!shown || isOver(state)) return null;
  if (state.slow) return say("table-sending");
  const waited = state.seats[shown.to_act];
  const away = waited?.who === "person" && !waited.present && !isMyTurn(state);
  if (away || waited?.who === "open") return null;
  const names = namesOf(state);
  const waiters = holders(state).map((seat) => names[seat] ?? "");
  if (waiters.length > 0) return say("table-waiting", { names: listed(waiters) });
  if (thinking !== null && !isMyTurn(state))
    return say("table-thinking", { name: names[thinking] ?? "" });
  const { left, game } = shown.snapshot;
  if (isWithinActions) return say("table-left-actions", { left });
  if (!isTurningCards(state)) return null;
  const which = `table-left-${game}-${shown.task}`; // a game may name its cards
  return say(hasWords(which) ? which : "table-left-cards", { left });
}

/** A line of the menu; it names who would act where several could. */
export function entryCaption(state: TableState, entry: Entry): string {
  const names = namesOf(state);
  if (entry.kind === "who") {
    const who = entry.seats.map((seat) => names[seat] ?? "");
    return who.length === 1 ? who[0]! : say("table-menu-everybody", { names: listed(who) });
  }
  const what =
    entry.kind === "act" ? actionCaption(state, entry.action.words) : openCaption(state, entry);
  const actors = distinct(
    state.menu?.entries.flatMap((one) => (one.kind === "who" ? [] : [one.action.seat])) ?? [],
  );
  const name = names[entry.action.seat] ?? "";
  return actors.length > 1 ? say("table-menu-by", { name, what }) : what;
}

/** An action that a further click completes. */
function openCaption(state: TableState, { action }: Extract<Entry, { kind: "open" }>): string {
  const key = `table-open-${action.verb}`;
  if (!hasWords(key)) return actionCaption(state, action.words);
  return say(key, { name: namesOf(state)[action.seats[0] ?? -1] ?? "" });
}

/** What somebody has said. */
export function sayingCaption({ told, text }: Saying): string {
  return told ? say(told.key, told.arguments) : (text ?? "");
}

/** What is happening on the board now; of a card that is being turned over only that it is. */
export function momentCaption(state: TableState): string | null {
  const { moment, revealed, shown, ui } = state;
  if (!moment || !shown || !ui) return null;
  const names = namesOf(state);
  if (revealed) return inARow(tellPlay(ui, moment, shown.snapshot, names)) || null;
  const key = `${shown.snapshot.game}-moment-${moment.action.split(" ")[1]}`;
  return hasWords(key) ? say(key, { name: names[moment.seat] ?? "" }) : null;
}

/** What is to be clicked next; null where nothing has been clicked yet, or a menu asks. */
export function promptCaption(state: TableState, legal: Legal): string | null {
  const { choosing, menu } = state;
  if (choosing.chosen.length === 0 || menu) return null;
  const verbs = distinct(legal.candidates(choosing).map((one) => legal.family(one.action)));
  const verb = verbs.length === 1 ? verbs[0]! : "several";
  const pawns = choosing.chosen.flatMap((one) => (one.kind === "pawn" ? [one.seat] : []));
  const keys = [`table-prompt-${verb}`, "table-prompt-several"];
  if (pawns.length > 0) keys.unshift(`table-prompt-${verb}-where`);
  const names = namesOf(state);
  return say(keys.find(hasWords)!, {
    names: listed(pawns.map((seat) => names[seat] ?? "")),
  });
}
