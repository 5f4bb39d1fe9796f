// Arrow keys over the cells of a board, across gaps.

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The next cell in the direction of a key; where the line is empty, the nearest cell that way. */
export function nextCell(rows: (string | null)[][], from: string, key: string): string | null {
  const step = STEPS[key];
  const row = rows.findIndex((line) => line.includes(from));
  if (!step || row < 0) return null;
  const column = rows[row]!.indexOf(from);
  const [right, down] = step;
  let best: { cell: string; far: number } | null = null;
  rows.forEach((line, y) =>
    line.forEach((cell, x) => {
      const ahead = (x - column) * right + (y - row) * down;
      if (cell === null || ahead <= 0) return;
      const aside = Math.abs((x - column) * down) + Math.abs((y - row) * right);
      const far = ahead + aside * 20; // straight on, however far, before aside
      if (best === null || far < best.far) best = { cell, far };
    }),
  );
  return (best as { cell: string } | null)?.cell ?? null;
}

/** The same rows on a board that is turned by 90 degrees, clockwise. */
export function turned(rows: (string | null)[][]): (string | null)[][] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, x) => rows.map((row) => row[x] ?? null).reverse());
}
