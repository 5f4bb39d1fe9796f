import { beforeEach, describe, expect, it } from "vitest";
import { dropKeys, forget, keysOf, remember, tables } from "../../../src/match/keys";

beforeEach(() => localStorage.clear());

describe("the tables I sit at", () => {
  it("keep their keys, each once", () => {
    remember("t1", { keys: ["first-key"] });
    remember("t1", { keys: ["first-key", "second-key"], game: "desert" });
    expect(keysOf("t1")).toEqual(["first-key", "second-key"]);
    expect(keysOf("t2")).toEqual([]);
  });
  it("are listed, the newest first, without those I only watch", () => {
    remember("old", { keys: ["k"], started: "2026-01-01T00:00:00Z" });
    remember("new", { keys: ["k"], started: "2026-02-01T00:00:00Z" });
    remember("seen", { started: "2026-03-01T00:00:00Z" });
    expect(tables().map((one) => one.table)).toEqual(["new", "old"]);
  });
  it("say when they were finished", () => {
    remember("t1", { keys: ["k"] });
    expect(tables()[0]).toMatchObject({ outcome: "running", finished: null });
    remember("t1", { outcome: "won" });
    expect(tables()[0]).toMatchObject({ outcome: "won", finished: expect.any(String) });
  });
  it("lose a key that opens nothing any more", () => {
    remember("t1", { keys: ["first-key", "second-key"] });
    dropKeys("t1", ["first-key"]);
    dropKeys("t2", ["first-key"]);
    expect(keysOf("t1")).toEqual(["second-key"]);
    forget("t1");
    expect(keysOf("t1")).toEqual([]);
  });
  it("survive a broken store", () => {
    localStorage.setItem("forbidden.tables", "{broken");
    expect(tables()).toEqual([]);
  });
});
