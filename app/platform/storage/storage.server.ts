import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

/** Where a stored file is: on this machine, or at an address that may be asked for a while. */
export type Place = { path: string; bytes: number } | { address: string };

/** The files of the site, by keys such as `recordings/4f1c…/film.mp4`. Every file goes through this door. */
export type Storage = {
  /** Null if there is no such file. */
  find(key: string): Promise<Place | null>;
  /** Stores a file of this machine. One of the same key is replaced as a whole. */
  put(key: string, file: string): Promise<void>;
  /** The keys that begin so, in no order. */
  list(prefix: string): AsyncIterable<string>;
  /** Removes a file; it may be gone already. */
  remove(key: string): Promise<void>;
};

const part = /^[A-Za-z0-9][\w.-]*$/;

/** Whether a key has plain names only, so that it cannot lead out of the storage. */
export const isKey = (key: string): boolean =>
  key.length <= 500 && key.split("/").every((name) => part.test(name));

/** Files below a folder of this machine. */
export function openFolder(root: string): Storage {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new TypeError(`not a key of the storage: ${key}`);
    return join(root, ...key.split("/"));
  };
  return {
    async find(key) {
      if (!isKey(key)) return null;
      const path = pathOf(key);
      const found = await stat(path).catch(unlessMissing);
      return found?.isFile() ? { path, bytes: found.size } : null;
    },
    async put(key, file) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Under a name of its own until it is whole; a name with a dot in front is no key.
      const partial = join(dirname(path), `.${process.pid}-${crypto.randomUUID()}`);
      try {
        await pipeline(createReadStream(file), createWriteStream(partial, { mode: 0o600 }));
        await rename(partial, path);
      } finally {
        await rm(partial, { force: true });
      }
    },
    async *list(prefix) {
      const names = await readdir(root, { recursive: true, withFileTypes: true }).catch(
        unlessMissing,
      );
      for (const entry of names ?? []) {
        const key = join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll("\\", "/");
        if (entry.isFile() && isKey(key) && key.startsWith(prefix)) yield key;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}

/** The storage with one prefix read from a folder that comes with the program, such as the sample recordings. */
export function withShipped(storage: Storage, prefix: string, folder: string): Storage {
  const shipped = openFolder(folder);
  return {
    ...storage,
    find: (key) =>
      key.startsWith(prefix) ? shipped.find(key.slice(prefix.length)) : storage.find(key),
  };
}
