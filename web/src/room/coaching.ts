// Where things of the table are on the screen, and where a bubble has room beside them.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

type Size = Pick<Box, "width" | "height">;

const GAP = 14; // px between a bubble and what it tells of
const EDGE = 8; // px between a bubble and the edge of the window
const RING = 5; // px between a thing and its ring

/** What "cell d3", "pawn 1", "card 0:fire" or "part meter" is on the page: the first that is seen. */
export function findPlace(place: string): Element | null {
  const [kind = "", name = ""] = place.split(" ");
  const attribute = kind === "part" ? "data-guide" : `data-${kind}`;
  const all = [...document.querySelectorAll(`[${attribute}="${name}"]`)];
  return all.find((one) => one.getClientRects().length > 0) ?? null;
}

/** Whether the middle of a thing can be seen: within the window, and under nothing else. */
export function isSeen(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const board = thing.closest(".board");
  return above !== null && (thing.contains(above) || (board?.contains(above) ?? false));
}

/** The box of a ring around a place; null if it is not on the page. */
export function boxOf(place: string): Box | null {
  const found = findPlace(place)?.getBoundingClientRect();
  if (!found) return null;
  return {
    left: Math.round(found.left - RING),
    top: Math.round(found.top - RING),
    width: Math.round(found.width + 2 * RING),
    height: Math.round(found.height + 2 * RING),
  };
}

/** Where a bubble of this size covers none of the boxes: beside the first, if there is room. */
export function apart(boxes: Box[], size: Size, window: Size): { left: number; top: number } {
  const far = { left: window.width - size.width - EDGE, top: window.height - size.height - EDGE };
  const clamp = ({ left, top }: { left: number; top: number }) => ({
    left: Math.round(Math.max(EDGE, Math.min(left, far.left))),
    top: Math.round(Math.max(EDGE, Math.min(top, far.top))),
  });
  const [first] = boxes;
  if (!first) return clamp({ left: far.left / 2, top: far.top });
  const middle = {
    left: first.left + first.width / 2 - size.width / 2,
    top: first.top + first.height / 2 - size.height / 2,
  };
  const spots = [
    { left: middle.left, top: first.top + first.height + GAP },
    { left: middle.left, top: first.top - GAP - size.height },
    { left: first.left + first.width + GAP, top: middle.top },
    { left: first.left - GAP - size.width, top: middle.top },
    { left: EDGE, top: far.top },
    { left: far.left, top: far.top },
    { left: far.left, top: EDGE },
  ].map(clamp);
  const covers = (spot: { left: number; top: number }) =>
    boxes.some(
      (box) =>
        spot.left < box.left + box.width &&
        box.left < spot.left + size.width &&
        spot.top < box.top + box.height &&
        box.top < spot.top + size.height,
    );
  return spots.find((spot) => !covers(spot)) ?? spots[0]!;
}
