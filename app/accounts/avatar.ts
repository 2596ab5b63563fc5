/** How large a picture's file may be, in bytes. */
export const avatarBytes = 5 * 1_048_576;

/** The accepted types, recognised by a file's first bytes. */
export const avatarTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** Why a file was refused; keys of the texts in `profile.avatar.problems`. */
export type PictureProblem = "none" | "large" | "pixels" | "type" | "broken" | "limited" | "busy";

/** The type of a file by its first twelve bytes, whatever its name; null for types that are not accepted. */
export function pictureType(head: Uint8Array): (typeof avatarTypes)[number] | null {
  const begins = (bytes: number[], at = 0) => bytes.every((byte, i) => head[at + i] === byte);
  if (begins([0xff, 0xd8, 0xff])) return "image/jpeg";
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (begins([0x52, 0x49, 0x46, 0x46]) && begins([0x57, 0x45, 0x42, 0x50], 8)) return "image/webp";
  return null;
}

/** The address of the same picture at a hundred pixels, to be shown beside a name. */
export const smallAvatar = (url: string): string => url.replace(/\.webp$/, "-100.webp");
