import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { analyseBias, type BiasAnalysis } from "./hub/bias-analysis.ts";
import { defaultFilters } from "./hub.ts";
import { readShares, readTrending } from "./listing/hub.queries.server.ts";
import { pairsOf, type Selection } from "./listing/selection.ts";
import { readSummaries } from "./listing/stories.queries.server.ts";
import { listStories } from "./stories.server.ts";
import type { StorySummary } from "./story.ts";

/** The stories that the bias analysis reads: the newest of a selection, at most this many, of the last days. */
export const biasFeedRule = { stories: 500, days: 7 } as const;

/**
 * The bias analysis of a selection: its newest 500 stories of seven days, each by the band that an editor has set, or else
 * by that of its source. Samples fill up what is missing, as in the list.
 */
export async function biasOfFeed(db: Db, o: Selection, now: Date): Promise<BiasAnalysis> {
  const since = new Date(now.getTime() - biasFeedRule.days * dayMs);
  const read = (sample: boolean, limit: number) =>
    readShares(db, pairsOf(o), { sample, since, limit });
  const real = await read(false, biasFeedRule.stories);
  const room = biasFeedRule.stories - real.reduce((sum, { count }) => sum + count, 0);
  const samples = room > 0 ? await read(true, room) : [];
  return analyseBias([...real, ...samples]);
}

// The rule flags twelve stories at a time; editors may flag more.
const maxTrending = 48;

/** Listed stories of a selection that are trending, newest first, those of the sample newsroom last; at most 48. */
export async function trendingStories(db: Db, o: Selection): Promise<StorySummary[]> {
  const ids = await readTrending(db, pairsOf(o), maxTrending);
  if (ids.length === 0) return [];
  return readSummaries(
    db,
    sql`s.id = any(${ids}::bigint[])`,
    sql`order by s.sample, s.published_at desc, s.id desc`,
  );
}

// Enough candidates to find several languages and outlets.
const previewCandidates = 48;

/**
 * The stories that visitors without access see in the place of the hub: the newest of its default selection. Stories in the
 * reader's languages come first, and each outlet has one before any has two. Premium stories are left out, as they need
 * more than an account. @param languages null: all
 */
export async function hubPreview(
  db: Db,
  languages: readonly string[] | null,
  limit: number,
): Promise<StorySummary[]> {
  const { stories } = await listStories(db, { ...defaultFilters, limit: previewCandidates });
  const seenSources = new Set<string>();
  return stories
    .filter((story) => !story.premium)
    .map((story) => {
      const inOtherLanguage = languages?.includes(story.lang) === false;
      const repeatedSource = seenSources.has(story.source.id);
      seenSources.add(story.source.id);
      return {
        story,
        rank: (story.sample ? 4 : 0) + (inOtherLanguage ? 2 : 0) + (repeatedSource ? 1 : 0),
      };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ story }) => story);
}
