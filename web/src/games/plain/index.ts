// The table of a game that has no folder here: its actions as buttons, all else as lists of words.
import type { GameUi } from "../contract";
import Board from "./Board.svelte";
import { actionWords, turnOf } from "./read";
import Seat from "./Seat.svelte";
import Status from "./Status.svelte";
import { ICONS } from "../../ui/icons";

const ui: GameUi = {
  Board,
  Status,
  Seat,
  rows: () => [],
  cellName: (_, cell) => cell,
  tellEvent: (event) => ({ key: event, arguments: {} }),
  sumUp: (plays) => plays.flatMap((play) => play.events),
  tellAction: (action) => ({ key: actionWords(action), arguments: {} }),
  tellCard: () => null,
  tellTask: () => null,
  tellCards: () => null,
  trips: () => [],
  readEvent: (event) => ({
    time: 0,
    reveal: 0,
    sound: null,
    turn: turnOf(event),
    isHeading: false,
  }),
  verbs: {},
  routes: (actions) => actions.map(() => []),
  likelyAction: () => null,
  othersCardRule: null,
  findEnding: null,
  lostIcon: ICONS.flag,
  firstGame: null,
  Legend: null,
};

export default ui;
