/** The only other site whose player may be shown in a page; the content security policy of such a page names it. */
export const embedOrigin = "https://www.youtube-nocookie.com";

/** Its name, which a reader is told before anything of it is loaded. */
export const embedSite = "YouTube";

/**
 * The address of another site's player, where the feed gives the page of a film there instead of its file; null for all
 * else. It is the one of YouTube's "privacy-enhanced mode", which sets no cookies before the film plays.
 */
export function embedOf({
  mediaUrl,
  mediaType,
}: {
  mediaUrl: string | null;
  mediaType: string | null;
}): string | null {
  if (mediaType?.toLowerCase() !== "video/youtube" || mediaUrl === null) return null;
  const { searchParams } = URL.parse(mediaUrl) ?? new URL("https://none.invalid");
  const id = searchParams.get("v") ?? "";
  return /^[\w-]{6,20}$/.test(id) ? `${embedOrigin}/embed/${id}?autoplay=1` : null;
}
