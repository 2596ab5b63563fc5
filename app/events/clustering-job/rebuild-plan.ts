/** A group of stories as a rebuild finds it. */
export type RebuiltGroup = {
  sample: boolean;
  /** The story whose headline represents it. */
  lead: number;
  stories: number[];
  /** The group that it is a chapter of. */
  parent: RebuiltGroup | null;
};

/** What becomes of the existing events, and which ones are new. */
export type RebuildPlan = {
  /** Groups that are largely an existing event and keep its address. */
  kept: { event: number; group: RebuiltGroup }[];
  /** Groups that are new events. */
  created: RebuiltGroup[];
  /** Events whose address leads to a group from now on. */
  redirected: { from: number; into: RebuiltGroup }[];
  /** Stories that belong to no event any more. */
  ungrouped: number[];
  /** Events that stay with fewer stories. */
  shrunk: number[];
};

/**
 * Decides which addresses stay. A group keeps the event of which it has at least half the stories; of several, the one
 * of which it has most. Of the other events, those without a story outside the rebuild lead to the group with most of
 * their stories.
 * @param places the event of each story, and whether that event has stories outside the rebuild
 */
export function planRebuild(
  groups: readonly RebuiltGroup[],
  places: ReadonlyMap<number, { event: number; reachesBack: boolean }>,
): RebuildPlan {
  const size = new Map<number, number>();
  for (const { event } of places.values()) size.set(event, (size.get(event) ?? 0) + 1);
  const overlaps = groups
    .flatMap((group) => {
      const shared = new Map<number, number>();
      for (const story of group.stories) {
        const event = places.get(story)?.event;
        if (event !== undefined) shared.set(event, (shared.get(event) ?? 0) + 1);
      }
      return [...shared].map(([event, count]) => ({ group, event, count }));
    })
    .sort((a, b) => b.count - a.count || a.event - b.event);
  const eventOf = new Map<RebuiltGroup, number>();
  const taken = new Set<number>();
  const best = new Map<number, RebuiltGroup>();
  for (const { group, event, count } of overlaps) {
    if (!best.has(event)) best.set(event, group);
    if (eventOf.has(group) || taken.has(event) || count * 2 < (size.get(event) ?? 0)) continue;
    eventOf.set(group, event);
    taken.add(event);
  }
  const reachingBack = new Set(
    [...places.values()].filter((p) => p.reachesBack).map((p) => p.event),
  );
  const others = [...size.keys()].filter((event) => !taken.has(event));
  const leading = others.filter((event) => best.has(event) && !reachingBack.has(event));
  const together = new Set(groups.flatMap((g) => g.stories));
  return {
    kept: groups.flatMap((group) => {
      const event = eventOf.get(group);
      return event === undefined ? [] : [{ event, group }];
    }),
    created: groups.filter((group) => !eventOf.has(group)),
    redirected: leading.map((from) => ({ from, into: best.get(from) as RebuiltGroup })),
    ungrouped: [...places.keys()].filter((story) => !together.has(story)),
    shrunk: others.filter((event) => !leading.includes(event)),
  };
}
