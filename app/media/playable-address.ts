/** Media types in feeds (such as YouTube's) that mean a page with another site's player, not a file. */
const playerPages = /^(video|audio)\/(youtube|vimeo|dailymotion|x-youtube)$/i;

/** Media types of HLS playlists (RFC 8216). */
const playlists = /^(application|audio)\/(x-|vnd\.apple\.)?mpegurl$/i;

/** Whether a media type is that of an HLS playlist. */
export const isPlaylist = (type: string | null | undefined): boolean => playlists.test(type ?? "");

/**
 * The address of a file that the browser can play; null if there is no file, or if the feed gives another site's
 * player. Files of other sites use https, since the content policy allows nothing else.
 */
export function playableFileAddress(file: {
  mediaUrl: string | null;
  mediaType: string | null;
}): string | null {
  const { mediaUrl, mediaType } = file;
  if (mediaUrl === null || (mediaType && !/^(audio|video|application)\//i.test(mediaType)))
    return null;
  if (mediaType && playerPages.test(mediaType)) return null;
  if (/^\/[^/]/.test(mediaUrl)) return mediaUrl;
  if (!/^https?:\/\//i.test(mediaUrl) || !URL.canParse(mediaUrl)) return null;
  return mediaUrl.replace(/^http:/i, "https:");
}

/** The address of a publisher's HLS stream; null for a file. */
export function publishedStreamAddress(file: {
  mediaUrl: string | null;
  mediaType: string | null;
}): string | null {
  const address = playableFileAddress(file);
  const isStream = isPlaylist(file.mediaType) || /\.m3u8(?:[?#]|$)/i.test(file.mediaUrl ?? "");
  return isStream && address?.startsWith("https:") ? address : null;
}
