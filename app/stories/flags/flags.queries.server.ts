// The queries of the rules for breaking and trending.
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import type { Report } from "./breaking.ts";
import type { trendingRule, ViewCount } from "./trending.ts";

/** The visible stories of each event for the rule, without samples. */
export async function readReports(db: Db, events: readonly number[][]): Promise<Report[][]> {
  const { rows } = await sql<Omit<Report, "at"> & { at: Date }>`
    select s.id, coalesce(src.owner, src.id) as owner, s.published_at as at,
      s.rule_breaking_at is not null as breaking
    from stories s join sources src on src.id = s.source_id
    where s.id = any(${events.flat()}::bigint[]) and not s.sample
      and s.withdrawn_at is null and src.opted_out_at is null`.execute(db);
  const reports = new Map(rows.map((r) => [r.id, { ...r, at: r.at.getTime() }]));
  return events.map((ids) => ids.flatMap((id) => reports.get(id) ?? []));
}

/**
 * Writes which stories are breaking, and announces it. For an event that starts to be breaking, the newest story in each
 * language is announced as breaking news, unless an editor has decided otherwise.
 * @param starting the reports of events of which nothing was breaking before
 * @returns how many stories changed their state
 */
export async function writeBreaking(
  tx: Tx,
  found: Map<number, number>,
  starting: readonly Report[][],
): Promise<number> {
  const ids = [...found.keys()];
  const { rows } = await sql<BreakingNews & { id: number; turned: boolean; news: boolean }>`
    with next (id, at) as (
      select * from unnest(${ids}::bigint[], ${[...found.values()].map((at) => new Date(at).toISOString())}::timestamptz[])
      union all
      select id, null from stories where rule_breaking_at is not null and id <> all(${ids}::bigint[])
    ), before as (
      select s.id, s.rule_breaking_at as was, next.at from next join stories s on s.id = next.id
      where s.rule_breaking_at is distinct from next.at
    )
    update stories s set rule_breaking_at = b.at from before b where s.id = b.id
    returning s.id, s.slug, s.title, s.lang, (b.was is null) <> (b.at is null) as turned,
      b.was is null and s.editor_breaking is null as news`.execute(tx);
  const turned = rows.filter((r) => r.turned);
  const news = new Map(turned.filter((r) => r.news).map((r) => [r.id, r]));
  const breaking = starting.flatMap((event) => newestPerLanguage(event, news));
  await announceStories(
    tx,
    turned.map((r) => r.slug),
    breaking.length > 0 ? { breaking } : {},
  );
  return turned.length;
}

/** The announcement of a story that becomes breaking. */
export type BreakingNews = { slug: string; title: string; lang: string };

function newestPerLanguage(
  event: Report[],
  news: ReadonlyMap<number, BreakingNews>,
): BreakingNews[] {
  const newest = new Map<string, BreakingNews>();
  for (const { id } of [...event].sort((a, b) => a.at - b.at || a.id - b.id)) {
    const story = news.get(id);
    if (story) newest.set(story.lang, { slug: story.slug, title: story.title, lang: story.lang });
  }
  return [...newest.values()];
}

/** Views of listed stories in the rule's window, by ten minutes; stories with too few views are left out. */
export async function readViewCounts(
  db: Db,
  now: Date,
  rule: typeof trendingRule,
): Promise<ViewCount[]> {
  const since = new Date(now.getTime() - rule.windowHours * 3_600_000);
  const { rows } = await sql<ViewCount>`
    with gathered as (
      select item_id, floor(extract(epoch from ${now}::timestamptz - at) / 600)::int as ago, count(*)::int as n
      from views where at > ${since} and at <= ${now} and kind = 'article' group by 1, 2
    ), summed as (
      select *, sum(n) over (partition by item_id) as total from gathered
    )
    select item_id as story, (ago + 0.5)::float8 / 6 as "hoursAgo", n as count
    from summed
    where total >= ${rule.minimum} and exists (select from story_listings l where l.story_id = item_id and l.topic = '*')`.execute(
    db,
  );
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

async function announceStories(tx: Tx, slugs: string[], more: object = {}): Promise<number> {
  if (slugs.length > 0) await announce(tx, "stories", { slugs, ...more });
  return slugs.length;
}
