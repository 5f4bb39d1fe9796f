// Forbidden Island as the screens know it: an island map at dusk.
import type { IslandSnapshot } from "../../wire";
import type { GameLook, Snapshot } from "../contract";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";
import Status from "./Status.svelte";
import { tellAction, tellEvent } from "./tell";
import { FLOOD_CARDS, layoutRows, tileAt } from "./tiles";

function island(snapshot: Snapshot): IslandSnapshot {
  if (snapshot.game !== "island") throw new Error(`this is a table of ${snapshot.game}`);
  return snapshot;
}

const SOUNDS: Record<string, ReturnType<GameLook["sound"]>> = {
  moved: "step",
  guided: "step",
  flew: "wind",
  lifted: "wind",
  swam: "splash",
  shored: "dig",
  card: "card",
  gave: "card",
  spent: "card",
  discarded: "card",
  reshuffled: "card",
  flooded: "splash",
  sank: "sink",
  rose: "sink",
  captured: "chime",
};

function holders(snapshot: IslandSnapshot): number[] {
  if (snapshot.outcome !== "running") return [];
  const swimming = snapshot.seats.some((seat) => snapshot.sunk.includes(seat.cell));
  const begun = snapshot.phase === "flooding" && snapshot.left < (FLOOD_CARDS[snapshot.water] ?? 0);
  const closed = begun && !snapshot.rulings.specials_between_floods;
  const helicopter = swimming ? snapshot.rulings.rescue : !closed;
  const sandbags = !swimming && !closed && snapshot.flooded.length > 0;
  return snapshot.seats.flatMap(({ hand }, seat) =>
    (helicopter && hand.includes("helicopter")) || (sandbags && hand.includes("sandbags"))
      ? [seat]
      : [],
  );
}

const look: GameLook = {
  Board,
  Status,
  Seat,
  rows: (snapshot) => layoutRows(island(snapshot).layout),
  cellName: (snapshot, cell) => `tile-${tileAt(island(snapshot), cell)}`,
  tellEvent: (event, snapshot, names) => tellEvent(event, island(snapshot), names),
  tellAction: (action, snapshot, names) => tellAction(action, island(snapshot), names),
  sound(event) {
    const [what = "", first = ""] = event.split(" ");
    if (what === "ended") return first === "won" ? "win" : "lose";
    return SOUNDS[what] ?? null;
  },
  holders: (snapshot) => holders(island(snapshot)),
  guide: [
    { words: "island-guide-pawn", at: '[data-guide="pawn"]' },
    { words: "island-guide-shore", at: '[data-guide="shore"]' },
    { words: "island-guide-hand", at: '[data-guide="hand"]' },
    { words: "island-guide-meter", at: '[data-guide="meter"]' },
    { words: "island-guide-landing", at: '[data-guide="landing"]' },
  ],
};

export default look;
