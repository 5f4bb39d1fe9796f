// A frame of a replay as one line of the log.
import type { GameLook } from "../games/contract";
import type { Replay } from "../wire";
import { hasWords, language, say } from "../words.svelte";

// actions that turn nothing over and move nothing, so that no event tells of them
const SILENT = new Set(["end", "halt", "keep"]);

/** What happened in a frame; the first one is the deal. */
export function tellFrame(game: GameLook, replay: Replay, index: number, names: string[]): string {
  const { play, snapshot } = replay.frames[index]!;
  if (!play) return say("replay-dealt");
  const before = replay.frames[index - 1]?.snapshot ?? snapshot;
  if (play.action.endsWith(" back")) {
    return say("replay-took-back", { who: names[play.seat] ?? "" });
  }
  const told = play.events
    .map((event) => game.tellEvent(event, snapshot, names))
    .filter((reason) => reason !== null)
    .map((reason) => say(reason.key, reason.arguments));
  if (told.length) return told.join(language() === "ja" ? "" : " ");
  const key = `${replay.game}-${play.action.split(" ")[1]}`;
  if (SILENT.has(play.action.split(" ")[1] ?? "") && hasWords(key)) {
    return say(key, { role: `role-${before.seats[play.seat]?.role}` });
  }
  const reason = game.tellAction(play.action, before, names);
  return `${names[play.seat] ?? ""}: ${say(reason.key, reason.arguments)}`;
}
