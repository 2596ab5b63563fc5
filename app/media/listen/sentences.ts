/** A sentence of a text, and its range in the page. Its start and length are estimates, in seconds. */
export type Sentence = { text: string; range: Range; from: number; seconds: number };

/** About how many characters of text are spoken in a second. */
const charactersPerSecond = 14;
/** The elements of a page that are read aloud. */
const blockSelector = "h2, h3, h4, p, li, blockquote > :not(p), td, th";

/** The sentences in some elements, in order. @param lang the language of the text (BCP 47) */
export function sentencesOf(elements: Iterable<Element>, lang: string): Sentence[] {
  const segmenter = new Intl.Segmenter(lang, { granularity: "sentence" });
  const sentences: Sentence[] = [];
  let from = 0;
  for (const element of elements)
    for (const block of blocksIn(element)) {
      const nodes = textNodesOf(block);
      const whole = nodes.map((node) => node.data).join("");
      for (const { segment, index } of segmenter.segment(whole)) {
        const text = segment.replace(/\s+/g, " ").trim();
        if (!/[\p{L}\p{N}]/u.test(text)) continue;
        const seconds = Math.max(1, text.length / charactersPerSecond);
        const end = index + segment.trimEnd().length;
        sentences.push({ text, range: rangeOf(nodes, index, end), from, seconds });
        from += seconds;
      }
    }
  return sentences;
}

/** The outermost blocks in an element, or the element itself if there are none. */
function blocksIn(element: Element): Element[] {
  const found = [...element.querySelectorAll(blockSelector)];
  if (found.length === 0) return [element];
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one)));
}

function textNodesOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function rangeOf(nodes: readonly Text[], from: number, to: number): Range {
  const range = document.createRange();
  let at = 0;
  for (const node of nodes) {
    const end = at + node.length;
    if (from >= at && from < end) range.setStart(node, from - at);
    if (to > at && to <= end) range.setEnd(node, to - at);
    at = end;
  }
  return range;
}
