// Square slabs seen from a corner, back to front: what both pictures of the home page are built of.

export interface Slab {
  x: number; // the middle of its upper side
  y: number;
  column: number;
  row: number;
}

export interface View {
  x: number; // the middle of the board
  y: number;
  half: number; // half a slab's width
  rise: number; // half its height
}

/** The slabs of a plan, `.` left out, in the order in which they have to be drawn. */
export function slabs(plan: string[], view: View): Slab[] {
  const rows = plan.length;
  const columns = plan[0]!.length;
  const found: Slab[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (plan[row]![column] === ".") continue;
      const across = column - (columns - 1) / 2;
      const along = row - (rows - 1) / 2;
      found.push({
        x: round(view.x + (across - along) * view.half),
        y: round(view.y + (across + along) * view.rise),
        column,
        row,
      });
    }
  }
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The upper side of a slab, drawn a little smaller than its place so that the slabs stay apart. */
export function top({ half, rise }: View, part = 0.94): string {
  const w = round(half * part);
  const h = round(rise * part);
  return `M0 ${-h} ${w} 0 0 ${h} ${-w} 0z`;
}

/** The two sides that can be seen, `high` pixels high. */
export function sides({ half, rise }: View, high: number, part = 0.94): [string, string] {
  const w = round(half * part);
  const h = round(rise * part);
  return [`M${-w} 0 0 ${h}v${high}L${-w} ${high}z`, `M${w} 0 0 ${h}v${high}L${w} ${high}z`];
}

/** Numbers that look random and are always the same. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
