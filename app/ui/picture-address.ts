import { type PictureFormat, pictureWidths } from "#platform/picture-sizes.ts";

/**
 * Where a picture is served from, in one size that works on its own: `/image/{kind}/{name}/{width}.{format}`. The name is
 * the item's number and, after a hyphen, a mark of the stored address: browsers keep pictures for a day and longer, and
 * another picture needs another address.
 * @param stored as the database has it: a path under `/pictures/` for our own, else any address
 * @param item what the picture belongs to: its stored address is the only one that the route fetches
 */
export function pictureAddress(stored: string, item: { kind: string; id: number }): string {
  return ownPictureAddress(stored) ?? `/image/${item.kind}/${item.id}-${markOf(stored)}/800.webp`;
}

/** The number of an item in the name of its picture, with or without a mark; null for any other name. */
export function itemInPictureName(name: string): number | null {
  const id = /^(\d{1,15})(?:-[a-z\d]{1,7})?$/.exec(name)?.[1];
  return id === undefined ? null : Number(id);
}

/** FNV-1a. */
function markOf(text: string): string {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return (hash >>> 0).toString(36);
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
