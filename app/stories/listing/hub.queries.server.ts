// The queries of the hub, apart from the list of stories.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { Share } from "../hub/bias-analysis.ts";
import { inLanguages, langsOf } from "./languages.queries.server.ts";
import type { ListingPair } from "./selection.ts";

/**
 * The number of the newest stories of a selection, by publisher and band.
 * @param o.since the earliest time of publication
 * @param o.limit the most stories that are counted
 */
export async function readShares(
  db: Db,
  pairs: readonly ListingPair[],
  o: { sample: boolean; since: Date; limit: number },
): Promise<Share[]> {
  // Many ranges are merged, so that a part of each is usually enough.
  const reducedDepth = Math.max(25, Math.ceil((4 * o.limit) / pairs.length));
  if (reducedDepth < o.limit) {
    const partial = await countShares(db, pairs, { ...o, depth: reducedDepth });
    if (partial.sure) return partial.shares;
  }
  return (await countShares(db, pairs, { ...o, depth: o.limit })).shares;
}

/** `sure`: whether no range was cut off before a story that should have been counted. */
async function countShares(
  db: Db,
  pairs: readonly ListingPair[],
  o: { sample: boolean; since: Date; limit: number; depth: number },
): Promise<{ shares: Share[]; sure: boolean }> {
  const { rows } = await sql<Share & { sure: boolean }>`
    with taken as (
      select l.published_at, l.story_id, l.n
      from unnest(${pairs.map((p) => p.topic)}::text[], ${pairs.map((p) => p.country)}::text[],
        ${langsOf(pairs)}::text[]) r (topic, country, lang)
      cross join lateral (
        select published_at, story_id, row_number() over () as n
        from (
          select published_at, story_id from story_listings
          where topic = r.topic and country = r.country ${inLanguages(pairs)}
            and sample = ${o.sample} and published_at > ${o.since}
          order by published_at desc, story_id desc
          limit ${o.depth}
        ) newest
      ) l
    ), found as (
      select published_at, story_id from taken group by 1, 2 order by 1 desc, 2 desc limit ${o.limit}
    ), cut as (
      select max(published_at) as at from taken where n = ${o.depth}
    )
    select src.id as source, src.name, src.country, coalesce(s.band, src.band) as band, count(*)::int as count,
      (select cut.at is null or (count(*) = ${o.limit} and min(f.published_at) > cut.at)
       from found f, cut group by cut.at) as sure
    from found join stories s on s.id = found.story_id join sources src on src.id = s.source_id
    group by src.id, 4`.execute(db);
  return {
    shares: rows.map(({ sure: _, ...share }) => share),
    sure: rows.every((row) => row.sure),
  };
}

/** Trending stories, by an editor or else by the rule. The conditions match the two partial indexes. */
const flagged = sql`
  select id from stories where editor_trending
  union all
  select id from stories where rule_trending_at is not null and editor_trending is null`;

/** The ids of listed stories of a selection that are trending, in the order of the list. */
export async function readTrending(
  db: Db,
  pairs: readonly ListingPair[],
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from (${flagged}) f join stories s on s.id = f.id
    where exists (
      select from story_listings
      join unnest(${pairs.map((p) => p.topic)}::text[], ${pairs.map((p) => p.country)}::text[],
        ${langsOf(pairs)}::text[]) r (topic, country, lang)
        on story_listings.topic = r.topic and story_listings.country = r.country ${inLanguages(pairs)}
      where story_listings.story_id = s.id)
    order by s.sample, s.published_at desc, s.id desc
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
