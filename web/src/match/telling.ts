// Plays as sentences, for the log and for those who listen.
import type { GameLook, Snapshot } from "../games/contract";
import type { Play, Reason } from "../wire";
import { hasWords, say } from "../words.svelte";

/** A sentence of the server; where it numbers seats, we have one with names. */
export function sentence(reason: Reason, names: string[]): string {
  const { seat } = reason.arguments;
  const named = `table-named-${reason.key}`;
  if (seat === undefined || !hasWords(named)) return say(reason.key, reason.arguments);
  return say(named, { ...reason.arguments, name: names[Number(seat)] ?? `${seat}` });
}

const TOLD_ELSEWHERE = new Set(["turn", "ended"]); // by headings and by the outcome

/** What happened in a play, one sentence for each thing worth telling. */
export function tellPlay(
  look: GameLook,
  play: Play,
  snapshot: Snapshot,
  names: string[],
): string[] {
  if (play.action.endsWith(" back")) {
    return [say("table-log-back", { name: names[play.seat] ?? "" })];
  }
  return play.events
    .filter((event) => !TOLD_ELSEWHERE.has(event.split(" ", 1)[0]!))
    .map((event) => look.tellEvent(event, snapshot, names))
    .filter((reason) => reason !== null)
    .map((reason) => say(reason.key, reason.arguments));
}

/** The seat whose turn begins with a play, if one does. */
export function turnIn(events: string[]): number | null {
  const turn = events.filter((event) => event.startsWith("turn ")).at(-1);
  return turn === undefined ? null : Number(turn.split(" ")[1]);
}
