// All there is to know of a cell, in one sentence for screen readers.
import { listed, say } from "../../words.svelte";
import { percent } from "./labels";
import { LANDING, STARTING_ON, stateOf, tileAt, TREASURE_ON } from "./tiles";
import type { IslandChances, IslandSnapshot } from "./wire";

export interface CellFacts {
  snapshot: IslandSnapshot;
  chances: IslandChances | null;
  names: string[]; // by seat; empty for a record
  verbs: string[];
  next: boolean;
  returns: boolean;
  hinted: boolean;
}

export function describeCell(cell: string, table: CellFacts): string {
  const { snapshot, chances } = table;
  const tile = tileAt(snapshot, cell);
  const state = stateOf(snapshot, cell);
  const facts = [say(`island-ui-state-${state}`)];
  const treasure = TREASURE_ON[tile];
  if (state !== "sunk") {
    if (treasure) {
      const taken = snapshot.captured.includes(treasure);
      const key = taken ? "island-ui-fact-captured" : "island-ui-fact-treasure";
      facts.push(say(key, { treasure: `treasure-${treasure}` }));
    }
    if (tile === LANDING) facts.push(say("island-ui-fact-landing"));
    else if (STARTING_ON[tile]) {
      facts.push(say("island-ui-fact-start", { role: `role-${STARTING_ON[tile]}` }));
    }
    const flood = chances?.flood[cell] ?? 0;
    const sink = chances?.sink[cell] ?? 0;
    if (flood > 0) facts.push(say("island-ui-fact-flood", { chance: percent(flood) }));
    if (sink > 0) facts.push(say("island-ui-fact-sink", { chance: percent(sink) }));
    if (table.next) facts.push(say("island-ui-fact-next"));
    if (table.returns) facts.push(say("island-ui-fact-return"));
  }
  snapshot.seats.forEach((seat, number) => {
    if (seat.cell !== cell) return;
    const key = state === "sunk" ? "island-ui-fact-swimmer" : "island-ui-fact-pawn";
    facts.push(say(key, whoIs(snapshot, table.names, number)));
  });
  if (table.hinted) facts.push(say("island-ui-fact-hinted"));
  if (table.verbs.length) {
    const verbs = table.verbs.map((verb) => say(`island-ui-verb-${verb}`));
    facts.push(say("island-ui-fact-can", { verbs: listed(verbs) }));
  }
  return say("island-ui-cell", {
    tile: `tile-${tile}`,
    cell,
    facts: listed(facts),
  });
}

/** The arguments of island-ui-who: a name and a role, or the role alone. */
export function whoIs(
  snapshot: IslandSnapshot,
  names: string[],
  seat: number,
): { named: number; name: string; role: string } {
  const role = `role-${snapshot.seats[seat]?.role ?? "diver"}`;
  const name = names[seat] ?? "";
  const named = name !== "" && name !== say(role); // nameless seats may go by their role
  return { named: named ? 1 : 0, name, role };
}
