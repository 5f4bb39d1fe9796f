// Japanese lines end between phrases. Browsers that can do it by themselves (word-break: auto-phrase) need
// nothing of this; in the others, such as Firefox and Safari, places where a line may end are put into the text.
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;
const SKIPPED = "svg, script, style, code, pre, kbd, textarea";
const MAY_BREAK = "\u200b";
const PHRASE_ENDS = /[ぁ-ん、。！？」』）・…]$/;
const PHRASE_BEGINS = /^[一-龠々ァ-ヶA-Za-z0-9「『（{]/;

/** A text with a mark wherever a phrase ends and another one begins. */
export function phrased(text: string, segmenter: Intl.Segmenter): string {
  let written = "";
  for (const { segment } of segmenter.segment(text.replaceAll(MAY_BREAK, ""))) {
    if (PHRASE_ENDS.test(written) && PHRASE_BEGINS.test(segment)) written += MAY_BREAK;
    written += segment;
  }
  return written;
}

/** Mark the phrases of all that is shown from now on. */
export function endLinesBetweenPhrases(): void {
  if (CSS.supports("word-break", "auto-phrase") || !("Segmenter" in Intl)) return;
  const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

  function mark(node: Node): void {
    if (node instanceof Text) {
      if (!JAPANESE.test(node.data) || node.parentElement?.closest(SKIPPED)) return;
      const marked = phrased(node.data, segmenter);
      if (marked !== node.data) node.data = marked;
    } else if (!(node instanceof Element && node.matches(SKIPPED))) node.childNodes.forEach(mark);
  }

  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      if (type === "characterData") mark(target);
      else addedNodes.forEach(mark);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
  mark(document.body);
}
