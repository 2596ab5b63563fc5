// Events for the pages of other rooms. Gathering, overrides and the event's own page have front doors of their own
// (README.md).
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { breakingRule, type EventToMark, markBreaking } from "#stories/flags.server.ts";

export { gatheringRule } from "./gathering/rule.ts";

/** An event in one line. Both counts are of visible stories; outlets of one owner count as one publisher. */
export type EventSummary = {
  slug: string;
  publishers: number;
  /** A story and its updates count once. */
  stories: number;
};

/** The event of a story; null if it has none, or no other story of it is visible. */
export const eventOf = async (db: Db, storyId: number): Promise<EventSummary | null> =>
  (await eventsOfStories(db, [storyId])).get(storyId) ?? null;

/** The same for many stories; those without an event are left out. */
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

/**
 * The worker's task that applies the rule of breaking news (decision 10) to events with new stories, and to those that
 * are breaking now.
 * @returns how many stories became breaking or ceased to be
 */
export async function markBreakingEvents(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - breakingRule.lastsMinutes * 60_000);
  const { rows } = await sql<EventToMark & { stories: (number | string)[] }>`
    select e.id, e.lead_story_id as lead, e.broke_at as "brokeAt",
      array_agg(es.story_id order by es.published_at, es.story_id) as stories
    from events e join event_stories es on es.event_id = e.id
    where e.id in (
      select id from events where merged_into is null and not sample and last_at > ${since}
      union select es.event_id from stories s join event_stories es on es.story_id = s.id
        where s.rule_breaking_at is not null)
    group by e.id having count(*) >= ${breakingRule.owners} order by e.id`.execute(db);
  return markBreaking(
    db,
    rows.map((r) => ({ ...r, stories: r.stories.map(Number) })),
    now,
    async (tx, begun) => {
      await tx
        .updateTable("events")
        .set({ broke_at: now })
        .where("id", "in", [...begun])
        .execute();
    },
  );
}
