/** Types that name a page to watch on, not a file: YouTube's feeds have them. */
const pages = /^(video|audio)\/(youtube|vimeo|dailymotion|x-youtube)$/i;

/**
 * The address at which a browser can play the file here; null where there is no file, or what the feed names is
 * another site's player. Files of others are asked for by https: the content policy lets nothing else through.
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
