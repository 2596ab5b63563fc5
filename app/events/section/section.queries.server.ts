// The queries of section fronts.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { type LeaningCounts, noLeanings } from "#stories/bias.ts";
import type { CoveredPlace } from "#stories/country.ts";
import type { SideStory } from "#stories/section-front.ts";
import type { Topic } from "#stories/topic.ts";
import { majorEvent } from "../front/major-event.ts";
import type { HeadlineStory } from "../headline-story.ts";
import { minPublishersOfEvent } from "../publishers.ts";
import { isStraightNews } from "../straight-news.ts";
import type { ListPosition } from "./section-list.ts";

/** A topic, a country, or both. */
export type Subject = { topic: Topic | null; country: CoveredPlace | null };

/** The subject as it is stored in `event_subjects`; those of the sample newsroom have a prefix. */
export const subjectKey = ({ topic, country }: Subject, sample = false): string =>
  (sample ? "sample:" : "") + [topic, country].filter(Boolean).join("/");

type PositionRow = { id: number; at: Date };
const positionsOf = (kind: ListPosition["kind"], rows: readonly PositionRow[]): ListPosition[] =>
  rows.map(({ id, at }) => ({ kind, id: Number(id), at: at.getTime() }));

// At the same time, events come before stories: after an event, every story of that time is still to come.
const noId = 0;
const anyId = Number.MAX_SAFE_INTEGER;
const boundOf = (after: ListPosition | null, kind: ListPosition["kind"]) => ({
  at: after ? new Date(after.at).toISOString() : "infinity",
  id: after === null || after.kind === kind ? (after?.id ?? noId) : kind === "event" ? noId : anyId,
});

type Languages = readonly string[] | null;
type Column = RawBuilder<unknown>;

/** Whether a language is one of these; null: all. */
const isRead = (lang: Column, languages: Languages): Column =>
  languages === null ? sql`true` : sql`${lang} = any(${[...languages]}::text[])`;

/** Whether a story is about this topic and country, or does not say what it is about; null: any. */
const fits = (story: Column, topic: Column, country: Column): Column => sql`
  (coalesce((select bool_or(x.topic = ${topic}) from story_topics x where x.story_id = ${story}), true)
    and coalesce((select bool_or(x.country = ${country}) from story_countries x where x.story_id = ${story}), true))`;

/**
 * Whether an event `s` of `event_subjects` is listed to readers of these languages: it has a headline story in one of
 * them, or is a major event. Of fewer publishers than a major event has, few may be about the subject: then the headline must
 * be about it, or not say what it is about.
 */
export const isShownToReaders = (
  languages: Languages,
  topic: Column,
  country: Column,
): Column => sql`(
  ${
    languages === null
      ? sql`false`
      : sql`s.publishers >= ${majorEvent.publishers}
        and (select e.countries from events e where e.id = s.event_id) >= ${majorEvent.countries}`
  }
  or exists (
    select from event_tellings t
    where t.event_id = s.event_id and ${isRead(sql`t.lang`, languages)}
      and (s.publishers >= ${majorEvent.publishers} or ${fits(sql`t.story_id`, topic, country)})))`;

const topicOf = ({ topic }: Subject): Column => sql`${topic}::text`;
const countryOf = ({ country }: Subject): Column => sql`${country}::text`;

/** A part of a list. `searchedTo` is where the bounded search ended; null: at the end, or with enough found. */
export type FoundPositions = { positions: ListPosition[]; searchedTo: ListPosition | null };

/** How many events are searched for one page. */
const maxEvents = 200;

/**
 * Events of a subject by the time of their latest story: those with a story in the reader's languages, and major events
 * in any language (`isShownToReaders`). The search is bounded.
 */
export async function readEventPositions(
  db: Db,
  subject: Subject,
  o: {
    sample: boolean;
    languages: Languages;
    after: ListPosition | null;
    lead: number | null;
    limit: number;
  },
): Promise<FoundPositions> {
  const { at, id } = boundOf(o.after, "event");
  const { rows } = await sql<PositionRow & { listed: boolean }>`
    with near as (
      select event_id, last_at, publishers from event_subjects
      where subject = ${subjectKey(subject, o.sample)} and publishers >= ${sql.lit(minPublishersOfEvent)} and event_id is distinct from ${o.lead}::bigint
        and (last_at, event_id) < (${at}::timestamptz, ${id}::bigint)
      order by last_at desc, event_id desc limit ${maxEvents}
    )
    select event_id as id, last_at as at, ${isShownToReaders(o.languages, topicOf(subject), countryOf(subject))} as listed
    from near s order by last_at desc, event_id desc`.execute(db);
  const positions = positionsOf(
    "event",
    rows.filter((r) => r.listed),
  ).slice(0, o.limit);
  const last = positionsOf("event", rows).at(-1) ?? null;
  const more = rows.length === maxEvents && positions.length < o.limit;
  return { positions, searchedTo: more ? last : null };
}

/** Events of a subject reported since a time, the most covered first; `at` is the number of publishers. */
export async function readMostCoveredPositions(
  db: Db,
  subject: Subject,
  o: {
    sample: boolean;
    since: Date;
    after: ListPosition | null;
    lead: number | null;
    limit: number;
  },
): Promise<ListPosition[]> {
  const { rows } = await sql<{ id: number; at: number }>`
    select event_id as id, publishers as at from event_subjects s
    where subject = ${subjectKey(subject, o.sample)} and publishers >= ${sql.lit(minPublishersOfEvent)} and last_at > ${o.since}
      and ${isShownToReaders(null, topicOf(subject), countryOf(subject))} and event_id is distinct from ${o.lead}::bigint
      and (publishers, event_id) < (${o.after?.at ?? anyId}::bigint, ${o.after?.id ?? noId}::bigint)
    order by publishers desc, event_id desc limit ${o.limit}`.execute(db);
  return rows.map(({ id, at }) => ({ kind: "event", id: Number(id), at }));
}

/** How many listings are searched at once for single stories, and how often for one page. */
const chunk = 250;
const maxChunks = 4;

/** Whether no other publisher reports the story `s`, and its own has not updated it since. */
const isSingle = sql`
  coalesce((
    select e.publishers < ${sql.lit(minPublishersOfEvent)} and not exists (
      select from event_stories newer join stories n on n.id = newer.story_id
      where newer.event_id = es.event_id and n.withdrawn_at is null and (n.published_at, n.id) > (s.published_at, s.id)
        and coalesce(newer.folded_into, newer.story_id) = coalesce(es.folded_into, es.story_id)
    )
    from event_stories es join events e on e.id = es.event_id
    where es.story_id = s.id
  ), true)`;

type SingleRow = { single: boolean; own: boolean; title: string; lang: string; url: string | null };
const singleColumns = sql`s.provenance = 'own' as own, s.title, s.lang, s.canonical_url as url`;
const isListedSingle = (row: SingleRow): boolean => row.single && (row.own || isStraightNews(row));

/**
 * Single stories of a subject, newest first: those of events with one publisher, in the reader's languages. What its publisher
 * has updated since is left out, and so are questions, columns and advice from feeds, which can be found by search. The search
 * is bounded.
 */
export async function readSinglePositions(
  db: Db,
  { topic, country }: Subject,
  o: {
    sample: boolean;
    languages: readonly string[] | null;
    after: ListPosition | null;
    lead: number | null;
    limit: number;
  },
): Promise<FoundPositions> {
  const positions: ListPosition[] = [];
  let { at, id } = boundOf(o.after, "story");
  for (let n = 0; n < maxChunks; n++) {
    // A scalar for each row: `not exists` would be planned as a hash of all stories of events.
    const { rows } = await sql<PositionRow & SingleRow>`
      with listed as (
        select story_id, published_at from story_listings
        where topic = ${topic ?? "*"} and country = ${country ?? "*"} and sample = ${o.sample}
          and (published_at, story_id) < (${at}::timestamptz, ${id}::bigint)
        order by published_at desc, story_id desc limit ${chunk}
      )
      select l.story_id as id, l.published_at as at, ${singleColumns},
        ${isRead(sql`s.lang`, o.languages)} and ${isSingle} as single
      from listed l join stories s on s.id = l.story_id
      order by l.published_at desc, l.story_id desc`.execute(db);
    const found = positionsOf("story", rows.filter(isListedSingle));
    positions.push(...found.filter((position) => position.id !== o.lead));
    const last = positionsOf("story", rows).at(-1);
    if (rows.length < chunk || !last) return { positions, searchedTo: null };
    if (positions.length >= o.limit)
      return { positions: positions.slice(0, o.limit), searchedTo: positions[o.limit - 1] ?? null };
    at = new Date(last.at).toISOString();
    id = last.id;
    if (n === maxChunks - 1) return { positions, searchedTo: last };
  }
  return { positions, searchedTo: null };
}

export type EventHeadlines = {
  id: number;
  lastAt: Date;
  lead: number | null;
  ownStory: number | null;
  headlineStories: HeadlineStory[];
};

/**
 * The stories among which the one is chosen by which each of these events is shown.
 * @param subject of the page: if fewer publishers report the event than a major one has, the story must be about it, or not
 *   say what it is about
 */
export async function readEventHeadlines(
  db: Db,
  events: readonly number[],
  subject: Subject,
): Promise<Map<number, EventHeadlines>> {
  if (events.length === 0) return new Map();
  const { rows } = await sql<EventHeadlines>`
    select e.id, e.last_at as "lastAt", e.lead_story_id as lead, (
        select min(s.id) from event_stories es join stories s on s.id = es.story_id
          join sources src on src.id = s.source_id
        where es.event_id = e.id and s.provenance = 'own' and src.kind = 'own' and s.withdrawn_at is null
      ) as "ownStory",
      coalesce((select json_agg(json_build_object('lang', lang, 'story', story_id, 'straightNews', plain, 'confirmed', confirmed) order by lang)
        from event_tellings t where event_id = e.id
          and (e.publishers >= ${majorEvent.publishers} or ${fits(sql`t.story_id`, topicOf(subject), countryOf(subject))})), '[]') as "headlineStories"
    from events e where e.id = any(${[...events]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [Number(row.id), row]));
}

/**
 * The event of a story, and one other story from each of the three sides; those in a language of the reader, reports,
 * those with an excerpt, and those near in time to this story are preferred.
 */
export async function readSides(
  db: Db,
  story: number,
  languages: readonly string[] | null,
): Promise<{ event: number | null; sides: SideStory[] }> {
  type Row = SideStory & { event: number; url: string | null };
  const { rows } = await sql<Row>`
    select event, slug, title, lang, url, original, source, band, side from (
      select es.event_id as event, s.slug, s.title, s.lang, s.canonical_url as url,
        case when s.provenance = 'feed' then s.canonical_url end as original, src.name as source, b.band, b.side,
        row_number() over (
          partition by b.side
          order by (s.lang = any(${[...(languages ?? [])]}::text[])) desc, es.folded_into is not null, s.premium, s.excerpt = '',
            abs(extract(epoch from s.published_at - shown.published_at)), s.id
        ) as n
      from event_stories own join stories shown on shown.id = own.story_id join event_stories es using (event_id)
      join stories s on s.id = es.story_id join sources src on src.id = s.source_id
      cross join lateral (
        select band, case when band in ('far-left', 'left') then 'left' when band = 'center' then 'center' else 'right' end as side
        from (select coalesce(s.band, src.band) as band) bands
      ) b
      where own.story_id = ${story} and s.source_id <> shown.source_id and b.band is not null
        and s.withdrawn_at is null and src.opted_out_at is null
    ) candidates where n <= ${maxPerSide} order by n`.execute(db);
  const event = rows[0]?.event ?? (await readEventId(db, story));
  const chosen = (["left", "center", "right"] as const).flatMap((side) => {
    const candidates = rows.filter((row) => row.side === side);
    return candidates.find(isStraightNews) ?? candidates[0] ?? [];
  });
  return {
    event: event === null ? null : Number(event),
    sides: chosen.map(({ event: _, url: _url, ...side }) => side),
  };
}

/** Among how many stories of a side a report is looked for, before a column stands for it. */
const maxPerSide = 5;

async function readEventId(db: Db, story: number): Promise<number | null> {
  const row = await db
    .selectFrom("event_stories as es")
    .innerJoin("events as e", "e.id", "es.event_id")
    .select("e.id")
    .where("es.story_id", "=", story)
    .where("e.publishers", ">=", minPublishersOfEvent)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** How many events of each subject that are listed to readers of these languages were reported since a time. */
export async function readEventCounts(
  db: Db,
  subjects: readonly Subject[],
  o: { sample: boolean; languages: Languages; since: Date },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; count: number }>`
    select s.subject, count(*)::int as count
    from unnest(${subjects.map((one) => subjectKey(one, o.sample))}::text[], ${subjects.map(({ topic }) => topic)}::text[],
      ${subjects.map(({ country }) => country)}::text[]) w (subject, topic, country)
    join event_subjects s on s.subject = w.subject
    where s.last_at > ${o.since} and s.publishers >= ${sql.lit(minPublishersOfEvent)} and ${isShownToReaders(o.languages, sql`w.topic`, sql`w.country`)}
    group by s.subject`.execute(db);
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

/** How many listings are searched for the single stories that are counted. */
export const maxCounted = 1_000;

/**
 * The topics and places of each single story of a subject since a time, as lists show them (`readSinglePositions`).
 * @param o.languages null: all
 * @returns `isCut` where the bounded search ended before the time
 */
export async function readSingleSubjects(
  db: Db,
  { topic, country }: Subject,
  o: { sample: boolean; languages: Languages; since: Date },
): Promise<{ singles: { lang: string; subjects: string[] }[]; isCut: boolean }> {
  const listed = (lang: Column) => sql`
    select story_id, published_at from story_listings
    where topic = ${topic ?? "*"} and country = ${country ?? "*"} ${lang} and sample = ${o.sample} and published_at > ${o.since}
    order by published_at desc, story_id desc limit ${maxCounted}`;
  // Each language is read by a range of its own: to find a rare one, all others would have to be searched.
  const ranges =
    o.languages === null
      ? listed(sql``)
      : sql`select l.* from unnest(${[...o.languages]}::text[]) g (lang)
          cross join lateral (${listed(sql`and lang = g.lang`)}) l`;
  const { rows } = await sql<SingleRow & { subjects: string[] }>`
    with listed as (select * from (${ranges}) found order by published_at desc, story_id desc limit ${maxCounted})
    select ${singleColumns}, ${isSingle} as single,
      array(select x.topic from story_topics x where x.story_id = s.id
        union all select x.country from story_countries x where x.story_id = s.id) as subjects
    from listed l join stories s on s.id = l.story_id`.execute(db);
  return {
    singles: rows.filter(isListedSingle).map(({ lang, subjects }) => ({ lang, subjects })),
    isCut: rows.length === maxCounted,
  };
}

/** The events of a subject since a time, and how many of their publishers there are of each band. */
export async function readWeek(
  db: Db,
  subject: string,
  since: Date,
): Promise<{ events: number; leanings: LeaningCounts }> {
  const { rows } = await sql<{ events: number } & LeaningCounts>`
    select count(*)::int as events,
      ${sql.join(
        Object.keys(noLeanings).map(
          (key) =>
            sql`coalesce(sum((e.leanings ->> ${sql.lit(key)})::int), 0)::int as ${sql.ref(key)}`,
        ),
      )}
    from event_subjects s join events e on e.id = s.event_id
    where s.subject = ${subject} and s.last_at > ${since} and s.publishers >= ${sql.lit(minPublishersOfEvent)}`.execute(
    db,
  );
  const [{ events, ...leanings }] = rows as [{ events: number } & LeaningCounts];
  return { events, leanings };
}

/** The newest pieces of our own newsroom on a subject since a time. */
export async function readOwnPieces(
  db: Db,
  { topic, country }: Subject,
  o: { sample: boolean; since: Date; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stories s join sources src on src.id = s.source_id
    where s.provenance = 'own' and ${o.sample ? sql`s.sample` : sql`not s.sample`} and s.withdrawn_at is null
      and src.kind = 'own' and s.published_at > ${o.since}
      and exists (select from story_listings l
        where l.story_id = s.id and l.topic = ${topic ?? "*"} and l.country = ${country ?? "*"})
    order by s.published_at desc, s.id desc limit ${o.limit}`.execute(db);
  return rows.map(({ id }) => Number(id));
}
