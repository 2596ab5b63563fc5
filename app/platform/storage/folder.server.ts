import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { checkKey, isKey, type Storage } from "./storage.server.ts";

/** Files below a folder of this machine. */
export function openFolder(root: string): Storage {
  const pathOf = (key: string): string => join(root, ...checkKey(key).split("/"));
  return {
    async find(key) {
      if (!isKey(key)) return null;
      const path = pathOf(key);
      const found = await stat(path).catch(unlessMissing);
      return found?.isFile() ? { path, bytes: found.size, changedAt: found.mtimeMs } : null;
    },
    async read(key) {
      const file = isKey(key) ? await open(pathOf(key)).catch(unlessMissing) : null;
      return file?.createReadStream() ?? null;
    },
    async put(key, what) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      // Written under a temporary name until it is complete; a name with a leading dot is not a valid key.
      const partial = join(dirname(path), `.${process.pid}-${crypto.randomUUID()}`);
      const from = typeof what === "string" ? createReadStream(what) : Readable.from([what]);
      try {
        await pipeline(from, createWriteStream(partial, { mode: 0o600 }));
        await rename(partial, path);
      } finally {
        await rm(partial, { force: true });
      }
    },
    async *list(prefix) {
      const below = prefix.slice(0, prefix.lastIndexOf("/") + 1);
      if (below !== "" && !isKey(below.slice(0, -1))) return;
      const names = await readdir(join(root, below), {
        recursive: true,
        withFileTypes: true,
      }).catch(unlessMissing);
      for (const entry of names ?? []) {
        const path = join(entry.parentPath, entry.name);
        const key = path.slice(root.length + 1).replaceAll("\\", "/");
        if (!entry.isFile() || !isKey(key) || !key.startsWith(prefix)) continue;
        // It may be gone since it was listed.
        const found = await stat(path).catch(unlessMissing);
        if (found) yield { key, bytes: found.size, storedAt: found.mtimeMs };
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
