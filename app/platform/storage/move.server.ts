import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { listAll, type Storage } from "./storage.server.ts";

export type MoveProgress = { done: number; of: number };

/**
 * Copies every file from one storage to another. Files that exist there with the same size are skipped, so that an
 * interrupted move can continue. Nothing is removed.
 * @param skip the keys of files that stay where they are
 * @returns how many files were copied now, and how many existed before
 */
export async function moveFiles(
  from: Storage,
  to: Storage,
  tell: (progress: MoveProgress) => void,
  skip: ReadonlySet<string> = new Set(),
): Promise<{ carried: number; before: number }> {
  const files = (await listAll(from, "")).filter(({ key }) => !skip.has(key));
  const folder = await mkdtemp(join(tmpdir(), "move-"));
  let carried = 0;
  try {
    for (const [n, { key, bytes }] of files.entries()) {
      tell({ done: n, of: files.length });
      const isThere = (await to.find(key))?.bytes === bytes;
      const stream = isThere ? null : await from.read(key);
      if (!stream) continue;
      const file = join(folder, "file");
      await pipeline(stream, createWriteStream(file));
      await to.put(key, file);
      carried++;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  tell({ done: files.length, of: files.length });
  return { carried, before: files.length - carried };
}
