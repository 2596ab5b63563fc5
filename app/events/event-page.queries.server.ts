// The queries of the event's page. Withdrawn stories and those of sources that opted out are never shown.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { Band } from "#stories/bias.ts";
import { leaningOf } from "#stories/bias.ts";
import { type EventStory, type Side, sideOf } from "./comparison.ts";
import type { FoundEvent } from "./events.server.ts";
import type { SourceCheck } from "./missing-coverage.ts";
import { minPublishersOfEvent } from "./publishers.ts";

type EventStoryRow = {
  id: number;
  slug: string;
  title: string;
  excerpt: string;
  lang: string;
  canonical_url: string | null;
  published_at: Date;
  band: Band | null;
  source_id: string;
  source_name: string;
  source_country: string;
  publisher: string;
  folded_into: number | null;
};

const toEventStory = (row: EventStoryRow): EventStory => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt,
  lang: row.lang,
  original: row.canonical_url,
  publishedAt: row.published_at.toISOString(),
  band: row.band,
  source: { id: row.source_id, name: row.source_name, country: row.source_country },
  publisher: row.publisher,
  updateOf: row.folded_into,
});

/** The visible stories of an event, newest first. */
export async function readEventStories(db: Db, event: number): Promise<EventStory[]> {
  const { rows } = await sql<EventStoryRow>`
    select s.id, s.slug, s.title, s.excerpt, s.lang, s.published_at, es.folded_into,
      case when s.provenance = 'feed' then s.canonical_url end as canonical_url,
      coalesce(s.band, src.band) as band, coalesce(src.owner, src.id) as publisher,
      src.id as source_id, src.name as source_name, src.country as source_country
    from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
    where s.withdrawn_at is null and src.opted_out_at is null and es.event_id = ${event}
    order by s.published_at desc, s.id desc`.execute(db);
  return rows.map(toEventStory);
}

export type RelatedEvent = { id: number; slug: string; publishers: number; parent: boolean };

const maxRelated = 12;

/** The event that this one is a chapter of, and its newest chapters, newest first; only those with two publishers. */
export async function readRelatedEvents(
  db: Db,
  event: Pick<FoundEvent, "id" | "parent_id">,
): Promise<RelatedEvent[]> {
  const { rows } = await sql<RelatedEvent>`
    select id, slug, publishers, id is not distinct from ${event.parent_id}::bigint as parent
    from events
    where merged_into is null and publishers >= ${sql.lit(minPublishersOfEvent)} and (parent_id = ${event.id} or id = ${event.parent_id}::bigint)
    order by last_at desc, id desc limit ${maxRelated}`.execute(db);
  return rows;
}

/** The topics and places that an event is about (`event_subjects`), those of most of its visible stories first. */
export async function readSubjects(
  db: Db,
  event: number,
): Promise<{ countries: string[]; topics: string[] }> {
  const { rows } = await sql<{ countries: string[]; topics: string[] }>`
    with shown as (
      select s.id from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
      where es.event_id = ${event} and s.withdrawn_at is null and src.opted_out_at is null
    ), about as (
      select regexp_replace(subject, '^sample:', '') as subject from event_subjects where event_id = ${event}
    )
    select array(select country from story_countries join shown on id = story_id join about on subject = country
        group by country order by count(*) desc, country) as countries,
      array(select topic from story_topics join shown on id = story_id join about on subject = topic
        group by topic order by count(*) desc, topic limit 2) as topics`.execute(db);
  return rows[0] ?? { countries: [], topics: [] };
}

/** When the feeds of news sources were fetched, and whether each source published anything from `from` to `until`. */
export async function readSourceChecks(db: Db, from: Date, until: Date): Promise<SourceCheck[]> {
  const { rows } = await sql<{
    source: string;
    band: Band | null;
    country: string;
    since: Date;
    fetched_at: Date | null;
    published: boolean;
  }>`
    select src.id as source, src.band, src.country, f.since, f.fetched_at, exists (
      select from stories s where s.source_id = src.id and s.published_at between ${from} and ${until}
    ) as published
    from sources src join (
      select source_id, min(created_at) as since, max(succeeded_at) as fetched_at from feeds
      where retired_at is null and removed_at is null group by source_id
    ) f on f.source_id = src.id
    where src.kind = 'news' and src.opted_out_at is null`.execute(db);
  return rows.map((row) => ({
    source: row.source,
    side: sideOf(leaningOf(row.band)) satisfies Side,
    country: row.country,
    addedAt: row.since.getTime(),
    fetchedAt: row.fetched_at?.getTime() ?? null,
    published: row.published,
  }));
}

/** The event of a story; null if it has none with at least two publishers. */
export async function readEventOfStory(
  db: Db,
  story: number,
): Promise<{ id: number; slug: string } | null> {
  const row = await db
    .selectFrom("event_stories as es")
    .innerJoin("events as e", "e.id", "es.event_id")
    .select(["e.id", "e.slug"])
    .where("es.story_id", "=", story)
    .where("e.merged_into", "is", null)
    .where("e.publishers", ">=", minPublishersOfEvent)
    .executeTakeFirst();
  return row ?? null;
}
