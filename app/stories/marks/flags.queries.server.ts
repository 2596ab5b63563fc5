// What the rules for breaking and trending read and write.
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db.server.ts";
import { announce } from "#platform/live.server.ts";
import type { Report } from "./breaking.ts";
import type { trendingRule, Views } from "./trending.ts";

/** Listed stories published between the two times, and those that are breaking; never the sample newsroom's. */
export async function readReports(db: Db, since: Date, until: Date): Promise<Report[]> {
  const { rows } = await sql<Omit<Report, "at"> & { at: Date }>`
    with listed as (
      select story_id from story_listings
      where topic = '*' and country = '*' and not sample
        and published_at > ${since} and published_at <= ${until}
      union
      select id from stories where rule_breaking_at is not null
    )
    select s.id, s.lang, coalesce(src.owner, src.id) as owner, s.published_at as at,
      s.title || ' ' || s.excerpt as text, s.rule_breaking_at is not null as breaking
    from listed l join stories s on s.id = l.story_id join sources src on src.id = s.source_id
    where s.withdrawn_at is null and src.opted_out_at is null
    order by s.published_at, s.id`.execute(db);
  return rows.map((r) => ({ ...r, at: r.at.getTime() }));
}

/** @returns how many stories changed their state */
export async function writeBreaking(tx: Tx, found: Map<number, number>): Promise<number> {
  const ids = [...found.keys()];
  const { rows } = await sql<{ slug: string; turned: boolean }>`
    with next (id, at) as (
      select * from unnest(${ids}::bigint[], ${[...found.values()].map((at) => new Date(at).toISOString())}::timestamptz[])
      union all
      select id, null from stories where rule_breaking_at is not null and id <> all(${ids}::bigint[])
    ), before as (
      select s.id, s.rule_breaking_at as was, next.at from next join stories s on s.id = next.id
      where s.rule_breaking_at is distinct from next.at
    )
    update stories s set rule_breaking_at = b.at from before b where s.id = b.id
    returning s.slug, (b.was is null) <> (b.at is null) as turned`.execute(tx);
  return tell(
    tx,
    rows.filter((r) => r.turned).map((r) => r.slug),
  );
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

async function tell(tx: Tx, slugs: string[]): Promise<number> {
  if (slugs.length > 0) await announce(tx, "stories", { slugs });
  return slugs.length;
}
