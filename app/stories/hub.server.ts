import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { analyseBias, type BiasAnalysis } from "./hub/bias-analysis.ts";
import { defaultFilters } from "./hub.ts";
import { readShares, readTrending } from "./listing/hub.queries.server.ts";
import { pairsOf, type Selection } from "./listing/selection.ts";
import { readSummaries } from "./listing/stories.queries.server.ts";
import { listStories } from "./stories.server.ts";
import type { StorySummary } from "./story.ts";

/** What the analysis looks at: so many of the newest stories of a selection, of so many days. */
export const feedRule = { stories: 500, days: 7 } as const;

/**
 * How the feed of a selection leans (decision 9): its newest 500 stories of seven days, each by the band of its
 * source, or the one that an editor gave it. The sample newsroom counts as in the list: after what is real.
 */
export async function biasOfFeed(db: Db, o: Selection, now: Date): Promise<BiasAnalysis> {
  const since = new Date(now.getTime() - feedRule.days * 86_400_000);
  const read = (sample: boolean) =>
    readShares(db, pairsOf(o), { sample, since, limit: feedRule.stories });
  const real = await read(false);
  const samples = real.length < feedRule.stories ? await read(true) : [];
  return analyseBias([...real, ...samples].slice(0, feedRule.stories));
}

// The rule marks twelve at a time; the rest is an editor's, who takes flags away again.
const trendingReach = 48;

/** Listed stories of a selection that are trending, newest first, those of the sample newsroom last; at most 48. */
export async function trendingStories(db: Db, o: Selection): Promise<StorySummary[]> {
  const ids = await readTrending(db, pairsOf(o), trendingReach);
  if (ids.length === 0) return [];
  return readSummaries(
    db,
    sql`s.id = any(${ids}::bigint[])`,
    sql`order by s.sample, s.published_at desc, s.id desc`,
  );
}

// Enough to find other languages and outlets behind one that writes a lot.
const tasteReach = 48;

/**
 * Stories for whoever stands before the hub's gate: the newest of what it shows at first. Those in the page's language
 * or in English go before others (decision 34), and of each outlet one before any has two. Premium ones are left out:
 * behind one gate there is not another.
 */
export async function hubTaste(db: Db, locale: Locale, most: number): Promise<StorySummary[]> {
  const { stories } = await listStories(db, { ...defaultFilters, limit: tasteReach });
  const told = new Set<string>();
  return stories
    .filter((story) => !story.premium)
    .map((story) => {
      const far = story.lang !== locale && story.lang !== "en";
      const again = told.has(story.source.id);
      told.add(story.source.id);
      return { story, rank: (story.sample ? 4 : 0) + (far ? 2 : 0) + (again ? 1 : 0) };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ story }) => story);
}
