import { sql } from "kysely";
import { type Db, transaction } from "#platform/db.server.ts";
import { type Country, countryOf } from "#stories/country.ts";
import { readMinutes } from "#stories/read-time.ts";
import { type StoryToRead, storiesToRead } from "#stories/reading.server.ts";
import { listStories } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { noTaste, type Taste } from "#stories/taste.ts";
import { addressOf, readArticle, tasteColumn } from "./activity.server.ts";
import { type BriefStory, chooseBrief, type MemberBrief } from "./member-brief.ts";
import type { Reader } from "./reader.ts";

type Who = Pick<Reader, "id" | "preferences">;
const looksAt = 80;

/** The UTC day that a brief is for. */
export const briefDay = (now: Date): string => now.toISOString().slice(0, 10);

/**
 * A member's brief of today. It is chosen when it is first asked for, and stays for the day, but for stories
 * that are withdrawn meanwhile. Never one that the reader has read.
 * @param mayRead whether the reader may have the whole of a piece (the access rule is another room's)
 */
export async function memberBriefOf(
  db: Db,
  who: Who,
  mayRead: (story: StorySummary) => boolean,
  now: Date,
): Promise<MemberBrief> {
  const day = briefDay(now);
  const kept = (await readBrief(db, who.id, day)) ?? (await keepBrief(db, who, mayRead, now));
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
  mayRead: (story: StorySummary) => boolean,
  now: Date,
): Promise<Kept> {
  const day = briefDay(now);
  const stories = (await choose(db, who, mayRead, now)).map((story) => story.id);
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
  mayRead: (story: StorySummary) => boolean,
  now: Date,
): Promise<StorySummary[]> {
  const { chosen, taste } = await likesOf(db, who);
  const everywhere = await listStories(db, { limit: looksAt });
  const there =
    chosen.length > 0 ? await listStories(db, { countries: chosen, limit: looksAt / 2 }) : null;
  const found = [...everywhere.stories, ...(there?.stories ?? [])].filter(mayRead);
  const read = await readAmong(
    db,
    who.id,
    found.map((story) => story.id),
  );
  return chooseBrief(
    found.filter((story) => !read.has(story.id)),
    { chosen, taste },
    now,
  );
}

async function likesOf(db: Db, who: Who): Promise<{ chosen: Country[]; taste: Taste }> {
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
      where user_id = ${who.id} and day = ${briefDay(now)}::date and ${story} = any(stories)
      returning 1`.execute(tx);
    if (rows.length === 0) return false;
    // The brief keeps its own ticks; whether the history hears of a link that was opened is the reader's choice.
    const reading = { id: story, source: "members_brief", seconds: 0, ended: true } as const;
    await readArticle(tx, who, { ...reading, marked: onPurpose }, now);
    return true;
  });
}

/** Puts today's brief away: it is shown again tomorrow, another one. */
export async function dismissBrief(db: Db, readerId: string, now: Date): Promise<void> {
  await db
    .updateTable("member_briefs")
    .set({ dismissed_at: now })
    .where("user_id", "=", readerId)
    .where("day", "=", briefDay(now))
    .execute();
}
