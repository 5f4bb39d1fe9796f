// All that one screen knows of its table, as plain data: queries.ts has the questions one can ask of it,
// match.ts and the controllers in ../room change it. Values are replaced, never changed in place.
import type { GameUi, Snapshot } from "../games/contract";
import type { Link } from "../net/connection";
import type {
  Advised,
  Planned,
  Coming,
  Play,
  Position,
  Reason,
  RemarkChoice,
  Saying,
  Seat,
  TableInfo,
} from "../wire";
import { NOTHING_CHOSEN, type Choosing, type Entry } from "./choices";

/** Why something is not possible, with the number of the rule. */
export interface Because {
  reason: Reason;
  rule: string | null;
}

/** What a click may mean, or why it means nothing, at the place of the click. */
export interface Menu {
  entries: Entry[];
  place: Element;
  spot: DOMRect; // where that was when it was clicked: it may be drawn anew
  because: Because | null;
}

export class TableState {
  // What the server has told.
  link = $state.raw<Link>("joining"); // the connection to the server
  info = $state.raw<TableInfo | null>(null); // the table; null before the server's first answer
  started = $state.raw(true); // false: the table waits in the lobby
  seats = $state.raw<Seat[]>([]); // who sits where, by seat
  seatsAt = $state.raw(0); // when that was told, in milliseconds since 1970
  yours = $state.raw<number[]>([]); // the seats of this screen, also those that a bot plays for it now
  host = $state.raw(false); // whether this screen has made the table
  grace = $state.raw(30); // seconds that a lost player has, until others may put a bot there
  silence = $state.raw(180); // seconds for which others wait for a player who is here and does nothing
  strange = $state.raw(false); // whether this visitor came with a key that opens nothing here
  watchers = $state.raw(0); // how many people look on
  opening = $state.raw<string[]>([]); // the events of the deal
  log = $state.raw<Play[]>([]); // the last plays, the oldest first; older ones are read when they are wanted
  movesBefore = $state.raw(0); // how many moves stood before the first of them
  newest = $state.raw<Position | null>(null); // the position as the server has it
  playedAt = $state.raw(0); // when it came, in milliseconds since 1970
  waiting = $state.raw<number[]>([]); // seats that hold the next card back
  coming = $state.raw<Coming | null>(null); // the card that is about to be revealed, unless it is outdated
  thinking = $state.raw<number | null>(null); // the seat whose bot is thinking
  pointed = $state.raw<{ seat: number; cell: string } | null>(null); // a cell that a seat shows everybody
  sayings = $state.raw<Saying[]>([]); // what was said, the oldest first
  remarks = $state.raw<RemarkChoice[]>([]); // what could be said about things on the table
  plans = $state.raw<Planned[]>([]); // what bots have said of their plans, the oldest first
  advice = $state.raw<Advised | null>(null); // the last one, perhaps for an older position
  rematch = $state.raw<string | null>(null); // the table of the next game

  // What is on the screen.
  ui = $state.raw<GameUi | null>(null); // pictures and words of the game; null until they are loaded
  shown = $state.raw<Position | null>(null); // perhaps some plays behind `newest`
  moment = $state.raw<Play | null>(null); // the play that is being shown in motion
  revealed = $state.raw(true); // whether `shown` is after that play: false while its card is turned over
  behind = $state.raw(0); // how many plays wait to be shown after it
  speed = $state.raw(1); // of that motion: 0 is none, 1 normal, 2 twice as fast
  holding = $state.raw(false); // the motion is long: nothing can be clicked before it is over
  dealing = $state.raw(0); // speed at which the board is being laid out; 0: it lies
  past = $state.raw<{ number: number; snapshot: Snapshot } | null>(null); // a position looked back at
  announced = $state.raw(""); // what has just happened, for screen readers

  // What this player is doing.
  choosing = $state.raw<Choosing>(NOTHING_CHOSEN); // what has been clicked so far
  menu = $state.raw<Menu | null>(null); // the open menu
  sent = $state.raw<string | null>(null); // the action that waits for the server's answer
  slow = $state.raw(false); // that answer takes longer than usual
  draft = $state.raw(""); // what this player is writing to the others
  watching = $state.raw(false); // whether this visitor prefers to look on, though a seat is free
  asking = $state.raw(false); // whether advice has been asked for and has not come yet
  ending = $state.raw(false); // whether the end of the turn waits to be confirmed
  paused = $state.raw(false); // whether this player's next card waits until they go on
  hinting = $state.raw(false); // whether the cells of the advised action are marked
  picked = $state.raw(0); // the line of the advice that is looked at
  wantsRematch = $state.raw(false); // go to the next table as soon as there is one
}
