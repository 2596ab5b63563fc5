import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { lastPage } from "#platform/http/page-number.ts";
import { getAuthor } from "#stories/authors.server.ts";
import type { Author } from "#stories/story.ts";
import { pictureAddress } from "#ui/picture-address.ts";
import type { Episode } from "./episode.ts";
import { selectVisibleEpisodes } from "./media.queries.server.ts";
import { episodeOf } from "./media.server.ts";
import { episodesOnPage, type Show } from "./show.ts";
import { isOwnShow, type ShowRow, selectShows } from "./shows/shows-listing.queries.server.ts";

/** All shows that have an episode: our own first, real before samples, then by their latest episode. */
export async function listShows(db: Db): Promise<Show[]> {
  const rows = await selectShows(db)
    .orderBy(sql`${isOwnShow} desc, w.sample, m.latest_at desc, w.id`)
    .limit(500)
    .execute();
  return rows.map(showOf);
}

/** Our own shows, which have feeds; by name. */
export async function ownShows(db: Db): Promise<Show[]> {
  const rows = await selectShows(db).where(isOwnShow).orderBy("w.name").orderBy("w.id").execute();
  return rows.map(showOf);
}

export type ShowView = { show: Show; hostCard: Author | null; episodes: Episode[]; pages: number };

/**
 * A show with a page of its episodes, the newest first; null where no visible show has this name, or no such page.
 * @param page from 1
 */
export async function getShow(
  db: Db,
  slug: string,
  page: number,
  now: Date,
): Promise<ShowView | null> {
  const row = await selectShows(db).where("w.slug", "=", slug).executeTakeFirst();
  if (!row) return null;
  const show = showOf(row);
  const pages = Math.min(lastPage, Math.ceil(show.episodes / episodesOnPage));
  if (page > pages) return null;
  const [episodes, hostCard] = await Promise.all([
    selectVisibleEpisodes(db)
      .where("w.id", "=", show.id)
      .orderBy("m.published_at", "desc")
      .orderBy("m.id", "desc")
      .limit(episodesOnPage)
      .offset((page - 1) * episodesOnPage)
      .execute(),
    row.host_id === null ? null : getAuthor(db, row.host_id),
  ]);
  return { show, hostCard, episodes: episodes.map((one) => episodeOf(one, now)), pages };
}

const showOf = (row: ShowRow): Show => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  lang: row.lang,
  cover:
    row.image && row.images_allowed
      ? {
          src: pictureAddress(row.image, { kind: "show", id: row.id }),
          alt: "",
          width: null,
          height: null,
        }
      : null,
  host: row.host,
  category: row.category,
  source: { id: row.source_id, name: row.source_name },
  own: row.own,
  sample: row.sample,
  homepage: row.own ? null : row.homepage,
  episodes: Number(row.episodes),
  latestAt: row.latest_at ? new Date(row.latest_at).toISOString() : null,
});
