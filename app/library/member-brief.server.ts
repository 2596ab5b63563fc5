import { sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import { type Country, countryOf } from "#stories/country.ts";
import { readMinutes } from "#stories/read-time.ts";
import { type StoryToRead, storiesToRead } from "#stories/reading.server.ts";
import { listStories } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { noTaste, type Taste } from "#stories/taste.ts";
import { addressOf, readArticle, tasteColumn } from "./activity.server.ts";
import { type BriefStory, briefHours, chooseBrief, type MemberBrief } from "./member-brief.ts";
import { dayIn } from "./streak.ts";

type Who = Pick<Reader, "id" | "preferences" | "timezone">;
/**
 * What the route knows of the reader. @property languages those that they read, their own first
 * @property mayRead whether they may have the whole of a piece (the access rule is another room's)
 */
type Reading = { languages: readonly string[]; mayRead: (story: StorySummary) => boolean };

/** So many of the newest stories are looked at, and so many of the events that most report. */
const looksAt = { stories: 80, events: 40 } as const;

/**
 * A member's brief of their own day (decision 13). It is chosen when it is first asked for, and stays for the day,
 * but for stories that are withdrawn meanwhile. Never one that the reader has read.
 */
export async function memberBriefOf(
  db: Db,
  who: Who,
  reading: Reading,
  now: Date,
): Promise<MemberBrief> {
  const day = dayIn(who.timezone, now);
  const kept = (await readBrief(db, who.id, day)) ?? (await keepBrief(db, who, day, reading, now));
  const read = new Set(kept.read);
  const stories = await storiesToRead(db, kept.stories);
  return {
    day,
    stories: stories.map((story) => briefStory(story, read.has(story.id))),
    dismissed: kept.dismissed,
  };
}

const briefStory = (story: StoryToRead, read: boolean): BriefStory => {
  const url = addressOf(story);
  return {
    ...{ id: story.id, title: story.title, excerpt: story.excerpt, lang: story.lang, url, read },
    source: story.source.name,
    category: story.topics[0] ?? null,
    readTime: readMinutes(story.words),
    external: !url.startsWith("/"),
    sample: story.sample,
  };
};

type Kept = { stories: number[]; read: number[]; dismissed: boolean };

async function readBrief(db: Db, readerId: string, day: string): Promise<Kept | null> {
  const { rows } = await sql<Kept>`
    select to_json(stories) as stories, to_json(read_stories) as read, dismissed_at is not null as dismissed
    from member_briefs where user_id = ${readerId} and day = ${day}::date`.execute(db);
  return rows[0] ?? null;
}

/** Chooses the brief of the day. One without a story is not kept: there may be some later. */
async function keepBrief(
  db: Db,
  who: Who,
  day: string,
  reading: Reading,
  now: Date,
): Promise<Kept> {
  const stories = (await choose(db, who, reading, now)).map((story) => story.id);
  const chosen = { stories, read: [], dismissed: false };
  if (stories.length === 0) return chosen;
  const added = await sql`
    insert into member_briefs (user_id, day, stories)
    values (${who.id}, ${day}::date, ${stories}::bigint[]) on conflict do nothing returning day`.execute(
    db,
  );
  // Another tab was first: what it chose stands.
  return added.rows.length > 0 ? chosen : ((await readBrief(db, who.id, day)) ?? chosen);
}

async function choose(
  db: Db,
  who: Who,
  { languages, mayRead }: Reading,
  now: Date,
): Promise<StorySummary[]> {
  const { chosen, taste } = await likesOf(db, who);
  const limit = looksAt.stories;
  const everywhere = await listStories(db, { limit });
  const there =
    chosen.length > 0 ? await listStories(db, { countries: chosen, limit: limit / 2 }) : null;
  const reported = await storiesToRead(db, await mostReported(db, languages, now));
  const found = [...reported, ...everywhere.stories, ...(there?.stories ?? [])].filter(mayRead);
  const ids = found.map((story) => story.id);
  const [read, events] = [await readAmong(db, who.id, ids), await eventsAmong(db, ids)];
  const unread = found.filter((story) => !read.has(story.id));
  return chooseBrief(
    unread.map((story) => ({ ...story, event: events.get(story.id) ?? null })),
    { languages, chosen, taste },
    now,
  );
}

/** Of the events that most publishers report, the tellings of the last hours: in the reader's languages first. */
async function mostReported(db: Db, languages: readonly string[], now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - briefHours * 3_600_000);
  const { rows } = await sql<{ id: number }>`
    select t.id from (
      select e.id, e.publishers, e.last_at from events e
      where e.merged_into is null and e.stories > 1 and not e.sample and e.last_at >= ${since}
      order by e.publishers desc, e.last_at desc limit ${looksAt.events}) e
    cross join lateral (
      select s.id from event_stories es join stories s on s.id = es.story_id
      where es.event_id = e.id and es.published_at >= ${since} and s.withdrawn_at is null
      order by s.lang = any(${[...languages]}::text[]) desc, es.published_at desc limit 4) t
    order by e.publishers desc, e.last_at desc`.execute(db);
  return rows.map((row) => row.id);
}

type ReportedEvent = { id: number; publishers: number };

async function eventsAmong(db: Db, ids: readonly number[]): Promise<Map<number, ReportedEvent>> {
  const { rows } = await sql<ReportedEvent & { story: number }>`
    select es.story_id as story, e.id, e.publishers
    from event_stories es join events e on e.id = es.event_id
    where es.story_id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ story, ...event }) => [story, event]));
}

async function likesOf(
  db: Db,
  who: Pick<Reader, "id" | "preferences">,
): Promise<{ chosen: Country[]; taste: Taste }> {
  const id = sql`${who.id}::uuid`;
  const { rows } = await sql<{ countries: unknown; taste: Taste }>`
    select (select value from reader_places where user_id = ${id} and name = 'countries') as countries,
      ${tasteColumn(id)} as taste`.execute(db);
  const { countries = null, taste = noTaste } = rows[0] ?? {};
  const names = Array.isArray(countries) ? countries : [];
  return {
    chosen: names.flatMap((name) => countryOf(String(name)) ?? []),
    // What was read says something only where the reader lets it.
    taste: who.preferences.content_personalization ? taste : noTaste,
  };
}

async function readAmong(db: Db, readerId: string, ids: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ item_id: number }>`
    select item_id from user_reading_activity
    where user_id = ${readerId} and kind = 'article' and completed and item_id = any(${ids}::bigint[])
    union select unnest(read_stories) from member_briefs where user_id = ${readerId}`.execute(db);
  return new Set(rows.map((row) => row.item_id));
}

/**
 * Marks a story of today's brief as read, and notes the reading (source `members_brief`).
 * @param o.onPurpose "Mark as read"; else the story's link was opened
 * @returns whether it is a story of the brief
 */
export async function readInBrief(
  db: Db,
  who: Who,
  { story, onPurpose }: { story: number; onPurpose: boolean },
  now: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { rows } = await sql`
      update member_briefs b set read_stories =
        case when ${story} = any(b.read_stories) then b.read_stories else b.read_stories || ${story}::bigint end
      where user_id = ${who.id} and day = ${dayIn(who.timezone, now)}::date and ${story} = any(stories)
      returning 1`.execute(tx);
    if (rows.length === 0) return false;
    // The brief keeps its own ticks; whether the history hears of a link that was opened is the reader's choice.
    const reading = { id: story, source: "members_brief", seconds: 0, ended: true } as const;
    await readArticle(tx, who, { ...reading, marked: onPurpose }, now);
    return true;
  });
}

/** Puts today's brief away: it is shown again tomorrow, another one. */
export async function dismissBrief(
  db: Db,
  who: Pick<Reader, "id" | "timezone">,
  now: Date,
): Promise<void> {
  await db
    .updateTable("member_briefs")
    .set({ dismissed_at: now })
    .where("user_id", "=", who.id)
    .where("day", "=", dayIn(who.timezone, now))
    .execute();
}
