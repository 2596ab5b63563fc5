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
  let { cosine, shared } = compare(a.same, b.same);
  if (cosine > recipe.same / 2) {
    if (shared < recipe.shared) cosine *= recipe.few;
    if (areStrangers(a, b)) cosine *= recipe.strangers;
  }
  return cosine / recipe.same;
}

const areStrangers = (a: Fresh, b: Fresh): boolean =>
  a.names.length > 1 && b.names.length > 1 && !hasAny(b.same, a.names) && !hasAny(a.same, b.names);

function likenessAcross(a: Fresh, b: Fresh): number {
  let { cosine, shared, entities } = compare(a.across, b.across);
  if (cosine > recipe.across / 2) {
    if (shared < recipe.shared) cosine *= recipe.few;
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
  const links = recipe.nearest * nearest + (1 - recipe.nearest) * whole;
  return links * weightOf(fresh.at, cluster);
}

function likenessToWhole(fresh: Fresh, cluster: Cluster): number {
  const [only] = cluster.members;
  if (!cluster.sums && only) {
    if (only.lang === fresh.lang) return compare(fresh.same, only.same).cosine / recipe.same;
    const { cosine, shared } = compare(fresh.across, only.across);
    return (shared < recipe.shared ? cosine * recipe.few : cosine) / recipe.across;
  }
  const own = sumIn(cluster, fresh.lang);
  if (own) return agree(fresh.same, own).cosine / recipe.same;
  const { cosine, shared } = agree(fresh.across, sumAcross(cluster));
  return (shared < recipe.shared ? cosine * recipe.few : cosine) / recipe.across;
}

/** What rest, size and age leave of a likeness. */
function weightOf(at: number, { first, last, members }: Cluster): number {
  const rest = Math.max(0, (at - last) / HOUR - recipe.rest);
  const age = Math.max(0, (at - first) / HOUR - recipe.fresh);
  const size = 1 + recipe.size * Math.log2(Math.max(1, members.length));
  return 0.5 ** (rest / recipe.fade) / size / (1 + (recipe.age * age) / 24);
}

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
