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
    return { ...file, kind, episodeNumber: item.episode, texts: item.texts, ...live };
  }
  return null;
}

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
