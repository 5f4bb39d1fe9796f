// How far the player of a guided first game has come: told from what was played, so that it survives a
// reload and any number of steps back.
import type { LessonStep } from "../games/contract";
import type { Play } from "../wire";

/** Where a lesson is. */
export interface Progress {
  at: number; // the step that is shown; the number of steps once all are done
  astray: boolean; // something else was played than the step asks for
}

/** The actions that stand: what was taken back is left out. */
export function standing(plays: readonly Play[]): string[] {
  const actions: string[] = [];
  for (const { action } of plays) {
    if (action.endsWith(" back")) actions.pop();
    else actions.push(action);
  }
  return actions;
}

/** The step that comes next. Steps that ask for nothing are passed by reading: `read` says how far. */
export function progress(
  steps: readonly LessonStep[],
  actions: readonly string[],
  read: number,
): Progress {
  let played = 0;
  for (const [at, { does = [] }] of steps.entries()) {
    if (does.length === 0 && at >= read) return { at, astray: false };
    for (const action of does) {
      const done = actions[played];
      if (done !== action) return { at, astray: done !== undefined };
      played += 1;
    }
  }
  return { at: steps.length, astray: false };
}

/** The first step that somebody who comes back has not read: what was played has been read before. */
export function readSoFar(steps: readonly LessonStep[], actions: readonly string[]): number {
  let played = 0;
  let read = 0;
  for (const [at, { does = [] }] of steps.entries()) {
    if (does.length === 0) continue;
    if (actions[played] === undefined) break;
    read = at;
    played += does.length;
  }
  return read;
}
