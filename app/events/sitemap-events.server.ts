// The events in the sitemaps: those with enough publishers to be worth comparing.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { sitemapSize } from "#platform/sitemap.ts";

/** With fewer independent publishers a page of an event is a short list. */
const minPublishers = 5;
const isInSitemap = sql`merged_into is null and not sample and publishers >= ${minPublishers}`;

/** The sitemaps of events, each of at most `sitemapSize` events, and the time of the newest story in each. */
export async function sitemapEventParts(db: Db): Promise<{ part: number; changed: Date }[]> {
  const { rows } = await sql<{ part: number; changed: Date }>`
    select (id / ${sitemapSize})::int as part, max(last_at) as changed from events
    where ${isInSitemap} group by 1 order by 1`.execute(db);
  return rows;
}

/** The events of one part, in the order in which they began. */
export async function sitemapEvents(
  db: Db,
  part: number,
): Promise<{ slug: string; changed: Date }[]> {
  const from = part * sitemapSize;
  const { rows } = await sql<{ slug: string; changed: Date }>`
    select slug, last_at as changed from events
    where id >= ${from} and id < ${from + sitemapSize} and ${isInSitemap} order by id`.execute(db);
  return rows;
}
