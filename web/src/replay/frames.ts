// A frame of a replay as one line of the log.
import type { GameUi } from "../games/contract";
import type { Replay } from "../wire";
import { tellEnding } from "../match/telling";
import { hasWords, inARow, labelled, say } from "../words.svelte";

/** What happened in a frame; the first one is the deal. */
export function tellFrame(ui: GameUi, replay: Replay, index: number, names: string[]): string {
  const { play, snapshot } = replay.frames[index]!;
  if (!play) return say("replay-dealt");
  const before = replay.frames[index - 1]?.snapshot ?? snapshot;
  if (play.action.endsWith(" back")) {
    return say("replay-took-back", { who: names[play.seat] ?? "" });
  }
  const ending = index === replay.frames.length - 1 ? replay.ending : null;
  const told = play.events
    .filter((event) => !ending || !ui.readEvent(event).isHeading)
    .map((event) => ui.tellEvent(event, snapshot, names))
    .filter((reason) => reason !== null)
    .map((reason) => say(reason.key, reason.arguments));
  if (ending) told.push(tellEnding(ending, replay.outcome, names));
  if (told.length) return inARow(told);
  const verb = play.action.split(" ")[1] ?? "";
  const key = `${replay.game}-${verb}`;
  if (ui.verbs[verb]?.isSilent && hasWords(key)) {
    return say(key, { role: `role-${before.seats[play.seat]?.role}` });
  }
  const reason = ui.tellAction(play.action, before, names);
  return labelled(names[play.seat] ?? "", say(reason.key, reason.arguments));
}
