// How large a name may be written so that it fits.

const MEASURED = 100; // px, the size at which texts are measured
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a text in parts of its font size. */
export function textWidth(text: string): number {
  let width = known.get(text);
  if (width === undefined) {
    width = measured(text) ?? guessed(text);
    known.set(text, width);
  }
  return width;
}

function measured(text: string): number | null {
  if (pen === undefined) {
    pen = document.createElement("canvas").getContext?.("2d") ?? null;
    const family = getComputedStyle(document.documentElement).getPropertyValue("--font-body");
    if (pen) pen.font = `700 ${MEASURED}px ${family || "sans-serif"}`;
  }
  return pen ? pen.measureText(text).width / MEASURED : null;
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

/** A chance as a badge says it: whole per cents, never "0". */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  return whole < 1 ? "<1" : `${whole}`;
}

/** Whether a tile of this size (px) has no room for its name. */
export function isSmall(size: number): boolean {
  return size < 46;
}
