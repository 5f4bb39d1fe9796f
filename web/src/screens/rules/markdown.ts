// The part of Markdown our rule pages are written in, read into a tree. No HTML comes in or out.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "rule"; text: string } // a number such as XY-12 that is told elsewhere
  | { kind: "strong"; inside: Inline[] }
  | { kind: "em"; inside: Inline[] };

export interface Item {
  rule: string | null; // XY-12, or X12: the number this item tells
  inside: Inline[];
}

export type Block =
  | { kind: "heading"; level: number; id: string; inside: Inline[] }
  | { kind: "paragraph"; inside: Inline[] }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "code"; text: string };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^[-*]\s+(.*)$/;
const FENCE = /^```/;
const NUMBER = /^\*\*([A-Z]{1,2}-?\d+[a-z]?)\*\*\s*/;
const RULE = /^[A-Z]{2}-\d+[a-z]?$/;
const MARKS = /`([^`]+)`|\*\*(.+?)\*\*|\*(.+?)\*|(?<![A-Z])([A-Z]{2}-\d+[a-z]?)/;

/** Whether a word is the number of a rule, such as XY-12b. */
export function isRule(word: string): boolean {
  return RULE.test(word);
}

/** The blocks of a page. */
export function readPage(text: string): Block[] {
  const lines = text.split(/\r?\n/);
  const blocks: Block[] = [];
  const ids = new Map<string, number>();
  let at = 0;

  function paragraphUntil(stop: (line: string) => boolean): string {
    let joined = "";
    while (at < lines.length && !stop(lines[at]!)) joined = joinLines(joined, lines[at++]!.trim());
    return joined;
  }

  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === "") at++;
    else if (FENCE.test(line)) {
      const start = ++at;
      while (at < lines.length && !FENCE.test(lines[at]!)) at++;
      blocks.push({ kind: "code", text: lines.slice(start, at++).join("\n") });
    } else if (heading) {
      at++;
      blocks.push({
        kind: "heading",
        level: heading[1]!.length,
        id: unique(slug(heading[2]!), ids),
        inside: readInline(heading[2]!),
      });
    } else if (line.startsWith("|")) {
      const rows: string[] = [];
      while (at < lines.length && lines[at]!.startsWith("|")) rows.push(lines[at++]!);
      blocks.push(readTable(rows));
    } else if (ITEM.test(line)) {
      const items: Item[] = [];
      while (at < lines.length && ITEM.test(lines[at]!)) {
        lines[at] = ITEM.exec(lines[at]!)![1]!;
        const first = at;
        items.push(
          readItem(
            paragraphUntil((next) => at > first && (startsBlock(next) || !/^\s/.test(next))),
          ),
        );
      }
      blocks.push({ kind: "list", items });
    } else {
      const first = at;
      blocks.push({
        kind: "paragraph",
        inside: readInline(paragraphUntil((next) => at > first && startsBlock(next))),
      });
    }
  }
  return blocks;
}

function startsBlock(line: string): boolean {
  return (
    line.trim() === "" ||
    HEADING.test(line) ||
    FENCE.test(line) ||
    ITEM.test(line) ||
    line.startsWith("|")
  );
}

const WIDE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

/** Two lines of one paragraph: a blank between them, except in Japanese. */
function joinLines(before: string, after: string): string {
  if (!before || !after) return before + after;
  const glued = WIDE.test(before.at(-1)!) && WIDE.test(after[0]!);
  return before + (glued ? "" : " ") + after;
}

function readItem(text: string): Item {
  const number = NUMBER.exec(text);
  return number
    ? { rule: number[1]!, inside: readInline(text.slice(number[0].length)) }
    : { rule: null, inside: readInline(text) };
}

function readTable(lines: string[]): Block {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+\|$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, "")
        .split("|")
        .map((cell) => readInline(cell.trim())),
    );
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

/** The inside of a paragraph. */
export function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  while (rest) {
    const mark = MARKS.exec(rest);
    if (!mark) {
      found.push({ kind: "text", text: rest });
      break;
    }
    if (mark.index > 0) found.push({ kind: "text", text: rest.slice(0, mark.index) });
    if (mark[1] !== undefined) found.push({ kind: "code", text: mark[1] });
    else if (mark[2] !== undefined) found.push({ kind: "strong", inside: readInline(mark[2]) });
    else if (mark[3] !== undefined) found.push({ kind: "em", inside: readInline(mark[3]) });
    else found.push({ kind: "rule", text: mark[4]! });
    rest = rest.slice(mark.index + mark[0].length);
  }
  return found;
}

/** The text of inlines, without any marks. */
export function plain(inside: Inline[]): string {
  return inside.map((part) => ("inside" in part ? plain(part.inside) : part.text)).join("");
}

function slug(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[`*]/g, "")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-|-$/g, "") || "part"
  );
}

function unique(id: string, ids: Map<string, number>): string {
  const times = (ids.get(id) ?? 0) + 1;
  ids.set(id, times);
  return times === 1 ? id : `${id}-${times}`;
}
