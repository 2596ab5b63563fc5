/** Media types of pages with another site's player, not of files; YouTube's feeds have them. */
const pages = /^(video|audio)\/(youtube|vimeo|dailymotion|x-youtube)$/i;

/** Playlists of streams (RFC 8216), by their several names. */
const playlists = /^(application|audio)\/(x-|vnd\.apple\.)?mpegurl$/i;

/** Whether a media type is that of a playlist. */
export const isPlaylist = (type: string | null | undefined): boolean => playlists.test(type ?? "");

/**
 * The address of a file that the browser can play; null if there is no file, or if the feed gives another site's
 * player. Files of other sites use https, since the content policy allows nothing else.
 */
export function playableFile(file: {
  mediaUrl: string | null;
  mediaType: string | null;
}): string | null {
  const { mediaUrl, mediaType } = file;
  if (mediaUrl === null || (mediaType && !/^(audio|video|application)\//i.test(mediaType)))
    return null;
  if (mediaType && pages.test(mediaType)) return null;
  if (/^\/[^/]/.test(mediaUrl)) return mediaUrl;
  if (!/^https?:\/\//i.test(mediaUrl) || !URL.canParse(mediaUrl)) return null;
  return mediaUrl.replace(/^http:/i, "https:");
}

/** The address of a publisher's stream, which is played as one of ours; null for a file. */
export function publishedStream(file: {
  mediaUrl: string | null;
  mediaType: string | null;
}): string | null {
  const address = playableFile(file);
  const isStream = isPlaylist(file.mediaType) || /\.m3u8(?:[?#]|$)/i.test(file.mediaUrl ?? "");
  return isStream && address?.startsWith("https:") ? address : null;
}
