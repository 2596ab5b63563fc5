// Which word was meant: one that titles have, a slip or two away.

export type Known = { term: string; documents: number };

/**
 * How many slips lead from one word to another: a letter more, fewer or other, or two that changed places
 * (Damerau and Levenshtein, optimal string alignment). Words come folded. @returns `most` + 1 for more than that
 */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
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
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] ?? 0, most + 1);
}

/** How many slips are believed in a word. */
export const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const alphabets = [
  "abcdefghijklmnopqrstuvwxyz",
  "αβγδεζηθικλμνξοπρστυφχψω",
  "абвгдежзийклмнопрстуфхцчшщъьюяіїєѣыэ",
];

/** Every word that is one slip away from `word`, in its script. */
export function neighbours(word: string): string[] {
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

/** The likeliest of the known words, if one is likelier than the word itself: fewest slips, then most documents. */
export function likeliest(word: string, own: number, known: readonly Known[]): string | null {
  const most = slipsIn(word);
  const fitting = known
    .filter(({ documents }) => documents > own * 10)
    .map((candidate) => ({ ...candidate, slips: slips(word, candidate.term, most) }))
    .filter((candidate) => candidate.slips > 0 && candidate.slips <= most)
    .sort((a, b) => a.slips - b.slips || b.documents - a.documents || (a.term < b.term ? -1 : 1));
  return fitting[0]?.term ?? null;
}
