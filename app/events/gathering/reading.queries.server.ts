// What the gathering reads of stories, of the outbox and of mends.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { parseAnnouncement } from "#platform/live/outbox.server.ts";
import type { Report } from "../clustering/clusters.ts";
import { gatheringRule } from "./rule.ts";

/** A story as the recipe takes it, and where it is kept. */
export type Read = Report & { source: string; sample: boolean; event: number | null };

/** The stories as the recipe takes them, in the order of `ids`; those that may not be shown any more are left out. */
export async function readReports(db: Db, ids: readonly number[]): Promise<Read[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<Read, "at"> & { at: Date }>`
    select s.id, s.lang, src.country, coalesce(src.owner, src.id) as outlet, src.id as source,
      s.published_at as at, s.title, left(s.excerpt, ${gatheringRule.excerpt}) as excerpt, s.sample, es.event_id as event
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, position)
    join stories s on s.id = wanted.id join sources src on src.id = s.source_id
    left join event_stories es on es.story_id = s.id
    where s.withdrawn_at is null and src.opted_out_at is null
    order by wanted.position`.execute(db);
  return rows.map((r) => ({ ...r, at: r.at.getTime() }));
}

/** Ids of listed stories published after `since`, as they came: those after the story `after`, or up to it. */
export async function readListed(
  db: Db,
  o: { since: Date } & ({ after: number } | { upTo: number }),
): Promise<number[]> {
  const range = "after" in o ? sql`s.id > ${o.after}` : sql`s.id <= ${o.upTo}`;
  const { rows } = await sql<{ id: number }>`
    select s.id from stories s
    where ${range} and s.published_at > ${o.since} and s.withdrawn_at is null
      and exists (select from story_listings l where l.story_id = s.id)
    order by s.id`.execute(db);
  return rows.map((r) => r.id);
}

/** The same ids by when the stories were published: what comes all at once was told in this order. */
export async function byAge(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from stories where id = any(${[...ids]}::bigint[]) order by published_at, id`.execute(
    db,
  );
  return rows.map((r) => r.id);
}

export type Changed = { id: number; listed: boolean; event: number | null; at: number };

export async function readChanged(db: Db, slugs: readonly string[]): Promise<Changed[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<Omit<Changed, "at"> & { at: Date }>`
    select s.id, es.event_id as event, s.published_at as at,
      exists (select from story_listings l where l.story_id = s.id) as listed
    from stories s left join event_stories es on es.story_id = s.id
    where s.slug = any(${[...slugs]}::text[])`.execute(db);
  return rows.map((r) => ({ ...r, at: r.at.getTime() }));
}

export type News = {
  /** The outbox row up to which this goes. */
  upTo: number;
  slugs: string[];
  sources: string[];
  /** Any story may have changed. */
  wide: boolean;
};

const most = 1_000;

/** What the outbox tells of stories after the row `seen`. */
export async function readNews(db: Db, seen: number): Promise<News> {
  const { rows } = await sql<{
    newest: number;
    oldest: number;
    id: number | null;
    payload: unknown;
  }>`
    select newest, oldest, id, payload
    from (select coalesce(max(id), 0)::bigint as newest, coalesce(min(id), 0)::bigint as oldest from live_events) n
    left join (select id, payload from live_events where id > ${seen} and topic = 'stories'
      order by id limit ${most}) e on true
    order by id`.execute(db);
  const { newest = 0, oldest = 0 } = rows[0] ?? {};
  const told = rows.flatMap((r) => {
    if (r.id === null) return [];
    const announcement = parseAnnouncement({ topic: "stories", payload: r.payload });
    return announcement?.topic === "stories" ? announcement.payload : {};
  });
  return {
    upTo: told.length === most ? (rows.at(-1)?.id ?? newest) : newest,
    slugs: told.flatMap((t) => t.slugs ?? []),
    sources: told.flatMap((t) => (t.slugs === undefined && t.source ? [t.source] : [])),
    // What is forgotten by now may have told of anything.
    wide: oldest > seen + 1 || told.some((t) => !t.slugs && !t.source),
  };
}

/** Events with a story of any of the sources. */
export async function readEventsOf(db: Db, sources: readonly string[]): Promise<number[]> {
  if (sources.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct es.event_id as id from event_stories es join stories s on s.id = es.story_id
    where s.source_id = any(${[...sources]}::text[])`.execute(db);
  return rows.map((r) => r.id);
}
