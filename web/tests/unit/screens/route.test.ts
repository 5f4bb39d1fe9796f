import { describe, expect, it } from "vitest";
import { inviteAddress, readAddress, ruleAddress } from "../../../src/ui/route";

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

  it("carry the key of a seat in the fragment, and nothing that is no key", () => {
    const address = inviteAddress("http://here", "abc123", "62wBdT6YirPo5j_YaKv2XRFE");
    expect(readAddress(address)).toEqual({
      screen: "room",
      table: "abc123",
      key: "62wBdT6YirPo5j_YaKv2XRFE",
    });
    expect(readAddress("/t/abc123#short")).toMatchObject({ screen: "room", key: "" });
    expect(readAddress("/t/abc123#%")).toMatchObject({ screen: "room", key: "" });
  });

  it("carry the frame of a replay", () => {
    expect(readAddress("/t/abc/replay#60")).toEqual({ screen: "replay", table: "abc", frame: 60 });
    expect(readAddress("/t/abc/replay")).toMatchObject({ frame: null });
    expect(readAddress("/t/abc/replay#x")).toMatchObject({ frame: null });
  });

  it("lead to a rule", () => {
    expect(ruleAddress("FI-30")).toBe("/rules/island#FI-30");
    expect(readAddress(ruleAddress("FD-81e"))).toEqual({
      screen: "rules",
      game: "desert",
      anchor: "FD-81e",
    });
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
