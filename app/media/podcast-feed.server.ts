// Feeds of our own shows, for podcast apps (PSP-1, Apple's requirements, Podcasting 2.0).
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { freeAccessToken } from "./access-tokens.server.ts";
import { selectVisibleEpisodes } from "./media.queries.server.ts";
import type { MayAccess } from "./media.server.ts";
import { recordingFiles } from "./recording.ts";
import { podcastFeedPath } from "./show.ts";
import { isOwnShow, selectShows } from "./shows/shows-listing.queries.server.ts";
import { type FeedEpisode, writePodcastFeed } from "./shows/write-podcast-feed.server.ts";
import { accessFactsOf } from "./video.ts";

/** How many episodes a feed has: the newest. */
const feedSize = 500;

/** What the site says of itself, and whom a feed is for. */
export type FeedFor = {
  baseUrl: string;
  site: { name: string; operator: string; mailbox: string; hub: string | null };
  words: (lang: string) => { sample: string; funding: string };
  /** Whether the listener may have an episode; those that they may not are not in the feed. */
  mayAccess: MayAccess;
  /** Of a private feed: its token, and the access token in the addresses of its files. */
  privateFeed?: { token: string; accessToken: string };
};

/**
 * The feed of an own show; null where there is no such show. It has the recorded episodes that the
 * listener may hear.
 * @param slug of the show
 */
export async function podcastFeed(db: Db, slug: string, o: FeedFor): Promise<string | null> {
  const row = await selectShows(db)
    .leftJoin("authors as h", "h.id", "w.host_id")
    .select("h.avatar as host_avatar")
    .where("w.slug", "=", slug)
    .where(isOwnShow)
    .executeTakeFirst();
  if (!row) return null;
  const self = o.baseUrl + podcastFeedPath(slug, o.privateFeed?.token);
  return writePodcastFeed(
    {
      id: row.id,
      slug: row.slug,
      name: row.name,
      description: row.description,
      lang: row.lang,
      category: row.category,
      sample: row.sample,
      hasCover: row.image !== null && row.images_allowed === true,
      host: row.host ? { name: row.host, avatar: row.host_avatar } : null,
    },
    await recordedEpisodes(db, row.id, o.mayAccess),
    {
      baseUrl: o.baseUrl,
      site: o.site,
      self,
      publicAddress: o.baseUrl + podcastFeedPath(slug),
      accessToken: o.privateFeed?.accessToken ?? freeAccessToken,
      isPrivate: o.privateFeed !== undefined,
      words: o.words(row.lang),
    },
  );
}

async function recordedEpisodes(
  db: Db,
  show: number,
  mayAccess: MayAccess,
): Promise<FeedEpisode[]> {
  const rows = await selectVisibleEpisodes(db)
    .select([
      "m.image as own_image",
      sql<boolean>`m.chapters <> '[]'`.as("has_chapters"),
      sql<string[]>`array(
        select t.lang from media_transcripts t where t.kind = 'podcast' and t.item_id = m.id
        order by t.lang <> m.lang, t.lang
      )`.as("transcripts"),
    ])
    .where("w.id", "=", show)
    .where("m.recording", "is not", null)
    // Apps refuse an episode without the length of its file.
    .where("m.media_bytes", ">", 0)
    .orderBy("m.published_at", "desc")
    .orderBy("m.id", "desc")
    .limit(feedSize)
    .execute();
  return rows
    .filter((row) =>
      mayAccess(
        accessFactsOf({
          isPremium: row.premium,
          own: true,
          publishedAt: row.published_at.toISOString(),
        }),
      ),
    )
    .map((row) => ({
      id: row.id,
      title: row.title,
      description: row.description,
      number: row.episode_number,
      seconds: row.duration_seconds,
      bytes: Number(row.media_bytes),
      type: recordingFiles.podcast.type,
      publishedAt: row.published_at,
      hasImage: row.own_image !== null && row.images_allowed === true,
      hasChapters: row.has_chapters,
      transcripts: row.transcripts,
    }));
}
