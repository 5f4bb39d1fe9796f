// How long a play is shown before the next one, from what happens in it.
import type { Play } from "../wire";

const LONGEST = 4500; // milliseconds, at normal speed
const MANY = 6; // plays in the queue from which on they are shown faster
const TOO_MANY = 14; // after a reconnection: not shown at all

/** Milliseconds at normal speed that an event takes to be seen. */
const TIMES: Record<string, number> = {
  moved: 600,
  flew: 750,
  swam: 700,
  guided: 600,
  lifted: 500,
  carried: 100,
  shored: 600,
  card: 1350,
  rose: 1000,
  flooded: 1350,
  sank: 1700,
  gave: 600,
  captured: 1400,
  discarded: 350,
  cleared: 400,
  excavated: 850,
  saw: 800,
  geared: 600,
  placed: 700,
  took: 900,
  drank: 200,
  watered: 400,
  passed: 450,
  used: 300,
  looked: 300,
  sent: 300,
  calmed: 400,
  storm: 1650,
  slid: 330,
  ended: 700,
};

/** Milliseconds that a play is shown; `behind` plays wait after it. */
export function timeOf(play: Play, speed: number, behind = 0): number {
  if (speed <= 0 || behind >= TOO_MANY) return 0;
  const time = play.events.reduce((sum, event) => sum + (TIMES[event.split(" ", 1)[0]!] ?? 0), 0);
  const hurry = behind >= MANY ? 3 : 1;
  return Math.min(LONGEST, time) / speed / hurry;
}

/** The speed wished for, or none where motion is unwelcome or nobody looks. */
export function speedNow(wished: number): number {
  const unwelcome = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return unwelcome || document.visibilityState === "hidden" ? 0 : wished;
}
