// What happened while somebody else was on turn, in few lines.
import { listed, say } from "../../words.svelte";
import type { Play } from "../../wire";
import { readEvents } from "./events";
import { tellEvent } from "./tell";
import { tileAt } from "./tiles";
import type { IslandSnapshot } from "./wire";

const TOLD = ["captured", "gave"]; // one line each

/** Treasures and gifts one by one, the water, then the tiles by what became of them. */
export function sumUp(plays: Play[], snapshot: IslandSnapshot, names: string[]): string[] {
  const words = plays.flatMap((play) => play.events);
  const events = readEvents(words);
  const tell = (event: string) => {
    const told = tellEvent(event, snapshot, names);
    return told ? say(told.key, told.arguments) : "";
  };
  const rise = words.findLast((event) => event.startsWith("rose "));
  const of = (kind: string) =>
    new Set(events.flatMap((event) => (event.kind === kind && "cell" in event ? event.cell : [])));
  const named = (kind: string, cells: Iterable<string>) => {
    const tiles = [...cells].map((cell) => say(`tile-${tileAt(snapshot, cell)}`));
    return tiles.length > 0 ? [say(`island-sum-${kind}`, { tiles: listed(tiles) })] : [];
  };
  const isFlooded = (cell: string) => snapshot.flooded.includes(cell);
  return [
    ...words.filter((event) => TOLD.includes(event.split(" ")[0]!)).map(tell),
    ...(rise ? [tell(rise)] : []),
    ...named("sank", of("sank")),
    ...named("flooded", [...of("flooded")].filter(isFlooded)),
    ...named(
      "shored",
      [...of("shored")].filter((cell) => !isFlooded(cell)),
    ),
  ];
}
