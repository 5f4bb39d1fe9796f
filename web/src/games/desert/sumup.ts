// What happened while somebody else was on turn, in few lines.
import { listed, say } from "../../words.svelte";
import type { Play } from "../../wire";
import { readEvents } from "./events";
import { tellEvent } from "./tell";
import type { DesertSnapshot } from "./wire";

const TOLD = ["took", "placed", "passed", "watered"]; // one line each

/** Parts and gifts one by one, what was dug up, then the storm. */
export function sumUp(plays: Play[], snapshot: DesertSnapshot, names: string[]): string[] {
  const words = plays.flatMap((play) => play.events);
  const events = readEvents(words);
  const tell = (event: string) => {
    const told = tellEvent(event, snapshot, names);
    return told ? say(told.key, told.arguments) : "";
  };
  const dug = events.flatMap((event) =>
    event.kind === "excavated"
      ? [say("desert-sum-tile", { cell: event.cell, tile: `desert-ui-tile-${event.face}` })]
      : [],
  );
  const suns = events.filter((event) => event.kind === "storm" && event.card === "sun").length;
  const sand = events.filter((event) => event.kind === "sand").length;
  const meter = words.findLast((event) => event.startsWith("meter "));
  return [
    ...words.filter((event) => TOLD.includes(event.split(" ")[0]!)).map(tell),
    ...(dug.length > 0 ? [say("desert-sum-dug", { tiles: listed(dug) })] : []),
    ...(suns > 0 ? [say("desert-sum-suns", { suns })] : []),
    ...(sand > 0 ? [say("desert-sum-sand", { sand })] : []),
    ...(meter ? [tell(meter)] : []),
  ];
}
