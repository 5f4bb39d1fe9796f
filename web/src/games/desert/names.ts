// Places and people of a desert table, as a person calls them.
import type { Seat } from "../../wire";
import { language, listed, say } from "../../words.svelte";
import type { TableProps } from "../contract";
import { isBlocked, isBuried, PARTS, tileAt } from "./tiles";
import type { DesertChances, DesertSnapshot } from "./wire";

/** The key of what is seen of a tile: its face when that is known, else its back. */
export function tileKey(snapshot: DesertSnapshot, cell: string): string {
  const tile = tileAt(snapshot, cell);
  if (!tile) return "desert-ui-tile-storm";
  const crash = tile.back === "crash" && !tile.excavated;
  return `desert-ui-tile-${tile.face === "unknown" || crash ? tile.back : tile.face}`;
}

/** "b4 (tunnel)". */
export function cellName(snapshot: DesertSnapshot, cell: string): string {
  return say("desert-ui-cell", { tile: tileKey(snapshot, cell), cell });
}

/** "b4 (tunnel)", or just "b4" where nothing is known. */
export function targetName(snapshot: DesertSnapshot, cell: string): string {
  const key = tileKey(snapshot, cell);
  return key === "desert-ui-tile-desert" ? cell : say("desert-ui-cell", { tile: key, cell });
}

/** A player's name, or the role where nobody has one. */
export function nameOf(snapshot: DesertSnapshot, names: readonly string[], seat: number): string {
  return names[seat] || `role-${snapshot.seats[seat]?.role ?? "explorer"}`;
}

/** What can be done, in words. */
export function verbList(verbs: readonly string[]): string {
  return listed(verbs.map((verb) => say(`desert-ui-verb-${verb}`)));
}

/** A share of one, as people say it. */
export function percent(share: number): string {
  const digits = share > 0 && share < 0.01 ? 1 : 0;
  return new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: digits,
  }).format(share);
}

/** Role and name of a seat; the role alone where nobody has given a name. */
export function person(snapshot: DesertSnapshot, seats: readonly Seat[], seat: number): string {
  const role = `role-${snapshot.seats[seat]?.role ?? "explorer"}`;
  const name = seats[seat]?.name ?? "";
  return name && name !== say(role) ? say("desert-ui-label-pawn", { role, name }) : say(role);
}

/** All about a cell for those who do not see it. */
export function cellLabel(
  {
    snapshot,
    seats,
    hinted,
  }: Pick<TableProps<DesertSnapshot, DesertChances>, "snapshot" | "seats" | "hinted">,
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
    const who = person(snapshot, seats, seat);
    facts.push(isBuried(snapshot, seat) ? say("desert-ui-label-buried", { who }) : who);
  }
  if (snapshot.seats.some((seat) => seat.shield === cell))
    facts.push(say("desert-ui-label-shield"));
  if (hinted.cells.includes(cell)) facts.push(say("table-advised"));
  if (verbs.length) facts.push(say("desert-ui-label-verbs", { verbs: verbList(verbs) }));
  return listed(facts);
}
