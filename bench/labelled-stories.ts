import { type StoryClass, storyClasses } from "#stories/story-class.ts";

/** Precision (how many predicted labels are right), recall (how many expected labels are predicted), and F1. */
export type Score = { precision: number; recall: number; f1: number };

/** Precision and recall over all labels of all items (micro-averaged); `expected[i]` and `predicted[i]` belong to one item. */
export function scoreOf(expected: readonly string[][], predicted: readonly string[][]): Score {
  let right = 0;
  let expectedCount = 0;
  let predictedCount = 0;
  expected.forEach((labels, i) => {
    const answer = predicted[i] ?? [];
    expectedCount += labels.length;
    predictedCount += answer.length;
    right += answer.filter((label) => labels.includes(label)).length;
  });
  const precision = predictedCount === 0 ? 1 : right / predictedCount;
  const recall = expectedCount === 0 ? 1 : right / expectedCount;
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall || 1) };
}

export type LabelledItem = {
  /** The rules were tuned on the first half and are judged by the second. */
  split: "tuning" | "test";
  lang: string;
  declared: string | null;
  source: string | null;
  categories: string[];
  title: string;
  excerpt: string;
  topics: string[];
  countries: string[];
};

/** The rows of the labelled set (`tests/fixtures/classification.tsv`), whose first line names its columns. */
export function labelledFrom(tsv: string): LabelledItem[] {
  const list = (text: string) => (text === "" || text === "-" ? [] : text.split(","));
  return tsv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [split, lang, declared, source, categories, title, excerpt, topics, countries] =
        line.split("\t");
      return {
        split: split === "tune" ? "tuning" : "test",
        lang: lang ?? "",
        declared: declared || null,
        source: source || null,
        categories: categories ? [categories] : [],
        title: title ?? "",
        excerpt: excerpt ?? "",
        topics: list(topics ?? ""),
        countries: list(countries ?? ""),
      };
    });
}

export type LabelledClass = {
  split: "tuning" | "test";
  lang: string;
  class: StoryClass;
  title: string;
  excerpt: string;
};

const isStoryClass = (value: unknown): value is StoryClass =>
  (storyClasses as readonly unknown[]).includes(value);

/** The rows of the headlines labelled by class (`tests/fixtures/story-classes.tsv`). */
export const labelledClasses = (tsv: string): LabelledClass[] =>
  tsv
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [split, lang = "", kind, title = "", excerpt = ""] = line.split("\t");
      if (!isStoryClass(kind)) throw new Error(`${kind} is not a class: ${title}`);
      return { split: split === "tune" ? "tuning" : "test", lang, class: kind, title, excerpt };
    });
