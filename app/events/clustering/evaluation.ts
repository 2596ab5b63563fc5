/** A story with its true event, and the group it was put in. */
export type LabelledStory = {
  lang: string;
  event: string;
  group: number;
  /** The long-running subjects of its event: pairs of different events of one subject are not judged. */
  within?: readonly string[];
};

export type Scores = {
  precision: number;
  recall: number;
  f1: number;
};

/** Which pairs of stories are judged: all, those in the same language, or those across languages. */
export type Pairs = "all" | "same" | "across";

const isOfLanguages = (pairs: Pairs, a: LabelledStory, b: LabelledStory): boolean =>
  pairs === "all" || (a.lang === b.lang) === (pairs === "same");

const isUnjudged = (a: LabelledStory, b: LabelledStory): boolean =>
  a.event !== b.event && (a.within ?? []).some((subject) => b.within?.includes(subject));

/** Right, wrong and missing pairs, each counted once. Counts of several runs can be added. */
export type PairCounts = { right: number; wrong: number; missing: number };

export function countPairs(stories: LabelledStory[], pairs: Pairs): PairCounts {
  const pairCounts = { right: 0, wrong: 0, missing: 0 };
  for (const [i, a] of stories.entries())
    for (const b of stories.slice(i + 1)) {
      if (!isOfLanguages(pairs, a, b) || isUnjudged(a, b)) continue;
      const together = a.group === b.group;
      if (a.event === b.event) pairCounts[together ? "right" : "missing"]++;
      else if (together) pairCounts.wrong++;
    }
  return pairCounts;
}

export function scoresOf({ right, wrong, missing }: PairCounts): Scores {
  return toScores(right / (right + wrong || 1), right / (right + missing || 1));
}

const toScores = (precision: number, recall: number): Scores => ({
  precision,
  recall,
  f1: (2 * precision * recall) / (precision + recall || 1),
});

/**
 * B-cubed (Bagga and Baldwin 1998): for each story, how much of its group is of its event and how much of its
 * event is in its group, on average. `onlyGrouped` leaves out of precision the stories in a group of their own, and of
 * recall those whose event has no other story: they are too easily right.
 */
export function bCubed(stories: LabelledStory[], pairs: Pairs, onlyGrouped = false): Scores {
  const precisions: number[] = [];
  const recalls: number[] = [];
  for (const a of stories) {
    let [both, group, event] = [1, 1, 1];
    for (const b of stories) {
      if (a === b || !isOfLanguages(pairs, a, b) || isUnjudged(a, b)) continue;
      const together = a.group === b.group;
      const sameEvent = a.event === b.event;
      if (together) group++;
      if (sameEvent) event++;
      if (together && sameEvent) both++;
    }
    if (!onlyGrouped || group > 1) precisions.push(both / group);
    if (!onlyGrouped || event > 1) recalls.push(both / event);
  }
  return toScores(mean(precisions), mean(recalls));
}

const mean = (all: number[]): number =>
  all.length ? all.reduce((sum, one) => sum + one, 0) / all.length : 1;
