import { type RawBuilder, sql } from "kysely";
import type { Reader } from "#accounts/reader.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import { hourMs } from "#platform/duration.ts";
import type { FollowKind } from "#stories/follow.ts";
import { memberStatesIn, topicsIn } from "#stories/following.ts";
import { readMinutes } from "#stories/read-time.ts";
import { emptyProfile, type ReadingProfile } from "#stories/reading-profile.ts";
import { listStories } from "#stories/stories.server.ts";
import {
  type StoryWithWordCount,
  storiesWithWordCount,
} from "#stories/stories-with-word-count.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { addressOf, readingProfileColumn, recordArticleReading } from "./activity.server.ts";
import { followsOf } from "./follows.server.ts";
import {
  type BriefStory,
  briefHours,
  chooseBrief,
  type Interests,
  type MemberBrief,
} from "./member-brief.ts";
import { dayIn } from "./streak.ts";

type BriefReader = Pick<Reader, "id" | "preferences" | "timezone">;
/**
 * What the route knows about the reader.
 * @property languages those that they read, their own first
 * @property leading the stories of home, the lead first (the order belongs to `events`)
 * @property mayRead whether they may read the whole of a story (the rule belongs to `subscriptions`)
 */
type BriefContext = {
  languages: readonly string[];
  leading: () => Promise<StorySummary[]>;
  mayRead: (story: StorySummary) => boolean;
};

/** How many of the newest stories a brief is chosen from, beside those of home. */
const maxNewest = 80;

/**
 * A member's brief of their calendar day, of stories that they have not read. It is chosen when it is
 * first requested and stays the same for the day, except that withdrawn stories leave it.
 */
export async function memberBriefOf(
  db: Db,
  reader: BriefReader,
  context: BriefContext,
  now: Date,
): Promise<MemberBrief> {
  const day = dayIn(reader.timezone, now);
  const brief =
    (await findBrief(db, reader.id, day)) ?? (await createBrief(db, reader, day, context, now));
  const read = new Set(brief.read);
  const stories = await storiesWithWordCount(db, brief.stories);
  return {
    day,
    stories: stories.map((story) => briefStory(story, read.has(story.id))),
    dismissed: brief.dismissed,
  };
}

const briefStory = (story: StoryWithWordCount, read: boolean): BriefStory => {
  const url = addressOf(story);
  return {
    id: story.id,
    title: story.title,
    excerpt: story.excerpt,
    lang: story.lang,
    url,
    read,
    source: story.source.name,
    category: story.topics[0] ?? null,
    readTime: readMinutes(story.words),
    external: !url.startsWith("/"),
    sample: story.sample,
  };
};

type StoredBrief = { stories: number[]; read: number[]; dismissed: boolean };

async function findBrief(db: Db, readerId: string, day: string): Promise<StoredBrief | null> {
  const { rows } = await sql<StoredBrief>`
    select to_json(stories) as stories, to_json(read_stories) as read, dismissed_at is not null as dismissed
    from member_briefs where user_id = ${readerId} and day = ${day}::date`.execute(db);
  return rows[0] ?? null;
}

/** Chooses the brief of the day and stores it. An empty one is not stored, since there may be stories later. */
async function createBrief(
  db: Db,
  reader: BriefReader,
  day: string,
  context: BriefContext,
  now: Date,
): Promise<StoredBrief> {
  const stories = (await chooseStories(db, reader, context, now)).map((story) => story.id);
  const chosen = { stories, read: [], dismissed: false };
  if (stories.length === 0) return chosen;
  const added = await sql`
    insert into member_briefs (user_id, day, stories)
    values (${reader.id}, ${day}::date, ${stories}::bigint[]) on conflict do nothing returning day`.execute(
    db,
  );
  // Another request was first: its choice stands.
  return added.rows.length > 0 ? chosen : ((await findBrief(db, reader.id, day)) ?? chosen);
}

async function chooseStories(
  db: Db,
  reader: BriefReader,
  context: BriefContext,
  now: Date,
): Promise<StorySummary[]> {
  const { languages, mayRead } = context;
  const { follows, readingProfile } = await interestsOf(db, reader);
  const everywhere = await listStories(db, { limit: maxNewest });
  const leading = await context.leading();
  const candidates = [
    ...leading,
    ...everywhere.stories,
    ...(await ofFollowed(db, follows, languages, now)),
  ].filter(mayRead);
  const ids = candidates.map((story) => story.id);
  const [read, about] = [await readAmong(db, reader.id, ids), await aboutAmong(db, ids)];
  const unread = candidates.filter((story) => !read.has(story.id));
  return chooseBrief(
    unread.map((story) => ({
      ...story,
      ...(about.get(story.id) ?? { author: null, event: null }),
    })),
    { languages, follows, readingProfile, leading: leading.map(({ id }) => id) },
    now,
  );
}

/** The newest stories of the countries and of the topics that are followed, and the last hours' of authors, events and sources. */
async function ofFollowed(
  db: Db,
  { countries, topics, authors, events, sources }: Interests,
  languages: readonly string[],
  now: Date,
): Promise<StorySummary[]> {
  const limit = maxNewest / 2;
  const since = new Date(now.getTime() - briefHours * hourMs);
  const listed = [
    ...(countries.length > 0 ? [await listStories(db, { countries, limit })] : []),
    ...(topics.length > 0 ? [await listStories(db, { topics, limit })] : []),
  ];
  const newest = (of: RawBuilder<unknown>) => sql`
    (select s.id from stories s where ${of} and s.published_at >= ${since} and s.withdrawn_at is null
      order by s.published_at desc limit ${limit})`;
  const { rows } = await sql<{ id: number }>`
    ${newest(sql`s.author_id in (select id from authors where slug = any(${[...authors]}::text[]))`)}
    union ${newest(sql`s.source_id = any(${[...sources]}::text[])`)}
    union (select es.story_id from event_stories es
      join stories s on s.id = es.story_id
      where es.event_id in (
          select id from events where id = any(${[...events]}::bigint[])
          union all select id from events where parent_id = any(${[...events]}::bigint[]))
        and es.published_at >= ${since} and s.withdrawn_at is null
      order by s.lang = any(${[...languages]}::text[]) desc, es.published_at desc limit ${limit})`.execute(
    db,
  );
  const others = await storiesWithWordCount(
    db,
    rows.map((row) => row.id),
  );
  return [...listed.flatMap(({ stories }) => stories), ...others];
}

type About = Pick<Parameters<typeof chooseBrief>[0][number], "author" | "event">;

/** Authors and events of these stories, where they have either. */
async function aboutAmong(db: Db, ids: readonly number[]): Promise<Map<number, About>> {
  const { rows } = await sql<About & { story: number }>`
    select s.id as story, (select slug from authors where id = s.author_id) as author,
      case when e.id is not null
        then json_build_object('id', e.id, 'parent', e.parent_id) end as event
    from stories s left join event_stories es on es.story_id = s.id left join events e on e.id = es.event_id
    where s.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ story, ...about }) => [story, about]));
}

async function interestsOf(
  db: Db,
  reader: Pick<Reader, "id" | "preferences">,
): Promise<{ follows: Interests; readingProfile: ReadingProfile }> {
  const followed = await followsOf(db, reader.id);
  const named = (kind: FollowKind) => followed.filter((f) => f.kind === kind).map((f) => f.name);
  const { rows } = await sql<{ reading_profile: ReadingProfile }>`
    select ${readingProfileColumn(sql`${reader.id}::uuid`)} as reading_profile`.execute(db);
  return {
    follows: {
      countries: memberStatesIn(named("country")),
      topics: topicsIn(named("topic")),
      authors: named("author"),
      events: named("event").map(Number),
      sources: named("source"),
    },
    // Personalisation by history is the reader's choice.
    readingProfile:
      (reader.preferences.content_personalization && rows[0]?.reading_profile) || emptyProfile,
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
 * Marks a story of today's brief as read, and records the reading (source `members_brief`).
 * @param o.onPurpose whether by "Mark as read"; otherwise by opening the story's link
 * @returns whether the brief has the story
 */
export async function readInBrief(
  db: Db,
  reader: BriefReader,
  { story, onPurpose }: { story: number; onPurpose: boolean },
  now: Date,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { rows } = await sql`
      update member_briefs b set read_stories =
        case when ${story} = any(b.read_stories) then b.read_stories else b.read_stories || ${story}::bigint end
      where user_id = ${reader.id} and day = ${dayIn(reader.timezone, now)}::date and ${story} = any(stories)
      returning 1`.execute(tx);
    if (rows.length === 0) return false;
    // The brief is marked in any case; whether an opened link enters the history is the reader's choice.
    const reading = { id: story, source: "members_brief", seconds: 0, ended: true } as const;
    await recordArticleReading(tx, reader, { ...reading, marked: onPurpose }, now);
    return true;
  });
}

/** Hides today's brief. Tomorrow's is shown again. */
export async function dismissBrief(
  db: Db,
  reader: Pick<Reader, "id" | "timezone">,
  now: Date,
): Promise<void> {
  await db
    .updateTable("member_briefs")
    .set({ dismissed_at: now })
    .where("user_id", "=", reader.id)
    .where("day", "=", dayIn(reader.timezone, now))
    .execute();
}
