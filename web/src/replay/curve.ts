// The winning chance over a game as a curve: where its points lie and which of them is meant.

const LEAST = 0.03; // of a chance: less is no turning point

export interface Frame {
  width: number;
  height: number;
  left: number; // room for the figures of the axis
  right: number;
  top: number;
  bottom: number;
}

/** How far to the right a play is drawn; play 0 is the deal. */
export function across(index: number, plays: number, frame: Frame): number {
  const wide = frame.width - frame.left - frame.right;
  return frame.left + (plays === 0 ? 0 : (index / plays) * wide);
}

/** How far down a chance is drawn. */
export function down(chance: number, frame: Frame): number {
  const high = frame.height - frame.top - frame.bottom;
  return frame.top + (1 - Math.min(1, Math.max(0, chance))) * high;
}

/** The line through all chances. */
export function line(chances: number[], frame: Frame): string {
  const plays = chances.length - 1;
  return chances
    .map((chance, index) => {
      const x = across(index, plays, frame).toFixed(1);
      return `${index ? "L" : "M"}${x} ${down(chance, frame).toFixed(1)}`;
    })
    .join("");
}

/** The area below the line. */
export function area(chances: number[], frame: Frame): string {
  const ground = frame.height - frame.bottom;
  const end = across(chances.length - 1, chances.length - 1, frame);
  return `${line(chances, frame)}L${end.toFixed(1)} ${ground}L${frame.left} ${ground}Z`;
}

/** The play nearest to a place on the drawing. */
export function playAt(x: number, plays: number, frame: Frame): number {
  const wide = frame.width - frame.left - frame.right;
  const part = wide > 0 ? (x - frame.left) / wide : 0;
  return Math.round(Math.min(1, Math.max(0, part)) * plays);
}

/** The turns to write below the axis: their number and first play, never too close together. */
export function turnMarks(turns: number[], most: number): { turn: number; index: number }[] {
  const starts = turns.flatMap((turn, index) =>
    index === 0 || turns[index - 1] !== turn ? [{ turn, index }] : [],
  );
  const step = [1, 2, 5, 10, 20, 50].find((one) => starts.length / one <= most) ?? 100;
  return starts.filter(({ turn }) => turn === 1 || turn % step === 0);
}

/** A difference of chances in whole percentage points. */
export function points(value: number): number {
  return Math.round(value * 100);
}

/** The play that changed the chance most, down in a lost game and up in one that was won; null if none did. */
export function turningPoint(
  chances: number[],
  won: boolean,
): { number: number; before: number; after: number } | null {
  let found: { number: number; before: number; after: number } | null = null;
  for (let number = 1; number < chances.length; number++) {
    const [before, after] = [chances[number - 1]!, chances[number]!];
    const change = won ? after - before : before - after;
    if (change >= LEAST && change > (found ? Math.abs(found.after - found.before) : 0)) {
      found = { number, before, after };
    }
  }
  return found;
}
