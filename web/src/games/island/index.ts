// Forbidden Island at a table: an island map at dusk.
import { ICONS } from "../../ui/icons";
import type { GameUi, Snapshot } from "../contract";
import Board from "./Board.svelte";
import { eventUi } from "./events";
import FIRST_GAME from "./first-game.json";
import Legend from "./Legend.svelte";
import Seat from "./Seat.svelte";
import { sumUp } from "./sumup";
import Status from "./Status.svelte";
import Strip from "./Strip.svelte";
import { tellAction, tellCards, tellEvent } from "./tell";
import { isTreasure, layoutRows, tileAt } from "./tiles";
import { trips } from "./trips";
import type { IslandSnapshot } from "./wire";
import { likelyAction, routes, VERBS } from "./verbs";

const island = (snapshot: Snapshot) => snapshot as IslandSnapshot;

const ui: GameUi = {
  Board,
  Status,
  Strip,
  Seat,
  rows: (snapshot) => layoutRows(island(snapshot).layout),
  cellName: (snapshot, cell) => `tile-${tileAt(island(snapshot), cell)}`,
  tellEvent: (event, snapshot, names) => tellEvent(event, island(snapshot), names),
  sumUp: (plays, snapshot, names) => sumUp(plays, island(snapshot), names),
  tellAction: (action, snapshot, names) => tellAction(action, island(snapshot), names),
  tellCard: (card) => ({
    key: `island-ui-card-does-${isTreasure(card) ? "treasure" : card}`,
    arguments: { treasure: `treasure-${card}` },
  }),
  trips,
  tellTask: () => null,
  tellCards: (task, _, cards) => tellCards(task, cards),
  readEvent: eventUi,
  verbs: VERBS,
  routes,
  likelyAction,
  othersCardRule: "FI-31",
  findEnding: async () => (await import("./ending/Ending.svelte")).default,
  lostIcon: ICONS.anchor,
  firstGame: FIRST_GAME,
  Legend,
};

export default ui;
