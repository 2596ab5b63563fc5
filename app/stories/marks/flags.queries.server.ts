// What the rules for breaking and trending read and write.
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import { announce, type PayloadOf } from "#platform/live/outbox.server.ts";
import type { Report } from "./breaking.ts";
import type { trendingRule, Views } from "./trending.ts";

/** The stories of each event as the rule takes them; never the sample newsroom's, nor what may not be shown. */
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
 * Writes what is breaking and tells every process. Of an event that begins to break, the newest story in each
 * language is told as news; a word of an editor's against it holds.
 * @param begun the reports of events of which nothing was breaking before
 * @returns how many stories changed their state
 */
export async function writeBreaking(
  tx: Tx,
  found: Map<number, number>,
  begun: readonly Report[][],
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
  const breaking = begun.flatMap((event) => newestOfEach(event, news));
  await tell(
    tx,
    turned.map((r) => r.slug),
    breaking.length > 0 ? { breaking } : {},
  );
  return turned.length;
}

/** What is told of a story that is breaking news from now on. */
export type BreakingNews = { slug: string; title: string; lang: string };

function newestOfEach(event: Report[], news: ReadonlyMap<number, BreakingNews>): BreakingNews[] {
  const told = new Map<string, BreakingNews>();
  for (const { id } of [...event].sort((a, b) => a.at - b.at || a.id - b.id)) {
    const story = news.get(id);
    if (story) told.set(story.lang, { slug: story.slug, title: story.title, lang: story.lang });
  }
  return [...told.values()];
}

/** Views of listed stories in the rule's window, gathered by ten minutes; stories with too few are left out. */
export async function readViews(db: Db, now: Date, rule: typeof trendingRule): Promise<Views[]> {
  const since = new Date(now.getTime() - rule.windowHours * 3_600_000);
  const { rows } = await sql<Views>`
    with gathered as (
      select item_id, floor(extract(epoch from ${now}::timestamptz - at) / 600)::int as ago, count(*)::int as n
      from views where at > ${since} and at <= ${now} and kind = 'article' group by 1, 2
    ), summed as (
      select *, sum(n) over (partition by item_id) as total from gathered
    )
    select item_id as story, (ago + 0.5)::float8 / 6 as "hoursAgo", n as count
    from summed
    where total >= ${rule.minimum} and exists (select from story_listings l where l.story_id = item_id)`.execute(
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
  return tell(
    tx,
    rows.map((r) => r.slug),
  );
}

async function tell(
  tx: Tx,
  slugs: string[],
  more: Pick<PayloadOf<"stories">, "breaking"> = {},
): Promise<number> {
  if (slugs.length > 0) await announce(tx, "stories", { slugs, ...more });
  return slugs.length;
}
