// The icon of a game, for lists that show several; a die for one without an icon of its own.
import { ICONS } from "../ui/icons";

const FOUND = import.meta.glob<string>("./*/icon.ts", { eager: true, import: "ICON" });

/** A path of a 24 by 24 box. */
export function iconOf(game: string | null): string {
  return FOUND[`./${game}/icon.ts`] ?? ICONS.dice;
}
