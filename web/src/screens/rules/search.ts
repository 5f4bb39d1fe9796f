// Looking for words in a page of rules: what is kept, and what is marked.
import { plain, type Block, type Inline } from "./markdown";

/** The words of a query, in lower case. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/u).filter(Boolean);
}

function holds(inside: Inline[], words: string[], more = ""): boolean {
  const text = `${more} ${plain(inside)}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The blocks, items and rows that hold every word, below the headings they belong to. */
export function filterPage(blocks: Block[], query: string): Block[] {
  const words = wordsOf(query);
  if (words.length === 0) return blocks;
  const kept: Block[] = [];
  let above: (Block & { kind: "heading" })[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      above = [...above.filter((other) => other.level < block.level), block];
      continue;
    }
    const part = filterBlock(block, words);
    if (!part) continue;
    kept.push(...above.filter((heading) => !kept.includes(heading)), part);
  }
  return kept;
}

function filterBlock(block: Block, words: string[]): Block | null {
  if (block.kind === "paragraph") return holds(block.inside, words) ? block : null;
  if (block.kind === "list") {
    const items = block.items.filter((item) => holds(item.inside, words, item.rule ?? ""));
    return items.length ? { ...block, items } : null;
  }
  if (block.kind === "table") {
    const rows = block.rows.filter((row) => holds(row.flatMap(spaced), words));
    return rows.length ? { ...block, rows } : null;
  }
  return null;
}

function spaced(cell: Inline[]): Inline[] {
  return [...cell, { kind: "text", text: " " }];
}

/** How many items, rows and paragraphs there are. */
export function countFound(blocks: Block[]): number {
  return blocks.reduce((sum, block) => {
    if (block.kind === "list") return sum + block.items.length;
    if (block.kind === "table") return sum + block.rows.length;
    return block.kind === "paragraph" ? sum + 1 : sum;
  }, 0);
}

/** A text cut at the words looked for: every second piece is one of them. */
export function cutAt(text: string, query: string): string[] {
  const words = wordsOf(query);
  if (words.length === 0) return [text];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  return text.split(new RegExp(`(${pattern})`, "giu"));
}
