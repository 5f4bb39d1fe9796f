// What a play shows on the board: which tiles turn, dry or sink, which card is turned over.
import type { Play } from "../../wire";
import { readEvents } from "./events";

export interface Shown {
  number: number;
  flooding: string[];
  drying: string[];
  sinking: string[];
  card: { kind: "treasure"; card: string } | { kind: "flood"; cell: string } | null;
  rose: number | null; // the mark that Waters Rise! has brought the water to
  captured: string | null;
  moved: number[]; // seats whose pawns glide
}

/** What there is to see of a play; null without one. */
export function shownBy(play: Play | null): Shown | null {
  if (!play) return null;
  const shown: Shown = {
    number: play.number,
    flooding: [],
    drying: [],
    sinking: [],
    card: null,
    rose: null,
    captured: null,
    moved: [],
  };
  const turnsFlood = play.action.split(" ")[1] === "flood";
  for (const event of readEvents(play.events)) {
    switch (event.kind) {
      case "flooded":
      case "sank":
        shown[event.kind === "sank" ? "sinking" : "flooding"].push(event.cell);
        if (turnsFlood) shown.card = { kind: "flood", cell: event.cell };
        break;
      case "shored":
        shown.drying.push(event.cell);
        break;
      case "card":
        shown.card = { kind: "treasure", card: event.card };
        break;
      case "rose":
        shown.rose = event.mark;
        break;
      case "captured":
        shown.captured = event.treasure;
        break;
      case "moved":
      case "flew":
      case "swam":
      case "guided":
      case "lifted":
        shown.moved.push(event.seat);
    }
  }
  return shown;
}
