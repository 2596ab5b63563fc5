import { type PictureFormat, pictureWidths } from "#platform/picture-sizes.ts";

/**
 * Where a picture is served from, in one size that works on its own: `/image/{kind}/{name}/{width}.{format}`.
 * @param stored as the database has it: a path under `/pictures/` for our own, else any address
 * @param item what the picture belongs to: its stored address is the only one that the route fetches
 */
export function pictureAddress(stored: string, item: { kind: string; id: number }): string {
  return ownPictureAddress(stored) ?? `/image/${item.kind}/${item.id}/800.webp`;
}

/** As `pictureAddress`, for a picture that is ours; null for any other. */
export function ownPictureAddress(stored: string): string | null {
  const own = /^\/pictures\/([\w-]+)\.webp$/.exec(stored)?.[1];
  return own ? `/image/pictures/${own}/800.webp` : null;
}

/** The `srcset` of a picture in one format; null for an address that the image route did not give. */
export function pictureSet(address: string, format: PictureFormat): string | null {
  const base = /^(\/image\/[a-z]+\/[\w-]+)\/\d+\.(?:avif|webp)$/.exec(address)?.[1];
  return base ? pictureWidths.map((w) => `${base}/${w}.${format} ${w}w`).join(", ") : null;
}
