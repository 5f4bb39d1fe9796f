// What a browser can prove about a deal. The commitments were made with printf and sha256sum.
import { beforeEach, describe, expect, test } from "vitest";
import { commitmentOf, noteDeal, notedDeal, verdictOf } from "../../src/match/deal";

const SALT = "5a".repeat(16);
const LONG = { seed: "0x00112233445566778899aabbccddeeff", salt: SALT };
const COMMITMENT = "019a76d6183990751c0b5cb919af0d0bd27a24d919c3add0bf8ea20ddce79eea";

beforeEach(() => localStorage.clear());

describe("a deal", () => {
  test("fits the commitment that others work out", () => {
    expect(commitmentOf(LONG)).toBe(COMMITMENT);
    expect(commitmentOf({ seed: 9007199254740991, salt: SALT })).toBe(
      "41562d4c38d4f5b478e14ba0843e3b8e1864fe39f6a02698c7e22963bcb93209",
    );
  });

  test("is verified by what was noted while the game went on", () => {
    noteDeal("one", COMMITMENT, 3);
    expect(verdictOf(LONG, notedDeal("one"), COMMITMENT)).toBe("verified");
    expect(notedDeal("one")).toEqual({ commitment: COMMITMENT, after: 3 });
  });

  test("keeps the first note, whatever the server says later", () => {
    const other = { ...LONG, salt: "5b".repeat(16) };
    noteDeal("two", COMMITMENT, 0);
    noteDeal("two", commitmentOf(other), 5);
    expect(verdictOf(other, notedDeal("two"), commitmentOf(other))).toBe("changed");
  });

  test("proves little to whoever came too late", () => {
    expect(verdictOf(LONG, notedDeal("three"), COMMITMENT)).toBe("late");
    expect(verdictOf({ ...LONG, seed: 7 }, null, COMMITMENT)).toBe("changed");
  });

  test("is noted again after storage was spoilt", () => {
    localStorage.setItem("forbidden.deals", "{");
    noteDeal("four", COMMITMENT, 0);
    expect(notedDeal("four")?.after).toBe(0);
  });
});
