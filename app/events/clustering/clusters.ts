import { type Cluster, join, newCluster, regather } from "./cluster.ts";
import { type Features, featuresOf } from "./features.ts";
import { type Frequencies, learn, newFrequencies, settle } from "./frequencies.ts";
import { headlineFor } from "./headline.ts";
import { type Fresh, type Known, readReport } from "./known.ts";
import { areApart, dropMends, keepMend, type Mends, newMends, togetherWith } from "./mends.ts";
import { newPostings, type Postings, post, sharing } from "./postings.ts";
import { recipe } from "./recipe.ts";
import type { Mend, Report } from "./report.ts";
import { areOne, belonging, gap } from "./similarity.ts";
import { topKeys } from "./vectors.ts";
import { type Vocabulary, vocabulary } from "./vocabulary.server.ts";

export type { Mend, Report } from "./report.ts";
export { isUpdate } from "./update.ts";

const WINDOW = recipe.window * 3_600_000;

/**
 * Which reports tell of the same event, kept in memory and changed by every report that comes. What it decides
 * depends on what came before, in that order, and on nothing else.
 */
export type Clusters = {
  vocabulary: Vocabulary;
  frequencies: Frequencies;
  postings: Postings;
  known: Map<number, Known>;
  /** By slot; those that were taken away leave a hole. */
  slots: (Known | null)[];
  clusters: Map<number, Cluster>;
  warmed: Set<number>;
  mends: Mends;
  /** The next group made here; groups of the caller are positive. */
  nextGroup: number;
};

/** A state that knows nothing yet. */
export const newClusters = (): Clusters => ({
  vocabulary: vocabulary(),
  frequencies: newFrequencies(),
  postings: newPostings(),
  known: new Map(),
  slots: [],
  clusters: new Map(),
  warmed: new Set(),
  mends: newMends(),
  nextGroup: -1,
});

/** Learns from a report how often words occur, and nothing else: before the first reports are placed. */
export function warm(c: Clusters, report: Report): void {
  c.warmed.add(report.id);
  count(c, report, featuresOf(report, c.vocabulary));
}

/**
 * Restores a report to the group it is in, without deciding anything; reports are put in the order in which they
 * were placed. A known report is put anew.
 */
export function put(c: Clusters, report: Report, group: number, mend?: Mend): void {
  drop(c, report.id);
  if (mend) keepMend(c.mends, report.id, mend);
  c.nextGroup = Math.min(c.nextGroup, group - 1);
  enter(c, read(c, report), clusterOf(c, group));
}

/** What `place` decided: the group, its members before, and groups that ended because they were merged into it. */
export type Placed = { group: number; joined: number; merged: number[] };

/** Finds a report the group it belongs to, or makes one for it. A known report is placed anew. */
export function place(c: Clusters, report: Report, mend?: Mend): Placed {
  drop(c, report.id);
  if (mend) keepMend(c.mends, report.id, mend);
  const fresh = read(c, report);
  const near = nearest(c, fresh);
  const friends = friendsOf(c, report.id);
  const best = friends[0] ?? near[0];
  const cluster = best ?? clusterOf(c, c.nextGroup--);
  const joined = cluster.members.length;
  enter(c, fresh, cluster);
  const merged: number[] = [];
  let into = cluster;
  for (const other of friends.slice(1))
    if (mayMerge(c, into, other)) into = merge(c, into, other, merged);
  for (const other of near.filter((n) => n !== best).slice(0, recipe.mergeTries))
    if (c.clusters.has(other.group) && mayMerge(c, into, other) && areOne(into, other))
      into = merge(c, into, other, merged);
  return { group: into.group, joined, merged };
}

/** The reports of a group that the state still knows, in the order in which they came. */
export const membersOf = (c: Clusters, group: number): number[] =>
  c.clusters.get(group)?.members.map((m) => m.id) ?? [];

/** The group of a report; null where the report is not known (any more). */
export const groupOf = (c: Clusters, id: number): number | null =>
  c.known.get(id)?.cluster.group ?? null;

/** Gives a group another name, such as that of an event it became. Throws when that name is taken. */
export function nameGroup(c: Clusters, from: number, to: number): void {
  const cluster = c.clusters.get(from);
  if (!cluster || from === to) return;
  if (c.clusters.has(to)) throw new Error(`There is a group ${to} already`);
  c.clusters.delete(from);
  cluster.group = to;
  c.clusters.set(to, cluster);
}

/** Keeps what an editor decided about a report, for all decisions to come; moves nothing by itself. */
export const keep = (c: Clusters, id: number, mend: Mend): void => keepMend(c.mends, id, mend);

/** Takes a report out of its group, into one of its own, which is given back; null where it is not known. */
export function takeOut(c: Clusters, id: number): number | null {
  const known = c.known.get(id);
  if (!known) return null;
  leave(c, known);
  const alone = clusterOf(c, c.nextGroup--);
  join(alone, known);
  return alone.group;
}

/** Forgets a report altogether, such as one that was withdrawn. */
export function drop(c: Clusters, id: number): void {
  const known = c.known.get(id);
  if (!known) return;
  leave(c, known);
  c.known.delete(id);
  c.slots[known.slot] = null;
}

/** Forgets reports that were published before a time, in milliseconds, and groups in which nothing is left. */
export function forgetBefore(c: Clusters, at: number): void {
  for (const cluster of c.clusters.values()) {
    cluster.members = cluster.members.filter((m) => m.at >= at);
    if (cluster.members.length === 0) c.clusters.delete(cluster.group);
  }
  const left = c.slots.filter((known) => known !== null && known.at >= at) as Known[];
  c.slots = left;
  c.known = new Map(left.map((known) => [known.id, known]));
  c.postings = newPostings();
  for (const [slot, known] of left.entries()) {
    known.slot = slot;
    post(c.postings, known);
  }
  c.warmed.clear();
  dropMends(c.mends, (id) => c.known.has(id));
  settle(c.frequencies);
}

/** The report whose headline stands for a group, in a language or at all; null where there is none. */
export function headlineOf(c: Clusters, group: number, lang?: string): number | null {
  const cluster = c.clusters.get(group);
  return cluster ? headlineFor(cluster, lang) : null;
}

function read(c: Clusters, report: Report): Fresh {
  const features = featuresOf(report, c.vocabulary);
  if (!c.warmed.delete(report.id)) count(c, report, features);
  return readReport(report, features, c.frequencies);
}

function count(c: Clusters, report: Report, { same, across }: Features): void {
  learn(c.frequencies, report, { same: same.keys(), across: across.keys() });
}

function clusterOf(c: Clusters, group: number): Cluster {
  const cluster = c.clusters.get(group) ?? newCluster(group);
  c.clusters.set(group, cluster);
  return cluster;
}

function enter(c: Clusters, report: Fresh, cluster: Cluster): void {
  const known: Known = { ...report, cluster, slot: c.slots.length };
  c.slots.push(known);
  c.known.set(known.id, known);
  post(c.postings, known);
  join(cluster, known);
}

function leave(c: Clusters, known: Known): void {
  const { cluster } = known;
  regather(
    cluster,
    cluster.members.filter((m) => m !== known),
  );
  if (cluster.members.length === 0) c.clusters.delete(cluster.group);
}

/** The clusters that a report belongs to by the recipe, the surest first. */
function nearest(c: Clusters, fresh: Fresh): Cluster[] {
  const sure: [Cluster, number][] = [];
  for (const cluster of candidates(c, fresh)) {
    if (gap(fresh.at, cluster.first, cluster.last) > WINDOW || !mayJoin(c, fresh.id, cluster))
      continue;
    const links = belonging(fresh, cluster);
    if (links >= 1) sure.push([cluster, links]);
  }
  // Equal ones in the order in which they were found, which is that of arrival: sorting is stable.
  return sure.sort((a, b) => b[1] - a[1]).map(([cluster]) => cluster);
}

/** What shares less than this part of what the nearest shares is not looked at. */
const FAINT = 1 / 4;

/** Clusters of reports that share rare keys with this one, those first that share the most. */
function candidates(c: Clusters, { same, across }: Fresh): Cluster[] {
  const keys = [same, across].flatMap((vector) => topKeys(vector, recipe.probes));
  const { slots, weightOf } = sharing(c.postings, keys);
  let most = 0;
  for (const slot of slots) if (c.slots[slot]) most = Math.max(most, weightOf[slot] as number);
  const best = new Map<Cluster, number>();
  for (const slot of slots) {
    const weight = weightOf[slot] as number;
    const cluster = weight >= most * FAINT && c.slots[slot]?.cluster;
    if (cluster && (best.get(cluster) ?? 0) < weight) best.set(cluster, weight);
  }
  const sorted = [...best].sort((a, b) => b[1] - a[1]);
  return sorted.slice(0, recipe.candidates).map(([cluster]) => cluster);
}

const idsOf = (cluster: Cluster): number[] => cluster.members.map((m) => m.id);

const mayJoin = (c: Clusters, id: number, cluster: Cluster): boolean =>
  !areApart(c.mends, [id], idsOf(cluster));

const mayMerge = (c: Clusters, a: Cluster, b: Cluster): boolean =>
  !areApart(c.mends, idsOf(a), idsOf(b));

/** The clusters of reports that an editor put together with this one. */
function friendsOf(c: Clusters, id: number): Cluster[] {
  const clusters = new Set<Cluster>();
  for (const friend of togetherWith(c.mends, id)) {
    const cluster = c.known.get(friend)?.cluster;
    if (cluster && mayJoin(c, id, cluster)) clusters.add(cluster);
  }
  return [...clusters];
}

/** Merges two clusters into the one that has an event, or more members, and notes the one that ended. */
function merge(c: Clusters, a: Cluster, b: Cluster, ended: number[]): Cluster {
  const second = a.group > 0 === b.group > 0 ? b.members.length > a.members.length : b.group > 0;
  const [into, from] = second ? [b, a] : [a, b];
  gather(c, into, from);
  ended.push(from.group);
  return into;
}

function gather(c: Clusters, into: Cluster, from: Cluster): void {
  const first = Math.min(into.first, from.first);
  regather(into, [...into.members, ...from.members]);
  into.first = Math.min(first, into.first);
  c.clusters.delete(from.group);
}
