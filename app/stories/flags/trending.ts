/** The rule by which stories are trending if no editor decides. */
export const trendingRule = {
  /** Hours after which a view counts half. */
  halfLifeHours: 6,
  /** Views older than this are ignored; by then they count a sixteenth. */
  windowHours: 24,
  /** Stories with fewer views in the window are ignored. */
  minimum: 10,
  /** The most stories that are trending at a time. */
  limit: 12,
} as const;

/** Views of a story at a certain age. */
export type ViewCount = { story: number; hoursAgo: number; count: number };

/**
 * How fast a story is being read, in views an hour: ln 2 / h · Σ count · 2^(−age / h), with h the half-life.
 * For a steady stream that is its rate; the past fades by half every six hours.
 */
export function velocityOf(views: Pick<ViewCount, "hoursAgo" | "count">[]): number {
  const { halfLifeHours: h } = trendingRule;
  return (Math.LN2 / h) * views.reduce((sum, v) => sum + v.count * 2 ** (-v.hoursAgo / h), 0);
}

/** The stories that are trending, the fastest first; equals by their ids. */
export function trendingOf(views: ViewCount[]): number[] {
  const recent = views.filter((v) => v.hoursAgo >= 0 && v.hoursAgo < trendingRule.windowHours);
  return [...Map.groupBy(recent, (v) => v.story)]
    .filter(([, of]) => of.reduce((sum, v) => sum + v.count, 0) >= trendingRule.minimum)
    .map(([story, of]) => ({ story, velocity: velocityOf(of) }))
    .sort((a, b) => b.velocity - a.velocity || a.story - b.story)
    .slice(0, trendingRule.limit)
    .map((s) => s.story);
}
