import type { Copy, CopyPlan } from "./copy.ts";

// Offline copies are in the browser's cache storage, which pages and the service worker share: one cache for each reader,
// with a list of its contents.

/** The service worker answers requests below this path with stored pictures; the server has no such addresses. */
export const picturesPath = "/offline/pictures/";

const prefix = "kept ";
const listPath = "/offline/kept";
const copyPath = (key: string) => `/offline/kept/${key}`;
const picturePath = (key: string) => picturesPath + key;

/** An entry of the list of copies. @property keptAt ISO 8601 @property bytes with its picture */
export type CopyEntry = {
  version: string;
  keptAt: string;
  title: string;
  forMembers: boolean;
  bytes: number;
};

/** The list of a reader's copies. @property entries by keys such as `article:12` */
export type CopyList = Pick<CopyPlan, "reader" | "at" | "saved" | "brief" | "accessUntil"> & {
  account: object | null;
  entries: Record<string, CopyEntry>;
};

const cacheName = (reader: string | null) => prefix + (reader ?? "visitor");

const copyCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** The list of whichever reader has copies on this device; null where there are none. */
export async function readAnyCopyList(): Promise<CopyList | null> {
  for (const name of await copyCaches()) {
    const list = await (await caches.open(name)).match(listPath);
    if (list) return list.json();
  }
  return null;
}

/** The list of a reader's copies (null: a visitor's); null where there are none. */
export async function copyListOf(reader: string | null): Promise<CopyList | null> {
  if (!(await caches.has(cacheName(reader)))) return null;
  const list = await (await caches.open(cacheName(reader))).match(listPath);
  return list ? list.json() : null;
}

const writeList = async (list: CopyList): Promise<void> =>
  put(await caches.open(cacheName(list.reader)), listPath, JSON.stringify(list));

/**
 * Writes the list, then deletes the copies that it no longer has: no entry lacks its copy. If the storage is full, room is
 * made by deleting those first, then the new copies, the last of them first.
 * @param list loses the entries of new copies that are deleted @param o.gone keys that it no longer has
 * @param o.added keys with a copy that the list before lacks
 * @throws if the storage is full: the list is as it was, or lacks some of the new copies
 */
export async function storeList(
  list: CopyList,
  { gone = [], added = [] }: { gone?: readonly string[]; added?: readonly string[] } = {},
): Promise<void> {
  try {
    await writeList(list);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    if (gone.length > 0) {
      await deleteCopies(list.reader, gone);
      return storeList(list, { added });
    }
    const last = added.at(-1);
    if (last) {
      delete list.entries[last];
      await deleteCopies(list.reader, [last]);
      await storeList(list, { added: added.slice(0, -1) });
    }
    throw error;
  }
  await deleteCopies(list.reader, gone);
}

/** Whether an error of the browser means that its storage is full. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && error.name === "QuotaExceededError";

/**
 * Stores a copy with its picture, in the place of the one before.
 * @returns the size of both in bytes
 * @throws if the storage is full; then the copy before is still there, and nothing of a new one is
 */
export async function storeCopy(
  reader: string | null,
  key: string,
  copy: Copy,
  picture: Response | null,
): Promise<number> {
  const cache = await caches.open(cacheName(reader));
  const text = JSON.stringify(copy);
  const bytes = picture && (await picture.clone().blob()).size;
  const before = await cache.match(picturePath(key));
  try {
    if (picture) await cache.put(picturePath(key), picture);
    await put(cache, copyPath(key), text);
  } catch (error) {
    if (!before) await cache.delete(picturePath(key));
    // Without room for the old picture, the old text has the new one.
    else if (picture) await cache.put(picturePath(key), before).catch(() => {});
    throw error;
  }
  if (!picture) await cache.delete(picturePath(key));
  return new Blob([text]).size + (bytes ?? 0);
}

const put = (cache: Cache, path: string, text: string) =>
  cache.put(path, new Response(text, { headers: { "Content-Type": "application/json" } }));

/** The copy of an item; null where there is none. */
export async function readCopy(reader: string | null, key: string): Promise<Copy | null> {
  const found = await (await caches.open(cacheName(reader))).match(copyPath(key));
  return found ? found.json() : null;
}

/** The response to a request for a stored picture; 404 where there is none. */
export const storedPicture = async (path: string): Promise<Response> =>
  (await caches.match(path)) ?? new Response(null, { status: 404 });

/** Deletes items and their pictures. */
async function deleteCopies(reader: string | null, keys: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName(reader));
  for (const key of keys)
    await Promise.all([cache.delete(copyPath(key)), cache.delete(picturePath(key))]);
}

/** Deletes the copies of all readers but this one (null: a visitor). */
export async function deleteCopiesOfOthers(reader: string | null): Promise<void> {
  for (const name of await copyCaches()) if (name !== cacheName(reader)) await caches.delete(name);
}

/** Deletes the copies of readers with an account, as at a sign-out. */
export const deleteCopiesOfAccounts = (): Promise<void> => deleteCopiesOfOthers(null);

/** Deletes all copies. */
export async function deleteAllCopies(): Promise<void> {
  for (const name of await copyCaches()) await caches.delete(name);
}

/** How many items have a copy. */
export const countOf = (list: CopyList | null): number => Object.keys(list?.entries ?? {}).length;

/** The size of all copies, in bytes. */
export const sizeOf = (list: CopyList | null): number =>
  Object.values(list?.entries ?? {}).reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Deletes the copies that need a plan once the access has ended by this device's clock.
 * @returns the list without them
 */
export async function deleteEndedCopies(list: CopyList, now: Date): Promise<CopyList> {
  const isOver = list.accessUntil === null || Date.parse(list.accessUntil) <= now.getTime();
  const ended = Object.keys(list.entries).filter((key) => list.entries[key]?.forMembers);
  if (!isOver || ended.length === 0) return list;
  const entries = Object.fromEntries(
    Object.entries(list.entries).filter(([key]) => !ended.includes(key)),
  );
  const remaining = { ...list, entries };
  await storeList(remaining, { gone: ended });
  return remaining;
}
