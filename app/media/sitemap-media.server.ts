// Our own shows, episodes and videos in the sitemaps.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { MayAccess } from "./media.server.ts";
import { showPath } from "./show.ts";
import { type FeedVideo, ownVideos } from "./video-feed.server.ts";

/** The most videos of the sitemap, the newest. */
const sitemapVideos = 10_000;

/** The own videos that may be found, the newest first. */
export const indexedVideos = (db: Db, mayAccess: MayAccess): Promise<FeedVideo[]> =>
  ownVideos(db, mayAccess, { limit: sitemapVideos, samples: false });

/** The most episodes of the sitemap, the newest. */
const sitemapEpisodes = 10_000;

/** The paths of our own shows and their episodes that may be found, the samples apart. */
export async function indexedPodcasts(db: Db): Promise<{ path: string; changed: Date }[]> {
  const { rows } = await sql<{ slug: string | null; id: number; changed: Date }>`
    select slug, id, changed from (
      select w.slug, w.id, max(m.updated_at) as changed
      from shows w join sources s on s.id = w.source_id join episodes m on m.show_id = w.id
      where s.kind = 'own' and s.opted_out_at is null and not w.sample and m.withdrawn_at is null
      group by w.id
      union all
      select * from (
        select null, m.id, m.updated_at
        from shows w join sources s on s.id = w.source_id join episodes m on m.show_id = w.id
        where s.kind = 'own' and s.opted_out_at is null and not m.sample and m.withdrawn_at is null
        order by m.published_at desc limit ${sitemapEpisodes}
      ) newest
    ) found`.execute(db);
  return rows.map(({ slug, id, changed }) => ({
    path: slug === null ? `/podcast/${id}` : showPath(slug),
    changed,
  }));
}
