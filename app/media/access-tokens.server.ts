import { createHmac, timingSafeEqual } from "node:crypto";
import type { RecordingItemId } from "./recordings.server.ts";

// The address of a recording's file contains an access token: `/media/{kind}/{id}/{token}/{file}`. It is `free` for files
// that everyone may have, `{expiry}.{signature}` for a reader with access, or the token of a reader's private feed.

/** For how long the address of a premium file is valid, in seconds: a long video with pauses. */
const validSeconds = 6 * 3_600;
/** Addresses change only this often, in seconds, so that the browser's cache is used. */
const stepSeconds = 3_600;

/** The access token in the addresses of free files. */
export const freeAccessToken = "free";

/**
 * The access token for a reader who may have a premium item: when it expires, and a signature. It signs the item, and so
 * all of its files, because the playlist of a stream names its parts by relative addresses.
 */
export function signedAccessToken(secret: string, item: RecordingItemId, now: Date): string {
  const expiry = (Math.floor(now.getTime() / 1_000 / stepSeconds) + 1) * stepSeconds + validSeconds;
  return `${expiry}.${signatureOf(secret, item, expiry)}`;
}

/** Whether an access token is signed by us for this item, and has not expired. */
export function isValidAccessToken(
  secret: string,
  item: RecordingItemId,
  accessToken: string,
  now: Date,
): boolean {
  const [, digits, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(accessToken) ?? [];
  if (!digits || !signature) return false;
  const expiry = Number(digits);
  const expected = Buffer.from(signatureOf(secret, item, expiry));
  return timingSafeEqual(expected, Buffer.from(signature)) && expiry * 1_000 > now.getTime();
}

const signatureOf = (secret: string, { kind, id }: RecordingItemId, expiry: number): string =>
  createHmac("sha256", secret).update(`media\n${kind}\n${id}\n${expiry}`).digest("base64url");

/** The access token in the addresses of a reader's private feed. @param token of the feed */
export const feedAccessToken = (token: string): string => `t.${token}`;

/** The token of the private feed in an access token; null for other access tokens. */
export const feedTokenIn = (accessToken: string): string | null =>
  /^t\.([\w-]+)$/.exec(accessToken)?.[1] ?? null;

/** The path of a file of one of our own recordings. */
export const mediaFilePath = (item: RecordingItemId, accessToken: string, file: string): string =>
  `/media/${item.kind}/${item.id}/${accessToken}/${file}`;
