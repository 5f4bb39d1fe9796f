// Questions about a table, answered from its state alone.
import type { Snapshot } from "../games/contract";
import type { Advised, AdvisedChoice, Coming } from "../wire";
import { say } from "../words.svelte";
import { settings } from "./settings.svelte";
import type { TableState } from "./state.svelte";

/** Whether the newest position is on the screen, so that one can act. */
export function isReady({ shown, newest, holding }: TableState): boolean {
  return shown !== null && shown.number === newest?.number && !holding;
}

/** Whether the game on the screen has ended. */
export function isOver({ shown }: TableState): boolean {
  return shown !== null && shown.outcome !== "running";
}

/** Whether this screen has a seat, rather than looking on or standing at the door with a key. */
export function isSeated({ yours, seats }: TableState): boolean {
  return yours.some((seat) => !seats[seat]?.free);
}

/** The seats of this screen that a person plays. */
export function playedSeats({ yours, seats }: TableState): number[] {
  return yours.filter((seat) => seats[seat]?.who === "person");
}

/** The seats of this screen that a bot plays until its player takes them back. */
export function lentSeats({ yours, seats }: TableState): number[] {
  return yours.filter((seat) => seats[seat]?.who === "bot" && !seats[seat].free);
}

/** Whether anybody may still sit down here. */
export function hasFreeSeats({ seats }: TableState): boolean {
  return seats.some((seat) => seat.free);
}

/** Whether this visitor is still in the lobby: to be seated, or to wait for the start. */
export function isInLobby(state: TableState): boolean {
  const { info, started, host, watching, strange } = state;
  if (!info || state.newest?.outcome !== "running") return false;
  if (!started) return true;
  return !isSeated(state) && !host && !watching && (hasFreeSeats(state) || strange);
}

/** Seconds for which the table has waited for a player who is here; null: it waits for nobody. */
export function silentFor(state: TableState, now: number): number | null {
  const { newest, seats, seatsAt, playedAt, started } = state;
  const seat = newest && started && !isOver(state) ? seats[newest.to_act] : undefined;
  if (seat?.who !== "person" || !seat.present) return null;
  const told = seatsAt - (seat.silent ?? 0) * 1000;
  return Math.max(0, (now - Math.max(told, playedAt)) / 1000);
}

/** Seconds since the player of a seat was last connected; null for one who is here, or plays no more. */
export function awayFor({ seats, seatsAt }: TableState, seat: number, now: number): number | null {
  const away = seats[seat]?.away ?? null;
  return away === null ? null : Math.max(0, away + (now - seatsAt) / 1000);
}

/** Whether one of this screen's people is to act. */
export function isMyTurn(state: TableState): boolean {
  return state.shown !== null && !isOver(state) && playedSeats(state).includes(state.shown.to_act);
}

/** This screen's seat that is to act, or else its first; null for somebody who looks on. */
export function actingSeat(state: TableState): number | null {
  const seats = playedSeats(state);
  const toAct = state.shown?.to_act ?? -1;
  return seats.includes(toAct) ? toAct : (seats[0] ?? null);
}

/** The name of everybody, by seat; two seats of one person go by their roles. */
export function namesOf({ seats, shown }: TableState): string[] {
  return seats.map((seat, at) => {
    const twice = seats.some((other) => other !== seat && other.name === seat.name);
    return seat.name && !twice ? seat.name : say(`role-${shown?.snapshot.seats[at]?.role}`);
  });
}

/** All seats in the order in which they are listed: this screen's first, then round the table. */
export function seatOrder({ seats, yours }: TableState): number[] {
  const round = seats.map((_, at) => ((yours[0] ?? 0) + at) % seats.length);
  const own = (seat: number) => yours.includes(seat);
  return [...round.filter(own), ...round.filter((seat) => !own(seat))];
}

/** The position on the screen, now or looked back at. */
export function shownSnapshot({ past, shown }: TableState): Snapshot | null {
  return past?.snapshot ?? shown?.snapshot ?? null;
}

/** How many moves stand after so many plays: what was taken back counts no more, as in a replay. */
export function movesAfter({ log, movesBefore }: TableState, number: number): number {
  const plays = log.filter((play) => play.number <= number);
  return (
    movesBefore + plays.length - 2 * plays.filter((play) => play.action.endsWith(" back")).length
  );
}

/** Whether older plays than those of the log are known to the server only. */
export function hasEarlier({ log }: TableState): boolean {
  return (log[0]?.number ?? 1) > 1;
}

/** Whether the next thing that happens is that a card is turned over. */
export function isTurningCards({ shown }: TableState): boolean {
  return shown?.turning ?? false;
}

/** Seats of others that could do something before the next card. */
export function othersBefore(state: TableState): number[] {
  const own = playedSeats(state);
  return state.shown?.interferers.filter((seat) => !own.includes(seat)) ?? [];
}

/** Whether the next card is announced and waits a moment, so that whoever can may ask to wait. */
export function isAnnounced(state: TableState): boolean {
  const could = settings().reveal === "all" ? othersBefore(state) : state.shown?.interferers;
  return (could?.length ?? 0) > 0;
}

/** Seats of others that hold the next card back. */
export function holders({ shown, waiting }: TableState): number[] {
  return waiting.filter((seat) => seat !== shown?.to_act);
}

/** This screen's seat that holds the next card back, or could: the seat that reveals it can pause where
 * cards come by themselves. */
export function waitingSeat(state: TableState): number | null {
  const { shown, waiting } = state;
  if (!shown || !isTurningCards(state)) return null;
  const seats = playedSeats(state);
  if (seats.includes(shown.to_act)) {
    const stops = settings().reveal !== "one" && (state.paused || isAnnounced(state));
    return stops ? shown.to_act : null;
  }
  const could = (seat: number) => shown.interferers.includes(seat);
  return seats.find((seat) => waiting.includes(seat)) ?? seats.find(could) ?? null;
}

/** Whether this screen holds the next card back. */
export function isWaiting(state: TableState): boolean {
  const seat = waitingSeat(state);
  if (seat === null) return false;
  return seat === state.shown?.to_act ? state.paused : state.waiting.includes(seat);
}

/** The card that is about to be revealed, as long as that is news. */
export function comingCard({ coming, newest, waiting, paused }: TableState): Coming | null {
  const isNews = coming !== null && coming.number === newest?.number;
  return isNews && !paused && waiting.every((seat) => seat === coming.seat) ? coming : null;
}

/** Whether this screen may take the last play back. */
export function canUndo(state: TableState): boolean {
  const seat = state.shown?.undo ?? null;
  return seat !== null && playedSeats(state).includes(seat) && !isOver(state);
}

/** Why nobody here can ask for advice now, as a key; null if one can. */
export function whyNoAdvice(state: TableState): string | null {
  if (state.info?.counted) return "refused-challenge-advice";
  const rule = state.info?.advice ?? "all";
  if (rule === "off" || (rule === "own" && !isMyTurn(state))) return `refused-advice-${rule}`;
  return settings().advice === "off" ? "table-advice-off" : null;
}

/** The advice for the newest position, if there is any. */
export function adviceNow({ advice, newest }: TableState): Advised | null {
  return advice && advice.number === newest?.number ? advice : null;
}

/** The advised choices of seats that people play: bots make up their own minds. */
export function advisedChoices(state: TableState): AdvisedChoice[] {
  const choices = adviceNow(state)?.choices ?? [];
  const forPeople = choices.filter(
    ({ action }) => action === null || state.seats[Number(action.split(" ", 1)[0])]?.who !== "bot",
  );
  return forPeople.length > 0 ? forPeople : choices;
}

/** The advised action that is marked on the table, in words. */
export function markedAction(state: TableState): string | null {
  const wanted = state.hinting || settings().advice === "full";
  return wanted && !state.past ? (advisedChoices(state)[state.picked]?.action ?? null) : null;
}

/** Whether the server keeps the record back: others still play today's challenge (days are in UTC). */
export function isRecordSecret({ info }: TableState, now = new Date()): boolean {
  return (info?.challenge ?? "") >= now.toISOString().slice(0, 10);
}
