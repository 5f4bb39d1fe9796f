import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameUi } from "../../../src/games/contract";
import { keysOf } from "../../../src/match/keys";
import { Match } from "../../../src/match/match";
import { hasEarlier, isReady, movesAfter } from "../../../src/match/queries";
import { TableState } from "../../../src/match/state.svelte";
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
const welcome = (number: number, from: number, more: Partial<Welcome> = {}) =>
  ({
    type: "welcome",
    info: {
      table: "t1",
      game: "island",
      config: {},
      seats: [],
      started: true,
      created_at: "2026-01-01T00:00:00Z",
    },
    yours: [0],
    host: true,
    opening: [],
    plays: Array.from({ length: number - from }, (_, at) => play(from + at + 1)),
    moves: from,
    position: position(number),
    waiting: [],
    watchers: 0,
    strange: [],
    sayings: [],
    grace: 30,
    silence: 180,
    ...more,
  }) as unknown as Welcome;
const play = (number: number) => ({ number, seat: 0, action: "0 move c4", events: ["moved 0 c4"] });
const played = (number: number): Played => ({
  type: "played",
  play: play(number),
  changes: { "/number": number },
});

const listener = {
  begun: vi.fn(),
  shown: vi.fn(),
  refused: vi.fn(),
  said: vi.fn(),
  failed: vi.fn(),
};
let state: TableState;
let match: Match;
const wire = () => Wire.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  localStorage.clear();
  Wire.all = [];
  vi.clearAllMocks();
  state = new TableState();
  state.ui = { readEvent: () => ({ time: 600, reveal: 0 }), rows: () => [] } as unknown as GameUi;
  match = new Match("t1", ["a-long-key"], state, listener);
  wire().open();
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a match", () => {
  it("joins with its keys, from the first play on", () => {
    expect(wire().sent).toEqual([{ type: "join", keys: ["a-long-key"], have: 0, look: true }]);
  });
  it("shows one play after another, and the newest at once when asked", () => {
    wire().tell(welcome(0, 0));
    wire().tell(played(1));
    wire().tell(played(2));
    wire().tell(played(3));
    expect([state.shown?.number, state.newest?.number, isReady(state)]).toEqual([1, 3, false]);
    vi.advanceTimersByTime(700);
    expect(state.shown?.number).toBe(2);
    expect(match.skip()).toBe(true);
    expect([state.shown?.number, state.moment, isReady(state)]).toEqual([3, null, true]);
    expect(listener.shown).toHaveBeenCalledTimes(3);
  });
  it("takes no play twice", () => {
    wire().tell(welcome(2, 0));
    wire().tell(played(2));
    expect(state.log.map((one) => one.number)).toEqual([1, 2]);
  });
  it("begins its log anew where it has missed more than one page", () => {
    wire().tell(welcome(2, 0));
    wire().break();
    vi.advanceTimersByTime(1000);
    wire().open();
    wire().tell(welcome(120, 20));
    expect(state.log.map((one) => one.number)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 21),
    );
    expect([movesAfter(state, 20), movesAfter(state, 25)]).toEqual([20, 25]);
  });
  it("reads older plays once, page by page", async () => {
    wire().tell(welcome(120, 20));
    const asked = vi.fn<(path: string) => Promise<Response>>(() => {
      const plays = Array.from({ length: 20 }, (_, at) => play(at + 1));
      return Promise.resolve(new Response(JSON.stringify({ plays, moves: 0 })));
    });
    vi.stubGlobal("fetch", asked);
    expect(hasEarlier(state)).toBe(true);
    await Promise.all([match.readEarlier(), match.readEarlier()]);
    await match.readEarlier();
    expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/tables/t1/plays?before=21"]);
    expect(state.log).toHaveLength(120);
    expect([state.log[0]!.number, state.movesBefore, hasEarlier(state)]).toEqual([1, 0, false]);
  });
  it("comes back after a loss and asks for what it has missed", () => {
    wire().tell(welcome(2, 0));
    wire().break();
    expect(state.link).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    wire().open();
    expect(wire().sent[0]).toMatchObject({ type: "join", have: 2 });
    wire().tell(welcome(5, 2));
    expect([state.link, state.shown?.number, state.log.length]).toEqual(["open", 5, 5]);
  });
  it("does not try again where there is no table", () => {
    wire().break(4404);
    vi.advanceTimersByTime(60_000);
    expect([state.link, Wire.all.length]).toEqual(["missing", 1]);
  });
  it("sends one action at a time, with the number of plays it has seen", () => {
    wire().tell(welcome(2, 0));
    match.act("0 end");
    match.act("0 end");
    expect(wire().sent.slice(1)).toEqual([{ type: "act", action: "0 end", after: 2 }]);
    wire().tell({ type: "refused", code: "illegal", action: "0 end", rule: "FI-14", reason: {} });
    expect(state.sent).toBeNull();
    expect(listener.refused).toHaveBeenCalledOnce();
  });
  it("tells of an action that came too late", () => {
    wire().tell(welcome(2, 0));
    match.act("0 end");
    wire().tell({ type: "refused", code: "stale", action: "0 end", rule: null, reason: {} });
    expect(state.sent).toBeNull();
    expect(listener.refused).toHaveBeenCalledOnce();
  });
});

describe("a silent line", () => {
  beforeEach(() => wire().tell(welcome(2, 0)));

  it("is asked whether anybody is there, and counts as lost within five seconds", () => {
    vi.advanceTimersByTime(3000);
    expect(wire().sent.at(-1)).toEqual({ type: "ping" });
    expect(state.link).toBe("open");
    vi.advanceTimersByTime(2000);
    expect(state.link).toBe("lost");
  });
  it("is open as long as it is answered", () => {
    for (let at = 0; at < 8; at++) {
      vi.advanceTimersByTime(2800);
      wire().tell({ type: "pong" });
    }
    expect([state.link, Wire.all.length]).toEqual(["open", 1]);
    expect(wire().sent.filter((one) => one.type === "ping").length).toBeGreaterThan(4);
  });
  it("is doubted at once when the browser says it is offline", () => {
    window.dispatchEvent(new Event("offline"));
    expect(wire().sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(2000);
    expect(state.link).toBe("lost");
  });
  it("has only slept with the computer, and is asked first", () => {
    vi.setSystemTime(Date.now() + 600_000);
    vi.advanceTimersByTime(500);
    expect(state.link).toBe("open");
    wire().tell({ type: "pong" });
    vi.advanceTimersByTime(2000);
    expect(state.link).toBe("open");
  });
});

describe("an action on a line that is lost", () => {
  beforeEach(() => {
    wire().tell(welcome(2, 0));
    match.act("0 end");
  });

  function comeBack(number: number, more: Partial<Welcome> = {}): void {
    vi.advanceTimersByTime(6000);
    expect([state.link, state.sent]).toEqual(["lost", "0 end"]);
    wire().open();
    wire().tell(welcome(number, 2, more));
  }
  const possible = { ...position(2), legal: ["0 end"] };

  it("is said to be on its way after a second", () => {
    vi.advanceTimersByTime(900);
    expect(state.slow).toBe(false);
    vi.advanceTimersByTime(200);
    expect(state.slow).toBe(true);
    wire().tell(played(3));
    expect([state.slow, state.sent]).toEqual([false, null]);
  });
  it("is sent once more if it has not arrived and is still possible", () => {
    comeBack(2, { position: possible });
    const acts = wire().sent.filter((one) => one.type === "act");
    expect(acts).toEqual([{ type: "act", action: "0 end", after: 2 }]);
    expect(listener.failed).not.toHaveBeenCalled();
  });
  it("is told to be lost if somebody else has played", () => {
    comeBack(3);
    expect(wire().sent.filter((one) => one.type === "act")).toEqual([]);
    expect(listener.failed).toHaveBeenCalledExactlyOnceWith("action");
  });
  it("is not sent twice if it had arrived", () => {
    comeBack(3, { plays: [{ ...play(3), action: "0 end" }] });
    expect(wire().sent.filter((one) => one.type === "act")).toEqual([]);
    expect(listener.failed).not.toHaveBeenCalled();
  });
  it("is refused by a line that is known to be lost, and the player is told", () => {
    wire().tell(played(3));
    wire().break();
    match.act("0 end");
    expect(state.sent).toBeNull();
    expect(listener.failed).toHaveBeenCalledExactlyOnceWith("line");
  });
});

describe("talk", () => {
  const saying = { id: 1, seat: 0, after: 2, at: "", told: null, text: "Hi" };

  it("is heard by everybody, also by whoever comes later", () => {
    wire().tell(welcome(2, 0, { sayings: [saying] }));
    wire().tell({ type: "said", saying: { ...saying, id: 2 } });
    expect(state.sayings.map((one) => one.id)).toEqual([1, 2]);
    expect(listener.said).toHaveBeenCalledOnce();
  });
  it("that got lost is given back to whoever wrote it", () => {
    wire().tell(welcome(2, 0));
    match.write(0, "Hi");
    wire().tell({ type: "said", saying });
    match.write(0, "Where are you?");
    wire().break();
    expect(state.draft).toBe("Where are you?");
    expect(listener.failed).toHaveBeenCalledExactlyOnceWith("talk");
  });
});

describe("the keys of a match", () => {
  it("are those that open something", () => {
    wire().tell(welcome(2, 0, { strange: [0], yours: [], host: false }));
    expect(state.strange).toBe(true);
    wire().tell({ type: "taken", seat: 1, key: "a-new-key" });
    expect(state.strange).toBe(false);
    wire().break();
    vi.advanceTimersByTime(1000);
    wire().open();
    expect(wire().sent[0]).toMatchObject({ keys: ["a-new-key"] });
    expect(keysOf("t1")).toEqual(["a-new-key"]);
  });
});

describe("a question why not", () => {
  const reason = { key: "illegal-move-far", arguments: {} };
  const because = (action: string) => ({ type: "because", action, rule: "FI-20", reason });

  it("is answered by the sentence that belongs to it", async () => {
    const first = match.why("0 move a1");
    const second = match.why("0 move f3");
    wire().tell(because("0 move a1")); // too late: something else has been asked
    wire().tell(because("0 move f3"));
    expect(await first).toBeNull();
    expect(await second).toEqual({ reason, rule: "FI-20" });
  });
  it("is answered by nothing where the action is possible, or the line is dead", async () => {
    const possible = match.why("0 move c4");
    wire().tell({ type: "because", action: "0 move c4", rule: null, reason: null });
    expect(await possible).toBeNull();
    wire().break();
    expect(await match.why("0 move c4")).toBeNull();
  });
});

describe("the pause before a new try", () => {
  it("grows up to a limit", () => {
    expect([0, 1, 2, 10].map((tries) => pauseBefore(tries, 0.5))).toEqual([400, 800, 1600, 12_000]);
  });
});
