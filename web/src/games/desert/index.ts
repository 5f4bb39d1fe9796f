// Forbidden Desert at a table: dunes at noon.
import type { GameUi, Snapshot } from "../contract";
import Board from "./Board.svelte";
import { eventUi } from "./events";
import FIRST_GAME from "./first-game.json";
import Legend from "./Legend.svelte";
import { ICON } from "./icon";
import { cellName } from "./names";
import Seat from "./Seat.svelte";
import { sumUp } from "./sumup";
import Status from "./Status.svelte";
import Strip from "./Strip.svelte";
import { tellAction, tellCards, tellEvent, tellTask } from "./tell";
import { cellRows } from "./tiles";
import { trips } from "./trips";
import type { DesertSnapshot } from "./wire";
import { likelyAction, routes, VERBS } from "./verbs";

const desert = (snapshot: Snapshot) => snapshot as DesertSnapshot;

const ui: GameUi = {
  Board,
  Status,
  Strip,
  Seat,
  rows: () => cellRows(),
  cellName: (snapshot, cell) => cellName(desert(snapshot), cell),
  tellEvent: (event, snapshot, names) => tellEvent(event, desert(snapshot), names),
  sumUp: (plays, snapshot, names) => sumUp(plays, desert(snapshot), names),
  tellAction: (action, snapshot, names) => tellAction(action, desert(snapshot), names),
  tellCard: (card) => ({ key: `desert-ui-gear-does-${card}`, arguments: {} }),
  trips: (play, snapshot) => trips(play, desert(snapshot)),
  tellTask: (task, snapshot, names, mine) => tellTask(task, desert(snapshot), names, mine),
  tellCards: (task, snapshot, cards) => tellCards(task, desert(snapshot), cards),
  readEvent: eventUi,
  verbs: VERBS,
  routes,
  likelyAction,
  othersCardRule: "FD-91",
  findEnding: async () => (await import("./ending/Ending.svelte")).default,
  lostIcon: ICON,
  firstGame: FIRST_GAME,
  Legend,
};

export default ui;
