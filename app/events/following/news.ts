import { hourMs } from "#platform/duration.ts";

/** A recent story or event of a followed topic, country, event, author or source. */
export type NewsEntry = {
  /** The index of what is followed in the list of the query. */
  n: number;
  kind: "event" | "story";
  id: number;
  /** The event that it is, or that it belongs to. */
  event: number | null;
  /** Milliseconds. */
  at: number;
  /** Whether it is new since the reader last marked the news as seen. */
  fresh: boolean;
};

/** How long news is new, in hours: before the reader first marks it as seen, and at most. */
export const lookback = { first: 24, longest: 7 * 24 } as const;

/** The time after which news is new. @param seenAt when it was last marked as seen (ISO 8601); null: never */
export function newSince(seenAt: string | null, now: Date): Date {
  const hours = (n: number) => now.getTime() - n * hourMs;
  const seen = seenAt === null ? hours(lookback.first) : Date.parse(seenAt);
  return new Date(Math.min(now.getTime(), Math.max(seen, hours(lookback.longest))));
}

/** The news of one followed topic or the like: each event once, by its newest story; new ones first, then the latest. */
export function inOrder(news: readonly NewsEntry[]): NewsEntry[] {
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
