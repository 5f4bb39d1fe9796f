// What a play shows on the board: which tiles turn, dry or sink, which card is turned over.
import type { Play } from "../../wire";

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

const GOING = ["moved", "flew", "swam", "guided", "lifted"];

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
  for (const [what = "", first = "", second = ""] of play.events.map((event) => event.split(" "))) {
    if (what === "flooded") shown.flooding.push(first);
    else if (what === "sank") shown.sinking.push(first);
    else if (what === "shored") shown.drying.push(first);
    else if (what === "card") shown.card = { kind: "treasure", card: second };
    else if (what === "rose") shown.rose = Number(first);
    else if (what === "captured") shown.captured = second;
    else if (GOING.includes(what)) shown.moved.push(Number(first));
    if (turnsFlood && (what === "flooded" || what === "sank")) {
      shown.card = { kind: "flood", cell: first };
    }
  }
  return shown;
}
