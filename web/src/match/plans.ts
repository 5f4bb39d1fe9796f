// What bots say of their plans.
import type { Planned } from "../wire";
import { say } from "../words.svelte";
import type { TableState } from "./state.svelte";

/** A plan as a sentence; whoever it speaks of on this screen is "you". */
export function planSentence({ to, reason }: Planned, yours: number[]): string {
  const who = to !== null && yours.includes(to) ? "you" : reason.arguments.who;
  return say(reason.key, who === undefined ? reason.arguments : { ...reason.arguments, who });
}

/** The last plan that was said before what is on the screen now. */
export function lastPlan({ plans, shown }: TableState): Planned | null {
  return plans.findLast((plan) => plan.number <= (shown?.number ?? 0)) ?? null;
}
