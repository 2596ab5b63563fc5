import type { Database } from "#platform/db/db.server.ts";
import { transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { MediaId } from "./recordings.server.ts";

/** How much of a recording must be sent until it counts as downloaded, in seconds (IAB Podcast Measurement 2.1). */
const countedSeconds = { podcast: 60, video: 30 } as const;

const apps =
  /^(AntennaPod|Breaker|Castamatic|Castbox|Castro|Downcast|Fountain|gPodder|iCatcher|Overcast|Player FM|Pocket ?Casts|PodBean|Podcast ?Addict|Podcast ?Guru|Podkicker|Podverse|Podcini|RSSRadio|TuneIn)\b/i;

/** Whether a user agent is a podcast app. Lists of robots contain many of them, because they name no browser. */
export const isPodcastApp = (userAgent: string): boolean => apps.test(userAgent);

/** A range of bytes; `to` is not included. */
export type ByteRange = readonly [from: number, to: number];

/** The ranges with one more, in order; ranges that touch are joined. */
export function addByteRange(known: readonly ByteRange[], [from, to]: ByteRange): ByteRange[] {
  if (to <= from) return [...known];
  const apart = known.filter(([a, b]) => b < from || a > to);
  const joined = known.filter(([a, b]) => b >= from && a <= to);
  const whole: ByteRange = [
    Math.min(from, ...joined.map(([a]) => a)),
    Math.max(to, ...joined.map(([, b]) => b)),
  ];
  return [...apart, whole].sort(([a], [b]) => a - b);
}

/** Whether what was sent of a file counts as a download: a minute of audio, half a minute of video, or all of a shorter one. */
export function isDownload(
  kind: MediaId["kind"],
  sent: readonly ByteRange[],
  file: { bytes: number; seconds: number | null },
): boolean {
  const bytes = sent.reduce((sum, [from, to]) => sum + to - from, 0);
  if (bytes >= file.bytes) return true;
  return file.seconds !== null && (bytes / file.bytes) * file.seconds >= countedSeconds[kind];
}

/**
 * Counts a download of an episode, once a UTC day for each listener. @param listener see `visitorOf` of the library
 * @returns whether it was counted
 */
export const countDownload = (
  db: Database,
  episode: number,
  listener: string,
  now: Date,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const added = await tx
      .insertInto("media_downloads")
      .values({
        kind: "podcast",
        item_id: episode,
        day: now.toISOString().slice(0, 10),
        listener: Buffer.from(listener, "base64url"),
      })
      .onConflict((c) => c.doNothing())
      .returning("kind")
      .executeTakeFirst();
    if (!added) return false;
    await tx
      .updateTable("episodes")
      .set((e) => ({ downloads: e("downloads", "+", 1) }))
      .where("id", "=", episode)
      .execute();
    return true;
  });

/**
 * Deletes the rows of all days before yesterday, so that none is older than two days: counting once a day needs only
 * today's. The counters stay.
 */
export const deleteOldDownloads = (db: Database, now: Date): Promise<unknown> =>
  db
    .deleteFrom("media_downloads")
    .where("day", "<", new Date(now.getTime() - dayMs).toISOString().slice(0, 10))
    .execute();
