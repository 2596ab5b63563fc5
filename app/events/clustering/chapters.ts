import { hourMs } from "#platform/duration.ts";
import type { Cluster } from "./cluster.ts";
import type { Clusters } from "./clusters.ts";
import { storylineOdds } from "./membership.ts";
import { parameters } from "./parameters.ts";

/** An event with fewer stories has no chapters. */
const minStories = 20;

/**
 * The id of the older cluster of which a cluster is a chapter; null for most. A cluster ends after two days, so that a
 * longer storyline becomes several events. A cluster is a chapter of an older one if the two would be merged but for the
 * time between them, and the older one is large and began more than 18 hours before; of several, of the most similar one.
 */
export function parentClusterOf(c: Clusters, clusterId: number): number | null {
  const chapter = c.clusters.get(clusterId);
  if (!chapter) return null;
  let best: { clusterId: number; odds: number } | null = null;
  for (const parent of c.clusters.values()) {
    if (!canBeParent(parent, chapter)) continue;
    const odds = storylineOdds(chapter, parent, c.pairWeights);
    if (odds >= parameters.mergeOdds && odds > (best?.odds ?? Number.NEGATIVE_INFINITY))
      best = { clusterId: parent.id, odds };
  }
  return best?.clusterId ?? null;
}

const canBeParent = (parent: Cluster, chapter: Cluster): boolean =>
  parent !== chapter &&
  parent.members.length >= minStories &&
  chapter.firstAt - parent.firstAt > parameters.ageFreeHours * hourMs;
