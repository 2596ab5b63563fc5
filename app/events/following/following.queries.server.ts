// Recent stories and events of what a reader follows. Each kind is one query, which reads a bounded range of an index for
// each followed topic, author and so on.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { minPublishersOfEvent } from "../publishers.ts";
import type { NewsEntry } from "./news.ts";

/** A followed topic, country, event, author or source; `n` is its index in the list. Stories after `since` are new. */
export type FollowedQuery = { n: number; name: string; since: Date };

/** At most so many stories or events are read for each, and counts are no higher. */
export const maxRowsRead = 50;

type Languages = readonly string[] | null;
type NewsRow = NewsEntry & { at: Date };
const newsOf = (rows: readonly (Omit<NewsRow, "at"> & { at: Date })[]): NewsEntry[] =>
  rows.map(({ n, kind, id, event, at, fresh }) => ({
    n: Number(n),
    kind,
    id: Number(id),
    event: event === null ? null : Number(event),
    at: at.getTime(),
    fresh,
  }));

const columnsOf = (asked: readonly FollowedQuery[]) => sql`
  ${asked.map(({ n }) => n)}::int[], ${asked.map(({ name }) => name)}::text[],
  ${asked.map(({ since }) => since.toISOString())}::timestamptz[]`;

/**
 * Events of topics and member states that began since, by their latest report, and new single stories; in the reader's
 * languages.
 * @param asked.name a topic or a country's code
 */
export async function readSubjectNews(
  db: Db,
  asked: readonly FollowedQuery[],
  o: { languages: Languages; sample: boolean },
): Promise<NewsEntry[]> {
  if (asked.length === 0) return [];
  const prefix = o.sample ? "sample:" : "";
  const isInLanguage: RawBuilder<unknown> =
    o.languages === null
      ? sql`true`
      : sql`exists (select from event_tellings t where t.event_id = s.event_id and t.lang = any(${[...o.languages]}::text[]))`;
  const covered = sql`event_subjects s
    where s.subject = ${prefix} || a.name and s.publishers >= ${sql.lit(minPublishersOfEvent)}`;
  const newestFirst = sql`order by s.last_at desc, s.event_id desc`;
  const listed = (inLanguage: RawBuilder<unknown>) => sql`
    select story_id, published_at from story_listings
    where topic = p.topic and country = p.country and sample = ${o.sample} ${inLanguage} and published_at > a.since
    order by published_at desc, story_id desc limit ${maxRowsRead}`;
  // Each language is read by a range of its own: to find a rare one, all others would have to be searched.
  const singles =
    o.languages === null
      ? sql`(${listed(sql``)})`
      : sql`(select l.* from unnest(${[...o.languages]}::text[]) g(lang)
          cross join lateral (${listed(sql`and lang = g.lang`)}) l)`;
  const { rows } = await sql<NewsRow>`
    select a.n, c.kind, c.id, c.event, c.at, c.fresh
    from unnest(${columnsOf(asked)}) a(n, name, since)
    cross join lateral (
      select case when length(a.name) = 2 then '*' else a.name end as topic,
        case when length(a.name) = 2 then a.name else '*' end as country) p
    cross join lateral (
      (select 'event' as kind, s.event_id as id, s.event_id as event, s.last_at as at, true as fresh
        from ${covered} and s.last_at > a.since and ${isInLanguage}
          and exists (select from events e where e.id = s.event_id and e.first_at > a.since)
        ${newestFirst} limit ${maxRowsRead})
      union all
      -- So that a subject with real events has no samples.
      (select 'event', s.event_id, s.event_id, s.last_at, false from ${covered} ${newestFirst} limit 1)
      union all
      (select 'story', l.story_id, null, l.published_at, true from ${singles} l
        where coalesce((
          select e.publishers from event_stories es join events e on e.id = es.event_id
          where es.story_id = l.story_id), 1) < 2)
    ) c`.execute(db);
  return newsOf(rows);
}

/** The new stories of events and of their chapters, without updates of one outlet. @param asked.name an event's id */
export async function readEventNews(
  db: Db,
  asked: readonly FollowedQuery[],
  o: { languages: Languages },
): Promise<NewsEntry[]> {
  if (asked.length === 0) return [];
  const inLanguage =
    o.languages === null ? sql`true` : sql`s.lang = any(${[...o.languages]}::text[])`;
  const { rows } = await sql<NewsRow>`
    select a.n, 'story' as kind, r.story_id as id, null as event, r.published_at as at, true as fresh
    from unnest(${columnsOf(asked)}) a(n, name, since)
    cross join lateral (
      select t.story_id, t.published_at from (
        select e.id from events e where e.id = a.name::bigint
        union all select c.id from events c where c.parent_id = a.name::bigint
      ) e cross join lateral (
        select es.story_id, es.published_at
        from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
        where es.event_id = e.id and es.folded_into is null and es.published_at > a.since
          and s.withdrawn_at is null and src.opted_out_at is null and ${inLanguage}
        order by es.published_at desc limit ${maxRowsRead}
      ) t order by t.published_at desc limit ${maxRowsRead}
    ) r`.execute(db);
  return newsOf(rows);
}

/** The newest stories of authors or of sources, in any language. */
export async function readStoryNews(
  db: Db,
  kind: "author" | "source",
  asked: readonly FollowedQuery[],
): Promise<NewsEntry[]> {
  if (asked.length === 0) return [];
  const column = kind === "author" ? sql`author_id` : sql`source_id`;
  const of = kind === "author" ? sql`(select id from authors where slug = a.name)` : sql`a.name`;
  const { rows } = await sql<NewsRow>`
    select a.n, 'story' as kind, s.id, s.event, s.published_at as at, s.published_at > a.since as fresh
    from unnest(${columnsOf(asked)}) a(n, name, since)
    cross join lateral (
      select s.id, s.published_at, s.source_id,
        (select es.event_id from event_stories es where es.story_id = s.id) as event
      from stories s where s.${column} = ${of} and s.withdrawn_at is null
      order by s.published_at desc limit ${maxRowsRead}
    ) s join sources src on src.id = s.source_id
    where src.opted_out_at is null`.execute(db);
  return newsOf(rows);
}

/** The present ids and slugs of followed events, which may have been merged into others; by the followed id. */
export async function readEventAddresses(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { id: number; slug: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ asked: number; id: number; slug: string }>`
    select asked.id as asked, e.id, e.slug from events asked
    join events e on e.id = coalesce(asked.merged_into, asked.id)
    where asked.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map(({ asked, id, slug }) => [Number(asked), { id: Number(id), slug }]));
}

type NamedSubject = {
  current: string;
  title: string;
  lang: string | null;
  picture: string | null;
};

/**
 * Names of authors and sources, and pictures of the former, by slug or id; `current` is the present id of a source that is
 * named by a former one.
 */
export async function readNames(
  db: Db,
  o: { authors: readonly string[]; sources: readonly string[] },
): Promise<Map<string, NamedSubject>> {
  type Row = NamedSubject & { key: string };
  const { rows } = await sql<Row>`
    select 'author:' || slug as key, slug as current, name as title, null as lang, avatar as picture
      from authors where slug = any(${[...o.authors]}::text[])
    union all select 'source:' || asked, id, name, language, null
      from unnest(${[...o.sources]}::text[]) asked left join source_aliases a on a.former_id = asked
        join sources on id in (asked, a.source_id)
      where opted_out_at is null`.execute(db);
  return new Map(rows.map(({ key, ...named }) => [key, named]));
}
