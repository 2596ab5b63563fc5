import { createHmac, timingSafeEqual } from "node:crypto";
import type { RecordedId } from "./recordings.server.ts";

/** How long an address of a premium file can be asked for, in seconds: a long film with pauses. */
const validSeconds = 6 * 3_600;
/** An address stays the same for so long, so that a browser's cache finds what it has. */
const stepSeconds = 3_600;

/** The part of a free file's address that stands where a premium file's has its signature. */
export const freePass = "free";

/**
 * What stands in the addresses of an item's files for a reader who may have them: `{until}.{signature}`. It signs
 * the item, and so everything below it, as a stream's playlist names its parts by relative addresses.
 */
export function passFor(secret: string, item: RecordedId, now: Date): string {
  const until = (Math.floor(now.getTime() / 1_000 / stepSeconds) + 1) * stepSeconds + validSeconds;
  return `${until}.${signatureOf(secret, item, until)}`;
}

/** Whether a pass is one of ours for this item and has not ended. */
export function isPass(secret: string, item: RecordedId, pass: string, now: Date): boolean {
  const [, digits, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(pass) ?? [];
  if (!digits || !signature) return false;
  const until = Number(digits);
  const own = Buffer.from(signatureOf(secret, item, until));
  return timingSafeEqual(own, Buffer.from(signature)) && until * 1_000 > now.getTime();
}

const signatureOf = (secret: string, { kind, id }: RecordedId, until: number): string =>
  createHmac("sha256", secret).update(`media\n${kind}\n${id}\n${until}`).digest("base64url");

/** What stands there in the addresses of a reader's private feed. */
export const tokenPass = (token: string): string => `t.${token}`;

/** The token in a pass; null where it is of another kind. */
export const tokenIn = (pass: string): string | null => /^t\.([\w-]+)$/.exec(pass)?.[1] ?? null;

/** The path of a file of one of our own recordings. */
export const mediaFilePath = (item: RecordedId, pass: string, file: string): string =>
  `/media/${item.kind}/${item.id}/${pass}/${file}`;
