// Forbidden Desert at noon: pictures and words.
import type { DesertSnapshot } from "../../wire";
import type { GameLook, Snapshot } from "../contract";
import Board from "./Board.svelte";
import { cellName } from "./names";
import Seat from "./Seat.svelte";
import Status from "./Status.svelte";
import { tellAction, tellEvent } from "./tell";
import { cellRows } from "./tiles";

type Sound = ReturnType<GameLook["sound"]>;

const SOUNDS: Record<string, Sound> = {
  moved: "step",
  carried: "step",
  guided: "step",
  flew: "wind",
  cleared: "dig",
  excavated: "dig",
  saw: "card",
  geared: "card",
  used: "card",
  passed: "card",
  seen: "card",
  sent: "card",
  placed: "chime",
  took: "chime",
  drank: "splash",
  watered: "splash",
  reshuffled: "card",
  turn: null,
};

function sound(event: string): Sound {
  const [kind = "", what = ""] = event.split(" ");
  if (kind === "storm") return what === "sun" ? "sun" : "wind";
  if (kind === "ended") return what === "won" ? "win" : "lose";
  return SOUNDS[kind] ?? null;
}

/** While cards are looked at or a pawn is guided nothing can come in between (FD-84). */
function holders(snapshot: DesertSnapshot): number[] {
  if (snapshot.outcome !== "running" || snapshot.looking > 0 || snapshot.guiding !== "none")
    return [];
  return snapshot.seats.flatMap((seat, number) =>
    seat.gear.some((piece) => piece !== "throttle") ? [number] : [],
  );
}

const desert = (snapshot: Snapshot) => snapshot as DesertSnapshot;

const look: GameLook = {
  Board,
  Status,
  Seat,
  rows: () => cellRows(),
  cellName: (snapshot, cell) => cellName(desert(snapshot), cell),
  tellEvent: (event, snapshot, names) => tellEvent(event, desert(snapshot), names),
  tellAction: (action, snapshot, names) => tellAction(action, desert(snapshot), names),
  sound,
  holders: (snapshot) => holders(desert(snapshot)),
  guide: [
    { words: "desert-guide-pawn", at: '[data-guide="desert-pawn"]' },
    { words: "desert-guide-dig", at: '[data-guide="desert-dig"]' },
    { words: "desert-guide-parts", at: '[data-guide="desert-parts"]' },
    { words: "desert-guide-water", at: '[data-guide="desert-water"]' },
    { words: "desert-guide-storm", at: '[data-guide="desert-storm"]' },
  ],
};

export default look;
