import { describe, expect, it } from "vitest";
import { count, day, howLongAgo, percent, share } from "../../../src/ui/figures";

describe("figures", () => {
  it("never round a chance to certainty", () => {
    expect(percent(0.999, "en")).toBe("99%");
    expect(percent(0.001, "en")).toBe("1%");
    expect([percent(0, "en"), percent(1, "en")]).toEqual(["0%", "100%"]);
  });

  it("are written as the language writes them", () => {
    expect(share(1, 3, "en")).toBe("33%");
    expect(share(0, 0, "en")).toBe("0%");
    expect(count(12345, "ja")).toBe("12,345");
    expect(day("2026-11-16", "en")).toBe("November 16");
    expect(day("2026-11-16", "ja")).toBe("11月16日");
  });

  it("tell roughly how long ago", () => {
    const now = Date.parse("2026-11-16T12:00:00Z");
    expect(howLongAgo("2026-11-16T11:59:50Z", "en", now)).toBe("now");
    expect(howLongAgo("2026-11-16T09:30:00Z", "en", now)).toBe("2 hours ago");
    expect(howLongAgo("2026-11-15T11:00:00Z", "en", now)).toBe("yesterday");
  });
});
