import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { coveredPlaces, memberStates } from "#stories/country.ts";
import { isStoryVisible } from "#stories/is-visible.server.ts";
import { readAfterSeconds } from "#stories/read-time.ts";
import type { ReadingProfile } from "#stories/reading-profile.ts";
import {
  type StoryWithWordCount,
  storiesWithWordCount,
} from "#stories/stories-with-word-count.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { type Achievement, type AchievementFigures, achievementsOf } from "./achievements.ts";
import { activityCursorOf, type HistoryEntry, writeActivityCursor } from "./activity.ts";
import type { ItemKind } from "./item.ts";
import type { ReadingBreakdown } from "./reading-breakdown.ts";
import { dayIn } from "./streak.ts";

type ActivityReader = Pick<Reader, "id" | "preferences">;

/** Where something was read. */
export const readingSources = ["todays_brief", "members_brief", "article"] as const;
export type ReadingSource = (typeof readingSources)[number];

export type ReadingEntry = {
  title: string;
  url: string;
  source: ReadingSource;
  /** The item on this site, if it is one. It has one entry, however often it is read. */
  kind?: ItemKind;
  itemId?: number;
  /** Visible seconds since the last report of this reading. */
  seconds?: number;
  /** Seconds in total after which the item counts as read, even if its end was never visible. */
  completedAfterSeconds?: number;
  completed?: boolean;
};

/** The most seconds that one beacon adds: the browser's clock may have jumped. */
const maxSeconds = 4 * 3_600;

/**
 * Records that something was read. For a reader who has switched analytics off, it is recorded only if the reader has
 * marked it as read.
 */
export async function recordReading(
  db: Db,
  { id, preferences }: ActivityReader,
  entry: ReadingEntry,
  now: Date,
  { onPurpose }: { onPurpose: boolean },
): Promise<void> {
  if (!onPurpose && !preferences.privacy_analytics) return;
  const { title, url, source, kind = null, itemId = null, completed = false } = entry;
  const seconds = Math.min(maxSeconds, Math.max(0, Math.floor(entry.seconds ?? 0) || 0));
  const completedAfterSeconds = entry.completedAfterSeconds ?? Number.MAX_SAFE_INTEGER;
  await sql`
    insert into user_reading_activity as a
      (user_id, article_title, article_url, source, completed, kind, item_id, seconds, read_at)
    values (${id}, ${title}, ${url}, ${source}, ${completed || seconds >= completedAfterSeconds}, ${kind}, ${itemId},
      ${seconds}, ${now})
    on conflict (user_id, kind, item_id) where item_id is not null do update set
      article_title = excluded.article_title,
      seconds = least(a.seconds::bigint + excluded.seconds, 2000000000),
      completed = a.completed or excluded.completed or a.seconds::bigint + excluded.seconds >= ${completedAfterSeconds}::bigint,
      read_at = greatest(a.read_at, excluded.read_at)`.execute(db);
}

export type ArticleReading = {
  id: number;
  source: ReadingSource;
  /** Visible seconds since the last beacon. */
  seconds: number;
  /** Whether its end was visible. */
  ended: boolean;
  /** Whether the reader has pressed "Mark as read". */
  marked: boolean;
  /** Whether the reader may read the whole of a story. If it is missing, everyone may. */
  mayRead?: (story: StorySummary) => boolean;
};

/**
 * Records the reading of a story's page. It counts as read when its end was visible, after half of its reading time,
 * or by "Mark as read".
 * @returns whether there is such a story
 */
export async function recordArticleReading(
  db: Db,
  reader: ActivityReader,
  { id, source, seconds, ended, marked, mayRead }: ArticleReading,
  now: Date,
): Promise<boolean> {
  if (!marked && !reader.preferences.privacy_analytics) return true;
  const [story] = await storiesWithWordCount(db, [id]);
  if (!story) return false;
  // The end of a preview is not the end of the story.
  const whole = mayRead?.(story) ?? true;
  await recordReading(
    db,
    reader,
    {
      title: story.title,
      url: addressOf(story),
      source,
      kind: "article",
      itemId: id,
      seconds,
      completed: marked || (ended && whole),
      ...(whole ? { completedAfterSeconds: readAfterSeconds(story.words) } : {}),
    },
    now,
    { onPurpose: marked },
  );
  return true;
}

/** Where a story is read: at its publisher, or here when it is our own. */
export const addressOf = (
  story: Pick<StoryWithWordCount, "provenance" | "canonicalUrl" | "slug">,
): string => (story.provenance === "feed" && story.canonicalUrl) || `/article/${story.slug}`;

/** What a reader has read, newest first. @param o.cursor from the answer with the page before */
export async function listActivity(
  db: Db,
  readerId: string,
  { limit, cursor }: { limit: number; cursor: string | null },
): Promise<{ entries: HistoryEntry[]; cursor: string | null }> {
  const after = activityCursorOf(cursor);
  const { rows } = await sql<{
    id: number;
    article_title: string;
    article_url: string;
    source: string;
    completed: boolean;
    seconds: number;
    read_at: Date;
    slug: string | null;
    lang: string | null;
    outlet: string | null;
  }>`
    select a.id, a.article_title, a.article_url, a.source, a.completed, a.seconds, a.read_at,
      s.slug, s.lang, src.name as outlet
    from user_reading_activity a
    left join stories s on a.kind = 'article' and s.id = a.item_id and ${isStoryVisible("s")}
    left join sources src on src.id = s.source_id
    where a.user_id = ${readerId}
      and (a.read_at, a.id) < (${after ? new Date(after.at).toISOString() : "infinity"}::timestamptz, ${after?.id ?? 0}::bigint)
    order by a.read_at desc, a.id desc limit ${limit + 1}`.execute(db);
  const entries = rows.slice(0, limit).map((row) => ({
    id: row.id,
    title: row.article_title,
    href: row.slug ? `/article/${row.slug}` : row.article_url,
    source: row.source,
    completed: row.completed,
    seconds: row.seconds,
    readAt: row.read_at.toISOString(),
    lang: row.lang,
    outlet: row.outlet,
  }));
  const last = entries.at(-1);
  return {
    entries,
    cursor:
      last && rows.length > limit
        ? writeActivityCursor({ at: Date.parse(last.readAt), id: last.id })
        : null,
  };
}

/**
 * Deletes one entry of a reader's history, or all of it with the briefs of former days.
 * @returns how many entries were deleted
 */
export async function deleteActivity(
  db: Db,
  reader: Pick<Reader, "id" | "timezone">,
  which: number | "all",
  now: Date,
): Promise<number> {
  let deletion = db.deleteFrom("user_reading_activity").where("user_id", "=", reader.id);
  if (which !== "all") deletion = deletion.where("id", "=", which);
  else
    await db
      .deleteFrom("member_briefs")
      .where("user_id", "=", reader.id)
      .where("day", "<", dayIn(reader.timezone, now))
      .execute();
  const { numDeletedRows } = await deletion.executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** How many of the stories read last the reading profile is computed from. */
const profileStories = 100;

/** A column with the `ReadingProfile` of a reader as JSON, for queries with other columns. */
export const readingProfileColumn = (
  userId: RawBuilder<unknown>,
): RawBuilder<ReadingProfile> => sql<ReadingProfile>`(
  with recent as (
    select item_id from user_reading_activity
    where user_id = ${userId} and kind = 'article' and completed
    order by read_at desc, id desc limit ${sql.lit(profileStories)}
  )
  select json_build_object(
    'topics', (select coalesce(json_object_agg(topic, n), '{}') from (
      select t.topic, count(*) as n from recent r join story_topics t on t.story_id = r.item_id group by 1) x),
    'countries', (select coalesce(json_object_agg(country, n), '{}') from (
      select c.country, count(*) as n from recent r join story_countries c on c.story_id = r.item_id and c.country = any(${[...coveredPlaces]}::text[]) group by 1) x),
    'read', (select coalesce(json_agg(item_id), '[]') from recent)))`;

export type Statistics = {
  articlesRead: number;
  readingSeconds: number;
  achievements: Achievement[];
  breakdown: ReadingBreakdown;
};

/** How many days the breakdown covers. */
const breakdownDays = 30;

/** The statistics of a reader's history: figures, achievements, and the topics of the last 30 days. */
export async function statisticsOf(db: Db, { id }: { id: string }, now: Date): Promise<Statistics> {
  const since = new Date(now.getTime() - breakdownDays * dayMs);
  const { rows } = await sql<{
    figures: Omit<AchievementFigures, "leastSide"> & {
      left: number;
      center: number;
      right: number;
    };
    stories: number;
    topics: ReadingBreakdown["topics"];
    countries: ReadingBreakdown["countries"];
    bands: ReadingBreakdown["bands"];
  }>`
    with history as (
      select kind, item_id, completed, seconds, read_at from user_reading_activity where user_id = ${id}
    ), done as (
      select s.id, s.lang, coalesce(s.band, src.band) as band, m.read_at > ${since} as recent
      from history m join stories s on m.kind = 'article' and s.id = m.item_id
      join sources src on src.id = s.source_id
      where m.completed
    )
    select
      json_build_object(
        'articles', (select count(*) from history where completed and kind is distinct from 'video' and kind is distinct from 'podcast'),
        'seconds', (select coalesce(sum(seconds), 0) from history),
        'longestStreak', coalesce((select longest_streak from user_streaks where user_id = ${id}), 0),
        'countries', (select count(distinct c.country) from done d join story_countries c on c.story_id = d.id where c.country = any(${memberStates}::text[])),
        'topics', (select count(distinct t.topic) from done d join story_topics t on t.story_id = d.id),
        'languages', (select count(distinct split_part(lang, '-', 1)) from done),
        'left', (select count(*) from done where band in ('far-left', 'left')),
        'center', (select count(*) from done where band = 'center'),
        'right', (select count(*) from done where band in ('right', 'far-right')),
        'briefs', (select count(*) from member_briefs where user_id = ${id}
          and cardinality(stories) > 0 and read_stories @> stories)
      ) as figures,
      (select count(*)::int from done where recent) as stories,
      (select coalesce(json_agg(json_build_object('key', topic, 'stories', n) order by n desc, topic), '[]') from (
        select t.topic, count(*) as n from done d join story_topics t on t.story_id = d.id where d.recent group by 1) x) as topics,
      (select coalesce(json_agg(json_build_object('key', country, 'stories', n) order by n desc, country), '[]') from (
        select c.country, count(*) as n from done d join story_countries c on c.story_id = d.id where d.recent and c.country = any(${[...coveredPlaces]}::text[]) group by 1) x) as countries,
      (select coalesce(json_agg(json_build_object('key', coalesce(band, 'unrated'), 'stories', n)), '[]') from (
        select band, count(*) as n from done where recent group by 1) x) as bands`.execute(db);
  const row = rows[0];
  if (!row) throw new Error("a query without a table returned no row");
  const { left, center, right, ...figures } = row.figures;
  return {
    articlesRead: figures.articles,
    readingSeconds: figures.seconds,
    achievements: achievementsOf({ ...figures, leastSide: Math.min(left, center, right) }),
    breakdown: {
      stories: row.stories,
      days: breakdownDays,
      topics: row.topics,
      countries: row.countries,
      bands: row.bands,
    },
  };
}
