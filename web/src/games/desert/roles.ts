// What the screens have to know of the six adventurers; their faces are in Head.svelte.
import FACTS from "./facts.json";

const DARK: Record<string, string> = { meteorologist: "#14161a", navigator: "#201402" };

/** The colour of a letter on the role's own colour. */
export function inkOn(role: string): string {
  return DARK[role] ?? "#fff";
}

const CANTEENS: Record<string, number> = FACTS.canteens;

/** The most water that a role can carry. */
export function canteenOf(role: string): number {
  return CANTEENS[role] ?? 0;
}
