// The queries of the rules for breaking and trending.

import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { hourMs } from "#platform/duration.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { isListed } from "../listing/is-listed.server.ts";
import type { BannerCandidate } from "./banner-story.ts";
import type { trendingRule, ViewCount } from "./trending.ts";

/** The visible stories of each event for the rule, without samples. */
export async function readStoriesOfEvents(
  db: Db,
  events: readonly (readonly number[])[],
): Promise<BannerCandidate[][]> {
  const { rows } = await sql<Omit<BannerCandidate, "at"> & { at: Date }>`
    select s.id, coalesce(src.owner, src.id) as owner, src.country, s.lang, s.title, s.published_at as at,
      s.editor_breaking as "editorBreaking", s.rule_breaking_line as "isBannerStory",
      ${isListed} as listed
    from stories s join sources src on src.id = s.source_id
    where s.id = any(${events.flat()}::bigint[]) and not s.sample
      and s.withdrawn_at is null and src.opted_out_at is null`.execute(db);
  const stories = new Map(rows.map((r) => [r.id, { ...r, at: r.at.getTime() }]));
  return events.map((ids) => ids.flatMap((id) => stories.get(id) ?? []));
}

/** A breaking story: the time of its event's newest story, and whether it stands for the event in the banner. */
export type BreakingFlag = { id: number; newest: number; isBannerStory: boolean };

/**
 * Writes which stories are breaking, and announces it.
 * @param news what open pages are told
 * @returns how many stories became breaking or ceased to be
 */
export async function writeBreaking(
  tx: Tx,
  flags: readonly BreakingFlag[],
  news: readonly BreakingNews[],
): Promise<number> {
  const ids = flags.map((m) => m.id);
  const { rows } = await sql<{ slug: string; turned: boolean }>`
    with next (id, at, line) as (
      select * from unnest(${ids}::bigint[],
        ${flags.map((m) => new Date(m.newest).toISOString())}::timestamptz[], ${flags.map((m) => m.isBannerStory)}::boolean[])
      union all
      select id, null, false from stories where rule_breaking_at is not null and id <> all(${ids}::bigint[])
    ), before as (
      select s.id, s.rule_breaking_at as was, next.at, next.line from next join stories s on s.id = next.id
      where (s.rule_breaking_at, s.rule_breaking_line) is distinct from (next.at, next.line)
    )
    update stories s set rule_breaking_at = b.at, rule_breaking_line = b.line from before b where s.id = b.id
    returning s.slug, (b.was is null) <> (b.at is null) as turned`.execute(tx);
  const turned = rows.filter((r) => r.turned);
  const slugs = turned.map((r) => r.slug);
  if (news.length > 0) await announce(tx, "stories", { slugs, breaking: [...news] });
  else await announceStories(tx, slugs);
  return turned.length;
}

/**
 * The announcement of a story that becomes breaking, with its event if others report it too.
 * @property marked an editor has flagged or named it: it is news for readers of all languages
 */
export type BreakingNews = {
  slug: string;
  title: string;
  lang: string;
  event?: string;
  marked?: true;
};

/** Views of listed stories in the rule's window, by ten minutes; stories with too few views are left out. */
export async function readViewCounts(
  db: Db,
  now: Date,
  rule: typeof trendingRule,
): Promise<ViewCount[]> {
  const since = new Date(now.getTime() - rule.windowHours * hourMs);
  const { rows } = await sql<ViewCount>`
    with gathered as (
      select item_id, floor(extract(epoch from ${now}::timestamptz - at) / 600)::int as ago, count(*)::int as n
      from views where at > ${since} and at <= ${now} and kind = 'article' group by 1, 2
    ), summed as (
      select *, sum(n) over (partition by item_id) as total from gathered
    )
    select item_id as story, (ago + 0.5)::float8 / 6 as "hoursAgo", n as count
    from summed join stories s on s.id = item_id
    where total >= ${rule.minimum} and ${isListed}`.execute(db);
  return rows;
}

/** @returns how many stories changed their state */
export async function writeTrending(tx: Tx, ids: number[], now: Date): Promise<number> {
  const { rows } = await sql<{ slug: string }>`
    update stories set rule_trending_at = case when rule_trending_at is null then ${now}::timestamptz end
    where (rule_trending_at is null and id = any(${ids}::bigint[]))
       or (rule_trending_at is not null and id <> all(${ids}::bigint[]))
    returning slug`.execute(tx);
  return announceStories(
    tx,
    rows.map((r) => r.slug),
  );
}

async function announceStories(tx: Tx, slugs: string[]): Promise<number> {
  if (slugs.length > 0) await announce(tx, "stories", { slugs });
  return slugs.length;
}
