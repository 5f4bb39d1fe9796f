// Actions that differ in one word come as one line: `0 move c4|d3`.

/** Every action by itself. */
export function unfolded(lines: string[]): string[] {
  return lines.flatMap((line) =>
    line
      .split(" ")
      .map((word) => word.split("|"))
      .reduce((actions, words) =>
        actions.flatMap((action) => words.map((word) => `${action} ${word}`)),
      ),
  );
}
