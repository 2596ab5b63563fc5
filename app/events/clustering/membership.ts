import { hourMs } from "#platform/duration.ts";
import { type Cluster, comparedMembers } from "./cluster.ts";
import { logOddsIgnoringTime, logOddsOf, type OrderedWeights } from "./pair-odds.ts";
import { parameters } from "./parameters.ts";
import type { StoryVectors } from "./story-vectors.ts";

/**
 * The log-odds that a story belongs to a cluster: a weighted mean of the odds with the most similar member, and of the
 * mean odds with the most similar members. If a member is in the story's language, members in other languages count
 * half. Large clusters, old ones, and those about other states are harder to join.
 */
export function membershipOdds(
  story: StoryVectors,
  cluster: Cluster,
  pairWeights: OrderedWeights,
): number {
  const members = comparedMembers(cluster);
  const hasLanguage = members.some((m) => m.lang === story.lang);
  const all = members
    .map((m) => ({
      odds: logOddsOf(story, m, pairWeights),
      weight: hasLanguage && m.lang !== story.lang ? 0.5 : 1,
    }))
    .sort((a, b) => b.odds - a.odds);
  const mostSimilar = all[0]?.odds ?? -parameters.maxLogOdds;
  const { mostSimilarShare, similarMembersShare, agePenalty, sizePenalty, ageFreeHours } =
    parameters;
  const similar = all.slice(0, Math.max(2, Math.ceil(similarMembersShare * all.length)));
  const weights = similar.reduce((sum, { weight }) => sum + weight, 0);
  const mean = similar.reduce((sum, { odds, weight }) => sum + odds * weight, 0) / weights;
  const at = story.publishedAt;
  // The age counts in both directions, since stories may arrive late.
  const age = Math.max(
    0,
    Math.max(at - cluster.firstAt, cluster.lastAt - at) / hourMs - ageFreeHours,
  );
  return (
    mostSimilarShare * mostSimilar +
    (1 - mostSimilarShare) * mean -
    (agePenalty * age) / 24 -
    sizePenalty * Math.log2(cluster.members.length) -
    parameters.otherStatePenalty * shareOfOtherStates(story, members)
  );
}

/**
 * The share of the members with known states that are about none of the story's states; 0 below `otherStateFrom`, since a
 * few members may be about the states of victims or helpers. It keeps apart two similar events of one night in different
 * states, which share most of their words.
 */
function shareOfOtherStates(story: StoryVectors, members: readonly StoryVectors[]): number {
  const { states } = story;
  const known = members.filter((m) => m.states.length > 0);
  if (states.length === 0 || known.length === 0) return 0;
  const others = known.filter((m) => !m.states.some((state) => states.includes(state)));
  const share = others.length / known.length;
  return share > parameters.otherStateFrom ? share : 0;
}

/** Milliseconds between a time and a period; 0 within it. */
export const timeGap = (at: number, first: number, last: number): number =>
  Math.max(0, at - last, first - at);

/** Whether two clusters are so similar, and so near in time, that they are one event. */
export function areSameEvent(a: Cluster, b: Cluster, weights: OrderedWeights): boolean {
  const span = Math.max(a.lastAt, b.lastAt) - Math.min(a.firstAt, b.firstAt);
  if (span > parameters.mergedSpanHours * hourMs) return false;
  const least = shareLanguage(a, b) ? parameters.mergeOdds : parameters.mergeOddsAcross;
  return clusterLogOdds(a, b, logOddsOf, weights) >= least;
}

const shareLanguage = (a: Cluster, b: Cluster): boolean =>
  a.members.some((one) => b.members.some((other) => one.lang === other.lang));

/** The log-odds that two clusters belong to one storyline, whatever the time between them. */
export const storylineOdds = (a: Cluster, b: Cluster, weights: OrderedWeights): number =>
  clusterLogOdds(a, b, logOddsIgnoringTime, weights);

/** The mean, over the members of one cluster, of the log-odds with the most similar member of the other; the lower of both. */
function clusterLogOdds(
  a: Cluster,
  b: Cluster,
  odds: typeof logOddsOf,
  weights: OrderedWeights,
): number {
  const left = comparedMembers(a);
  const right = comparedMembers(b);
  const bestOfLeft = left.map(() => -parameters.maxLogOdds);
  const bestOfRight = right.map(() => -parameters.maxLogOdds);
  for (const [i, one] of left.entries())
    for (const [j, other] of right.entries()) {
      const pair = odds(one, other, weights);
      bestOfLeft[i] = Math.max(bestOfLeft[i] as number, pair);
      bestOfRight[j] = Math.max(bestOfRight[j] as number, pair);
    }
  return Math.min(mean(bestOfLeft), mean(bestOfRight));
}

const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
