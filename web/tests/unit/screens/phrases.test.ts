import { expect, it } from "vitest";
import { phrased } from "../../../src/ui/phrases";

const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
const phrases = (text: string) => phrased(text, segmenter).split("\u200b");

it("ends no line within a word", () => {
  expect(phrases("4つの財宝と、1機のヘリコプター。潮は満ちてくる。")).toEqual([
    "4つの",
    "財宝と、",
    "1機の",
    "ヘリコプター。",
    "潮は",
    "満ちてくる。",
  ]);
  expect(phrases("砂を取り除く")).toEqual(["砂を", "取り除く"]);
});

it("marks a text once, however often it comes by", () => {
  const text = phrased("あなたから始まります。", segmenter);
  expect(phrased(text, segmenter)).toBe(text);
  expect(phrased("Your turn", segmenter)).toBe("Your turn");
});
