import { randomBytes } from "node:crypto";
import type { Images } from "#platform/images.server.ts";
import { readBytes, type Storage } from "#platform/storage/storage.server.ts";
import { avatarBytes, type PictureProblem, pictureType, smallAvatar } from "./avatar.ts";

/** The sides of the stored squares, in pixels. */
const sides = [400, 100] as const;

/** Where pictures are stored, and what decodes them. */
export type PictureStore = {
  storage: Storage;
  images: Pick<Images, "squares">;
};

const keyOf = (file: string) => `avatars/${file}`;
const fileName = /^[\w-]{22}(?:-100)?\.webp$/;

export const avatarAddress = (name: string): string => `/avatar/${name}.webp`;

/**
 * Re-encodes a picture as squares of our own sizes, without its metadata, and stores them under a random name. Files
 * that a browser could run (SVG, HTML) are refused, whatever type they claim.
 */
export async function storeAvatar(
  { storage, images }: PictureStore,
  reader: string,
  bytes: Uint8Array,
): Promise<{ ok: true; name: string } | { ok: false; reason: PictureProblem }> {
  if (bytes.length === 0) return { ok: false, reason: "none" };
  if (bytes.length > avatarBytes) return { ok: false, reason: "large" };
  if (!pictureType(bytes)) return { ok: false, reason: "type" };
  const encoded = await images.squares(bytes, sides, reader);
  if (!encoded.ok) return encoded;
  const [large, small] = encoded.squares;
  if (!large || !small) return { ok: false, reason: "broken" };
  const name = randomBytes(16).toString("base64url");
  await storage.put(keyOf(`${name}.webp`), large);
  await storage.put(keyOf(`${name}-100.webp`), small);
  return { ok: true, name };
}

/** The bytes of a stored picture; null for any other name. */
export const readAvatar = async (storage: Storage, file: string): Promise<Uint8Array | null> =>
  fileName.test(file) ? await readBytes(storage, keyOf(file)) : null;

/** Deletes the files of a picture's address; null and foreign addresses have none. */
export async function deleteAvatar(storage: Storage, url: string | null): Promise<void> {
  const files = url ? [url, smallAvatar(url)].map((one) => one.replace(/^\/avatar\//, "")) : [];
  for (const file of files) if (fileName.test(file)) await storage.remove(keyOf(file));
}
