// What the table waits for, and from whom: read off the legal actions.
import type { Position } from "../wire";
import { readAction } from "./notation";

export type Task =
  | "act"
  | "draw" // treasure or storm cards
  | "flood"
  | "discard"
  | "swim"
  | "rescue"
  | "sort" // the storm cards looked at
  | "guide"
  | "over";

const SIGNS: [string, Task][] = [
  ["discard", "discard"],
  ["swim", "swim"],
  ["keep", "sort"],
  ["halt", "guide"],
  ["end", "act"],
  ["flood", "flood"],
  ["draw", "draw"],
];

/** What is to be done by the seat that is to act. */
export function taskOf(position: Position): Task {
  if (position.outcome !== "running") return "over";
  const verbs = new Set(
    position.legal
      .map(readAction)
      .filter((one) => one.seat === position.to_act)
      .map((one) => one.verb),
  );
  return SIGNS.find(([verb]) => verbs.has(verb))?.[1] ?? "rescue";
}
