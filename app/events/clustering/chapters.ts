import type { Cluster } from "./cluster.ts";
import type { Clusters } from "./clusters.ts";
import { oddsOfOneStory } from "./membership.ts";
import { parameters } from "./parameters.ts";

const HOUR = 3_600_000;

/** An event with fewer stories has no chapters. */
const leastStories = 20;

/**
 * The older group that `group` continues as a chapter; null for most. Clusters end after two days, so that what goes on for
 * longer becomes several events. A group is a chapter of an older one if the two would be merged but for the time
 * between them, and the older one is large and began more than 18 hours before; of several, the most similar one.
 */
export function parentGroupOf(c: Clusters, group: number): number | null {
  const chapter = c.clusters.get(group);
  if (!chapter) return null;
  let best: { group: number; odds: number } | null = null;
  for (const parent of c.clusters.values()) {
    if (!canBeParent(parent, chapter)) continue;
    const odds = oddsOfOneStory(chapter, parent);
    if (odds >= parameters.mergeOdds && odds > (best?.odds ?? Number.NEGATIVE_INFINITY))
      best = { group: parent.group, odds };
  }
  return best?.group ?? null;
}

const canBeParent = (parent: Cluster, chapter: Cluster): boolean =>
  parent !== chapter &&
  parent.members.length >= leastStories &&
  chapter.firstAt - parent.firstAt > parameters.freshHours * HOUR;
