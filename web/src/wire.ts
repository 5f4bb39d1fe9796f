// Written by `make wire` from forbidden_games/server/wire: change it there.

/** An action in words; `after` is the number of plays the browser has seen. */
export interface Act {
  type: "act";
  action: string;
  after: number;
}

/** Where others on the network find this server: none if it only serves its own machine. */
export interface Addresses {
  addresses: string[];
}

/** The answer to `ask`: choices, best first. */
export interface Advised {
  type: "advised";
  number: number;
  chance: number;
  low: number;
  high: number;
  choices: AdvisedChoice[];
}

/** One first action with its chance, why, and what should follow. */
export interface AdvisedChoice {
  action: string | null;
  chance: number;
  low: number;
  high: number;
  tied: boolean;
  rollouts: number;
  reasons: Reason[];
  plan: string[];
  told: Reason[];
}

/** A decision that cost the team winning chance, and a better one. */
export interface AnalysedDecision {
  number: number;
  turn: number;
  seat: number;
  cost: number;
  before: number;
  after: number;
  played: string;
  played_told: Reason;
  better: string | null;
  better_told: Reason[];
  reasons: Reason[];
}

/** The winning chance before the first play and after each, and the costliest decisions. */
export interface AnalysisResult {
  chances: number[];
  turns: number[];
  worst: AnalysedDecision[];
}

/** How far an analysis is; from 0 to 1. */
export interface AnalysisState {
  done: number;
  result: AnalysisResult | null;
  problem: Problem | null;
}

/** What would the thinker do here? */
export interface Ask {
  type: "ask";
  number: number;
}

/** An analysis that has been asked for. */
export interface Asked {
  analysis: string;
}

/** Take the last play back: it turned nothing over. */
export interface Back {
  type: "back";
  after: number;
}

/** The answer to `why`; `rule` is None when the action is possible. */
export interface Because {
  type: "because";
  action: string;
  rule: string | null;
  reason: Reason | null;
}

/** All games, and the version of the server. */
export interface Catalog {
  version: string;
  games: GameChoice[];
}

/** The challenge of a day: the same table for everybody. */
export interface Challenge {
  day: string;
  game: string;
  config: Record<string, unknown>;
  players: number;
  goal: number;
  is_over: boolean;
  mine: MyTry | null;
  tried: number;
  people: TryResult[] | null;
  bot: "random" | "casual" | "planner" | "thinker";
  bots: TryResult[] | null;
}

/** What the rest of a turn may bring: whatever a game says, in its own type. */
export interface Chances {
  game: string;
}

/** A seat reveals its next card in so many seconds, unless somebody asks to wait. */
export interface Coming {
  type: "coming";
  number: number;
  seat: number;
  seconds: number;
}

/** Games and wins of one kind. */
export interface Count {
  name: string;
  games: number;
  won: number;
}

/** Who, where and which, with what to mark on the board; the game in numbers. A message about one player has `who`, the key of the role, and `seat`, for whoever knows names. */
export interface Ending {
  told: Reason[];
  seats: number[];
  cells: string[];
  numbers: Reason[];
  deeds: Reason[][];
}

/** What could this seat say about things on the table? */
export interface FindRemarks {
  type: "remarks";
  seat: number;
}

/** The table after a play; the first frame has none. */
export interface Frame {
  play: Play | null;
  snapshot: Snapshot;
}

/** Everything that can be agreed before a game. */
export interface GameChoice {
  game: string;
  least: number;
  most: number;
  roles: string[];
  levels: string[];
  layouts: LayoutChoice[];
  rulings: RulingChoice[];
  bots: ("random" | "casual" | "planner" | "thinker")[];
  quick: QuickTable;
  prepared: PreparedChoice[];
}

/** The key of an open seat: whoever brings it sits there. */
export interface Invitation {
  seat: number;
  key: string;
}

/** Who I am (keys of seats; none: a spectator), and how many plays I have seen. */
export interface Join {
  type: "join";
  keys?: string[];
  have?: number;
  look?: boolean;
}

/** A shape of the board: `#` a cell, blank none. */
export interface LayoutChoice {
  id: string;
  kind: string;
  rows: string[];
}

/** The new table, the key of its maker's seats, and one key for each open seat. */
export interface MadeTable {
  table: string;
  key: string;
  invitations: Invitation[];
}

/** The rematch: the same keys open the same seats at this table. */
export interface Moved {
  type: "moved";
  table: string;
}

/** The counted try of the browser that asks. */
export interface MyTry {
  table: string;
  outcome: string;
  progress: number | null;
  turns: number | null;
}

/** A table to set up; `config` as in docs/notation.md, without `players`: the seats say it. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  config?: Record<string, unknown>;
  seed?: number | string | null;
  kind?: boolean;
  pace?: number;
  lobby?: boolean;
  chat?: boolean;
  advice?: "off" | "own" | "all";
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** What a bot says of its plan, after a number of plays; `to` is the seat it speaks of. */
export interface Planned {
  type: "planned";
  seat: number;
  to: number | null;
  number: number;
  reason: Reason;
}

/** One recorded action; `0 back` takes the play before it back. */
export interface Play {
  number: number;
  seat: number;
  action: string;
  events: string[];
}

/** Somebody has acted; `changes` are the new values in the position, by JSON pointer. */
export interface Played {
  type: "played";
  play: Play;
  changes: Record<string, unknown>;
}

/** A page of the plays of a table, and how many plays stood before them. */
export interface Plays {
  plays: Play[];
  moves: number;
}

/** Show everybody a cell. */
export interface Point {
  type: "point";
  seat: number;
  cell: string;
}

/** A seat shows a cell. */
export interface Pointed {
  type: "pointed";
  seat: number;
  cell: string;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
}

/** The table after a number of plays, and what can be done there. */
export interface Position {
  number: number;
  to_act: number;
  outcome: string;
  snapshot: Snapshot;
  legal: string[];
  chances: Chances | null;
  undo: number | null;
  task: string;
  interferers: number[];
  turning: boolean;
  ending: Ending | null;
  exercise: "open" | "done" | "missed" | null;
}

/** A prepared table: a position to begin with instead of a deal. */
export interface PreparedChoice {
  name: string;
  players: number;
  is_exercise: boolean;
}

/** What is wrong with a request, in a sentence. */
export interface Problem {
  code: string;
  message: string;
}

/** A table for somebody who is new: how many sit there, and which bots. */
export interface QuickTable {
  players: number;
  bot: "random" | "casual" | "planner" | "thinker";
}

/** A key of words/ and what stands in its gaps; keys among the arguments are said first. */
export interface Reason {
  key: string;
  arguments: Record<string, string | number>;
}

/** What the browser asked for is not done, and why. */
export interface Refused {
  type: "refused";
  code: "stale" | "not_your_seat" | "seat_taken" | "not_started" | "no_chat" | "illegal" | "unreadable" | "over" | "not_undoable" | "waiting" | "too_fast" | "not_saved" | "not_present" | "busy" | "no_advice" | "challenge" | "full";
  action: string | null;
  rule: string | null;
  reason: Reason;
}

/** A kind of remark: `key` is its sentence, with the thing as `object`. */
export interface RemarkChoice {
  phrase: string;
  key: string;
  objects: RemarkObject[];
}

/** A thing that a remark can be about. */
export interface RemarkObject {
  word: string;
  name: string;
}

/** The answer to `remarks`: what this seat could say about things on the table now. */
export interface Remarks {
  type: "remarks";
  seat: number;
  remarks: RemarkChoice[];
}

/** The same table again with the same keys; a new deal, or the same one, or the next level. */
export interface Rematch {
  type: "rematch";
  wish?: "new" | "same" | "harder";
}

/** Let a bot play for an own seat, or for one whose player is away. */
export interface Replace {
  type: "replace";
  seat: number;
  bot?: "random" | "casual" | "planner" | "thinker" | null;
}

/** A finished match, frame by frame, and its record for download. */
export interface Replay {
  game: string;
  config: Record<string, unknown>;
  names: string[];
  opening: string[];
  frames: Frame[];
  outcome: string;
  ending: Ending | null;
  record: Record<string, unknown> | null;
}

/** My next card comes in a moment: whoever could do something before it may ask to wait. */
export interface Reveal {
  type: "reveal";
  seat: number;
}

/** A rule in which tables differ; words/ has ruling-GAME-KEY and ruling-GAME-KEY-VALUE. */
export interface RulingChoice {
  key: string;
  values: (string | boolean)[];
  default: string | boolean;
  rule: string;
}

/** A seat has said something. */
export interface Said {
  type: "said";
  saying: Saying;
}

/** One of the short set phrases, or a remark of the game about an object. */
export interface Say {
  type: "say";
  seat: number;
  phrase: string;
  object?: string | null;
}

/** What a seat has said: a sentence of ours, or a text of its own. */
export interface Saying {
  id: number;
  seat: number;
  after: number;
  at: string;
  told: Reason | null;
  text: string | null;
}

/** Who sits at a seat now. */
export interface Seat {
  seat: number;
  role: string;
  who: "person" | "open" | "bot";
  name: string;
  bot: "random" | "casual" | "planner" | "thinker" | null;
  present: boolean;
  free: boolean;
  away: number | null;
  silent: number | null;
}

/** What every game says of a seat; its own types have more. */
export interface SeatSnapshot {
  role: string;
  cell: string;
}

/** Who is to sit at a seat: somebody at this screen, a friend with a link, or a bot. */
export interface SeatWish {
  who: "me" | "open" | "bot";
  name?: string;
  bot?: "random" | "casual" | "planner" | "thinker";
}

/** Who sits where has changed, or who is here. */
export interface Seats {
  type: "seats";
  seats: Seat[];
  yours: number[];
  watchers: number;
  started: boolean;
}

/** Take an own seat (back from a bot), with a name. */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string;
}

/** What the table of every game shows; the types in games/NAME/wire.ts have the rest. */
export interface Snapshot {
  game: string;
  seats: SeatSnapshot[];
  turn: number;
  phase: string;
  left: number;
  outcome: string;
}

/** Leave a seat in the lobby: an own one; the host may free any. */
export interface Stand {
  type: "stand";
  seat: number;
}

/** Start the game: bots play for the seats that are still open. */
export interface Start {
  type: "start";
}

/** Finished games on this server, by game and within it. */
export interface Statistics {
  game: string;
  games: number;
  won: number;
  levels: Count[];
  roles: Count[];
  layouts: Count[];
  players: Count[];
}

/** A table as everybody may know it. */
export interface TableInfo {
  table: string;
  game: string;
  config: Record<string, unknown>;
  seats: Seat[];
  number: number;
  outcome: string;
  host: string;
  started: boolean;
  chat: boolean;
  created_at: string;
  advice: "off" | "own" | "all";
  challenge: string | null;
  counted: boolean;
  roles: string[];
  turns: number | null;
  harder: string | null;
  deal: "random" | "kind" | "chosen" | "again" | "challenge" | "prepared" | null;
  commitment: string | null;
}

/** Take a free seat, with a name. */
export interface Take {
  type: "take";
  seat: number;
  name?: string;
}

/** The answer to `take`: the key of the seat, told this once. */
export interface Taken {
  type: "taken";
  seat: number;
  key: string;
}

/** The bot at this seat thinks; None: no longer. */
export interface Thinking {
  type: "thinking";
  seat: number | null;
}

/** A try at a challenge: who plays, and of which day; today's, if none is named, counts. */
export interface Try {
  name?: string;
  day?: string | null;
  team?: boolean;
}

/** How tries at a challenge ended, and how many ended so. */
export interface TryResult {
  outcome: string;
  progress: number;
  turns: number;
  times: number;
}

/** Hold the next card back, or let it come: for holders of special cards. */
export interface Wait {
  type: "wait";
  seat: number;
  on: boolean;
}

/** Seats that hold the next card back. */
export interface Waiting {
  type: "waiting";
  seats: number[];
}

/** The answer to `join`: the table, my seats, the plays I have missed, the position now. */
export interface Welcome {
  type: "welcome";
  info: TableInfo;
  yours: number[];
  host: boolean;
  opening: string[];
  plays: Play[];
  moves: number;
  position: Position;
  waiting: number[];
  watchers: number;
  strange: number[];
  sayings: Saying[];
  grace: number;
  silence: number;
}

/** Why is this action not possible now? */
export interface Why {
  type: "why";
  action: string;
}

/** Something in one's own words, where the host allows it. */
export interface Write {
  type: "write";
  seat: number;
  text: string;
}

export type FromBrowser = Join | Ping | Act | Back | Wait | Reveal | Ask | Why | Point | Say | Write | FindRemarks | Sit | Take | Stand | Start | Replace | Rematch;

export type FromServer = Welcome | Pong | Played | Seats | Taken | Waiting | Coming | Thinking | Planned | Advised | Because | Pointed | Said | Remarks | Refused | Moved;
