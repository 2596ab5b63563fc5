// Breaking news by events: which events are breaking, and by which headlines they are announced.

import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { minuteMs } from "#platform/duration.ts";
import {
  type BreakingNews,
  breakingRule,
  type EventToMark,
  markBreaking,
} from "#stories/flags.server.ts";
import { isListed } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { minPublishersOfEvent } from "./publishers.ts";
import { givenTitle, titlesOf } from "./titles.server.ts";

const maxLines = 10;

/**
 * The lines of the banner, one for each event, ten at most: an event of several publishers has its title in the reader's
 * languages and a link to its page; a single story has its headline. An event without a confirmed headline in the reader's
 * languages has no line, unless an editor has marked the story or given the event a title.
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
  const { rows } = await sql<{
    story: number;
    marked: boolean;
    event: number | null;
    slug: string | null;
  }>`
    select s.id as story, coalesce(s.editor_breaking, false) or e.title is not null as marked, e.id as event, e.slug
    from stories s left join event_stories es on es.story_id = s.id
      left join events e on e.id = es.event_id and e.publishers >= ${minPublishersOfEvent}
    where s.id = any(${ids}::bigint[])`.execute(db);
  const eventsByStory = new Map(rows.map((r) => [r.story, r]));
  const titles = await titlesOf(
    db,
    rows.flatMap((r) => r.event ?? []),
    languages,
  );
  const lines = stories.flatMap(({ id, slug, title, lang }) => {
    const found = eventsByStory.get(id);
    const named = titles.get(found?.event ?? 0);
    const line = named
      ? { to: `/event/${found?.slug}`, title: named.title, lang: named.lang }
      : { to: `/article/${slug}`, title, lang };
    const isRead = languages?.includes(line.lang) ?? true;
    return found?.marked || (isRead && (named?.confirmed ?? true)) ? [line] : [];
  });
  return [...new Map(lines.map((line) => [line.to, line])).values()].slice(0, maxLines);
}

/**
 * The worker's task that applies the rule of breaking news (`app/stories/flags/breaking.ts`) to events with new stories,
 * and to those that are breaking now.
 * @returns how many stories became breaking or ceased to be
 */
export async function markBreakingEvents(db: Db, now: Date): Promise<number> {
  const since = new Date(now.getTime() - breakingRule.lastsMinutes * minuteMs);
  const { rows } = await sql<EventToMark & { stories: (number | string)[] }>`
    select e.id, e.lead_story_id as lead, e.broke_at as "brokeAt",
      array_agg(es.story_id order by es.published_at, es.story_id) as stories
    from events e join event_stories es on es.event_id = e.id
    where e.id in (
      select id from events where merged_into is null and not sample and last_at > ${since}
      union select es.event_id from stories s join event_stories es on es.story_id = s.id
        where s.rule_breaking_at is not null)
    group by e.id having count(*) >= ${breakingRule.owners} order by e.id`.execute(db);
  const brokeAt = new Map(rows.map((r) => [r.id, r.brokeAt]));
  return markBreaking(
    db,
    rows.map((r) => ({ ...r, stories: r.stories.map(Number) })),
    now,
    async (tx, { begun, ongoing }) => {
      // Another worker may have announced an event since it was read.
      const first = await sql<{ id: number }>`
        update events e set broke_at = ${now}, breaking_times = breaking_times || ${now}::timestamptz, announced_in = '{}'
        from unnest(${[...begun]}::bigint[], ${begun.map((id) => brokeAt.get(id) ?? null)}::timestamptz[]) r (id, broke_at)
        where e.id = r.id and e.broke_at is not distinct from r.broke_at
        returning e.id`.execute(tx);
      const news = await newsOf(tx, [...first.rows.map(({ id }) => id), ...ongoing]);
      await sql`
        update events e set announced_in = e.announced_in || n.langs
        from (
          select slug, array_agg(lang) as langs
          from unnest(${news.map((n) => n.event)}::text[], ${news.map((n) => n.lang)}::text[]) n (slug, lang)
          group by slug
        ) n
        where e.slug = n.slug`.execute(tx);
      return news;
    },
  );
}

/**
 * How events are announced: by an editor's title where there is one, else by the headline story in every language in
 * which it is confirmed. When an event that was announced before gets a confirmed headline in another language, it is
 * announced in that language too.
 * Stories about which an editor has decided are not announced by the rule.
 */
async function newsOf(tx: Tx, events: readonly number[]): Promise<BreakingNews[]> {
  type Row = BreakingNews & { id: number; given: { title: string; lang: string } | null };
  const { rows } = await sql<Row>`
    select e.id, s.slug, s.title, s.lang, e.slug as event,
      ${givenTitle} as given
    from events e join event_tellings t on t.event_id = e.id join stories s on s.id = t.story_id
      join sources src on src.id = s.source_id
    where e.id = any(${[...events]}::bigint[]) and e.publishers >= ${minPublishersOfEvent} and s.editor_breaking is null
      and (e.title is not null or t.confirmed)
      and (e.announced_in = '{}' or (e.title is null and t.plain and t.lang <> all(e.announced_in)))
      and s.withdrawn_at is null and src.opted_out_at is null
      and ${isListed}
    order by e.id, t.story_id = e.lead_story_id, s.published_at, s.id for update of e`.execute(tx);
  return [...Map.groupBy(rows, (r) => r.id).values()].flatMap((lines) => {
    const last = lines.at(-1);
    const given = last?.given;
    const shown = given && last ? [{ ...last, ...given }] : lines;
    const marked = given ? { marked: true as const } : {};
    return shown.map(({ slug, title, lang, event }) => ({ slug, title, lang, event, ...marked }));
  });
}
