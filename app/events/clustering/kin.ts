import type { Cluster } from "./cluster.ts";
import type { Clusters } from "./clusters.ts";
import { recipe } from "./recipe.ts";
import { likenessOfClusters } from "./similarity.ts";

const HOUR = 3_600_000;

/** So many stories make an event one that the news go on about. */
const mega = 20;

/**
 * The group that another one is a part of: the recipe keeps what goes on for days from drawing everything, so its
 * next chapter begins an event of its own. It is a chapter when the two would be one, were they not so far apart in
 * time, and the older one is a large event of more than 18 hours; of several, the likest. On our own stories this
 * links nothing wrongly. Null for most.
 */
export function partOf(c: Clusters, group: number): number | null {
  const part = c.clusters.get(group);
  if (!part) return null;
  let best: { group: number; likeness: number } | null = null;
  for (const whole of c.clusters.values()) {
    if (!isMega(whole, part)) continue;
    const likeness = likenessOfClusters(part, whole);
    if (likeness >= 1 && likeness > (best?.likeness ?? 0)) best = { group: whole.group, likeness };
  }
  return best?.group ?? null;
}

const isMega = (whole: Cluster, part: Cluster): boolean =>
  whole !== part && whole.members.length >= mega && part.first - whole.first > recipe.fresh * HOUR;
