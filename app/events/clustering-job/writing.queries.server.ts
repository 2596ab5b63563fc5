// The writes of the clustering job, of editors' overrides and of rebuilds. Callers hold the lock of `lockEvents`.
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { noCountries } from "#stories/country.ts";
import { slugOf } from "#stories/slug.server.ts";
import {
  saveFrontFacts,
  saveHeadlineStories,
  saveSubjects,
} from "../headlines-and-subjects.queries.server.ts";
import { clusteringLimits } from "./limits.ts";
import type { OverrideRow } from "./overrides-by-story.ts";

/**
 * Inserts events. The slug is made of the headline, with a number if another event has it.
 * @param leads the stories whose headlines represent the events
 * @returns their ids, in the same order
 */
export async function insertEvents(
  tx: Tx,
  leads: readonly { lead: number; sample: boolean }[],
  now: Date,
): Promise<number[]> {
  if (leads.length === 0) return [];
  const { rows } = await sql<{ id: number; title: string; at: Date }>`
    select id, title, published_at as at from stories
    where id = any(${leads.map((l) => l.lead)}::bigint[])`.execute(tx);
  const stories = new Map(rows.map((r) => [r.id, r]));
  const bases = leads.map((l) => slugOf(stories.get(l.lead)?.title ?? "") || `event-${l.lead}`);
  const slugs = await unusedSlugs(
    tx,
    bases,
    leads.map((l) => l.lead),
  );
  const events = leads.map(({ lead, sample }, i) => ({
    slug: slugs[i],
    lead: stories.has(lead) ? lead : null,
    sample,
    at: stories.get(lead)?.at ?? now,
  }));
  const made = await sql<{ id: number; slug: string }>`
    insert into events (slug, lead_story_id, sample, first_at, last_at, stories, publishers, created_at, updated_at)
    select slug, lead, sample, at, at, 0, 0, ${now}, ${now}
    from json_to_recordset(${JSON.stringify(events)}::json)
      r (slug text, lead bigint, sample boolean, at timestamptz)
    returning id, slug`.execute(tx);
  const ids = new Map(made.rows.map((r) => [r.slug, r.id]));
  return slugs.map((slug) => ids.get(slug) as number);
}

const maxNumbered = 30;

async function unusedSlugs(
  tx: Tx,
  bases: readonly string[],
  leads: readonly number[],
): Promise<string[]> {
  const all = (base: string) =>
    Array.from({ length: maxNumbered }, (_, i) => (i === 0 ? base : `${base}-${i + 1}`));
  const { rows } = await sql<{ slug: string }>`
    select slug from events where slug = any(${bases.flatMap(all)}::text[])`.execute(tx);
  const taken = new Set(rows.map((r) => r.slug));
  return bases.map((base, i) => {
    // After 30 events of the same headline, the id of the story is appended.
    const free = [...all(base), `${base}-${leads[i]}`].find((slug) => !taken.has(slug));
    const slug = free ?? `${base}-${leads[i]}-${taken.size}`;
    taken.add(slug);
    return slug;
  });
}

/** Moves stories to events; stories deleted meanwhile are skipped. */
export async function assignStories(
  tx: Tx,
  places: readonly { story: number; event: number }[],
  now: Date,
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    insert into event_stories as es (story_id, event_id, published_at, placed_at)
    select s.id, p.event, s.published_at, ${now}
    from unnest(${places.map((p) => p.story)}::bigint[], ${places.map((p) => p.event)}::bigint[]) p (story, event)
    join stories s on s.id = p.story
    on conflict (story_id) do update set event_id = excluded.event_id, placed_at = excluded.placed_at
    where es.event_id <> excluded.event_id`.execute(tx);
}

/**
 * Gives new events when the events of their stories last broke, and in which languages that was announced: a part of an
 * event that was breaking news does not break again as an event of its own. To be called before the stories move.
 */
export async function inheritBreaking(
  tx: Tx,
  places: readonly { story: number; event: number }[],
): Promise<void> {
  if (places.length === 0) return;
  await sql`
    update events e set broke_at = o.broke_at, announced_in = o.announced_in
    from (
      select p.event, max(origin.broke_at) as broke_at,
        coalesce(array_agg(distinct lang) filter (where lang is not null), '{}') as announced_in
      from unnest(${places.map((p) => p.story)}::bigint[], ${places.map((p) => p.event)}::bigint[]) p (story, event)
        join event_stories es on es.story_id = p.story join events origin on origin.id = es.event_id
        left join lateral unnest(origin.announced_in) lang on true
      group by p.event
    ) o where e.id = o.event`.execute(tx);
}

/** The event of each story, and whether that event has stories other than these. */
export async function readEventsByStory(
  db: Db,
  stories: readonly number[],
): Promise<Map<number, { event: number; hasOlderStories: boolean }>> {
  const { rows } = await sql<{ story: number; event: number; hasOlderStories: boolean }>`
    with asked as (
      select es.story_id as story, es.event_id as event
      from unnest(${[...stories]}::bigint[]) s (id) join event_stories es on es.story_id = s.id
    ), counted as (
      select event, n < (select count(*) from event_stories es where es.event_id = event) as "hasOlderStories"
      from (select event, count(*) as n from asked group by event) c
    )
    select story, event, "hasOlderStories" from asked join counted using (event)`.execute(db);
  return new Map(rows.map(({ story, ...place }) => [story, place]));
}

/** Takes stories out of their events. */
export const removeFromEvents = (tx: Tx, stories: readonly number[]) =>
  sql`delete from event_stories where story_id = any(${[...stories]}::bigint[])`.execute(tx);

/** Merges the event `from` into `into`: its stories move there, and its address leads there. */
export async function mergeEventInto(tx: Tx, into: number, from: number, now: Date): Promise<void> {
  await sql`update event_stories set event_id = ${into}, placed_at = ${now} where event_id = ${from}`.execute(
    tx,
  );
  await sql`
    update events set merged_into = ${into}, updated_at = ${now}, stories = 0, publishers = 0,
      countries = 0, leanings = '{}', lead_story_id = null, parent_id = null
    where id = ${from}`.execute(tx);
  await sql`delete from event_tellings where event_id = ${from}`.execute(tx);
  await sql`delete from event_subjects where event_id = ${from}`.execute(tx);
  // An event that was breaking news does not break again after a merge; an editor's title stays.
  await sql`
    update events into_event set broke_at = greatest(into_event.broke_at, from_event.broke_at),
      announced_in = array(
        select distinct lang from unnest(into_event.announced_in || from_event.announced_in) lang order by lang),
      breaking_times = array(
        select at from unnest(into_event.breaking_times || from_event.breaking_times) at order by at),
      title = coalesce(into_event.title, from_event.title),
      title_lang = coalesce(into_event.title_lang, from_event.title_lang)
    from events from_event where into_event.id = ${into} and from_event.id = ${from}`.execute(tx);
  // Earlier redirects to `from` now lead straight to `into`.
  await sql`update events set merged_into = ${into} where merged_into = ${from}`.execute(tx);
  await sql`update events set parent_id = nullif(${into}::bigint, id) where parent_id = ${from}`.execute(
    tx,
  );
  await sql`update event_reports set event_id = ${into} where event_id = ${from}`.execute(tx);
}

export type SameSourceStory = {
  id: number;
  event: number;
  source: string;
  at: number;
  title: string;
  excerpt: string;
  lang: string;
  updateOf: number | null;
};

/** The stories of these events whose source has several in the event, oldest first. */
export async function readSameSourceStories(
  db: Db,
  events: readonly number[],
): Promise<SameSourceStory[]> {
  const { rows } = await sql<Omit<SameSourceStory, "at"> & { at: Date }>`
    with members as (
      select es.story_id as id, es.event_id as event, s.source_id as source, s.published_at as at,
        s.title, left(s.excerpt, ${clusteringLimits.excerptLength}) as excerpt, s.lang, es.folded_into as "updateOf",
        count(*) over (partition by es.event_id, s.source_id) as n
      from event_stories es join stories s on s.id = es.story_id
      where es.event_id = any(${[...events]}::bigint[])
    )
    select * from members where n > 1 order by at, id`.execute(db);
  return rows.map((r) => ({ ...r, at: r.at.getTime() }));
}

export async function saveUpdates(tx: Tx, updates: ReadonlyMap<number, number>): Promise<void> {
  if (updates.size === 0) return;
  await sql`
    update event_stories es set folded_into = f.root
    from unnest(${[...updates.keys()]}::bigint[], ${[...updates.values()]}::bigint[]) f (story, root)
    where es.story_id = f.story`.execute(tx);
}

/** Sets the events' parents. A chapter of a chapter becomes a chapter of the first event. */
export async function setParents(
  tx: Tx,
  parents: ReadonlyMap<number, number | null>,
): Promise<void> {
  if (parents.size === 0) return;
  await sql`
    update events e set parent_id = nullif(coalesce(whole.parent_id, whole.id), e.id)
    from unnest(${[...parents.keys()]}::bigint[], ${[...parents.values()]}::bigint[]) p (event, whole)
    left join events whole on whole.id = p.whole
    where e.id = p.event and e.parent_id is distinct from coalesce(whole.parent_id, whole.id)`.execute(
    tx,
  );
}

/** Sets the stories whose headlines represent the events. */
export async function saveLeadStories(tx: Tx, leads: ReadonlyMap<number, number>): Promise<void> {
  if (leads.size === 0) return;
  await sql`
    update events e set lead_story_id = l.story
    from unnest(${[...leads.keys()]}::bigint[], ${[...leads.values()]}::bigint[]) l (event, story)
    join event_stories es on es.story_id = l.story and es.event_id = l.event
    where e.id = l.event and e.lead_story_id is distinct from l.story`.execute(tx);
}

/**
 * Recounts events and chooses their headline stories again. Withdrawn stories and those of sources that opted out are not
 * counted and cannot be the lead. An event of the sample newsroom without stories is deleted.
 * @returns the events whose counts, times or lead story have changed
 */
export async function recountEvents(
  tx: Tx,
  events: readonly number[],
  now: Date,
): Promise<number[]> {
  if (events.length === 0) return [];
  const ids = [...events];
  // A story counts as an update only while the story that it updates is in the same event.
  await sql`
    update event_stories es set folded_into = null
    where es.event_id = any(${ids}::bigint[]) and es.folded_into is not null
      and not exists (select from event_stories root
        where root.story_id = es.folded_into and root.event_id = es.event_id)`.execute(tx);
  const { rows } = await sql<{ id: number }>`
    with shown as (
      select es.event_id, es.story_id, es.folded_into, s.published_at, coalesce(src.owner, src.id) as publisher,
        src.country, coalesce(s.band, src.band, 'unrated') as band
      from event_stories es join stories s on s.id = es.story_id join sources src on src.id = s.source_id
      where es.event_id = any(${ids}::bigint[]) and s.withdrawn_at is null and src.opted_out_at is null
    ), counted as (
      select event_id, count(distinct coalesce(folded_into, story_id))::int as stories,
        count(distinct publisher)::int as publishers, min(published_at) as first_at, max(published_at) as last_at,
        percentile_disc(0.5) within group (order by published_at) as median_at,
        (array_agg(story_id order by folded_into is not null, published_at, story_id))[1] as first_story
      from shown group by event_id
    ), fresh as (
      select event_id, (array_agg(at order by at desc))[2] as fresh_at
      from (select event_id, publisher, max(published_at) as at from shown group by event_id, publisher) latest
      group by event_id
    ), outlets as (
      -- Of an owner's outlets, the first to report is counted.
      select distinct on (event_id, publisher) event_id, publisher, country, band
      from shown order by event_id, publisher, published_at, story_id
    ), banded as (
      select event_id, jsonb_object_agg(band, n) as leanings
      from (select event_id, band, count(*)::int as n from outlets group by event_id, band) b group by event_id
    ), placed as (
      select event_id, count(distinct country) filter (where country <> all(${noCountries}::text[]))::int as countries
      from outlets group by event_id
    ), next as (
      select e.id, coalesce(p.countries, 0) as countries, coalesce(b.leanings, '{}') as leanings, coalesce(c.stories, 0) as stories, coalesce(c.publishers, 0) as publishers,
        coalesce(c.first_at, e.first_at) as first_at, coalesce(c.last_at, e.last_at) as last_at,
        c.median_at, f.fresh_at,
        case when exists (select from shown s where s.event_id = e.id and s.story_id = e.lead_story_id)
          then e.lead_story_id else c.first_story end as lead_story_id
      from events e left join counted c on c.event_id = e.id left join fresh f on f.event_id = e.id left join placed p on p.event_id = e.id
        left join banded b on b.event_id = e.id
      where e.id = any(${ids}::bigint[]) and e.merged_into is null
    )
    update events e set stories = n.stories, publishers = n.publishers, first_at = n.first_at,
      last_at = n.last_at, median_at = n.median_at, fresh_at = n.fresh_at, lead_story_id = n.lead_story_id, countries = n.countries, leanings = n.leanings,
      updated_at = ${now}
    from next n
    where e.id = n.id and (e.stories, e.publishers, e.first_at, e.last_at, e.median_at, e.fresh_at, e.lead_story_id, e.countries, e.leanings)
      is distinct from (n.stories, n.publishers, n.first_at, n.last_at, n.median_at, n.fresh_at, n.lead_story_id, n.countries, n.leanings)
    returning e.id`.execute(tx);
  await saveHeadlineStories(tx, ids);
  await saveSubjects(tx, ids);
  await saveFrontFacts(tx, ids);
  await sql`
    delete from events e where e.id = any(${ids}::bigint[]) and e.sample and e.merged_into is null
      and not exists (select from event_stories es where es.event_id = e.id)`.execute(tx);
  return rows.map((r) => r.id);
}

/**
 * Announces to every process which events have changed, including merged ones, and the articles that show them.
 * @param o.movedOut stories that are in these events no more
 */
export async function announceEvents(
  tx: Tx,
  events: readonly number[],
  o: { movedOut?: readonly number[] } = {},
): Promise<void> {
  if (events.length + (o.movedOut?.length ?? 0) === 0) return;
  const { rows } = await sql<{ slug: string; article: boolean }>`
    select slug, false as article from events where id = any(${[...events]}::bigint[])
    union all
    select s.slug, true from event_stories es join stories s on s.id = es.story_id
    where es.event_id = any(${[...events]}::bigint[]) and s.withdrawn_at is null
    union all
    select slug, true from stories where id = any(${[...(o.movedOut ?? [])]}::bigint[])`.execute(
    tx,
  );
  const slugs = rows.filter((r) => !r.article).map((r) => r.slug);
  const stories = [...new Set(rows.filter((r) => r.article).map((r) => r.slug))].sort();
  await announce(tx, "events", { slugs, stories });
}

/** The overrides in force. */
export async function readOverrides(db: Db): Promise<OverrideRow[]> {
  const rows = await db
    .selectFrom("event_overrides")
    .select(["id", "kind", "stories", "others"])
    .where("revoked_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map((r) => ({ ...r, stories: r.stories.map(Number), others: r.others.map(Number) }));
}

/** The newest override, and the stories named by overrides after `seen`, revoked or not. */
export async function readOverridesSince(
  db: Db,
  seen: number,
): Promise<{ newest: number; stories: number[] }> {
  const { rows } = await sql<{ newest: number; stories: number[] }>`
    select coalesce(max(id), ${seen})::bigint as newest,
      coalesce(array_agg(distinct story) filter (where story is not null), '{}') as stories
    from event_overrides left join lateral unnest(stories || others) story on true
    where id > ${seen}`.execute(db);
  const { newest, stories } = rows[0] ?? { newest: seen, stories: [] };
  return { newest, stories: stories.map(Number) };
}
