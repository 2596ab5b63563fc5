import { sql } from "kysely";
import type { Tx } from "#platform/db/db.server.ts";
import { storableJson } from "#platform/db/storable-json.server.ts";
import { queueTextFiles } from "./feed-chapters-and-transcripts.server.ts";
import { identityOf, type MediaDraft, type SourceFeed } from "./media-draft.ts";

type Written = { id: number; identity: string; inserted: boolean };
export type StoreCounts = { inserted: number; updated: number; unchanged: number };

/** Columns that both tables take from a feed, besides identity and date. */
const sharedNames = [
  "title",
  "description",
  "lang",
  "duration_seconds",
  "media_url",
  "media_type",
  "canonical_url",
  "content_hash",
  "country",
  "tags",
];
const sharedColumns = sql.join(sharedNames.map((name) => sql.ref(name)));
const sharedUpdates = sql.join(
  sharedNames.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`),
);

/**
 * Stores a batch with one statement and one parameter, whatever its size. A row with an unchanged hash stays as it is; a
 * changed row keeps its id, its counters and its first date.
 */
export async function upsertEpisodes(
  tx: Tx,
  showId: number,
  drafts: MediaDraft[],
  country: string,
  now: Date,
): Promise<StoreCounts> {
  const rows = drafts.map((draft) => rowOf(draft, country));
  const { rows: written } = await sql<Written>`
    insert into episodes
      (show_id, ${sharedColumns}, image, episode_number, comments, media_bytes, chapters, identity, published_at, updated_at)
    select ${showId}, ${sharedColumns}, image, episode_number, comments, media_bytes, chapters, identity, published_at, ${now}
    from ${recordset(rows)}
    on conflict (show_id, identity) do update set
      ${sharedUpdates}, image = excluded.image, episode_number = excluded.episode_number,
      comments = excluded.comments, ${keptChapters("episodes")}, media_bytes = excluded.media_bytes, updated_at = excluded.updated_at
    where episodes.content_hash <> excluded.content_hash
    returning id, identity, (xmax = 0) as inserted`.execute(tx);
  await queueTextFiles(tx, "podcast", textFilesOf(written, drafts), now);
  return countsOf(rows.length, written);
}

/** The same for videos. A withdrawn live video is shown again if it is live again. */
export async function upsertVideos(
  tx: Tx,
  { id, country, feedId }: SourceFeed,
  drafts: MediaDraft[],
  category: string | null,
  now: Date,
): Promise<StoreCounts> {
  const rows = drafts.map((draft) => rowOf(draft, country));
  const { rows: written } = await sql<Written>`
    insert into videos
      (source_id, ${sharedColumns}, thumbnail, category, byline, chapters, live, live_feed_id, identity, published_at, updated_at)
    select ${id}, ${sharedColumns}, image, coalesce(topic, ${category}), byline, chapters, live,
      case when live then ${feedId}::bigint end, identity, published_at, ${now}
    from ${recordset(rows)}
    on conflict (source_id, identity) do update set
      ${sharedUpdates}, thumbnail = excluded.thumbnail, category = excluded.category,
      byline = excluded.byline, ${keptChapters("videos")}, live = excluded.live, live_feed_id = excluded.live_feed_id,
      withdrawn_at = case when videos.content_hash = ${endedHash} then null else videos.withdrawn_at end,
      updated_at = excluded.updated_at
    where videos.content_hash <> excluded.content_hash
    returning id, identity, (xmax = 0) as inserted`.execute(tx);
  await queueTextFiles(tx, "video", textFilesOf(written, drafts), now);
  return countsOf(rows.length, written);
}

/** In place of a content hash: a live video that has ended. It is written again when its feed has it again. */
const endedHash = "ended";

/**
 * Withdraws live videos that the feed no longer has: their address plays nothing now. A recording of one is another item
 * of its feed.
 * @returns how many have ended
 */
export async function endLiveVideos(
  tx: Tx,
  feedId: number,
  drafts: MediaDraft[],
  now: Date,
): Promise<number> {
  const live = drafts.filter((draft) => draft.file?.live).map(identityOf);
  const ended = await tx
    .updateTable("videos")
    .set({ live: false, live_feed_id: null, content_hash: endedHash, withdrawn_at: now })
    .where("live_feed_id", "=", feedId)
    .where((e) => e.not(e("identity", "=", sql<string>`any(${live})`)))
    .returning("id")
    .execute();
  return ended.length;
}

/** Fetched chapters stay if the feed itself has none. */
const keptChapters = (table: "videos" | "episodes") =>
  sql`chapters = case when excluded.chapters = '[]' then ${sql.ref(`${table}.chapters`)} else excluded.chapters end`;

/** The text files of the items that were written. */
function textFilesOf(written: Written[], drafts: MediaDraft[]) {
  const ids = new Map(written.map(({ id, identity }) => [identity, id]));
  return drafts.flatMap((draft) => {
    const id = ids.get(identityOf(draft));
    const files = draft.file?.texts?.files ?? [];
    return id === undefined ? [] : [{ id, publishedAt: draft.publishedAt, files }];
  });
}

const rowOf = (draft: MediaDraft, country: string) => ({
  title: draft.title,
  description: draft.excerpt,
  lang: draft.lang,
  image: draft.image?.url ?? null,
  duration_seconds: draft.file?.seconds == null ? null : Math.round(draft.file.seconds),
  episode_number: draft.file?.episodeNumber ?? null,
  comments: draft.comments,
  media_url: draft.file?.url ?? null,
  media_type: draft.file?.type ?? null,
  media_bytes: draft.file?.bytes ?? null,
  canonical_url: draft.canonicalUrl,
  identity: identityOf(draft),
  chapters: draft.file?.texts?.chapters ?? [],
  live: draft.file?.live ?? false,
  content_hash: draft.contentHash,
  country: draft.countries[0] ?? country,
  tags: draft.tags,
  topic: draft.topics[0] ?? null,
  byline: draft.byline,
  published_at: draft.publishedAt.toISOString(),
});

const recordset = (rows: object[]) => sql`jsonb_to_recordset(${storableJson(rows)}::jsonb) as d(
  title text, description text, lang text, image text, duration_seconds int, episode_number int,
  comments int, chapters jsonb, live boolean, media_url text, media_type text, media_bytes bigint, canonical_url text, identity text,
  content_hash text, country text, tags text[], topic text, byline text, published_at timestamptz)`;

const countsOf = (all: number, written: { inserted: boolean }[]): StoreCounts => {
  const inserted = written.filter((r) => r.inserted).length;
  return { inserted, updated: written.length - inserted, unchanged: all - written.length };
};

/** Cuts a publisher's stored descriptions to `limit` characters; those of own pieces stay. */
export async function cutDescriptions(tx: Tx, source: string, limit: number): Promise<void> {
  const description = sql<string>`left(description, ${Math.max(0, limit - 1)}) || ${limit > 0 ? "…" : ""}`;
  const longer = sql<boolean>`length(description) > ${limit} and recording is null`;
  await tx
    .updateTable("videos")
    .set({ description })
    .where("source_id", "=", source)
    .where(longer)
    .execute();
  await tx
    .updateTable("episodes")
    .set({ description })
    .where("show_id", "in", (q) =>
      q.selectFrom("shows").select("id").where("source_id", "=", source),
    )
    .where(longer)
    .execute();
}
