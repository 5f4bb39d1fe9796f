// An action on its way: what becomes of it if the line is lost before the answer.
import type { Act, Back, Play, Position } from "../wire";
import { unfolded } from "./folding";

export type Sent = Act | Back;

/** played: it had arrived; again: it has not, and is still possible; lost: it is not. */
export type Fate = "played" | "again" | "lost";

/** What became of an action, told from the position after coming back and the plays missed meanwhile. */
export function fateOf(sent: Sent, { number, legal, undo }: Position, missed: Play[]): Fate {
  const next = missed.find((play) => play.number === sent.after + 1);
  const isIt = (play: Play) =>
    sent.type === "act" ? play.action === sent.action : play.action.endsWith(" back");
  if (next) return isIt(next) ? "played" : "lost";
  const possible = sent.type === "act" ? unfolded(legal).includes(sent.action) : undo !== null;
  return number === sent.after && possible ? "again" : "lost";
}
