// Plays as sentences, for the log and for those who listen.
import type { GameUi, Snapshot } from "../games/contract";
import type { Ending, Play, Reason } from "../wire";
import { hasWords, inARow, language, say } from "../words.svelte";

/** A sentence of the server; where it numbers seats, we have one with names. */
export function sentence(reason: Reason, names: string[]): string {
  const { seat, who } = reason.arguments;
  if (who !== undefined && seat !== undefined) {
    return say(reason.key, { ...reason.arguments, who: names[Number(seat)] ?? who });
  }
  const named = `table-named-${reason.key}`;
  if (seat === undefined || !hasWords(named)) return say(reason.key, reason.arguments);
  return say(named, { ...reason.arguments, name: names[Number(seat)] ?? `${seat}` });
}

/** How a game ended: who, where and which, as far as the game tells it. */
export function tellEnding(ending: Ending | null, outcome: string, names: string[]): string {
  if (!ending) return say(`outcome-${outcome}`);
  return inARow(ending.told.map((reason) => sentence(reason, names)));
}

/** A moment as a clock on the wall shows it. */
export function timeOfDay(at: string): string {
  return new Date(at).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });
}

/** What happened in a play, one sentence for each thing worth telling. */
export function tellPlay(ui: GameUi, play: Play, snapshot: Snapshot, names: string[]): string[] {
  if (play.action.endsWith(" back")) {
    return [say("table-log-back", { name: names[play.seat] ?? "" })];
  }
  return play.events
    .filter((event) => !ui.readEvent(event).isHeading)
    .map((event) => ui.tellEvent(event, snapshot, names))
    .filter((reason) => reason !== null)
    .map((reason) => say(reason.key, reason.arguments));
}

/** The plays that have not been taken back. */
export function standing(log: Play[]): Play[] {
  const found: Play[] = [];
  for (const play of log) {
    if (play.action.endsWith(" back")) found.pop();
    else found.push(play);
  }
  return found;
}

/** The seat whose turn begins with these events, if one does. */
export function turnIn(ui: GameUi, events: string[]): number | null {
  return events.map((event) => ui.readEvent(event).turn).findLast((seat) => seat !== null) ?? null;
}
