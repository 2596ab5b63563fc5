import { type Cluster, comparedMembers } from "./cluster.ts";
import type { ReportVectors } from "./clustered-story.ts";
import { oddsOf, oddsWhenever } from "./pair-odds.ts";
import { parameters } from "./parameters.ts";

const HOUR = 3_600_000;

/**
 * The log-odds that a report belongs to a cluster: partly those with its likest member, partly the mean of those with
 * its likest members. Members in another language count half where the report's language is there. Large and old
 * clusters are harder to join, and those that are about other states.
 */
export function membershipOdds(report: ReportVectors, cluster: Cluster): number {
  const members = comparedMembers(cluster);
  const hasLanguage = members.some((m) => m.lang === report.lang);
  const all = members
    .map((m) => ({
      odds: oddsOf(report, m),
      weight: hasLanguage && m.lang !== report.lang ? 0.5 : 1,
    }))
    .sort((a, b) => b.odds - a.odds);
  const likest = all[0]?.odds ?? -parameters.mostOdds;
  const { likestShare, likestMembers, agePenalty, sizePenalty, freshHours } = parameters;
  const near = all.slice(0, Math.max(2, Math.ceil(likestMembers * all.length)));
  const weights = near.reduce((sum, { weight }) => sum + weight, 0);
  const mean = near.reduce((sum, { odds, weight }) => sum + odds * weight, 0) / weights;
  const at = report.publishedAt;
  // A late report counts as far away as an early one.
  const age = Math.max(0, Math.max(at - cluster.firstAt, cluster.lastAt - at) / HOUR - freshHours);
  return (
    likestShare * likest +
    (1 - likestShare) * mean -
    (agePenalty * age) / 24 -
    sizePenalty * Math.log2(cluster.members.length) -
    parameters.elsewherePenalty * shareElsewhere(report, members)
  );
}

/**
 * Of the members whose states are known, the share that is about none of the report's states; 0 unless nearly all are.
 * Two fires of one night share most of their words, and a report on both joins them. A few members may be about the
 * states of victims or helpers.
 */
function shareElsewhere(report: ReportVectors, members: readonly ReportVectors[]): number {
  const { about } = report;
  const known = members.filter((m) => m.about.length > 0);
  if (about.length === 0 || known.length === 0) return 0;
  const elsewhere = known.filter((m) => !m.about.some((state) => about.includes(state)));
  const share = elsewhere.length / known.length;
  return share > parameters.elsewhereFrom ? share : 0;
}

/** Milliseconds between a time and a period; 0 within it. */
export const timeGap = (at: number, first: number, last: number): number =>
  Math.max(0, at - last, first - at);

/** Whether two clusters are so similar, and so near in time, that they are one event. */
export function areSameEvent(a: Cluster, b: Cluster): boolean {
  const span = Math.max(a.lastAt, b.lastAt) - Math.min(a.firstAt, b.firstAt);
  if (span > parameters.mergedSpanHours * HOUR) return false;
  const least = shareLanguage(a, b) ? parameters.mergeOdds : parameters.mergeOddsAcross;
  return clusterOdds(a, b, oddsOf) >= least;
}

const shareLanguage = (a: Cluster, b: Cluster): boolean =>
  a.members.some((one) => b.members.some((other) => one.lang === other.lang));

/** The log-odds that two clusters are parts of one long story, whatever the time between them. */
export const oddsOfOneStory = (a: Cluster, b: Cluster): number => clusterOdds(a, b, oddsWhenever);

/** On average over the members of either side, the log-odds with the likest member on the other side. */
function clusterOdds(a: Cluster, b: Cluster, odds: typeof oddsOf): number {
  const left = comparedMembers(a);
  const right = comparedMembers(b);
  const likestOfLeft = left.map(() => -parameters.mostOdds);
  const likestOfRight = right.map(() => -parameters.mostOdds);
  for (const [i, one] of left.entries())
    for (const [j, other] of right.entries()) {
      const pair = odds(one, other);
      likestOfLeft[i] = Math.max(likestOfLeft[i] as number, pair);
      likestOfRight[j] = Math.max(likestOfRight[j] as number, pair);
    }
  return Math.min(mean(likestOfLeft), mean(likestOfRight));
}

const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
