import type { MediaPart, RawItem, RawMedia } from "../feed.ts";

/** Whether most of a feed's items are sounds or films: then they are what it publishes, not decoration. */
export function isMediaFeed(items: RawItem[]): boolean {
  const playable = items.filter((item) => item.media.some((medium) => kindOf(medium) !== null));
  return playable.length > 0 && playable.length >= items.length / 2;
}

/** The episode or video that an item of such a feed is: its first sound or film. Null for a story. */
export function partOf(item: RawItem, mediaFeed: boolean): MediaPart | null {
  if (!mediaFeed) return null;
  for (const medium of item.media) {
    const kind = kindOf(medium);
    if (kind) return { ...medium, kind, episodeNumber: item.episode };
  }
  return null;
}

function kindOf({ type }: RawMedia): "audio" | "video" | null {
  if (type?.startsWith("audio/")) return "audio";
  return type?.startsWith("video/") || type === "application/x-mpegurl" ? "video" : null;
}
