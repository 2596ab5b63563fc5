import { isPlaylist } from "#media/playable-address.ts";
import type { MediaFile, RawItem, RawMedia } from "../feed.ts";

/** Whether most of a feed's items have audio or video: then these are its content, not illustrations. */
export function isMediaFeed(items: RawItem[]): boolean {
  const playable = items.filter((item) => item.media.some((file) => mediaKindOf(file) !== null));
  return playable.length > 0 && playable.length >= items.length / 2;
}

/** The episode or video of an item of such a feed: its first audio or video. Null for a story. */
export function mediaFileOf(item: RawItem, mediaFeed: boolean): MediaFile | null {
  if (!mediaFeed) return null;
  for (const file of item.media) {
    const kind = mediaKindOf(file);
    if (!kind) continue;
    const live = item.isLive ? ({ live: true } as const) : {};
    return {
      ...file,
      kind,
      seconds: upTo(longestSeconds, file.seconds),
      episodeNumber: upTo(maxCount, item.episode),
      texts: item.texts,
      ...live,
    };
  }
  return null;
}

/** A week: feeds that state a longer time count milliseconds. */
const longestSeconds = 7 * 24 * 3_600;

/** The largest number of an episode or of comments: what is larger is a date or a mistake. */
export const maxCount = 1_000_000;

/** A number of a feed; null if it is too large to be meant. */
const upTo = (most: number, value: number | null): number | null =>
  value !== null && value <= most ? value : null;

/** A source with nothing but episodes is a podcast, one with nothing but videos a video channel. */
export function sourceKindOf(items: RawItem[]): "podcast" | "video" | "news" {
  const kinds = new Set(items.map((item) => mediaFileOf(item, true)?.kind ?? null));
  const [only = null] = kinds.size === 1 ? kinds : [];
  return only === "audio" ? "podcast" : (only ?? "news");
}

function mediaKindOf({ type }: RawMedia): "audio" | "video" | null {
  if (isPlaylist(type)) return "video";
  if (type?.startsWith("audio/")) return "audio";
  return type?.startsWith("video/") ? "video" : null;
}
