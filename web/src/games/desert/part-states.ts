// What is known of the four parts of the flying machine.
import { say } from "../../words.svelte";
import { openClues, PARTS } from "./tiles";
import type { DesertSnapshot } from "./wire";

export interface PartState {
  part: string;
  state: "unknown" | "clue" | "placed" | "taken";
  line: string; // "row" or "column": which of its clues is known
  told: string; // the same in words
}

/** The parts in their order, each with what is known of it. */
export function partStates(snapshot: DesertSnapshot): PartState[] {
  return PARTS.map((part) => {
    const cell = snapshot.parts[part]!;
    if (cell === "taken")
      return { part, state: "taken", line: "", told: say("desert-ui-part-taken") };
    if (cell !== "unplaced")
      return { part, state: "placed", line: "", told: say("desert-ui-part-placed", { cell }) };
    const clue = openClues(snapshot).find((one) => one.part === part && one.sure);
    if (!clue) return { part, state: "unknown", line: "", told: say("desert-ui-part-unknown") };
    const line = clue.line === "row" ? clue.cell[1]! : clue.cell[0]!;
    return {
      part,
      state: "clue",
      line: clue.line,
      told: say(`desert-ui-part-${clue.line}`, { line }),
    };
  });
}
