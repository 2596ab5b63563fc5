import { hourMs } from "#platform/duration.ts";
import { countWords, wordsOf } from "./headline-words.ts";

const rule = {
  /** How long ago a development may have begun, before the newest story of the event. */
  hours: 10,
  /** How many publishers must report it. */
  publishers: 4,
  /** The largest part of the earlier headlines that may have its word already, and how many of them there must be. */
  maxEarlierShare: 0.1,
  minEarlier: 5,
} as const;

type Report = { id: number; title: string; publisher: string; at: number };

/**
 * Ids of the reports by which an event has moved on: of the last hours, with one word that several publishers have in their
 * headlines by now and hardly any earlier headline has. Empty where there is no such word.
 * @param stories of one event in one language
 * @param o.reports those of them that tell what happened
 * @param o.stopWords of the language
 */
export function storiesOfDevelopment(
  stories: readonly Report[],
  o: { reports: readonly Report[]; stopWords: ReadonlySet<string> | undefined },
): ReadonlySet<number> {
  const since = Math.max(...stories.map((s) => s.at)) - rule.hours * hourMs;
  const earlier = stories.filter((s) => s.at <= since);
  if (earlier.length < rule.minEarlier) return new Set();
  const known = countWords(earlier.map((s) => wordsOf(s.title, o.stopWords)));
  const recent = o.reports
    .filter((s) => s.at > since)
    .map((report) => {
      const words = [...wordsOf(report.title, o.stopWords)];
      const isNew = (word: string) =>
        (known.get(word) ?? 0) <= rule.maxEarlierShare * earlier.length;
      return { report, words: words.filter(isNew) };
    });
  const publishers = new Map<string, Set<string>>();
  for (const { report, words } of recent)
    for (const word of words)
      publishers.set(word, (publishers.get(word) ?? new Set()).add(report.publisher));
  const [widest] = [...publishers].sort(([, a], [, b]) => b.size - a.size);
  if (!widest || widest[1].size < rule.publishers) return new Set();
  return new Set(
    recent.filter(({ words }) => words.includes(widest[0])).map(({ report }) => report.id),
  );
}
