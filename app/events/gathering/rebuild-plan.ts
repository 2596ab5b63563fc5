/** A group as a rebuild finds it. */
export type Found = {
  sample: boolean;
  /** The story whose headline stands for it. */
  lead: number;
  stories: number[];
  /** The group that it is a chapter of. */
  part: Found | null;
};

/** What becomes of the events that were there, and what is new. */
export type Plan = {
  /** Groups that are the event they largely were. */
  kept: { event: number; group: Found }[];
  /** Groups that are new events. */
  made: Found[];
  /** Events whose address leads to a group from now on. */
  led: { from: number; into: Found }[];
  /** Stories that have lost their company. */
  alone: number[];
  /** Events that lost stories and stay by themselves. */
  left: number[];
};

/**
 * Decides which addresses stay. A group is the event of which it has at least half of the stories, and of several
 * the one of which it has most. Of the others, those of which no story lies outside what was gathered lead to where
 * most of their stories went.
 * @param places the event of each story, and whether the event has stories that were not gathered anew
 */
export function planRebuild(
  groups: readonly Found[],
  places: ReadonlyMap<number, { event: number; reachesBack: boolean }>,
): Plan {
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
  const eventOf = new Map<Found, number>();
  const taken = new Set<number>();
  const best = new Map<number, Found>();
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
    made: groups.filter((group) => !eventOf.has(group)),
    led: leading.map((from) => ({ from, into: best.get(from) as Found })),
    alone: [...places.keys()].filter((story) => !together.has(story)),
    left: others.filter((event) => !leading.includes(event)),
  };
}
