/** Media types of pages with another site's player, not of files; YouTube's feeds have them. */
const pages = /^(video|audio)\/(youtube|vimeo|dailymotion|x-youtube)$/i;

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
