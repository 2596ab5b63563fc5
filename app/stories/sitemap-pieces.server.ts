// The sitemaps for search engines contain our own pieces alone: stories of other publishers should be found at their sites.

import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { hourMs } from "#platform/duration.ts";
import { sitemapSize } from "#platform/sitemap.ts";

/** How old a piece in a news sitemap may be, in hours, and the most of them (Google's rules for news sitemaps). */
export const newsSitemapRule = { hours: 48, limit: 1_000 } as const;

export type SitemapPiece = {
  slug: string;
  title: string;
  lang: string;
  image: string | null;
  publishedAt: Date;
  updatedAt: Date;
};

/** An own piece that search engines may index: visible, no sample and, if required, with a named reviewer. */
const isIndexed = (reviewedOnly: boolean) => sql`
  s.provenance = 'own' and not s.sample and s.withdrawn_at is null
  and (${!reviewedOnly} or coalesce(trim(s.ai ->> 'reviewedBy'), '') <> '')`;

const columns = sql`s.slug, s.title, s.lang, s.image, s.published_at as "publishedAt",
  s.updated_at as "updatedAt"`;

/** The parts that pieces are listed in, each of at most `sitemapSize`, with the last change in each. */
export async function sitemapPieceParts(
  db: Db,
  o: { reviewedOnly: boolean },
): Promise<{ part: number; changed: Date }[]> {
  const { rows } = await sql<{ part: number; changed: Date }>`
    select (s.id / ${sitemapSize})::int as part, max(s.updated_at) as changed from stories s
    where ${isIndexed(o.reviewedOnly)} group by 1 order by 1`.execute(db);
  return rows;
}

/** The pieces of one part, in the order in which they came. */
export async function sitemapPieces(
  db: Db,
  o: { part: number; reviewedOnly: boolean },
): Promise<SitemapPiece[]> {
  const from = o.part * sitemapSize;
  const { rows } = await sql<SitemapPiece>`
    select ${columns} from stories s
    where s.id >= ${from} and s.id < ${from + sitemapSize} and ${isIndexed(o.reviewedOnly)}
    order by s.id`.execute(db);
  return rows;
}

/** Our pieces of the last 48 hours, the newest first. */
export async function newsPieces(
  db: Db,
  now: Date,
  o: { reviewedOnly: boolean },
): Promise<SitemapPiece[]> {
  const { rows } = await sql<SitemapPiece>`
    select ${columns} from stories s
    where s.published_at between ${new Date(now.getTime() - newsSitemapRule.hours * hourMs)} and ${now}
      and ${isIndexed(o.reviewedOnly)}
    order by s.published_at desc limit ${newsSitemapRule.limit}`.execute(db);
  return rows;
}
