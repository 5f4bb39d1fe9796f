import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Match } from "../../../src/match/match.svelte";
import { pauseBefore } from "../../../src/net/connection";
import type { Played, Position, Welcome } from "../../../src/wire";

/** A socket whose other end is the test. */
class Wire {
  static OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen();
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  break(code = 1006) {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const position = (number: number, outcome = "running") =>
  ({ number, to_act: 0, outcome, snapshot: { seats: [] }, legal: [] }) as unknown as Position;
const welcome = (number: number, from: number) =>
  ({
    type: "welcome",
    info: {
      table: "t1",
      game: "island",
      config: {},
      seats: [],
      created_at: "2026-01-01T00:00:00Z",
    },
    yours: [0],
    host: true,
    opening: [],
    plays: Array.from({ length: number - from }, (_, at) => play(from + at + 1)),
    position: position(number),
    waiting: [],
    watchers: 0,
  }) as unknown as Welcome;
const play = (number: number) => ({ number, seat: 0, action: "0 move c4", events: ["moved 0 c4"] });
const played = (number: number): Played => ({
  type: "played",
  play: play(number),
  position: position(number),
});

const witness = { shown: vi.fn(), refused: vi.fn(), because: vi.fn(), moved: vi.fn() };
let match: Match;
const wire = () => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  localStorage.clear();
  Wire.all = [];
  vi.clearAllMocks();
  match = new Match("t1", ["a-long-key"], witness);
  wire().open();
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a match", () => {
  it("joins with its keys, from the first play on", () => {
    expect(wire().sent).toEqual([{ type: "join", keys: ["a-long-key"], have: 0 }]);
  });
  it("shows one play after another, and the newest at once when asked", () => {
    wire().tell(welcome(0, 0));
    wire().tell(played(1));
    wire().tell(played(2));
    wire().tell(played(3));
    expect([match.shown?.number, match.newest?.number, match.ready]).toEqual([1, 3, false]);
    vi.advanceTimersByTime(700);
    expect(match.shown?.number).toBe(2);
    expect(match.skip()).toBe(true);
    expect([match.shown?.number, match.moment, match.ready]).toEqual([3, null, true]);
    expect(witness.shown).toHaveBeenCalledTimes(3);
  });
  it("takes no play twice", () => {
    wire().tell(welcome(2, 0));
    wire().tell(played(2));
    expect(match.log.map((one) => one.number)).toEqual([1, 2]);
  });
  it("comes back after a loss and asks for what it has missed", () => {
    wire().tell(welcome(2, 0));
    wire().break();
    expect(match.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    wire().open();
    expect(wire().sent[0]).toMatchObject({ type: "join", have: 2 });
    wire().tell(welcome(5, 2));
    expect([match.link, match.shown?.number, match.log.length]).toEqual(["open", 5, 5]);
  });
  it("does not try again where there is no table", () => {
    wire().break(4404);
    vi.advanceTimersByTime(60_000);
    expect([match.link, Wire.all.length]).toEqual(["missing", 1]);
  });
  it("sends one action at a time, with the number of plays it has seen", () => {
    wire().tell(welcome(2, 0));
    match.act("0 end");
    match.act("0 end");
    expect(wire().sent.slice(1)).toEqual([{ type: "act", action: "0 end", after: 2 }]);
    wire().tell({ type: "refused", code: "illegal", action: "0 end", rule: "FI-14", reason: {} });
    expect(match.sent).toBeNull();
    expect(witness.refused).toHaveBeenCalledOnce();
  });
  it("tells of an action that came too late", () => {
    wire().tell(welcome(2, 0));
    match.act("0 end");
    wire().tell({ type: "refused", code: "stale", action: "0 end", rule: null, reason: {} });
    expect(match.sent).toBeNull();
    expect(witness.refused).toHaveBeenCalledOnce();
  });
});

describe("the pause before a new try", () => {
  it("grows up to a limit", () => {
    expect([0, 1, 2, 10].map((tries) => pauseBefore(tries, 0.5))).toEqual([400, 800, 1600, 12_000]);
  });
});
