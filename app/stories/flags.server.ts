import { sql } from "kysely";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { minuteMs } from "#platform/duration.ts";
import { bannerStoryOf } from "./flags/banner-story.ts";
import { breakingAt, breakingRule } from "./flags/breaking.ts";
import {
  type BreakingNews,
  readStoriesOfEvents,
  readViewCounts,
  writeBreaking,
  writeTrending,
} from "./flags/flags.queries.server.ts";
import { trendingOf, trendingRule } from "./flags/trending.ts";
import { isListed } from "./listing/is-listed.server.ts";
import { readSummaries } from "./listing/stories.queries.server.ts";
import type { StorySummary } from "./story.ts";

export type { BreakingNews };
export { breakingRule, trendingRule };

/**
 * The newest thirty listed stories that are breaking at `now`, by an editor or by the rule; of an event that breaks by the rule,
 * the one story that stands for it. Samples are left out once there is any real story: invented events must not be shown
 * above real news.
 */
export async function breakingStories(db: Db, now: Date): Promise<StorySummary[]> {
  const since = new Date(now.getTime() - breakingRule.lastsMinutes * minuteMs);
  const stories = await readSummaries(
    db,
    sql`(s.editor_breaking
          or (s.editor_breaking is null and s.rule_breaking_line and s.rule_breaking_at > ${since}))
        and ${isListed}`,
    sql`order by s.sample, s.published_at desc, s.id desc limit 30`,
  );
  if (!stories.some((s) => s.sample)) return stories;
  const real = await db
    .selectFrom("story_listings")
    .select("story_id")
    .where("topic", "=", "*")
    .where("country", "=", "*")
    .where("sample", "=", false)
    .limit(1)
    .executeTakeFirst();
  return real ? stories.filter((s) => !s.sample) : stories;
}

/** An event as the events room passes it: its stories, its lead story, when it last broke. */
export type EventToMark = {
  id: number;
  stories: readonly number[];
  lead: number | null;
  brokeAt: Date | null;
};

/**
 * Applies the rule of flags/breaking.ts to events; stories in none of them stop being breaking. Editors' flags stay and
 * have precedence.
 * @param events events that cannot be breaking may be left out
 * @param writeEvents is given the events that begin to break and those that are breaking already, to be written in the same
 *   transaction, and says what is announced of them
 * @returns how many stories became breaking or ceased to be, which is announced
 */
export async function markBreaking(
  db: Db,
  events: readonly EventToMark[],
  now: Date,
  writeEvents: (
    tx: Tx,
    events: { begun: readonly number[]; ongoing: readonly number[] },
  ) => Promise<BreakingNews[]>,
): Promise<number> {
  const storiesOf = await readStoriesOfEvents(
    db,
    events.map((e) => e.stories),
  );
  const judged = events.map((event, i) => ({
    ...event,
    stories: storiesOf[i] ?? [],
    found: breakingAt(
      { stories: storiesOf[i] ?? [], brokeAt: event.brokeAt?.getTime() ?? null },
      now.getTime(),
    ),
  }));
  const flags = judged.flatMap(({ stories, lead, found }) => {
    if (!found) return [];
    const bannerStory = bannerStoryOf(stories, lead, found.begins);
    return stories
      .filter((r) => r.at <= now.getTime())
      .map(({ id }) => ({ id, newest: found.newest, isBannerStory: id === bannerStory }));
  });
  const breaking = judged.filter(({ found }) => found);
  const [begun, ongoing] = [true, false].map((begins) =>
    breaking.filter(({ found }) => found?.begins === begins).map(({ id }) => id),
  ) as [number[], number[]];
  return transaction(db, async (tx) => {
    const news = breaking.length > 0 ? await writeEvents(tx, { begun, ongoing }) : [];
    return writeBreaking(tx, flags, news);
  });
}

/** Applies the rule of flags/trending.ts to the views of the last day. @returns how many stories changed */
export async function markTrending(db: Db, now: Date): Promise<number> {
  const views = await readViewCounts(db, now, trendingRule);
  return transaction(db, (tx) => writeTrending(tx, trendingOf(views), now));
}
