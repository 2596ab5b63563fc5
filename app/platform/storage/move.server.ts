import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Storage } from "./storage.server.ts";

export type MoveProgress = { done: number; of: number };

/**
 * Copies every file from one storage to another. Files that exist there with the same size are skipped, so that an
 * interrupted move can continue. Nothing is removed.
 * @returns how many files were copied now, and how many existed before
 */
export async function moveFiles(
  from: Storage,
  to: Storage,
  tell: (progress: MoveProgress) => void,
): Promise<{ carried: number; before: number }> {
  const keys: string[] = [];
  for await (const key of from.list("")) keys.push(key);
  const folder = await mkdtemp(join(tmpdir(), "move-"));
  let carried = 0;
  try {
    for (const [n, key] of keys.entries()) {
      tell({ done: n, of: keys.length });
      const [source, target] = await Promise.all([from.find(key), to.find(key)]);
      const stream = source && target?.bytes !== source.bytes ? await from.read(key) : null;
      if (!stream) continue;
      const file = join(folder, "file");
      await pipeline(stream, createWriteStream(file));
      await to.put(key, file);
      carried++;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  tell({ done: keys.length, of: keys.length });
  return { carried, before: keys.length - carried };
}
