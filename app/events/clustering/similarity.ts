import { agree, agreeSums, type Cluster, langsOf, sumAcross, sumIn } from "./cluster.ts";
import type { Fresh } from "./known.ts";
import { recipe } from "./recipe.ts";
import { compare, hasAny } from "./vectors.ts";

const HOUR = 3_600_000;

/** How surely two reports are of one event, in links: from 1 they are. */
export function likeness(a: Fresh, b: Fresh): number {
  return a.lang === b.lang ? likenessInOneLanguage(a, b) : likenessAcross(a, b);
}

function likenessInOneLanguage(a: Fresh, b: Fresh): number {
  const own = compare(a.same, b.same);
  const across = compare(a.across, b.across);
  let links = (own.cosine + recipe.alsoAcross * across.cosine) / recipe.same;
  if (links > 0.5) {
    if (own.shared + across.shared < recipe.sharedBoth) links *= recipe.few;
    if (areStrangers(a, b)) links *= recipe.strangers;
  }
  return links;
}

const areStrangers = (a: Fresh, b: Fresh): boolean =>
  a.names.length > 1 && b.names.length > 1 && !hasAny(b.same, a.names) && !hasAny(a.same, b.names);

function likenessAcross(a: Fresh, b: Fresh): number {
  let { cosine, shared, entities } = compare(a.across, b.across);
  if (cosine > recipe.across / 2) {
    cosine *= evidence(shared);
    if (entities === 0) cosine *= recipe.strangers;
  }
  return cosine / recipe.across;
}

/** How surely a report belongs to a cluster, in links. */
export function belonging(fresh: Fresh, cluster: Cluster): number {
  let nearest = 0;
  for (const member of cluster.members.slice(-recipe.lastMembers))
    nearest = Math.max(nearest, likeness(fresh, member));
  const whole = likenessToWhole(fresh, cluster);
  const sure = recipe.nearest * nearest + (1 - recipe.nearest) * whole;
  return sure * weightOf(fresh.at, cluster);
}

function likenessToWhole(fresh: Fresh, cluster: Cluster): number {
  const [only] = cluster.members;
  const across =
    !cluster.sums && only
      ? compare(fresh.across, only.across)
      : agree(fresh.across, sumAcross(cluster));
  const own = ownCosine(fresh, cluster);
  if (own !== null) return (own + recipe.alsoAcross * across.cosine) / recipe.same;
  return (across.cosine / recipe.across) * evidence(across.shared);
}

/** What few shared keys leave of a likeness across languages. */
const evidence = (shared: number): number =>
  shared >= recipe.shared ? 1 : shared === recipe.shared - 1 ? recipe.two : recipe.few;

/** How near a report is to what a cluster has in its language; null where it has nothing. */
function ownCosine(fresh: Fresh, cluster: Cluster): number | null {
  const [only] = cluster.members;
  if (!cluster.sums && only)
    return only.lang === fresh.lang ? compare(fresh.same, only.same).cosine : null;
  const own = sumIn(cluster, fresh.lang);
  return own && agree(fresh.same, own).cosine;
}

/** What rest, size and age leave of a likeness. A report that comes late is as far as one that is early. */
function weightOf(at: number, { first, last, members }: Cluster): number {
  const rest = Math.max(0, gap(at, first, last) / HOUR - recipe.rest);
  const age = Math.max(0, Math.max(at - first, last - at) / HOUR - recipe.fresh);
  const size = 1 + recipe.size * Math.log2(Math.max(1, members.length));
  return 0.5 ** (rest / recipe.fade) / size / (1 + (recipe.age * age) / 24);
}

/** Milliseconds between a time and a span of time. */
export const gap = (at: number, first: number, last: number): number =>
  Math.max(0, at - last, first - at);

/** Whether two clusters are so alike, and so near in time, that they are one event. */
export function areOne(a: Cluster, b: Cluster): boolean {
  const span = Math.max(a.last, b.last) - Math.min(a.first, b.first);
  return span <= recipe.span * HOUR && likenessOfClusters(a, b) >= 1;
}

/** How alike two clusters are as wholes, in links, whenever they were. */
export function likenessOfClusters(a: Cluster, b: Cluster): number {
  let best: number | null = null;
  for (const lang of langsOf(a)) {
    const [left, right] = [sumIn(a, lang), sumIn(b, lang)];
    if (left && right)
      best = Math.max(best ?? 0, (agreeSums(left, right).cosine / recipe.same) * recipe.mergeSame);
  }
  if (best !== null) return best;
  const { cosine, shared } = agreeSums(sumAcross(a), sumAcross(b));
  const enough = shared > recipe.shared ? 1 : recipe.few;
  return (cosine / recipe.across) * recipe.mergeAcross * enough;
}
