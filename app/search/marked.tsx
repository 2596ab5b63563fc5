const between = /\uE000([^\uE001]*)\uE001/;

/** Text of a result with matched words in `mark` elements; they come between U+E000 and U+E001 (search.server.ts). */
export function Marked({ text }: { text: string }) {
  // Splitting by a pattern with one group puts the matches at the odd positions.
  return text.split(between).map((part, n) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: written once, never reordered
    n % 2 ? <mark key={n}>{part}</mark> : part.replace(/[\uE000\uE001]/g, ""),
  );
}
