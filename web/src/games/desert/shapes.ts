// Outlines that are easier computed than drawn.
const round = (value: number) => Math.round(value * 100) / 100;
const point = (radius: number, angle: number) =>
  `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;

/** A cogwheel around 0 0. */
export function cog(teeth: number, inner: number, outer: number): string {
  const step = (2 * Math.PI) / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const at = tooth * step;
    return [
      point(inner, at - step * 0.32),
      point(outer, at - step * 0.2),
      point(outer, at + step * 0.2),
      point(inner, at + step * 0.32),
    ].join("L");
  });
  return `M${corners.join("L")}Z`;
}

/** A star, or a sun's rays, around 0 0. */
export function star(points: number, inner: number, outer: number): string {
  const step = Math.PI / points;
  const corners = Array.from({ length: points * 2 }, (_, corner) =>
    point(corner % 2 ? inner : outer, corner * step - Math.PI / 2),
  );
  return `M${corners.join("L")}Z`;
}

/** An arm of a whirl: two spirals that meet at the tip. */
export function arm(
  start: number,
  turns: number,
  inner: number,
  outer: number,
  width: number,
): string {
  const steps = 26;
  const edge = (share: number, shift: number) => {
    const angle = start + shift + share * turns * 2 * Math.PI;
    return point(inner + (outer - inner) * Math.pow(share, 1.15), angle);
  };
  const front = Array.from({ length: steps + 1 }, (_, step) => edge(step / steps, 0));
  const back = Array.from({ length: steps }, (_, step) => {
    const share = 1 - (step + 1) / steps;
    return edge(share, width * Math.pow(1 - share, 0.6) + 0.04);
  });
  return `M${[...front, ...back].join("L")}Z`;
}

/** A blade of a propeller, from 0 0 upwards. */
export const BLADE = "M0 0C-5-2-7-8-4.5-13.5C-2.5-17.5 2-18 3.5-14.5C5-10 2-4 0 0Z";
