// Reads stories and the outbox for the clustering job.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { parseAnnouncement } from "#platform/live/outbox.server.ts";
import { isListed } from "#stories/stories.server.ts";
import type { StoryInput } from "../clustering/clusters.ts";
import { clusteringLimits } from "./limits.ts";

/** A story for the clustering, with its source and its event in the database. */
export type StoryToCluster = StoryInput & { source: string; sample: boolean; event: number | null };

/** The stories with these ids, in the same order; those that may no longer be shown are left out. */
export async function readStoriesToCluster(
  db: Db,
  ids: readonly number[],
): Promise<StoryToCluster[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Omit<StoryToCluster, "at"> & { at: Date }>`
    select s.id, s.lang, src.country, coalesce(src.owner, src.id) as publisher, src.id as source,
      s.published_at as at, s.title, left(s.excerpt, ${clusteringLimits.excerptLength}) as excerpt, s.sample, es.event_id as event,
      array(select country from story_countries c where c.story_id = s.id and country not in ('XX', 'EU')) as states
    from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, position)
    join stories s on s.id = wanted.id join sources src on src.id = s.source_id
    left join event_stories es on es.story_id = s.id
    where s.withdrawn_at is null and src.opted_out_at is null
    order by wanted.position`.execute(db);
  return rows.map((r) => ({ ...r, at: r.at.getTime() }));
}

/**
 * Which stories are clustered into events: all that are listed, which is all news. Stories without a listing are found by
 * search alone.
 */
const isClustered = isListed;

/** Ids of listed stories published after `since`, in order of arrival: those after the id `after`, or those up to `upTo`. */
export async function readListedIds(
  db: Db,
  o: { since: Date } & ({ after: number } | { upTo: number }),
): Promise<number[]> {
  const range = "after" in o ? sql`s.id > ${o.after}` : sql`s.id <= ${o.upTo}`;
  const { rows } = await sql<{ id: number }>`
    select s.id from stories s
    where ${range} and s.published_at > ${o.since} and s.withdrawn_at is null
      and ${isClustered}
    order by s.id`.execute(db);
  return rows.map((r) => r.id);
}

/** Sorts the ids of stories by the time of publication. */
export async function sortByAge(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from stories where id = any(${[...ids]}::bigint[]) order by published_at, id`.execute(
    db,
  );
  return rows.map((r) => r.id);
}

export type ChangedStory = {
  id: number;
  listed: boolean;
  /** It may be shown, but is not news. */
  isNoNews: boolean;
  event: number | null;
  at: number;
};

export async function readChangedStories(
  db: Db,
  slugs: readonly string[],
): Promise<ChangedStory[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<Omit<ChangedStory, "at"> & { at: Date }>`
    select s.id, es.event_id as event, s.published_at as at,
      ${isClustered} as listed,
      s.withdrawn_at is null and src.opted_out_at is null and not ${isClustered} as "isNoNews"
    from stories s join sources src on src.id = s.source_id left join event_stories es on es.story_id = s.id
    where s.slug = any(${[...slugs]}::text[])`.execute(db);
  return rows.map((r) => ({ ...r, at: r.at.getTime() }));
}

export type StoryChanges = {
  /** The last outbox row that was read. */
  upTo: number;
  slugs: string[];
  sources: string[];
  /** True if any story may have changed. */
  anyStory: boolean;
};

const maxChanges = 1_000;

/** Changes of stories in the outbox after the row `seen`. */
export async function readStoryChanges(db: Db, seen: number): Promise<StoryChanges> {
  const { rows } = await sql<{
    newest: number;
    oldest: number;
    id: number | null;
    payload: unknown;
  }>`
    select newest, oldest, id, payload
    from (select coalesce(max(id), 0)::bigint as newest, coalesce(min(id), 0)::bigint as oldest from live_events) n
    left join (select id, payload from live_events where id > ${seen} and topic = 'stories'
      order by id limit ${maxChanges}) e on true
    order by id`.execute(db);
  const { newest = 0, oldest = 0 } = rows[0] ?? {};
  const changes = rows.flatMap((r) => {
    if (r.id === null) return [];
    const announcement = parseAnnouncement({ topic: "stories", payload: r.payload });
    return announcement?.topic === "stories" ? announcement.payload : {};
  });
  return {
    upTo: changes.length === maxChanges ? (rows.at(-1)?.id ?? newest) : newest,
    slugs: changes.flatMap((t) => t.slugs ?? []),
    sources: changes.flatMap((t) => (t.slugs === undefined && t.source ? [t.source] : [])),
    // Deleted rows may have been about any story.
    anyStory: oldest > seen + 1 || changes.some((t) => !t.slugs && !t.source),
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
