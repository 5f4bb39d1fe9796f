// The time, for what is told as so long ago.

const STEP = 1000; // milliseconds

let now = $state(Date.now());
let readers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time, in milliseconds since 1970; it goes on while some component has called `watchClock`. */
export function clock(): number {
  return now;
}

/** For an effect: let the clock go. */
export function watchClock(): () => void {
  now = Date.now();
  if (readers++ === 0) timer = setInterval(() => (now = Date.now()), STEP);
  return () => {
    if (--readers === 0) clearInterval(timer);
  };
}
