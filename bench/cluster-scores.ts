import type { Clusters } from "#events/clustering/clusters.ts";

/** The id of a story's cluster; null if the story is unknown or forgotten. */
export const clusterIdOf = (c: Clusters, id: number): number | null =>
  c.stories.get(id)?.cluster.id ?? null;

/** A story with its true event, and the cluster that it was assigned to. */
export type LabelledStory = {
  lang: string;
  event: string;
  cluster: number;
  /** The storylines of its event: pairs of different events of one storyline are not judged. */
  storylines?: readonly string[];
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
  a.event !== b.event && (a.storylines ?? []).some((subject) => b.storylines?.includes(subject));

/** Numbers of right, wrong and missing pairs. Those of several runs can be added. */
export type PairCounts = { right: number; wrong: number; missing: number };

export function countPairs(stories: LabelledStory[], pairs: Pairs): PairCounts {
  const pairCounts = { right: 0, wrong: 0, missing: 0 };
  for (const [i, a] of stories.entries())
    for (const b of stories.slice(i + 1)) {
      if (!isOfLanguages(pairs, a, b) || isUnjudged(a, b)) continue;
      const together = a.cluster === b.cluster;
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
 * B-cubed (Bagga and Baldwin 1998): for each story, how much of its cluster is of its event and how much of its
 * event is in its cluster, on average. `onlyGrouped` leaves out of precision the stories in a cluster of their own, and of
 * recall those whose event has no other story: they are too easily right.
 */
export function bCubed(stories: LabelledStory[], pairs: Pairs, onlyGrouped = false): Scores {
  const precisions: number[] = [];
  const recalls: number[] = [];
  for (const a of stories) {
    let [both, cluster, event] = [1, 1, 1];
    for (const b of stories) {
      if (a === b || !isOfLanguages(pairs, a, b) || isUnjudged(a, b)) continue;
      const together = a.cluster === b.cluster;
      const sameEvent = a.event === b.event;
      if (together) cluster++;
      if (sameEvent) event++;
      if (together && sameEvent) both++;
    }
    if (!onlyGrouped || cluster > 1) precisions.push(both / cluster);
    if (!onlyGrouped || event > 1) recalls.push(both / event);
  }
  return toScores(mean(precisions), mean(recalls));
}

const mean = (all: number[]): number =>
  all.length ? all.reduce((sum, one) => sum + one, 0) / all.length : 1;
