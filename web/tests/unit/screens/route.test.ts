import { describe, expect, it } from "vitest";
import { isKey, isLocal, readAddress, ruleAddress, tableAddress } from "../../../src/ui/route";

describe("addresses", () => {
  it("name every screen", () => {
    expect(readAddress("/").screen).toBe("home");
    expect(readAddress("/open").screen).toBe("open");
    expect(readAddress("/learn/").screen).toBe("learn");
    expect(readAddress("/statistics").screen).toBe("statistics");
    expect(readAddress("/about").screen).toBe("about");
  });

  it("carry what is wished for a new table", () => {
    expect(readAddress("/new/desert?friends&role=climber")).toEqual({
      screen: "new",
      game: "desert",
      friends: true,
      role: "climber",
    });
    expect(readAddress("/new/island")).toMatchObject({ game: "island", friends: false, role: "" });
  });

  it("lead to a table, perhaps with the key of a seat in the fragment", () => {
    const address = tableAddress("http://here", "abc123");
    expect(readAddress(address)).toEqual({ screen: "room", table: "abc123", key: "" });
    const key = "62wBdT6YirPo5j_YaKv2XRFE";
    expect(readAddress(`${address}#${key}`)).toMatchObject({ screen: "room", key });
    expect([isKey(key), isKey(key.slice(0, 5)), isKey("%")]).toEqual([true, false, false]);
    expect(readAddress("/t/abc123#%")).toMatchObject({ screen: "room", key: "%" });
  });

  it("may only mean this computer", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].map(isLocal)).toEqual([true, true, true]);
    expect(["192.168.0.7", "localhost.example", "1270.example"].some(isLocal)).toBe(false);
  });

  it("carry the frame of a replay", () => {
    expect(readAddress("/t/abc/replay#60")).toEqual({ screen: "replay", table: "abc", frame: 60 });
    expect(readAddress("/t/abc/replay")).toMatchObject({ frame: null });
    expect(readAddress("/t/abc/replay#x")).toMatchObject({ frame: null });
  });

  it("are those of the games that the server has", () => {
    expect(readAddress("/new/sky", ["sky"])).toMatchObject({ screen: "new", game: "sky" });
    expect(readAddress("/rules/island", ["sky"]).screen).toBe("missing");
  });

  it("lead to a rule", () => {
    expect(ruleAddress("FI-30")).toBe("/rules/island#FI-30");
    expect(readAddress(ruleAddress("FD-81e")!)).toEqual({
      screen: "rules",
      game: "desert",
      anchor: "FD-81e",
    });
    expect(ruleAddress("XY-1")).toBeNull();
  });

  it.each([
    "/nowhere",
    "/new/sky",
    "/t",
    "/t/a b",
    "/rules",
    "/rules/island/x",
    "/t/a/replay/b",
    "/open/x",
  ])("know nothing at %s", (address) => expect(readAddress(address).screen).toBe("missing"));
});
