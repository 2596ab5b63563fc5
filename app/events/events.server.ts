// Events for the pages of other rooms. The clustering job, overrides and the event's page have entry modules of their own
// (README.md).
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

export { clusteringLimits } from "./clustering-job/limits.ts";

/** An event in itself. */
export type FoundEvent = {
  id: number;
  slug: string;
  sample: boolean;
  lead_story_id: number | null;
  /** The event that it is a chapter of. */
  parent_id: number | null;
};

/** An event by its slug, or by the slug of one that was merged into it; null for an unknown slug. */
export async function findEvent(db: Db, slug: string): Promise<FoundEvent | null> {
  const { rows } = await sql<FoundEvent>`
    select e.id, e.slug, e.sample, e.lead_story_id, e.parent_id
    from events asked join events e on e.id = coalesce(asked.merged_into, asked.id)
    where asked.slug = ${slug}`.execute(db);
  return rows[0] ?? null;
}

/** An event in one line. Both counts are of visible stories; outlets of one owner count as one publisher. */
export type EventSummary = {
  slug: string;
  publishers: number;
  /** A story and its updates count once. */
  stories: number;
};

/** The events of stories; left out is a story without one, or of whose event no other story is visible. */
export async function eventsOfStories(
  db: Db,
  storyIds: readonly number[],
): Promise<Map<number, EventSummary>> {
  if (storyIds.length === 0) return new Map();
  const { rows } = await sql<EventSummary & { story: number }>`
    select es.story_id as story, e.slug, e.publishers, e.stories
    from event_stories es join events e on e.id = es.event_id
    where es.story_id = any(${[...storyIds]}::bigint[]) and e.stories > 1`.execute(db);
  return new Map(rows.map(({ story, ...line }) => [story, line]));
}

/**
 * Ids of the other visible stories of a story's event, the newest first, those in the reader's languages before all others.
 * @param o.languages of the reader; null: all
 * @param o.except ids of stories that are left out
 */
export async function otherStoriesOfEvent(
  db: Db,
  story: number,
  o: { languages: readonly string[] | null; except: readonly number[]; limit: number },
): Promise<number[]> {
  const first = o.languages ? sql`(s.lang = any(${[...o.languages]}::text[])) desc,` : sql``;
  const { rows } = await sql<{ id: number }>`
    select s.id
    from event_stories own join event_stories other on other.event_id = own.event_id
    join stories s on s.id = other.story_id join sources src on src.id = s.source_id
    where own.story_id = ${story} and other.folded_into is null and s.id <> all(${[story, ...o.except]}::bigint[])
      and s.withdrawn_at is null and src.opted_out_at is null
    order by ${first} s.published_at desc, s.id desc
    limit ${o.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type ListedEvent = EventSummary & {
  id: number;
  /** The title of its lead story. */
  title: string;
  lang: string;
  lastAt: Date;
};

/** Events of several stories, those with the newest stories first; either of the sample newsroom or real ones. */
export async function listEvents(
  db: Db,
  o: { limit: number; sample?: boolean; publishers?: number },
): Promise<ListedEvent[]> {
  const { rows } = await sql<ListedEvent>`
    select e.id, e.slug, e.publishers, e.stories, e.last_at as "lastAt", s.title, s.lang
    from events e join stories s on s.id = e.lead_story_id
    where e.merged_into is null and e.stories > 1 and e.sample = ${o.sample ?? false}
      and e.publishers >= ${o.publishers ?? 1}
    order by e.last_at desc, e.id desc limit ${o.limit}`.execute(db);
  return rows;
}

export type EventStoryForEditor = {
  slug: string;
  title: string;
  lang: string;
  source: string;
  publishedAt: Date;
  /** Whether it is an update, shown under another story of its outlet. */
  update: boolean;
  hidden: boolean;
};

/** An event's stories as an editor sees them, hidden ones too, oldest first. */
export async function storiesOfEvent(db: Db, event: number): Promise<EventStoryForEditor[]> {
  const { rows } = await sql<EventStoryForEditor>`
    select s.slug, s.title, s.lang, src.id as source, s.published_at as "publishedAt",
      es.folded_into is not null as update, s.withdrawn_at is not null or src.opted_out_at is not null as hidden
    from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
    where es.event_id = ${event} order by s.published_at, s.id`.execute(db);
  return rows;
}

/** An event with its stories, as `npm run events -- list --json` prints it. */
export type EventRecord = {
  slug: string;
  title: string;
  firstAt: Date;
  lastAt: Date;
  publishers: number;
  countries: number;
  /** The times at which it became breaking news, oldest first. */
  breakingAt: Date[];
  /** Oldest first. */
  stories: EventRecordStory[];
};
type EventRecordStory = {
  /** The address of the original; of our own pieces, the path on this site. */
  link: string;
  title: string;
  source: string;
  lang: string;
  /** ISO 8601. */
  publishedAt: string;
};

/** Events are read in parts of this size. */
const recordBatch = 200;

/**
 * Events of several visible stories, those with the newest stories first, samples included.
 * @param o.since leaves out events whose last story is older; null: none
 */
export async function* readEventRecords(
  db: Db,
  o: { since: Date | null },
): AsyncGenerator<EventRecord> {
  let after: { at: Date; id: number } | null = null;
  for (;;) {
    const before: RawBuilder<unknown> = after
      ? sql`(e.last_at, e.id) < (${after.at}, ${after.id})`
      : sql`true`;
    const { rows }: { rows: (EventRecord & { id: number })[] } = await sql<
      EventRecord & { id: number }
    >`
      select e.id, e.slug, lead.title, e.first_at as "firstAt", e.last_at as "lastAt", e.publishers, e.countries,
        e.breaking_times as "breakingAt", (
          select json_agg(json_build_object('link', coalesce(s.canonical_url, '/article/' || s.slug), 'title', s.title,
            'source', src.name, 'lang', s.lang,
            'publishedAt', to_char(s.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
            order by s.published_at, s.id)
          from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
          where es.event_id = e.id and s.withdrawn_at is null and src.opted_out_at is null
        ) as stories
      from events e join stories lead on lead.id = e.lead_story_id
      where e.merged_into is null and e.stories > 1 and ${before}
        and (${o.since}::timestamptz is null or e.last_at >= ${o.since}::timestamptz)
      order by e.last_at desc, e.id desc limit ${recordBatch}`.execute(db);
    for (const { id: _, ...event } of rows) yield event;
    const last = rows.at(-1);
    if (!last || rows.length < recordBatch) return;
    after = { at: last.lastAt, id: last.id };
  }
}
