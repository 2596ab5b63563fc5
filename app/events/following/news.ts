/** A story or an event that came lately of something followed. */
export type News = {
  /** Of what, by its place in the list that was asked for. */
  n: number;
  kind: "event" | "story";
  id: number;
  /** The event that it is, or that it belongs to. */
  event: number | null;
  /** Milliseconds. */
  at: number;
  /** Whether it came since the last look. */
  fresh: boolean;
};

/** What came before the first look is new for so long, and nothing older than the other is; in hours. */
export const lookback = { first: 24, longest: 7 * 24 } as const;

/** Since when what comes is new. @param seenAt when its news was last marked as seen (ISO 8601); null: never */
export function newSince(seenAt: string | null, now: Date): Date {
  const hours = (n: number) => now.getTime() - n * 3_600_000;
  const seen = seenAt === null ? hours(lookback.first) : Date.parse(seenAt);
  return new Date(Math.max(seen, hours(lookback.longest)));
}

/** The news of one thing: each event once, by its newest; what is new first, then the latest. */
export function inOrder(news: readonly News[]): News[] {
  const ordered = news.toSorted(
    (a, b) => Number(b.fresh) - Number(a.fresh) || b.at - a.at || b.id - a.id,
  );
  const events = new Set<number>();
  return ordered.filter(({ event }) => {
    if (event === null) return true;
    const isFirst = !events.has(event);
    events.add(event);
    return isFirst;
  });
}
