import { beforeEach, describe, expect, it } from "vitest";
import {
  advisedChoices,
  awayFor,
  canUndo,
  comingCard,
  isAnnounced,
  isInLobby,
  isMyTurn,
  isRecordSecret,
  isSeated,
  lentSeats,
  namesOf,
  playedSeats,
  seatOrder,
  silentFor,
  isWaiting,
  waitingSeat,
} from "../../../src/match/queries";
import { prefer } from "../../../src/match/settings.svelte";
import { TableState } from "../../../src/match/state.svelte";
import type { Advised, Position, Seat, TableInfo } from "../../../src/wire";

let state: TableState;

const seat = (number: number, name: string, who: Seat["who"] = "person"): Seat => ({
  seat: number,
  who,
  name,
  role: "",
  bot: null,
  present: true,
  free: who === "open",
  away: null,
  silent: null,
});
const position = (changes: Partial<Position> = {}) =>
  ({
    number: 3,
    to_act: 0,
    outcome: "running",
    snapshot: { seats: [{ role: "one" }, { role: "two" }, { role: "three" }] },
    legal: [],
    undo: null,
    task: "draw",
    turning: true,
    interferers: [],
    ...changes,
  }) as unknown as Position;

function show(changes: Partial<Position>): void {
  state.shown = state.newest = position(changes);
}

beforeEach(() => {
  localStorage.clear();
  prefer({ reveal: "ring" });
  state = new TableState();
  state.seats = [seat(0, "Ann"), seat(1, "Ben"), seat(2, "", "bot")];
  state.yours = [1];
  show({});
});

describe("a visitor", () => {
  beforeEach(() => {
    state.info = { game: "island" } as TableInfo;
    state.yours = [];
  });

  it("is in the lobby until the game starts, and while there is a seat to take", () => {
    expect(isInLobby(state)).toBe(false);
    state.seats = [seat(0, "Ann"), seat(1, "", "open")];
    expect(isInLobby(state)).toBe(true);
    state.watching = true;
    expect(isInLobby(state)).toBe(false);
    state.started = false;
    expect(isInLobby(state)).toBe(true);
  });
  it("with a key of no seat is told so before watching", () => {
    state.strange = true;
    expect(isInLobby(state)).toBe(true);
    state.yours = [0];
    expect(isInLobby(state)).toBe(false);
  });
  it("with the key of an open seat has not sat down yet", () => {
    state.seats = [seat(0, "Ann"), seat(1, "", "open")];
    state.yours = [1];
    expect([isSeated(state), playedSeats(state), isInLobby(state)]).toEqual([false, [], true]);
  });
});

describe("a player who is away", () => {
  it("has been so for what the server said, and the time since", () => {
    state.seats = [seat(0, "Ann"), { ...seat(1, "Ben"), present: false, away: 12 }];
    state.seatsAt = 1000;
    expect(awayFor(state, 1, 4000)).toBe(15);
    expect(awayFor(state, 0, 4000)).toBeNull();
  });
  it("is silent while the table waits for them, from the last play on", () => {
    state.seats = [{ ...seat(0, "Ann"), silent: 50 }, seat(1, "Ben")];
    state.seatsAt = 100_000;
    expect(silentFor(state, 110_000)).toBe(60);
    state.playedAt = 105_000;
    expect(silentFor(state, 110_000)).toBe(5);
    state.seats = [{ ...seat(0, "Ann"), present: false, away: 3 }, seat(1, "Ben")];
    expect(silentFor(state, 110_000)).toBeNull();
    show({ to_act: 1, outcome: "won" });
    expect(silentFor(state, 110_000)).toBeNull();
  });
  it("gets the seat back from a bot only by asking for it", () => {
    state.seats = [seat(0, "Ann"), seat(1, "Ben", "bot")];
    state.yours = [1];
    expect([lentSeats(state), playedSeats(state)]).toEqual([[1], []]);
  });
});

describe("before the next card", () => {
  it("nobody is offered to wait, and all cards may come, where nobody could interfere", () => {
    expect(waitingSeat(state)).toBeNull();
    expect(isAnnounced(state)).toBe(false);
  });
  it("whoever could interfere may wait, and the card is announced", () => {
    show({ interferers: [0, 1] });
    expect(waitingSeat(state)).toBe(1);
    expect(isAnnounced(state)).toBe(true);
  });
  it("the seat that reveals it can pause where it comes by itself", () => {
    show({ to_act: 1, interferers: [1] });
    expect(waitingSeat(state)).toBe(1);
    prefer({ reveal: "one" });
    expect(waitingSeat(state)).toBeNull();
  });
  it("whoever waits can stop waiting", () => {
    state.waiting = [1];
    expect(waitingSeat(state)).toBe(1);
    expect(isWaiting(state)).toBe(true);
  });
  it("those who want all cards at once wait for others alone", () => {
    show({ to_act: 1, interferers: [1] });
    prefer({ reveal: "all" });
    expect(isAnnounced(state)).toBe(false);
    show({ to_act: 1, interferers: [2] });
    expect(isAnnounced(state)).toBe(true);
  });
  it("a coming card is no news any more after a play, or while somebody waits", () => {
    state.coming = { type: "coming", number: state.newest!.number, seat: 0, seconds: 2 };
    expect(comingCard(state)).not.toBeNull();
    state.waiting = [1];
    expect(comingCard(state)).toBeNull();
    state.waiting = [];
    show({ number: 99 });
    expect(comingCard(state)).toBeNull();
  });
});

describe("a table", () => {
  it("lists this screen's seats first, then the others round the table", () => {
    expect(seatOrder(state)).toEqual([1, 2, 0]);
  });
  it("calls people by their names, and two of one name by their roles", () => {
    expect(namesOf(state)).toEqual(["Ann", "Ben", "three"]);
    state.seats = [seat(0, "Ann"), seat(1, "Ann"), seat(2, "Eva")];
    expect(namesOf(state)).toEqual(["one", "two", "Eva"]);
  });
  it("waits for this screen only while a person plays there and the game runs", () => {
    show({ to_act: 1 });
    expect(isMyTurn(state)).toBe(true);
    show({ to_act: 1, outcome: "won" });
    expect(isMyTurn(state)).toBe(false);
    state.seats = [seat(0, "Ann"), seat(1, "Ben", "bot")];
    show({ to_act: 1 });
    expect(isMyTurn(state)).toBe(false);
  });
  it("lets only whoever played take the last play back", () => {
    show({ undo: 0 });
    expect(canUndo(state)).toBe(false);
    show({ undo: 1 });
    expect(canUndo(state)).toBe(true);
  });
});

it("advice is for people, and for this position", () => {
  const choice = (action: string) => ({ action });
  const choices = [choice("2 end"), choice("1 end")];
  state.advice = { number: 3, choices } as unknown as Advised;
  expect(advisedChoices(state).map((one) => one.action)).toEqual(["1 end"]);
  state.advice = { number: 2, choices } as unknown as Advised;
  expect(advisedChoices(state)).toEqual([]);
});

it("the record of today's challenge is a secret until the day is over", () => {
  const secretAt = (challenge: string | null, now: string) => {
    state.info = { challenge } as TableInfo;
    return isRecordSecret(state, new Date(now));
  };
  expect(secretAt("2026-11-18", "2026-11-18T23:59:59Z")).toBe(true);
  expect(secretAt("2026-11-18", "2026-11-19T00:00:00Z")).toBe(false);
  expect(secretAt(null, "2026-11-18T12:00:00Z")).toBe(false);
});
