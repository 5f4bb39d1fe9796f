// Places and people of a desert table, as a person calls them.
import type { DesertSnapshot, Seat } from "../../wire";
import { language, say } from "../../words.svelte";
import { isBlocked, isBuried, PARTS, tileAt } from "./tiles";

/** The key of what is seen of a tile: its face when that is known, else its back. */
export function tileKey(snapshot: DesertSnapshot, cell: string): string {
  const tile = tileAt(snapshot, cell);
  if (!tile) return "desert-ui-tile-storm";
  const crash = tile.back === "crash" && !tile.excavated;
  return `desert-ui-tile-${tile.face === "unknown" || crash ? tile.back : tile.face}`;
}

/** "Tunnel b4". */
export function cellName(snapshot: DesertSnapshot, cell: string): string {
  return say("desert-ui-cell", { tile: tileKey(snapshot, cell), cell });
}

/** "Tunnel b4", or just "b4" where nothing is known. */
export function targetName(snapshot: DesertSnapshot, cell: string): string {
  const key = tileKey(snapshot, cell);
  return key === "desert-ui-tile-desert" ? cell : say("desert-ui-cell", { tile: key, cell });
}

/** A player's name, or the role where nobody has one. */
export function nameOf(snapshot: DesertSnapshot, names: readonly string[], seat: number): string {
  return names[seat] || `role-${snapshot.seats[seat]?.role ?? "explorer"}`;
}

/** Words in a row, the way the language counts up. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { style: "long", type: "conjunction" }).format(words);
}

/** A share of one, as people say it. */
export function percent(share: number): string {
  const digits = share > 0 && share < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(share);
}

/** All about a cell for those who do not see it. */
export function cellLabel(
  snapshot: DesertSnapshot,
  seats: readonly Seat[],
  cell: string,
  verbs: readonly string[],
): string {
  const tile = tileAt(snapshot, cell);
  const parts = PARTS.filter((part) => snapshot.parts[part] === cell);
  const here = snapshot.seats
    .map((_, seat) => seat)
    .filter((seat) => snapshot.seats[seat]!.cell === cell);
  const facts = [cellName(snapshot, cell)];
  if (tile && !tile.excavated) {
    const seen = tile.face !== "unknown" && tile.back !== "crash";
    facts.push(say(seen ? "desert-ui-label-seen" : "desert-ui-label-unexcavated"));
  }
  if (tile?.sand) {
    facts.push(
      say(isBlocked(tile) ? "desert-ui-label-blocked" : "desert-ui-label-sand", {
        sand: tile.sand,
      }),
    );
  }
  if (parts.length) {
    facts.push(
      say("desert-ui-label-parts", { parts: listed(parts.map((part) => say(`part-${part}`))) }),
    );
  }
  for (const seat of here) {
    facts.push(
      say(isBuried(snapshot, seat) ? "desert-ui-label-buried" : "desert-ui-label-pawn", {
        role: `role-${snapshot.seats[seat]!.role}`,
        name: seats[seat]?.name ?? "",
      }),
    );
  }
  if (snapshot.seats.some((seat) => seat.shield === cell))
    facts.push(say("desert-ui-label-shield"));
  if (verbs.length) {
    facts.push(
      say("desert-ui-label-verbs", {
        verbs: listed(verbs.map((verb) => say(`desert-ui-verb-${verb}`))),
      }),
    );
  }
  return facts.join(language() === "ja" ? "、" : ", ");
}
