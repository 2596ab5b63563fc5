import type { Copy, KeepingPlan } from "./copy.ts";

// What a device keeps lies in the browser's cache storage, which pages and the service worker both reach: a cache for its
// one reader, with a list of all that is in it. To forget a reader is to delete their cache.

/** Where the service worker gives a kept picture; no other part of the site has addresses below it. */
export const picturesPath = "/offline/pictures/";

const prefix = "kept ";
const listPath = "/offline/kept";
const copyPath = (name: string) => `/offline/kept/${name}`;
const picturePath = (name: string) => picturesPath + name;

/** What is known of a kept piece without its text. @property keptAt ISO 8601 @property bytes with its picture */
export type KeptEntry = {
  version: string;
  keptAt: string;
  title: string;
  forMembers: boolean;
  bytes: number;
};

/** All that is kept for a reader. @property entries by names such as `article:12` */
export type KeptList = Pick<KeepingPlan, "reader" | "at" | "saved" | "brief" | "accessUntil"> & {
  account: object | null;
  entries: Record<string, KeptEntry>;
};

const cacheName = (reader: string | null) => prefix + (reader ?? "visitor");

const keptCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** What this device keeps, and for whom; null for nothing. */
export async function readKept(): Promise<KeptList | null> {
  for (const name of await keptCaches()) {
    const list = await (await caches.open(name)).match(listPath);
    if (list) return list.json();
  }
  return null;
}

/** What is kept for a reader (null: a visitor); null for nothing. */
export async function keptOf(reader: string | null): Promise<KeptList | null> {
  if (!(await caches.has(cacheName(reader)))) return null;
  const list = await (await caches.open(cacheName(reader))).match(listPath);
  return list ? list.json() : null;
}

/** Keeps the list; it comes after the copies that it names, and before those are deleted that it does not. */
export const keepList = async (list: KeptList): Promise<void> =>
  put(await caches.open(cacheName(list.reader)), listPath, JSON.stringify(list));

/**
 * Keeps a piece with its picture, where it can be had.
 * @returns the size of both in bytes
 * @throws where the browser has no room
 */
export async function keepCopy(
  reader: string | null,
  name: string,
  copy: Copy,
  picture: Response | null,
): Promise<number> {
  const cache = await caches.open(cacheName(reader));
  const text = JSON.stringify(copy);
  await put(cache, copyPath(name), text);
  const bytes = picture && (await picture.clone().blob()).size;
  if (picture) await cache.put(picturePath(name), picture);
  else await cache.delete(picturePath(name));
  return new Blob([text]).size + (bytes ?? 0);
}

const put = (cache: Cache, path: string, text: string) =>
  cache.put(path, new Response(text, { headers: { "Content-Type": "application/json" } }));

/** A kept piece; null where it is not there. */
export async function readCopy(reader: string | null, name: string): Promise<Copy | null> {
  const found = await (await caches.open(cacheName(reader))).match(copyPath(name));
  return found ? found.json() : null;
}

/** The answer to a request for a kept picture; 404 where it is not there. */
export const keptPicture = async (path: string): Promise<Response> =>
  (await caches.match(path)) ?? new Response(null, { status: 404 });

/** Deletes pieces and their pictures. */
export async function dropCopies(reader: string | null, names: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName(reader));
  for (const name of names)
    await Promise.all([cache.delete(copyPath(name)), cache.delete(picturePath(name))]);
}

/** Deletes what is kept for anybody but this reader (null: a visitor). */
export async function forgetOthers(reader: string | null): Promise<void> {
  for (const name of await keptCaches()) if (name !== cacheName(reader)) await caches.delete(name);
}

/** Deletes what is kept for readers with an account, as at a sign-out. */
export const forgetAccounts = (): Promise<void> => forgetOthers(null);

/** Deletes all that is kept. */
export async function forgetKept(): Promise<void> {
  for (const name of await keptCaches()) await caches.delete(name);
}

/** The size of all that is kept, in bytes. */
export const sizeOf = (list: KeptList | null): number =>
  Object.values(list?.entries ?? {}).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Deletes the texts that are not for everybody once the access to them has ended by this device's clock.
 * @returns the list without them
 */
export async function dropEnded(list: KeptList, now: Date): Promise<KeptList> {
  const isOver = list.accessUntil === null || Date.parse(list.accessUntil) <= now.getTime();
  const ended = Object.keys(list.entries).filter((name) => list.entries[name]?.forMembers);
  if (!isOver || ended.length === 0) return list;
  const entries = Object.fromEntries(
    Object.entries(list.entries).filter(([name]) => !ended.includes(name)),
  );
  const left = { ...list, entries };
  await keepList(left);
  await dropCopies(list.reader, ended);
  return left;
}
