// Written by `make wire` from src/forbidden/server/wire.py: change it there.

/** An action in words; `after` is the number of plays the browser has seen. */
export interface Act {
  type: "act";
  action: string;
  after: number;
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

/** Both games, the bots, and what the server is. */
export interface Catalog {
  version: string;
  games: GameChoice[];
  bots: ("random" | "planner" | "thinker")[];
}

/** Today's challenge: the same table for everybody. */
export interface Challenge {
  day: string;
  game: "island" | "desert";
  config: Record<string, unknown>;
  players: number;
  tried: number;
  won: number;
  bots_tried: number;
  bots_won: number;
}

/** Games and wins of one kind. */
export interface Count {
  name: string;
  games: number;
  won: number;
}

/** What the rest of this turn may bring, if nobody interferes. */
export interface DesertChances {
  game: "desert";
  cards: number;
  next: Record<string, number>;
  suns: number[];
  thirst: Record<string, number>;
}

/** How this table reads the rules in which tables differ. */
export interface DesertRulings {
  climber_tunnels: boolean;
  well_sand: string;
  guide_buried: boolean;
  shield: string;
  jet_buried: boolean;
  storm_discard: string;
}

/** One adventurer. */
export interface DesertSeatSnapshot {
  role: string;
  cell: string;
  water: number;
  gear: string[];
  shield: string;
}

/** All that a screen needs, and all there is. */
export interface DesertSnapshot {
  game: "desert";
  storm: string;
  tiles: TileSnapshot[];
  parts: Record<string, string>;
  seats: DesertSeatSnapshot[];
  supply: number;
  meter: number;
  gear_pile: Record<string, number>;
  storm_top: string[];
  storm_pile: Record<string, number>;
  storm_bottom: string[];
  storm_revealed: Record<string, number>;
  storm_discard: Record<string, number>;
  turn: number;
  phase: string;
  left: number;
  fewer: number;
  looking: number;
  guiding: string;
  steps: number;
  rulings: DesertRulings;
  outcome: string;
}

/** The table after a play; the first frame has none. */
export interface Frame {
  play: Play | null;
  snapshot: IslandSnapshot | DesertSnapshot;
}

/** Everything that can be agreed before a game. */
export interface GameChoice {
  game: "island" | "desert";
  least: number;
  most: number;
  roles: string[];
  levels: string[];
  layouts: LayoutChoice[];
  rulings: RulingChoice[];
}

/** The key of an open seat: whoever brings it sits there. */
export interface Invitation {
  seat: number;
  key: string;
}

/** What the rest of this turn may bring, if nobody interferes. */
export interface IslandChances {
  game: "island";
  rise: number;
  flood: Record<string, number>;
  sink: Record<string, number>;
  next: string[];
}

/** How this table reads the rules in which tables differ. */
export interface IslandRulings {
  hand_check: string;
  rescue: boolean;
  diver_escape: string;
  specials_between_floods: boolean;
}

/** One adventurer. */
export interface IslandSeatSnapshot {
  role: string;
  cell: string;
  hand: string[];
}

/** All that a screen needs, and all there is. */
export interface IslandSnapshot {
  game: "island";
  layout: string;
  tiles: string[];
  flooded: string[];
  sunk: string[];
  seats: IslandSeatSnapshot[];
  captured: string[];
  water: number;
  treasure_pile: Record<string, number>;
  treasure_discard: Record<string, number>;
  flood_pile: string[][];
  flood_discard: string[];
  turn: number;
  phase: string;
  left: number;
  flown: boolean;
  rulings: IslandRulings;
  outcome: string;
}

/** Who I am (keys of seats; none: a spectator), and how many plays I have seen. */
export interface Join {
  type: "join";
  keys?: string[];
  have?: number;
}

/** An island layout: `#` a cell, blank the sea. */
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

/** A table to be set; `config` as in docs/notation.md, without `players`: the seats say it. */
export interface NewTable {
  game: "island" | "desert";
  seats: SeatWish[];
  config?: Record<string, unknown>;
  seed?: number | null;
  pace?: number;
}

/** One recorded action; `0 back` takes the play before it back. */
export interface Play {
  number: number;
  seat: number;
  action: string;
  events: string[];
}

/** Somebody has acted. */
export interface Played {
  type: "played";
  play: Play;
  position: Position;
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

/** The table after a number of plays, and what can be done there. */
export interface Position {
  number: number;
  to_act: number;
  outcome: string;
  snapshot: IslandSnapshot | DesertSnapshot;
  legal: string[];
  chances: IslandChances | DesertChances | null;
  undo: number | null;
}

/** What is wrong with a request, in a sentence. */
export interface Problem {
  code: string;
  message: string;
}

/** A sentence of words/ with its arguments; keys among these are said first. */
export interface Reason {
  key: string;
  arguments: Record<string, string | number>;
}

/** What the browser asked for is not done, and why. */
export interface Refused {
  type: "refused";
  code: "stale" | "not_your_seat" | "illegal" | "unreadable" | "over" | "not_undoable" | "waiting" | "too_fast" | "not_saved" | "not_present" | "busy";
  action: string | null;
  rule: string | null;
  reason: Reason;
}

/** The same table again, with a new deal and the same keys. */
export interface Rematch {
  type: "rematch";
}

/** Let a bot play for an own seat, or for one whose player is away. */
export interface Replace {
  type: "replace";
  seat: number;
  bot: "random" | "planner" | "thinker";
}

/** A finished match, frame by frame, and its record for download. */
export interface Replay {
  game: "island" | "desert";
  config: Record<string, unknown>;
  names: string[];
  opening: string[];
  frames: Frame[];
  outcome: string;
  record: Record<string, unknown>;
}

/** A rule in which tables differ; words/ has ruling-GAME-KEY and ruling-GAME-KEY-VALUE. */
export interface RulingChoice {
  key: string;
  values: (string | boolean)[];
  default: string | boolean;
  rule: string;
}

/** A seat says a phrase. */
export interface Said {
  type: "said";
  seat: number;
  phrase: "hello" | "good-idea" | "wait" | "help-me" | "go-ahead" | "thanks" | "well-played" | "oops";
}

/** One of the short set phrases. */
export interface Say {
  type: "say";
  seat: number;
  phrase: "hello" | "good-idea" | "wait" | "help-me" | "go-ahead" | "thanks" | "well-played" | "oops";
}

/** Who sits at a seat now. */
export interface Seat {
  seat: number;
  who: "person" | "open" | "bot";
  name: string;
  bot: "random" | "planner" | "thinker" | null;
  present: boolean;
}

/** Who is to sit at a seat: somebody at this screen, a friend with a link, or a bot. */
export interface SeatWish {
  who: "me" | "open" | "bot";
  name?: string;
  bot?: "random" | "planner" | "thinker";
}

/** Who sits where has changed, or who is here. */
export interface Seats {
  type: "seats";
  seats: Seat[];
  yours: number[];
  watchers: number;
}

/** Take an own seat (back from a bot), with a name. */
export interface Sit {
  type: "sit";
  seat: number;
  name?: string;
}

/** Finished games on this server, by game and within it. */
export interface Statistics {
  game: "island" | "desert";
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
  game: "island" | "desert";
  config: Record<string, unknown>;
  seats: Seat[];
  number: number;
  outcome: string;
  created_at: string;
  challenge: string | null;
}

/** The bot at this seat thinks; None: no longer. */
export interface Thinking {
  type: "thinking";
  seat: number | null;
}

/** One tile where it lies now. */
export interface TileSnapshot {
  cell: string;
  back: string;
  face: string;
  excavated: boolean;
  sand: number;
}

/** A try at today's challenge: who plays. */
export interface Try {
  name?: string;
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
  position: Position;
  waiting: number[];
  watchers: number;
}

/** Why is this action not possible now? */
export interface Why {
  type: "why";
  action: string;
}

export type FromBrowser = Join | Act | Back | Wait | Ask | Why | Point | Say | Sit | Replace | Rematch;

export type FromServer = Welcome | Played | Seats | Waiting | Thinking | Advised | Because | Pointed | Said | Refused | Moved;
