// The names of the tiles: in full, on up to two lines, all of one board in one size of type.

const MEASURED = 100; // px, the size at which texts are measured
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text in parts of its font size. */
export function textWidth(text: string, face: "display" | "body" = "body"): number {
  const key = `${face} ${text}`;
  let width = known.get(key);
  if (width === undefined) {
    width = measured(text, face) ?? guessed(text);
    known.set(key, width);
  }
  return width;
}

/** Measure anew: another face has come. */
export function forgetWidths(): void {
  known.clear();
}

function measured(text: string, face: string): number | null {
  pen ??= document.createElement("canvas").getContext?.("2d") ?? null;
  if (!pen) return null;
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${face}`);
  pen.font = `${face === "body" ? 700 : 400} ${MEASURED}px ${family || "sans-serif"}`;
  return pen.measureText(text).width / MEASURED;
}

/** Without a canvas: letters of Latin script are about half as wide as high. */
function guessed(text: string): number {
  let width = 0;
  for (const letter of text) width += letter.charCodeAt(0) > 0x2e80 ? 1 : 0.6;
  return width;
}

/** The largest font size up to `most` at which the text is no wider than `room`. */
export function fittingSize(text: string, room: number, most: number): number {
  return Math.min(most, room / Math.max(textWidth(text), 1));
}

/** A chance as a badge says it: whole percent, never "0". */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  return whole < 1 ? "<1" : `${whole}`;
}

/** Where a name may be broken: between words; Japanese between phrases. */
function pieces(name: string): string[] {
  if (name.includes(" ")) return name.split(/(?<= )/);
  if (!/[\u3040-\u9fff]/.test(name)) return [name];
  return [...new Intl.Segmenter("ja", { granularity: "word" }).segment(name)].reduce<string[]>(
    // A particle stays with the word before it.
    (parts, { segment }) =>
      parts.length > 0 && /^[\u3040-\u309f]+$/.test(segment)
        ? [...parts.slice(0, -1), parts.at(-1)! + segment]
        : [...parts, segment],
    [],
  );
}

/** A name on two lines, as even as its words allow. */
export function twoLines(name: string): string[] {
  const parts = pieces(name);
  const splits = parts
    .slice(1)
    .map((_, at) => [parts.slice(0, at + 1).join(""), parts.slice(at + 1).join("")])
    .map((lines) => lines.map((line) => line.trim()));
  const width = (lines: string[]) => Math.max(...lines.map((line) => textWidth(line, "display")));
  return splits.sort((one, other) => width(one) - width(other))[0] ?? [name];
}

export interface Labels {
  letters: number; // px, the size of type; 0 where no name can be read
  strip: number; // px, the height of the ribbon
  lines: Record<string, string[]>; // by tile
}

const LEAST = 7.4; // px: what is smaller cannot be read
const MOST = 14;
const ROOM = 0.93; // of a tile's width

/** The names of a board whose tiles are so many pixels wide, by tile. */
export function layLabels(names: Record<string, string>, size: number): Labels {
  const room = size * ROOM;
  const widest = Math.max(
    ...Object.values(names).flatMap((name) =>
      twoLines(name).map((line) => textWidth(line, "display")),
    ),
    1,
  );
  const letters = Math.min(room / widest, Math.max(9.4, size * 0.125), MOST);
  if (letters < LEAST) return { letters: 0, strip: 0, lines: {} };
  const lines = Object.fromEntries(
    Object.entries(names).map(([tile, name]) => [
      tile,
      textWidth(name, "display") * letters <= room ? [name] : twoLines(name),
    ]),
  );
  const most = Math.max(...Object.values(lines).map((each) => each.length));
  return { letters, strip: most * letters * 1.06 + letters * 0.5, lines };
}
