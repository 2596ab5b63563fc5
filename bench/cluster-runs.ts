import {
  assignStory,
  type Clusters,
  learnFrequencies,
  newClusters,
  type StoryInput,
} from "#events/clustering/clusters.ts";
import { pairWeights } from "#events/clustering/pair-weights.ts";
import { clusterIdOf, type LabelledStory } from "./cluster-scores.ts";
import { fixtureStories, otherNews } from "./event-fixture.ts";

/** A story with its true event, and the storylines that the event belongs to. */
export type LabelledStoryInput = { story: StoryInput; event: string; storylines: string[] };

/** Clusters stories in the given order, after their words were counted. @returns the final cluster of each */
export function clusterStories(
  stories: LabelledStoryInput[],
  before: StoryInput[] = [],
): LabelledStory[] {
  const c = newClusters();
  for (const story of before) learnFrequencies(c, story);
  for (const { story } of stories) assignStory(c, story);
  return labelledClusters(c, stories);
}

const labelledClusters = (c: Clusters, stories: LabelledStoryInput[]): LabelledStory[] =>
  stories.map(({ story, event, storylines }) => ({
    lang: story.lang,
    event,
    storylines,
    cluster: clusterIdOf(c, story.id) ?? 0,
  }));

/** The stories of our own fixture, clustered after their words were counted. */
export function clusterOwn(weights = pairWeights): {
  clusters: Clusters;
  stories: ReturnType<typeof fixtureStories>;
} {
  const stories = fixtureStories();
  const clusters = newClusters(weights);
  for (const story of [...otherNews(), ...stories.map((s) => s.story)])
    learnFrequencies(clusters, story);
  for (const { story } of stories) assignStory(clusters, story);
  return { clusters, stories };
}

/** A reproducible shuffle, by a linear congruential generator. */
export function shuffled<T>(all: T[], seed = 7): T[] {
  const out = [...all];
  let state = seed;
  for (let i = out.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const j = state % (i + 1);
    [out[i], out[j]] = [out[j] as T, out[i] as T];
  }
  return out;
}
