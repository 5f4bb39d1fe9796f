// Things that change hands fly from where they were to where they are now.
import { tick, untrack } from "svelte";
import type { Trip } from "../games/contract";
import type { TableState } from "../match/state.svelte";

const TIME = 650; // milliseconds at normal speed

interface Started extends Trip {
  start: DOMRect;
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
        const start = visible(trip.from)?.getBoundingClientRect();
        return start ? [{ ...trip, start }] : [];
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

function fly({ start, to, delay = 0, look = "" }: Started, speed: number): void {
  const target = visible(to);
  if (!target) return;
  const end = target.getBoundingClientRect();
  const ghost = ghostOf(target, end);
  ghost.className = look;
  target.closest(".room")?.append(ghost);
  const timing = { duration: TIME / speed, delay: delay / speed, fill: "backwards" as const };
  const scale = Math.max(0.4, Math.min(4, start.height / end.height));
  const x = start.left + start.width / 2 - (end.left + end.width / 2);
  const y = start.top + start.height / 2 - (end.top + end.height / 2);
  target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.96 }, { opacity: 1 }], timing);
  const flight = ghost.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: delay > 0 ? 0 : 1 },
      { opacity: 1, offset: 0.05 },
      {
        transform: `translate(${x * 0.45}px, ${y * 0.45 - 40}px) scale(${(1 + scale) / 2})`,
        offset: 0.5,
      },
      { transform: "none", opacity: 1 },
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
