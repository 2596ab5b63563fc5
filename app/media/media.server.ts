import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { getAuthor } from "#stories/authors.server.ts";
import type { CoveredPlace } from "#stories/country.ts";
import type { About, Picture } from "#stories/story.ts";
import { pictureAddress } from "#ui/picture-address.ts";
import { freeAccessToken, signedAccessToken } from "./access-tokens.server.ts";
import type { Episode, EpisodePage } from "./episode.ts";
import {
  type EpisodeRow,
  readNewestEpisodes,
  readNewestVideos,
  readSimilarEpisodes,
  readSimilarVideos,
  selectVisibleEpisodes,
  selectVisibleVideos,
  type VideoRow,
} from "./media.queries.server.ts";
import { identityOf, type MediaDraft, type ShowDraft, type SourceFeed } from "./media-draft.ts";
import {
  cutDescriptions,
  endLiveVideos,
  type StoreCounts,
  upsertEpisodes,
  upsertVideos,
} from "./media-writing.queries.server.ts";
import { noPlayback, type Playback, recordingFiles, streamName } from "./recording.ts";
import { chaptersOf, type MediaId, readTranscripts } from "./recordings.server.ts";
import { ensureShow } from "./shows.queries.server.ts";
import { accessFactsOf, durationText, isNew, type Video, type VideoPage } from "./video.ts";

/**
 * Whether the reader has access to the whole item. The caller passes the subscriptions room's `mayRead`, which this
 * room may not import.
 */
export type MayAccess = (item: ReturnType<typeof accessFactsOf>) => boolean;

/** The newest videos; if there are too few, samples follow. */
export async function listVideos(db: Db, limit: number, now: Date): Promise<Video[]> {
  return (await readNewestVideos(db, limit)).map((row) => videoOf(row, now));
}

/** The newest episodes of all shows, in the same order as videos. */
export async function listEpisodes(db: Db, limit: number, now: Date): Promise<Episode[]> {
  return (await readNewestEpisodes(db, limit)).map((row) => episodeOf(row, now));
}

/** How many of the newest items are searched for different shows. */
const featuredCandidates = 24;

/** The newest video of each outlet, and then others. */
export async function featuredVideos(db: Db, limit: number, now: Date): Promise<Video[]> {
  const videos = await listVideos(db, featuredCandidates, now);
  return oneOfEachFirst(videos, (video) => video.source.id).slice(0, limit);
}

/** The newest episode of each show, and then others. */
export async function featuredEpisodes(db: Db, limit: number, now: Date): Promise<Episode[]> {
  const episodes = await listEpisodes(db, featuredCandidates, now);
  return oneOfEachFirst(episodes, (episode) => episode.showSlug).slice(0, limit);
}

function oneOfEachFirst<T>(all: readonly T[], groupOf: (one: T) => string): T[] {
  const firsts = [...Map.groupBy(all, groupOf).values()].map((group) => group[0] as T);
  return [...firsts, ...all.filter((one) => !firsts.includes(one))];
}

/** The visible videos among these ids, by id. */
export async function videosById(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Video>> {
  if (ids.length === 0) return new Map();
  const rows = await selectVisibleVideos(db).where("m.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, videoOf(row, now)]));
}

/** The same for episodes. */
export async function episodesById(
  db: Db,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Episode>> {
  if (ids.length === 0) return new Map();
  const rows = await selectVisibleEpisodes(db).where("m.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, episodeOf(row, now)]));
}

/**
 * The videos most similar to a piece by topics, country and tags, newer before older.
 * @param except the id of the piece, if it is a video
 */
export async function relatedVideos(
  db: Db,
  about: About,
  limit: number,
  now: Date,
  except: number | null = null,
): Promise<Video[]> {
  return (await readSimilarVideos(db, about, except, limit)).map((row) => videoOf(row, now));
}

/** The same for episodes. @param except the id of the piece, if it is an episode */
export async function relatedEpisodes(
  db: Db,
  about: About,
  limit: number,
  now: Date,
  except: number | null = null,
): Promise<Episode[]> {
  return (await readSimilarEpisodes(db, about, except, limit)).map((row) => episodeOf(row, now));
}

/**
 * @property mayAccess whether the reader has access @property isFree whether everyone has
 * @property secret signs the addresses of files that not everyone may have
 */
export type PageAccess = { mayAccess: MayAccess; isFree: MayAccess; secret: string };

/** A video with its playback addresses and its producer's card; null if no visible video has this id. */
export async function getVideo(
  db: Db,
  id: number,
  now: Date,
  access: PageAccess,
): Promise<VideoPage | null> {
  const row = await selectVisibleVideos(db).where("m.id", "=", id).executeTakeFirst();
  if (!row) return null;
  const video = videoOf(row, now);
  return {
    ...video,
    producer: row.author_id === null ? null : await getAuthor(db, row.author_id),
    tags: row.tags,
    ...(await playbackOf(db, { kind: "video", id }, row, access, now)),
  };
}

/** An episode with its playback addresses, its show and its host's card; null if no visible episode has this id. */
export async function getEpisode(
  db: Db,
  id: number,
  now: Date,
  access: PageAccess,
): Promise<EpisodePage | null> {
  const row = await selectVisibleEpisodes(db).where("m.id", "=", id).executeTakeFirst();
  if (!row) return null;
  const episode = episodeOf(row, now);
  const playback = await playbackOf(db, { kind: "podcast", id }, row, access, now);
  return {
    ...episode,
    hostCard: row.author_id === null ? null : await getAuthor(db, row.author_id),
    tags: row.tags,
    showDescription: row.show_description,
    ...playback,
    mediaBytes: playback.mediaUrl === null ? null : row.media_bytes,
  };
}

/**
 * Stores the items of a feed that are episodes or videos; other items are ignored. An item is identified by its draft's
 * first identity key. A live video is withdrawn once its feed no longer has it; live audio is ignored, because an episode
 * would stay once its address plays nothing. Announces `media` once if anything changed.
 */
export async function storeMediaItems(
  tx: Tx,
  source: SourceFeed,
  feed: ShowDraft,
  items: MediaDraft[],
  now: Date,
): Promise<StoreCounts> {
  const audio = eachOnce(items.filter(({ file }) => file?.kind === "audio" && !file.live));
  const video = eachOnce(items.filter(({ file }) => file?.kind === "video"));
  const sum = { inserted: 0, updated: 0, unchanged: 0 };
  const add = (counts: StoreCounts) => {
    sum.inserted += counts.inserted;
    sum.updated += counts.updated;
    sum.unchanged += counts.unchanged;
  };
  if (audio.length) {
    const show = await ensureShow(tx, source, feed, audio.map(identityOf), now);
    add(await upsertEpisodes(tx, show, audio, source.country, now));
  }
  if (video.length) add(await upsertVideos(tx, source, video, feed.category, now));
  const hasEnded = await endBroadcasts(tx, source, now, video);
  if (!hasEnded && sum.inserted + sum.updated) await announce(tx, "media", {});
  return sum;
}

/** A feed may list an item twice, and a statement must not write a row twice. */
const eachOnce = (drafts: MediaDraft[]): MediaDraft[] =>
  [...Map.groupBy(drafts, identityOf).values()].map(([first]) => first as MediaDraft);

/**
 * Withdraws the live videos of a feed. @param items what the feed has now: those that are live among them stay
 * @returns whether any has ended
 */
export async function endBroadcasts(
  tx: Tx,
  { id, feedId }: Pick<SourceFeed, "id" | "feedId">,
  now: Date,
  items: MediaDraft[] = [],
): Promise<boolean> {
  const ended = await endLiveVideos(tx, feedId, items, now);
  if (ended) await announce(tx, "media", { source: id, revoked: true });
  return ended > 0;
}

/** Whether a feed has a video that is broadcast live. */
export async function hasLiveVideo(db: Db, feedId: number): Promise<boolean> {
  const live = db.selectFrom("videos").select("id").where("live_feed_id", "=", feedId);
  return (await live.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Shortens a publisher's stored descriptions after an operator has lowered its limit (see `setSource`). Announces
 * `media`, and that cached pages are void.
 */
export function shortenDescriptions(db: Db, source: string, limit: number): Promise<void> {
  return transaction(db, async (tx) => {
    await cutDescriptions(tx, source, limit);
    await announce(tx, "media", { source, revoked: true });
  });
}

/** What a player needs to play an item; empty for a reader without access. */
async function playbackOf(
  db: Db,
  item: MediaId,
  row: VideoRow | EpisodeRow,
  { mayAccess, isFree, secret }: PageAccess,
  now: Date,
): Promise<Playback> {
  const facts = accessFactsOf({
    isPremium: row.premium,
    own: row.recording !== null,
    publishedAt: row.published_at.toISOString(),
  });
  if (!mayAccess(facts)) return noPlayback;
  const transcripts = await readTranscripts(db, item, row.lang);
  const texts = { chapters: chaptersOf(row.chapters), transcripts };
  if (row.recording === null)
    return {
      ...noPlayback,
      ...texts,
      mediaUrl: row.media_url,
      mediaType: row.media_type,
    };
  const accessToken = isFree(facts) ? freeAccessToken : signedAccessToken(secret, item, now);
  const folder = `/media/${item.kind}/${item.id}/${accessToken}`;
  return {
    ...texts,
    waveform: ("waveform" in row && row.waveform) || [],
    mediaUrl: `${folder}/${recordingFiles[item.kind].name}`,
    mediaType: recordingFiles[item.kind].type,
    stream: row.streamed ? `${folder}/${streamName}` : null,
    captions: transcripts.map(({ lang }) => ({ lang, src: `${folder}/captions.${lang}.vtt` })),
  };
}

const videoOf = (row: VideoRow, now: Date): Video => ({
  ...commonFieldsOf(row, now),
  author: row.person,
  dislikes: row.dislikes,
  isLive: row.live,
});

export const episodeOf = (row: EpisodeRow, now: Date): Episode => ({
  ...commonFieldsOf(row, now),
  episodeNumber: row.episode_number,
  showName: row.show_name,
  showSlug: row.show_slug,
  host: row.person,
  downloads: row.downloads,
  comments: row.comments,
});

const commonFieldsOf = (row: VideoRow | EpisodeRow, now: Date) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  lang: row.lang,
  country: row.country as CoveredPlace,
  thumbnail: pictureOf(row),
  duration: row.duration_seconds === null ? null : durationText(row.duration_seconds),
  durationSeconds: row.duration_seconds,
  publishedAt: row.published_at.toISOString(),
  category: row.category,
  source: { id: row.source_id, name: row.source_name },
  views: row.views,
  likes: row.likes,
  isPremium: row.premium,
  isNew: isNew(row.published_at, now),
  sample: row.sample,
  own: row.recording !== null,
  canonicalUrl: row.canonical_url,
});

const pictureOf = (row: VideoRow | EpisodeRow): Picture | null =>
  row.picture && row.images_allowed
    ? {
        src: pictureAddress(row.picture, {
          kind: "show_name" in row ? "podcast" : "video",
          id: row.id,
        }),
        alt: "",
        width: null,
        height: null,
      }
    : null;
