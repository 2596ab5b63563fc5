/** A cluster that a rebuild has found. */
export type RebuiltCluster = {
  sample: boolean;
  /** Its lead story. */
  lead: number;
  stories: number[];
  /** The cluster that it is a chapter of. */
  parent: RebuiltCluster | null;
};

/** Which events remain, change, or are new after a rebuild. */
export type RebuildPlan = {
  /** Clusters that keep the address of an existing event. */
  kept: { event: number; cluster: RebuiltCluster }[];
  /** Clusters that are new events. */
  created: RebuiltCluster[];
  /** Events that end; their address redirects to a cluster. */
  redirected: { from: number; into: RebuiltCluster }[];
  /** Stories that are in no event any more. */
  withoutEvent: number[];
  /** Events that keep their address with fewer stories. */
  shrunk: number[];
};

/**
 * Decides which addresses stay. A cluster keeps the address of the event of which it has at least half the stories; of
 * several, of the one with most. Of the other events, those without a story outside the rebuild redirect to the cluster
 * with most of their stories.
 * @param eventsByStory the event of each story, and whether that event has stories outside the rebuild
 */
export function planRebuild(
  clusters: readonly RebuiltCluster[],
  eventsByStory: ReadonlyMap<number, { event: number; hasOlderStories: boolean }>,
): RebuildPlan {
  const size = new Map<number, number>();
  for (const { event } of eventsByStory.values()) size.set(event, (size.get(event) ?? 0) + 1);
  const overlaps = clusters
    .flatMap((cluster) => {
      const shared = new Map<number, number>();
      for (const story of cluster.stories) {
        const event = eventsByStory.get(story)?.event;
        if (event !== undefined) shared.set(event, (shared.get(event) ?? 0) + 1);
      }
      return [...shared].map(([event, count]) => ({ cluster, event, count }));
    })
    .sort((a, b) => b.count - a.count || a.event - b.event);
  const eventOf = new Map<RebuiltCluster, number>();
  const taken = new Set<number>();
  const best = new Map<number, RebuiltCluster>();
  for (const { cluster, event, count } of overlaps) {
    if (!best.has(event)) best.set(event, cluster);
    if (eventOf.has(cluster) || taken.has(event) || count * 2 < (size.get(event) ?? 0)) continue;
    eventOf.set(cluster, event);
    taken.add(event);
  }
  const withOlderStories = new Set(
    [...eventsByStory.values()].filter((p) => p.hasOlderStories).map((p) => p.event),
  );
  const others = [...size.keys()].filter((event) => !taken.has(event));
  const leading = others.filter((event) => best.has(event) && !withOlderStories.has(event));
  const together = new Set(clusters.flatMap((g) => g.stories));
  return {
    kept: clusters.flatMap((cluster) => {
      const event = eventOf.get(cluster);
      return event === undefined ? [] : [{ event, cluster }];
    }),
    created: clusters.filter((cluster) => !eventOf.has(cluster)),
    redirected: leading.map((from) => ({ from, into: best.get(from) as RebuiltCluster })),
    withoutEvent: [...eventsByStory.keys()].filter((story) => !together.has(story)),
    shrunk: others.filter((event) => !leading.includes(event)),
  };
}
