// What a picture that fills the screen shows of its world: the middle of it stays in sight beside the words.

const WIDTH = 860; // units of the world that have to be seen
const HEIGHT = 660;

/** The view box around 0 0 for a screen: words come to the right of the middle, or below it. */
export function framing(width: number, height: number): string {
  const aspect = (width || 16) / (height || 10);
  const isWide = aspect > 1.1;
  const w = Math.max(WIDTH, HEIGHT * aspect);
  const h = w / aspect;
  const left = isWide ? w * 0.36 : w / 2;
  const above = isWide ? h * 0.56 : h * 0.25;
  return [-left, -above, w, h].map((one) => Math.round(one)).join(" ");
}
