/** The range of a match in a text: from and to, in UTF-16 units. */
export type MatchRange = readonly [from: number, to: number];

/** The longest entry of a list. */
export const longestEntry = 200;

/**
 * What is wrong with an entry of a word list: words, of which each may end with `*` for any ending, or an expression
 * between slashes. Null where nothing is.
 */
export function entryProblem(entry: string): string | null {
  if (entry.length > longestEntry) return `is longer than ${longestEntry} characters`;
  try {
    return expressionOf(entry) ? null : "has no letter";
  } catch (error) {
    return (error as Error).message;
  }
}

/** The expression that finds an entry; null for an empty one. @throws SyntaxError for an invalid expression */
function expressionOf(entry: string): RegExp | null {
  const written = /^\/(.+)\/$/u.exec(entry);
  if (written?.[1]) return new RegExp(written[1], "giu");
  const words = plain(entry)
    .text.split(/[^\p{L}\p{N}*]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return null;
  const parts = words.map((word) => word.replace(/\*+/g, "[\\p{L}\\p{N}]*"));
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${parts.join("[^\\p{L}\\p{N}]+")}(?![\\p{L}\\p{N}])`,
    "giu",
  );
}

/** Digits and signs that stand for letters, as in "1d10t". */
const standIns: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

/** A text in lower case, without accents and look-alike characters, and the position in `text` of each unit. */
function plain(text: string): { text: string; from: number[] } {
  let bare = "";
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const letters = character
      .normalize("NFKD")
      .replace(/[\p{M}\p{Cf}]/gu, "")
      .toLowerCase();
    for (let n = 0; n < letters.length; n++) from.push(at);
    bare += letters;
    at += character.length;
  }
  from.push(at);
  // A digit is read as a letter only beside one: 5 000 stays a number.
  bare = bare.replace(
    /(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu,
    (sign) => standIns[sign] ?? sign,
  );
  return { text: bare, from };
}

/** The ranges in a text that entries of a list match, in order, each once. Invalid entries match nothing. */
export function findEntries(text: string, entries: readonly string[]): MatchRange[] {
  const bare = plain(text);
  const ranges = new Map<string, MatchRange>();
  for (const entry of entries) {
    if (entryProblem(entry) !== null) continue;
    for (const match of bare.text.matchAll(expressionOf(entry) ?? /(?!)/g)) {
      if (!match[0]) continue;
      const range: MatchRange = [
        bare.from[match.index] ?? 0,
        bare.from[match.index + match[0].length] ?? text.length,
      ];
      ranges.set(range.join(), range);
    }
  }
  return [...ranges.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}
