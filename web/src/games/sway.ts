// The slow motion of what surrounds a board. One timer moves all of it a few times a second: an endless
// animation in CSS would keep the browser at work sixty times a second, which took 14 % of a core
// without a graphics card.

const PERIOD = 500; // ms

type Move = (seconds: number) => void;

const moves = new Set<Move>();
let timer: ReturnType<typeof setInterval> | undefined;
let ticks = 0;

function tick(): void {
  if (document.hidden) return;
  ticks += 1;
  for (const move of moves) move((ticks * PERIOD) / 1000);
}

/** Call `move` with the time, twice a second; returns what ends it. */
export function sway(move: Move): () => void {
  moves.add(move);
  timer ??= setInterval(tick, PERIOD);
  return () => {
    moves.delete(move);
    if (moves.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** How far something is that covers `way` in so many seconds and begins again; whole pixels. */
export function along(way: number, period: number, seconds: number): number {
  return Math.round(way * ((seconds / period) % 1));
}
