// Parts of click routes that games have in common.
import type { Action, Route, Target } from "./contract";

export const cell = (name: string): Target => ({ kind: "cell", cell: name });
export const pawn = (seat: number): Target => ({ kind: "pawn", seat });
export const card = (seat: number, name: string): Target => ({ kind: "card", seat, card: name });

/** The pawn that is taken along, if any. */
const along = ({ passenger }: Action): Target[] => (passenger === null ? [] : [pawn(passenger)]);

/** A pawn goes: the place alone, or after a click on the pawn or on whoever comes along. */
export function goRoutes(action: Action): Route[] {
  const target = action.cells.map(cell);
  const company = along(action);
  const routes: Route[] = [[target], [[pawn(action.seat)], target]];
  return company.length > 0 ? [...routes, [company, target]] : routes;
}

/** A tile is worked on. The pawn stands in the middle of its own tile: a click there may mean either. */
export function workRoutes(action: Action, here: string): Route[] {
  const target = action.cells.map(cell);
  const isOwnTile = action.cells.length === 1 && action.cells[0] === here;
  return isOwnTile ? [[target], [[pawn(action.seat)]]] : [[target]];
}

/** Something is done where the pawn stands. */
export function standRoutes(action: Action, here: string): Route[] {
  return [[[cell(here)]], [[pawn(action.seat)]]];
}

/** Another pawn is moved: the pawn first, then whoever comes along, then the place. */
export function guideRoutes(action: Action): Route[] {
  const target = action.cells.map(cell);
  const others = action.seats.map(pawn);
  return withoutGaps([
    [others, target],
    [others, along(action), target],
  ]);
}

/** A card goes to somebody: the card, the card and the pawn, or the pawn. */
export function giveRoutes(action: Action): Route[] {
  const given = [card(action.seat, action.thing!)];
  const others = action.seats.map(pawn);
  return [[given], [given, others], [others]];
}

/** A card is played: the card, then the pawns, then the place. */
export function playRoutes(action: Action, spent: string): Route[] {
  const target = action.cells.map(cell);
  const others = action.seats.map(pawn);
  const played = [card(action.seat, spent)];
  const company = along(action);
  const routes: Route[] = [[played, others, target]];
  return withoutGaps(company.length > 0 ? [...routes, [played, company, target]] : routes);
}

/** Routes without the steps at which nothing has to be clicked. */
function withoutGaps(routes: Route[]): Route[] {
  return routes.map((route) => route.filter((step) => step.length > 0));
}
