import { type Capitals, learnCapitals, newCapitals, pruneCapitals } from "./capitalisation.ts";
import { addMember, type Cluster, hasKey, newCluster, rebuildCluster } from "./cluster.ts";
import { type ClusteredReport, type ReportVectors, vectorise } from "./clustered-story.ts";
import { type Features, featuresOf, titleTokensOf } from "./features.ts";
import {
  advance,
  countReport,
  type Frequencies,
  newFrequencies,
  renormalise,
} from "./frequencies.ts";
import { representativeReport } from "./headline.ts";
import { areSameEvent, membershipOdds, timeGap } from "./membership.ts";
import {
  addOverride,
  areKeptApart,
  keptTogetherWith,
  newOverrides,
  type Overrides,
  pruneOverrides,
} from "./overrides.ts";
import { parameters } from "./parameters.ts";
import { addPostings, findSharing, newPostings, type Postings } from "./postings.ts";
import { learnSeries, newSeries, pruneSeries, type Series } from "./series.ts";
import type { Override, Report } from "./story-input.ts";
import { topKeys } from "./vectors.ts";
import { type Vocabulary, vocabulary } from "./vocabulary.server.ts";

export type { Override, Report } from "./story-input.ts";
export { isUpdate } from "./update.ts";

const WINDOW_MS = parameters.windowHours * 3_600_000;

/**
 * The state of online clustering: which reports are about the same event. It is kept in memory and changes with every
 * report. Its decisions depend only on the reports before, in their order.
 */
export type Clusters = {
  vocabulary: Vocabulary;
  capitals: Capitals;
  series: Series;
  frequencies: Frequencies;
  postings: Postings;
  reports: Map<number, ClusteredReport>;
  /** By slot; removed reports leave null. */
  slots: (ClusteredReport | null)[];
  clusters: Map<number, Cluster>;
  /** Reports whose words `learnFrequencies` has already counted. */
  counted: Set<number>;
  overrides: Overrides;
  /** The number of the next new group. New groups are negative; positive ones are events of the caller. */
  nextGroup: number;
};

/** An empty state. */
export const newClusters = (): Clusters => ({
  vocabulary: vocabulary(),
  capitals: newCapitals(),
  series: newSeries(),
  frequencies: newFrequencies(),
  postings: newPostings(),
  reports: new Map(),
  slots: [],
  clusters: new Map(),
  counted: new Set(),
  overrides: newOverrides(),
  nextGroup: -1,
});

/** Counts the words of a report without placing it, so that the first reports are placed with known frequencies. */
export function learnFrequencies(c: Clusters, report: Report): void {
  learnWriting(c, report);
  c.counted.add(report.id);
  advance(c.frequencies, report.at);
  countReport(c.frequencies, report, keysOf(featuresOf(report, c)), {
    isNewEvent: true,
    isKnown: () => false,
  });
}

/**
 * Adds a report to the group it is stored in, without deciding anything. Reports are restored in the order in which
 * they were placed; a report that is there already is replaced.
 */
export function restoreReport(
  c: Clusters,
  report: Report,
  group: number,
  override?: Override,
): void {
  removeReport(c, report.id);
  if (override) addOverride(c.overrides, report.id, override);
  c.nextGroup = Math.min(c.nextGroup, group - 1);
  const read = readReport(c, report);
  insertReport(c, report, read, getOrCreateCluster(c, group));
}

/** The decision of `placeReport`: the group, its size before, and the groups that were merged into it. */
export type Placed = { group: number; membersBefore: number; merged: number[] };

/** Assigns a report to the group it belongs to, or to a new one. A report that is there already is placed again. */
export function placeReport(c: Clusters, report: Report, override?: Override): Placed {
  removeReport(c, report.id);
  if (override) addOverride(c.overrides, report.id, override);
  const read = readReport(c, report);
  const similar = similarClusters(c, read.vectors);
  const keptTogether = clustersKeptTogether(c, report.id);
  const [likest] = similar;
  const belongs = likest !== undefined && likest.odds >= parameters.joinOdds;
  const best = keptTogether[0] ?? (belongs ? likest.cluster : undefined);
  const cluster = best ?? getOrCreateCluster(c, c.nextGroup--);
  const membersBefore = cluster.members.length;
  insertReport(c, report, read, cluster);
  const merged: number[] = [];
  let into = cluster;
  for (const other of keptTogether.slice(1))
    if (mayMerge(c, into, other)) into = mergeClusters(c, into, other, merged);
  const others = similar.map((s) => s.cluster).filter((other) => other !== best);
  for (const other of others.slice(0, parameters.mergeTries))
    if (c.clusters.has(other.group) && mayMerge(c, into, other) && areSameEvent(into, other))
      into = mergeClusters(c, into, other, merged);
  return { group: into.group, membersBefore, merged };
}

/** The reports of a group that have not been forgotten, in their order of arrival. */
export const membersOf = (c: Clusters, group: number): number[] =>
  c.clusters.get(group)?.members.map((m) => m.id) ?? [];

/** The group of a report; null if the report is unknown or forgotten. */
export const groupOf = (c: Clusters, id: number): number | null =>
  c.reports.get(id)?.cluster.group ?? null;

/** Gives a group another number, such as that of its new event. Throws if that number is taken. */
export function renameGroup(c: Clusters, from: number, to: number): void {
  const cluster = c.clusters.get(from);
  if (!cluster || from === to) return;
  if (c.clusters.has(to)) throw new Error(`There is a group ${to} already`);
  c.clusters.delete(from);
  cluster.group = to;
  c.clusters.set(to, cluster);
}

/** Stores an editor's override for all later decisions; moves nothing by itself. */
export const setOverride = (c: Clusters, id: number, override: Override): void =>
  addOverride(c.overrides, id, override);

/** Moves a report into a group of its own. @returns that group; null if the report is unknown */
export function isolateReport(c: Clusters, id: number): number | null {
  const clustered = c.reports.get(id);
  if (!clustered) return null;
  removeFromCluster(c, clustered);
  const alone = getOrCreateCluster(c, c.nextGroup--);
  addMember(alone, clustered);
  return alone.group;
}

/** Removes a report entirely, such as one that was withdrawn. */
export function removeReport(c: Clusters, id: number): void {
  const clustered = c.reports.get(id);
  if (!clustered) return;
  removeFromCluster(c, clustered);
  c.reports.delete(id);
  c.slots[clustered.slot] = null;
}

/** Removes reports published before a time, in milliseconds, and the groups that are empty then. */
export function forgetBefore(c: Clusters, at: number): void {
  for (const cluster of c.clusters.values()) {
    cluster.members = cluster.members.filter((m) => m.publishedAt >= at);
    if (cluster.members.length === 0) c.clusters.delete(cluster.group);
  }
  const left = c.slots.filter(
    (clustered) => clustered !== null && clustered.publishedAt >= at,
  ) as ClusteredReport[];
  c.slots = left;
  c.reports = new Map(left.map((clustered) => [clustered.id, clustered]));
  c.postings = newPostings();
  for (const [slot, clustered] of left.entries()) {
    clustered.slot = slot;
    addPostings(c.postings, clustered);
  }
  c.counted.clear();
  pruneOverrides(c.overrides, (id) => c.reports.has(id));
  renormalise(c.frequencies);
  pruneCapitals(c.capitals);
  pruneSeries(c.series, at);
}

/** The report whose headline represents a group, in one language or in any; null if there is none. */
export function headlineReportOf(c: Clusters, group: number, lang?: string): number | null {
  const cluster = c.clusters.get(group);
  return cluster ? representativeReport(cluster, lang) : null;
}

type ReadReport = { features: Features; vectors: ReportVectors };

function readReport(c: Clusters, report: Report): ReadReport {
  if (!c.counted.has(report.id)) learnWriting(c, report);
  advance(c.frequencies, report.at);
  const features = featuresOf(report, c);
  return { features, vectors: vectorise(report, features, c.frequencies) };
}

/** Learns how the report's words are written, and what its outlet's series are called. */
function learnWriting(c: Clusters, report: Report): void {
  const { lang, outlet, title, at } = report;
  learnCapitals(c.capitals, lang, report.excerpt.slice(0, parameters.excerptLength));
  // Headlines in English may capitalise every word.
  if (lang !== "en") learnCapitals(c.capitals, lang, title);
  learnSeries(c.series, outlet, titleTokensOf(report), at);
}

function* keysOf({ monolingual, crosslingual }: Features): Generator<number> {
  yield* monolingual.keys();
  yield* crosslingual.keys();
}

function getOrCreateCluster(c: Clusters, group: number): Cluster {
  const cluster = c.clusters.get(group) ?? newCluster(group);
  c.clusters.set(group, cluster);
  return cluster;
}

function insertReport(
  c: Clusters,
  report: Report,
  { features, vectors }: ReadReport,
  cluster: Cluster,
): void {
  if (!c.counted.delete(report.id))
    countReport(c.frequencies, report, keysOf(features), {
      isNewEvent: cluster.members.length === 0,
      isKnown: (key) => hasKey(cluster, key),
    });
  const clustered: ClusteredReport = { ...vectors, cluster, slot: c.slots.length };
  c.slots.push(clustered);
  c.reports.set(clustered.id, clustered);
  addPostings(c.postings, clustered);
  addMember(cluster, clustered);
}

function removeFromCluster(c: Clusters, clustered: ClusteredReport): void {
  const { cluster } = clustered;
  rebuildCluster(
    cluster,
    cluster.members.filter((m) => m !== clustered),
  );
  if (cluster.members.length === 0) c.clusters.delete(cluster.group);
}

/** The clusters that a report may belong to, the likest first. */
function similarClusters(c: Clusters, report: ReportVectors): { cluster: Cluster; odds: number }[] {
  const found: { cluster: Cluster; odds: number }[] = [];
  for (const cluster of candidateClusters(c, report)) {
    if (
      timeGap(report.publishedAt, cluster.firstAt, cluster.lastAt) > WINDOW_MS ||
      !mayJoin(c, report.id, cluster)
    )
      continue;
    const odds = membershipOdds(report, cluster);
    if (odds >= parameters.mergeTryOdds) found.push({ cluster, odds });
  }
  // Sorting is stable: equal ones stay in their order of arrival.
  return found.sort((a, b) => b.odds - a.odds);
}

/** Candidates that share less than this part of the best candidate's weight are ignored. */
const LEAST_SHARED_WEIGHT = 1 / 4;

/** Clusters of reports that share rare keys with this one, those that share the most first. */
function candidateClusters(c: Clusters, { monolingual, crosslingual }: ReportVectors): Cluster[] {
  const keys = [monolingual, crosslingual].flatMap((vector) =>
    topKeys(vector, parameters.probeKeys),
  );
  const { slots, weightOf } = findSharing(c.postings, keys);
  let most = 0;
  for (const slot of slots) if (c.slots[slot]) most = Math.max(most, weightOf[slot] as number);
  const best = new Map<Cluster, number>();
  for (const slot of slots) {
    const weight = weightOf[slot] as number;
    const cluster = weight >= most * LEAST_SHARED_WEIGHT && c.slots[slot]?.cluster;
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

/** The clusters of reports that an override puts together with this one. */
function clustersKeptTogether(c: Clusters, id: number): Cluster[] {
  const clusters = new Set<Cluster>();
  for (const other of keptTogetherWith(c.overrides, id)) {
    const cluster = c.reports.get(other)?.cluster;
    if (cluster && mayJoin(c, id, cluster)) clusters.add(cluster);
  }
  return [...clusters];
}

/** Merges two clusters into the one that has an event, else into the larger one; adds the other one's group to `ended`. */
function mergeClusters(c: Clusters, a: Cluster, b: Cluster, ended: number[]): Cluster {
  const second = a.group > 0 === b.group > 0 ? b.members.length > a.members.length : b.group > 0;
  const [into, from] = second ? [b, a] : [a, b];
  moveMembers(c, into, from);
  ended.push(from.group);
  return into;
}

function moveMembers(c: Clusters, into: Cluster, from: Cluster): void {
  const first = Math.min(into.firstAt, from.firstAt);
  rebuildCluster(into, [...into.members, ...from.members]);
  into.firstAt = Math.min(first, into.firstAt);
  c.clusters.delete(from.group);
}
