// How loud something bad that may happen is said.

export type Alarm = "quiet" | "amber" | "red";

/** Quiet below 3 %, red from 15 % on: a board full of alarms warns of nothing. */
export function alarm(chance: number): Alarm {
  if (chance < 0.03) return "quiet";
  return chance < 0.15 ? "amber" : "red";
}

/** Whether it is shown at all, to somebody who wants to see chances so often. */
export function isShown(chance: number, odds: "always" | "raised" | "never"): boolean {
  if (chance <= 0 || odds === "never") return false;
  return odds === "always" || alarm(chance) !== "quiet";
}
