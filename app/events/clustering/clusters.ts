import { hourMs } from "#platform/duration.ts";
import {
  type Capitalisation,
  learnCapitalisation,
  newCapitalisation,
  pruneCapitalisation,
} from "./capitalisation.ts";
import {
  addMember,
  type Cluster,
  type ClusteredStory,
  hasKey,
  newCluster,
  rebuildCluster,
} from "./cluster.ts";
import { type Features, featuresOf, titleTokensOf } from "./features.ts";
import { firstFrequencies } from "./first-frequencies.ts";
import { advance, countKeysOfStory, type Frequencies, renormalise } from "./frequencies.ts";
import { leadStoryIn } from "./lead-story.ts";
import { areSameEvent, membershipOdds, timeGap } from "./membership.ts";
import {
  addOverride,
  areKeptApart,
  keptTogetherWith,
  newOverrides,
  type Overrides,
  pruneOverrides,
} from "./overrides.ts";
import { type OrderedWeights, orderWeights } from "./pair-odds.ts";
import { pairWeights } from "./pair-weights.ts";
import { parameters } from "./parameters.ts";
import { addPostings, findStoriesSharing, newPostings, type Postings } from "./postings.ts";
import { learnSeries, newSeries, pruneSeries, type Series } from "./series.ts";
import type { Override, StoryInput } from "./story-input.ts";
import { type StoryVectors, vectorise } from "./story-vectors.ts";
import { topKeys } from "./vectors.ts";
import { type Vocabulary, vocabulary } from "./vocabulary.server.ts";

export type { Override, StoryInput } from "./story-input.ts";
export { isUpdate } from "./update.ts";

const windowMs = parameters.windowHours * hourMs;

/**
 * The state of online clustering: which stories are about the same event. It is kept in memory and changes with every
 * story. Decisions depend only on earlier stories and their order.
 */
export type Clusters = {
  pairWeights: OrderedWeights;
  vocabulary: Vocabulary;
  capitalisation: Capitalisation;
  series: Series;
  frequencies: Frequencies;
  postings: Postings;
  stories: Map<number, ClusteredStory>;
  /** By arrival index; removed stories leave null. */
  arrivals: (ClusteredStory | null)[];
  clusters: Map<number, Cluster>;
  /** Stories whose words `learnFrequencies` has already counted. */
  counted: Set<number>;
  overrides: Overrides;
  /** The id of the next new cluster. Ids of new clusters are negative; positive ids are events of the caller. */
  nextId: number;
};

/** An empty state. @param weights by which pairs of stories are compared; others while they are fitted */
export const newClusters = (weights = pairWeights): Clusters => ({
  pairWeights: orderWeights(weights),
  vocabulary: vocabulary(),
  capitalisation: newCapitalisation(),
  series: newSeries(),
  frequencies: firstFrequencies(),
  postings: newPostings(),
  stories: new Map(),
  arrivals: [],
  clusters: new Map(),
  counted: new Set(),
  overrides: newOverrides(),
  nextId: -1,
});

/** Counts the words of a story without clustering it, so that the first stories are compared by known frequencies. */
export function learnFrequencies(c: Clusters, story: StoryInput): void {
  learnWordUse(c, story);
  c.counted.add(story.id);
  advance(c.frequencies, story.at);
  countKeysOfStory(c.frequencies, story, keysOf(featuresOf(story, c)), {
    isNewEvent: true,
    isKnown: () => false,
  });
}

/**
 * Adds a story to the cluster that it was assigned to before. Stories are restored in the order in which they were
 * assigned; a story that is there already is replaced.
 */
export function restoreStory(
  c: Clusters,
  story: StoryInput,
  clusterId: number,
  override?: Override,
): void {
  removeStory(c, story.id);
  if (override) addOverride(c.overrides, story.id, override);
  c.nextId = Math.min(c.nextId, clusterId - 1);
  const read = readStory(c, story);
  insertStory(c, story, read, getOrCreateCluster(c, clusterId));
}

/** The cluster that a story was assigned to, its size before, and the ids of clusters that were merged into it. */
export type Assignment = { clusterId: number; membersBefore: number; merged: number[] };

/** Assigns a story to the most similar cluster, or to a new one. A story that is there already is assigned again. */
export function assignStory(c: Clusters, story: StoryInput, override?: Override): Assignment {
  removeStory(c, story.id);
  if (override) addOverride(c.overrides, story.id, override);
  const read = readStory(c, story);
  const candidates = similarClusters(c, read.vectors);
  const keptTogether = clustersKeptTogether(c, story.id);
  const [mostSimilar] = candidates;
  const belongs = mostSimilar !== undefined && mostSimilar.odds >= parameters.joinLogOdds;
  const best = keptTogether[0] ?? (belongs ? mostSimilar.cluster : undefined);
  const cluster = best ?? getOrCreateCluster(c, c.nextId--);
  const membersBefore = cluster.members.length;
  insertStory(c, story, read, cluster);
  const merged: number[] = [];
  let into = cluster;
  for (const other of keptTogether.slice(1))
    if (mayMerge(c, into, other)) into = mergeClusters(c, into, other, merged);
  const others = candidates.map((s) => s.cluster).filter((other) => other !== best);
  for (const other of others.slice(0, parameters.mergeCandidates))
    if (
      c.clusters.has(other.id) &&
      mayMerge(c, into, other) &&
      areSameEvent(into, other, c.pairWeights)
    )
      into = mergeClusters(c, into, other, merged);
  return { clusterId: into.id, membersBefore, merged };
}

/** The stories of a cluster that have not been forgotten, in their order of arrival. */
export const membersOf = (c: Clusters, clusterId: number): number[] =>
  c.clusters.get(clusterId)?.members.map((m) => m.id) ?? [];

/** Gives a cluster another id, such as that of its new event. Throws if that id is taken. */
export function setClusterId(c: Clusters, from: number, to: number): void {
  const cluster = c.clusters.get(from);
  if (!cluster || from === to) return;
  if (c.clusters.has(to)) throw new Error(`There is a cluster ${to} already`);
  c.clusters.delete(from);
  cluster.id = to;
  c.clusters.set(to, cluster);
}

/** Stores an editor's override for all later decisions; moves nothing by itself. */
export const setOverride = (c: Clusters, id: number, override: Override): void =>
  addOverride(c.overrides, id, override);

/** Moves a story into a cluster of its own. @returns the id of that cluster; null if the story is unknown */
export function isolateStory(c: Clusters, id: number): number | null {
  const clustered = c.stories.get(id);
  if (!clustered) return null;
  removeFromCluster(c, clustered);
  const alone = getOrCreateCluster(c, c.nextId--);
  addMember(alone, clustered);
  return alone.id;
}

/** Removes a story entirely, such as one that was withdrawn. */
export function removeStory(c: Clusters, id: number): void {
  const clustered = c.stories.get(id);
  if (!clustered) return;
  removeFromCluster(c, clustered);
  c.stories.delete(id);
  c.arrivals[clustered.arrivalIndex] = null;
}

/** Removes stories published before a time, in milliseconds, and the clusters that are empty then. */
export function forgetBefore(c: Clusters, at: number): void {
  for (const cluster of c.clusters.values()) {
    cluster.members = cluster.members.filter((m) => m.publishedAt >= at);
    if (cluster.members.length === 0) c.clusters.delete(cluster.id);
  }
  const remaining = c.arrivals.filter(
    (clustered) => clustered !== null && clustered.publishedAt >= at,
  ) as ClusteredStory[];
  c.arrivals = remaining;
  c.stories = new Map(remaining.map((clustered) => [clustered.id, clustered]));
  c.postings = newPostings();
  for (const [arrivalIndex, clustered] of remaining.entries()) {
    clustered.arrivalIndex = arrivalIndex;
    addPostings(c.postings, clustered);
  }
  c.counted.clear();
  pruneOverrides(c.overrides, (id) => c.stories.has(id));
  renormalise(c.frequencies);
  pruneCapitalisation(c.capitalisation);
  pruneSeries(c.series, at);
}

/** The lead story of a cluster, in one language or in any; null if there is none. */
export function leadStoryOf(c: Clusters, clusterId: number, lang?: string): number | null {
  const cluster = c.clusters.get(clusterId);
  return cluster ? leadStoryIn(cluster, lang) : null;
}

type ReadStory = { features: Features; vectors: StoryVectors };

function readStory(c: Clusters, story: StoryInput): ReadStory {
  if (!c.counted.has(story.id)) learnWordUse(c, story);
  advance(c.frequencies, story.at);
  const features = featuresOf(story, c);
  return { features, vectors: vectorise(story, features, c.frequencies) };
}

/** Learns which words are written with a capital, and the names of the publisher's series. */
function learnWordUse(c: Clusters, story: StoryInput): void {
  const { lang, publisher, title, at } = story;
  learnCapitalisation(c.capitalisation, lang, story.excerpt.slice(0, parameters.excerptLength));
  // Headlines in English may capitalise every word.
  if (lang !== "en") learnCapitalisation(c.capitalisation, lang, title);
  learnSeries(c.series, publisher, titleTokensOf(story), at);
}

function* keysOf({ monolingual, crosslingual }: Features): Generator<number> {
  yield* monolingual.keys();
  yield* crosslingual.keys();
}

function getOrCreateCluster(c: Clusters, clusterId: number): Cluster {
  const cluster = c.clusters.get(clusterId) ?? newCluster(clusterId);
  c.clusters.set(clusterId, cluster);
  return cluster;
}

function insertStory(
  c: Clusters,
  story: StoryInput,
  { features, vectors }: ReadStory,
  cluster: Cluster,
): void {
  if (!c.counted.delete(story.id))
    countKeysOfStory(c.frequencies, story, keysOf(features), {
      isNewEvent: cluster.members.length === 0,
      isKnown: (key) => hasKey(cluster, key),
    });
  const clustered: ClusteredStory = { ...vectors, cluster, arrivalIndex: c.arrivals.length };
  c.arrivals.push(clustered);
  c.stories.set(clustered.id, clustered);
  addPostings(c.postings, clustered);
  addMember(cluster, clustered);
}

function removeFromCluster(c: Clusters, clustered: ClusteredStory): void {
  const { cluster } = clustered;
  rebuildCluster(
    cluster,
    cluster.members.filter((m) => m !== clustered),
  );
  if (cluster.members.length === 0) c.clusters.delete(cluster.id);
}

/** The clusters that a story may belong to, the most similar first. */
function similarClusters(c: Clusters, story: StoryVectors): { cluster: Cluster; odds: number }[] {
  const found: { cluster: Cluster; odds: number }[] = [];
  for (const cluster of candidateClusters(c, story)) {
    if (
      timeGap(story.publishedAt, cluster.firstAt, cluster.lastAt) > windowMs ||
      !mayJoin(c, story.id, cluster)
    )
      continue;
    const odds = membershipOdds(story, cluster, c.pairWeights);
    if (odds >= parameters.mergeCandidateOdds) found.push({ cluster, odds });
  }
  // Sorting is stable: equal ones stay in their order of arrival.
  return found.sort((a, b) => b.odds - a.odds);
}

/** Candidates that share less than this part of the best candidate's weight are ignored. */
const minSharedWeight = 1 / 4;

/** Clusters of stories that share rare keys with this one, those that share the most first. */
function candidateClusters(c: Clusters, { monolingual, crosslingual }: StoryVectors): Cluster[] {
  const keys = [monolingual, crosslingual].flatMap((vector) =>
    topKeys(vector, parameters.searchKeys),
  );
  const { arrivalIndexes, weightOf } = findStoriesSharing(c.postings, keys);
  let most = 0;
  for (const index of arrivalIndexes)
    if (c.arrivals[index]) most = Math.max(most, weightOf[index] as number);
  const best = new Map<Cluster, number>();
  for (const index of arrivalIndexes) {
    const weight = weightOf[index] as number;
    const cluster = weight >= most * minSharedWeight && c.arrivals[index]?.cluster;
    if (cluster && (best.get(cluster) ?? 0) < weight) best.set(cluster, weight);
  }
  const sorted = [...best].sort((a, b) => b[1] - a[1]);
  return sorted.slice(0, parameters.candidateClusters).map(([cluster]) => cluster);
}

const idsOf = (cluster: Cluster): number[] => cluster.members.map((m) => m.id);

const mayJoin = (c: Clusters, id: number, cluster: Cluster): boolean =>
  !areKeptApart(c.overrides, [id], idsOf(cluster));

const mayMerge = (c: Clusters, a: Cluster, b: Cluster): boolean =>
  !areKeptApart(c.overrides, idsOf(a), idsOf(b));

/** The clusters of stories that an override keeps together with this one. */
function clustersKeptTogether(c: Clusters, id: number): Cluster[] {
  const clusters = new Set<Cluster>();
  for (const other of keptTogetherWith(c.overrides, id)) {
    const cluster = c.stories.get(other)?.cluster;
    if (cluster && mayJoin(c, id, cluster)) clusters.add(cluster);
  }
  return [...clusters];
}

/** Merges two clusters into the one that is an event, else into the larger one; adds the id of the other to `mergedIds`. */
function mergeClusters(c: Clusters, a: Cluster, b: Cluster, mergedIds: number[]): Cluster {
  const second = a.id > 0 === b.id > 0 ? b.members.length > a.members.length : b.id > 0;
  const [into, from] = second ? [b, a] : [a, b];
  moveMembers(c, into, from);
  mergedIds.push(from.id);
  return into;
}

function moveMembers(c: Clusters, into: Cluster, from: Cluster): void {
  const first = Math.min(into.firstAt, from.firstAt);
  rebuildCluster(into, [...into.members, ...from.members]);
  into.firstAt = Math.min(first, into.firstAt);
  c.clusters.delete(from.id);
}
