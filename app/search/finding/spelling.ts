// Spelling correction: a word that titles have, one or two edits away from the one typed.

export type TitleTerm = { term: string; documents: number };

/**
 * The edit distance of two folded words: insertions, deletions, substitutions, and swaps of neighbours (Damerau and
 * Levenshtein, optimal string alignment). @returns `most` + 1 for any larger distance
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > max) return max + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, max + 1);
}

/** How many edits a correction may be away, by the length of the word. */
export const maxEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const alphabets = [
  "abcdefghijklmnopqrstuvwxyz",
  "αβγδεζηθικλμνξοπρστυφχψω",
  "абвгдежзийклмнопрстуфхцчшщъьюяіїєѣыэ",
];

/** Every string that is one edit away from `word`, in its script. */
export function wordsOneEditAway(word: string): string[] {
  const letters = [...word];
  const alphabet = alphabets.find((all) => letters.some((c) => all.includes(c))) ?? "";
  const all = new Set<string>();
  for (let at = 0; at <= letters.length; at++) {
    const [head, tail] = [letters.slice(0, at).join(""), letters.slice(at)];
    const rest = (n: number) => tail.slice(n).join("");
    if (tail.length > 0) all.add(head + rest(1));
    if (tail.length > 1) all.add(head + tail[1] + tail[0] + rest(2));
    for (const letter of alphabet) {
      all.add(head + letter + rest(0));
      if (tail.length > 0) all.add(head + letter + rest(1));
    }
  }
  all.delete(word);
  return [...all].filter(Boolean);
}

/** The best correction among known words that are far more frequent: fewest edits, then most documents; or null. */
export function bestCorrection(
  word: string,
  ownDocuments: number,
  known: readonly TitleTerm[],
): string | null {
  const max = maxEdits(word);
  const fitting = known
    .filter(({ documents }) => documents > ownDocuments * 10)
    .map((candidate) => ({ ...candidate, slips: editDistance(word, candidate.term, max) }))
    .filter((candidate) => candidate.slips > 0 && candidate.slips <= max)
    .sort((a, b) => a.slips - b.slips || b.documents - a.documents || (a.term < b.term ? -1 : 1));
  return fitting[0]?.term ?? null;
}
