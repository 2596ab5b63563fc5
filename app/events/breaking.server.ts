// What is breaking, by events: which of them, and in which words they are announced.
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import {
  type BreakingNews,
  breakingRule,
  type EventToMark,
  markBreaking,
} from "#stories/flags.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { titlesOf } from "./titles.server.ts";

/** Independent publishers from which on an event is named, and not the one story. */
const namedFrom = 2;

/**
 * The lines of the banner, one for each event: an event of several publishers by its title in the reader's languages,
 * which leads to its page; a story that stands alone by its headline.
 * @param stories those that are breaking, in the order of the banner
 * @param languages the reader's, the most wanted first; null: all
 */
export async function breakingLines(
  db: Db,
  stories: readonly Pick<StorySummary, "id" | "slug" | "title" | "lang">[],
  languages: readonly string[] | null,
): Promise<{ to: string; title: string; lang: string }[]> {
  if (stories.length === 0) return [];
  const ids = stories.map((s) => s.id);
  const { rows } = await sql<{ story: number; event: number; slug: string }>`
    select es.story_id as story, e.id as event, e.slug from event_stories es join events e on e.id = es.event_id
    where es.story_id = any(${ids}::bigint[]) and e.publishers >= ${namedFrom}`.execute(db);
  const events = new Map(rows.map((r) => [r.story, r]));
  const titles = await titlesOf(
    db,
    rows.map((r) => r.event),
    languages,
  );
  const lines = stories.map(({ id, slug, title, lang }) => {
    const event = events.get(id);
    const named = event && titles.get(event.event);
    return event && named
      ? { to: `/event/${event.slug}`, title: named.title, lang: named.lang }
      : { to: `/article/${slug}`, title, lang };
  });
  return [...new Map(lines.map((line) => [line.to, line])).values()];
}

/**
 * The worker's task that applies the rule of breaking news (product decision 10) to events with new stories, and to those that
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
      await sql`
        update events set broke_at = ${now}, breaking_times = breaking_times || ${now}::timestamptz
        where id = any(${[...begun]}::bigint[])`.execute(tx);
      return newsOf(tx, begun);
    },
  );
}

/**
 * How events are announced: each in every language that it is told in, by its best telling; by an editor's title where
 * there is one. Stories about which an editor has decided are not announced by the rule.
 */
async function newsOf(tx: Tx, events: readonly number[]): Promise<BreakingNews[]> {
  type Row = BreakingNews & { id: number; given: { title: string; lang: string } | null };
  const { rows } = await sql<Row>`
    select e.id, s.slug, s.title, s.lang, e.slug as event,
      case when e.title is not null then json_build_object('title', e.title, 'lang', e.title_lang) end as given
    from events e join event_tellings t on t.event_id = e.id join stories s on s.id = t.story_id
      join sources src on src.id = s.source_id
    where e.id = any(${[...events]}::bigint[]) and e.publishers >= ${namedFrom} and s.editor_breaking is null
      and s.withdrawn_at is null and src.opted_out_at is null
      and exists (select from story_listings l where l.story_id = s.id and l.topic = '*')
    order by e.id, t.story_id = e.lead_story_id, s.published_at, s.id`.execute(tx);
  return [...Map.groupBy(rows, (r) => r.id).values()].flatMap((lines) => {
    const last = lines.at(-1);
    const given = last?.given;
    const shown = given && last ? [{ ...last, ...given }] : lines;
    return shown.map(({ slug, title, lang, event }) => ({ slug, title, lang, event }));
  });
}
