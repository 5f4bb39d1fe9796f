// How long a play is shown before the next one, and when its result may be seen.
import type { EventUi } from "../games/contract";

const LONGEST = 4500; // milliseconds, at normal speed
const MANY = 6; // plays in the queue from which on they are shown faster
const TOO_MANY = 14; // after a reconnection: not shown at all
const STILL = 1000; // milliseconds that a card lies open where motion is unwelcome

/** How a play is shown. */
export interface Pace {
  time: number; // milliseconds until the next play
  reveal: number; // milliseconds of them in which a card is turned over, and nothing told yet
  speed: number; // of motion: 0 is none
}

const AT_ONCE: Pace = { time: 0, reveal: 0, speed: 0 };

/** How a play with these events is shown; `behind` plays wait after it. */
export function paceOf(
  events: Pick<EventUi, "time" | "reveal">[],
  { speed, still }: { speed: number; still: boolean },
  behind = 0,
): Pace {
  if (speed <= 0 || behind >= TOO_MANY) return AT_ONCE;
  const hurry = behind >= MANY ? 3 : 1;
  const reveal = events.reduce((sum, one) => sum + one.reveal, 0);
  if (still) {
    const time = reveal > 0 ? STILL / (speed * hurry) : 0;
    return { time, reveal: time / 2, speed: 0 };
  }
  const time = Math.min(
    LONGEST,
    events.reduce((sum, one) => sum + one.time, 0),
  );
  const faster = speed * hurry;
  return { time: time / faster, reveal: Math.min(reveal, time) / faster, speed: faster };
}

/** The speed wished for; none where nobody looks, and without motion where that is unwelcome. */
export function speedNow(wished: number): { speed: number; still: boolean } {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { speed: document.visibilityState === "hidden" ? 0 : wished, still };
}
