import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { plain, readInline, readPage } from "../../../src/screens/rules/markdown";
import { countFound, cutAt, filterPage } from "../../../src/screens/rules/search";

const DOCS = join(import.meta.dirname, "../../../../docs");

describe("a page of rules", () => {
  it("has headings with anchors that stay apart", () => {
    const page = readPage("# Title\n\n## 1. Words\n\n### Words\n### Words\n");
    expect(page.map((block) => block.kind === "heading" && [block.level, block.id])).toEqual([
      [1, "title"],
      [2, "1-words"],
      [3, "words"],
      [3, "words-2"],
    ]);
  });

  it("joins the lines of a paragraph with a blank, but not in Japanese", () => {
    const [english, japanese] = readPage("one\ntwo\n\n島が\n沈む\n");
    expect(english).toEqual({ kind: "paragraph", inside: [{ kind: "text", text: "one two" }] });
    expect(japanese).toEqual({ kind: "paragraph", inside: [{ kind: "text", text: "島が沈む" }] });
  });

  it("reads the number of each rule and links those it cites", () => {
    const [list] = readPage(
      "- **FI-30** Never given (FI-73),\n  not even far.\n- **F2** *Why?* So.\n- plain\n",
    );
    expect(list).toEqual({
      kind: "list",
      items: [
        {
          rule: "FI-30",
          inside: [
            { kind: "text", text: "Never given (" },
            { kind: "rule", text: "FI-73" },
            { kind: "text", text: "), not even far." },
          ],
        },
        {
          rule: "F2",
          inside: [
            { kind: "em", inside: [{ kind: "text", text: "Why?" }] },
            { kind: "text", text: " So." },
          ],
        },
        { rule: null, inside: [{ kind: "text", text: "plain" }] },
      ],
    });
  });

  it("reads tables, and code as it stands", () => {
    const [table, code] = readPage(
      "| A | B |\n| --- | --- |\n| `x` | **y** |\n\n```text\n#.\n| no |\n```\n",
    );
    expect(table).toEqual({
      kind: "table",
      head: [[{ kind: "text", text: "A" }], [{ kind: "text", text: "B" }]],
      rows: [
        [
          [{ kind: "code", text: "x" }],
          [{ kind: "strong", inside: [{ kind: "text", text: "y" }] }],
        ],
      ],
    });
    expect(code).toEqual({ kind: "code", text: "#.\n| no |" });
  });

  it("takes HTML for text", () => {
    expect(readInline("<b onclick=x>hi</b>")).toEqual([
      { kind: "text", text: "<b onclick=x>hi</b>" },
    ]);
  });

  it.each(readdirSync(DOCS).filter((name) => /^rules-.*\.md$/.test(name)))(
    "reads all of %s",
    (name) => {
      const text = readFileSync(join(DOCS, name), "utf8");
      const page = readPage(text);
      const told = page.flatMap((block) =>
        block.kind === "list" ? block.items.flatMap((item) => item.rule ?? []) : [],
      );
      const written = [...text.matchAll(/^- \*\*(F[ID]?-?\d+[a-z]?)\*\*/gm)].map(
        (match) => match[1],
      );
      expect(told).toEqual(written);
      expect(new Set(told).size).toBe(told.length);
      const left = page.flatMap((block) => (block.kind === "paragraph" ? plain(block.inside) : []));
      expect(left.filter((paragraph) => /[*`|]/.test(paragraph))).toEqual([]);
    },
  );
});

describe("a search", () => {
  const page = readPage(
    "# Rules\n\n## A\n\nWater here.\n\n- **FI-1** Sand bags.\n- **FI-2** Deep water.\n\n## B\n\n| X |\n| --- |\n| sand |\n",
  );

  it("keeps what holds every word, below its headings", () => {
    const found = filterPage(page, "WATER deep");
    expect(found.map((block) => block.kind)).toEqual(["heading", "heading", "list"]);
    expect(countFound(found)).toBe(1);
    expect(countFound(filterPage(page, "sand"))).toBe(2);
  });

  it("finds rules by their number", () => {
    expect(countFound(filterPage(page, "fi-2"))).toBe(1);
  });

  it("changes nothing without words", () => {
    expect(filterPage(page, "  ")).toBe(page);
  });

  it("cuts a text at the words, whatever they are", () => {
    expect(cutAt("Sand, sandbags (sand)", "sand")).toEqual([
      "",
      "Sand",
      ", ",
      "sand",
      "bags (",
      "sand",
      ")",
    ]);
    expect(cutAt("a.c abc", "a.c")).toEqual(["", "a.c", " abc"]);
    expect(cutAt("abc", "")).toEqual(["abc"]);
  });
});
