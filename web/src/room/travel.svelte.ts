// Things that change hands fly from where they were to where they are now.
import { tick, untrack } from "svelte";
import type { Trip } from "../games/contract";
import type { TableState } from "../match/state.svelte";

const TIME = 650; // milliseconds at normal speed

interface Started extends Trip {
  start: DOMRect;
  left: HTMLElement | null; // a picture of what leaves, taken before it has gone
}

/** As long as the component lives that calls it. */
export function showTrips(state: TableState): void {
  let last = -1; // the play whose trips have begun

  // Before anything is drawn anew: a card that is given away is still in its old hand.
  $effect.pre(() => {
    const { moment, revealed, speed, ui, shown, past } = state;
    if (!moment || !revealed || speed <= 0 || !ui || !shown || past) return;
    if (moment.number === last) return;
    last = moment.number;
    untrack(() => {
      const started = ui.trips(moment, shown.snapshot).flatMap((trip): Started[] => {
        const source = visible(trip.from);
        if (!source) return [];
        const start = source.getBoundingClientRect();
        return [{ ...trip, start, left: trip.leaves ? ghostOf(source, start) : null }];
      });
      void tick().then(() => started.forEach((trip) => fly(trip, speed)));
    });
  });
}

/** The first element that can be seen. */
function visible(selector: string): Element | null {
  const found = [...document.querySelectorAll(selector)];
  return found.find((one) => one.checkVisibility() && isOnScreen(one)) ?? null;
}

function isOnScreen(one: Element): boolean {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
}

function fly({ start, to, delay = 0, look = "", left }: Started, speed: number): void {
  const target = visible(to);
  if (!target) return;
  const end = target.getBoundingClientRect();
  const ghost = left ?? ghostOf(target, end);
  ghost.className = look;
  target.closest(".room")?.append(ghost);
  const timing = { duration: TIME / speed, delay: delay / speed, fill: "backwards" as const };
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  // What arrives grows into its place; what leaves shrinks into the place that it goes to.
  const ratio = Math.max(0.4, Math.min(4, start.height / end.height));
  const [from, last] = left ? [1, Math.min(1, 1 / ratio)] : [ratio, 1];
  const at = (share: number, above: number, scale: number) =>
    left
      ? `translate(${x * (share - 1)}px, ${y * (share - 1) - above}px) scale(${scale})`
      : `translate(${x * share}px, ${y * share - above}px) scale(${scale})`;
  if (!left) target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], timing);
  const flight = ghost.animate(
    [
      { transform: at(1, 0, from), opacity: delay > 0 ? 0 : 1 },
      { opacity: 1, offset: 0.05 },
      { transform: at(0.45, 40, (from + last) / 2), opacity: 1, offset: 0.5 },
      { transform: at(0, 0, last), opacity: left ? 0.3 : 1 },
    ],
    { ...timing, easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
  );
  const gone = () => ghost.remove();
  flight.finished.then(gone, gone);
}

/** A picture of an element, above all else, that nobody can click or hear. */
function ghostOf(target: Element, { left, top, width, height }: DOMRect): HTMLElement {
  const ghost = document.createElement("div");
  ghost.inert = true;
  ghost.ariaHidden = "true";
  const copy = target.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll("*")]) {
    for (const { name } of [...one.attributes])
      if (name === "id" || name.startsWith("data-")) one.removeAttribute(name);
  }
  copy.style.margin = "0";
  ghost.append(copy);
  Object.assign(ghost.style, {
    position: "fixed",
    zIndex: "45",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
  });
  return ghost;
}
