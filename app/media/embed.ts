/** The only other site whose player may be embedded; the content security policy of such pages allows it. */
export const embedOrigin = "https://www.youtube-nocookie.com";

/** Its name, which is shown before anything of it is loaded. */
export const embedSite = "YouTube";

/**
 * The address of another site's player, if the feed names a video's page there instead of its file; null otherwise. It is
 * YouTube's "privacy-enhanced mode", which sets no cookies before the video plays.
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
