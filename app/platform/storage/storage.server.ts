import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** A stored file on this machine. `changedAt` is in milliseconds since 1970. */
export type LocalFile = { bytes: number; path: string; changedAt: number };

/** A stored file: on this machine, or at an address that is valid for some hours. */
export type StoredFile = LocalFile | { bytes: number; address: string };

/** A file in a list. `storedAt` is in milliseconds since 1970. */
export type Listed = { key: string; bytes: number; storedAt: number };

/** The files of the site, by keys such as `recordings/4f1c…/film.mp4`. All access to files goes through this type. */
export type Storage = {
  /** Null if there is no such file. */
  find(key: string): Promise<StoredFile | null>;
  /** Null if there is no such file. */
  read(key: string): Promise<Readable | null>;
  /** Stores bytes, or a file of this machine by its path. One of the same key is replaced as a whole. */
  put(key: string, what: string | Uint8Array): Promise<void>;
  /** The files whose keys have this prefix, in no order. */
  list(prefix: string): AsyncIterable<Listed>;
  /** Removes a file; it may be gone already. */
  remove(key: string): Promise<void>;
};

const part = /^[A-Za-z0-9_-][\w.-]*$/;

/** Whether a key consists of plain names, so that it cannot leave the storage. */
export const isKey = (key: string): boolean =>
  key.length <= 500 && key.split("/").every((name) => part.test(name));

/** @throws {TypeError} for an invalid key */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new TypeError(`not a key of the storage: ${key}`);
  return key;
}

/** The whole of a small file; null if there is none. */
export async function readBytes(
  storage: Pick<Storage, "read">,
  key: string,
): Promise<Buffer | null> {
  const stream = await storage.read(key);
  return stream && buffer(stream);
}

/** Every file whose key begins so. */
export async function listAll(storage: Pick<Storage, "list">, prefix: string): Promise<Listed[]> {
  const files: Listed[] = [];
  for await (const file of storage.list(prefix)) files.push(file);
  return files;
}

const types: Record<string, string> = {
  m3u8: "application/vnd.apple.mpegurl",
  m4s: "video/iso.segment",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  webp: "image/webp",
};

/** The media type of a key, by its ending. */
export const typeOf = (key: string): string =>
  types[key.slice(key.lastIndexOf(".") + 1)] ?? "application/octet-stream";

/** The storage with one prefix read from another, such as the sample recordings, which are bundled with the code. */
export function withBundledFiles(storage: Storage, prefix: string, bundled: Storage): Storage {
  const asks =
    <T>(ask: (from: Storage, key: string) => T) =>
    (key: string): T =>
      key.startsWith(prefix) ? ask(bundled, key.slice(prefix.length)) : ask(storage, key);
  return {
    ...storage,
    find: asks((from, key) => from.find(key)),
    read: asks((from, key) => from.read(key)),
  };
}
