// Our own videos that everyone may watch, with their files, as Media RSS and for search engines.
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { pictureAddress } from "#ui/picture-address.ts";
import { selectVisibleVideos } from "./media.queries.server.ts";
import type { MayAccess } from "./media.server.ts";
import { recordingFiles } from "./recording.ts";
import type { FeedVideo } from "./shows/write-video-feed.server.ts";
import { accessFactsOf } from "./video.ts";

export type { FeedVideo } from "./shows/write-video-feed.server.ts";
export { writeVideoFeed } from "./shows/write-video-feed.server.ts";

/** How many videos a feed has. */
const feedSize = 50;

/** The newest own videos that have a recording. @param may whether everybody may watch one */
export const feedVideos = (db: Db, mayAccess: MayAccess): Promise<FeedVideo[]> =>
  ownVideos(db, mayAccess, { limit: feedSize, samples: true });

/** The newest own videos that have a recording, with their files. */
export async function ownVideos(
  db: Db,
  mayAccess: MayAccess,
  { limit, samples }: { limit: number; samples: boolean },
): Promise<FeedVideo[]> {
  const rows = await selectVisibleVideos(db)
    .select([
      "m.media_bytes",
      sql<string[]>`array(
        select t.lang from media_transcripts t where t.kind = 'video' and t.item_id = m.id
        order by t.lang <> m.lang, t.lang
      )`.as("captions"),
    ])
    .where("m.recording", "is not", null)
    .where(samples ? sql<boolean>`(s.kind = 'own' or m.sample)` : sql<boolean>`s.kind = 'own'`)
    .$if(!samples, (q) => q.where("m.sample", "=", false))
    .orderBy("m.sample")
    .orderBy("m.published_at", "desc")
    .orderBy("m.id", "desc")
    .limit(limit)
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
      lang: row.lang,
      seconds: row.duration_seconds,
      bytes: row.media_bytes === null ? null : Number(row.media_bytes),
      type: recordingFiles.video.type,
      category: row.category,
      person: row.person,
      tags: row.tags,
      sample: row.sample,
      publishedAt: row.published_at,
      picture:
        row.picture && row.images_allowed
          ? pictureAddress(row.picture, { kind: "video", id: row.id })
          : null,
      captions: row.captions,
    }));
}
