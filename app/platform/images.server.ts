import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";

/** The widths in CSS pixels times density that pages ask for; nothing else is made. */
export const imageWidths = [240, 480, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];
export type ImageFormat = "avif" | "webp";

export type Images = {
  /**
   * The picture at `width` (never enlarged), from the disk cache or made from what `load` brings.
   * Null when `load` has none, or what it brings is not a picture that we re-encode.
   * @param key changes when the picture does; it never reaches the file system as it stands
   */
  get(
    key: string,
    width: ImageWidth,
    format: ImageFormat,
    load: () => Promise<Uint8Array | null>,
  ): Promise<Buffer | null>;
};

// SVG is left out on purpose: it can carry script, and our renderer would follow its references.
const readable = new Set(["jpeg", "png", "webp", "avif", "heif", "gif"]);
const pixels = 40_000_000;

/** Bytes of any picture as AVIF or WebP of at most `width`; null for what is none, or is too large to decode safely. */
export async function resizeImage(
  bytes: Uint8Array,
  width: number,
  format: ImageFormat,
): Promise<Buffer | null> {
  try {
    const input = sharp(bytes, { limitInputPixels: pixels, failOn: "error", animated: false });
    const { format: found } = await input.metadata();
    if (!found || !readable.has(found)) return null;
    const small = input.rotate().resize({ width, withoutEnlargement: true });
    // Qualities by look.md: AVIF 45, WebP 62. Effort is kept low: a page waits for the first reader's copy.
    return await (format === "avif"
      ? small.avif({ quality: 45, effort: 3 })
      : small.webp({ quality: 62, effort: 4 })
    ).toBuffer();
  } catch {
    return null;
  }
}

/**
 * @param dir made when missing
 * @param maxBytes bound of the disk cache; the least recently used files go first
 */
export function openImages(options: { dir: string; maxBytes: number }): Images {
  const { dir, maxBytes } = options;
  const pending = new Map<string, Promise<Buffer | null>>();
  // What could not be made is remembered for a while, so that a broken picture is not fetched for every reader.
  const failed = new LRUCache<string, true>({ max: 5_000, ttl: 15 * 60_000 });
  let running = 0;
  const waiting: (() => void)[] = [];
  let written = 0;

  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= 2) await new Promise<void>((go) => waiting.push(go));
    running++;
    try {
      return await work();
    } finally {
      running--;
      waiting.shift()?.();
    }
  };

  async function make(
    name: string,
    width: ImageWidth,
    format: ImageFormat,
    load: () => Promise<Uint8Array | null>,
  ): Promise<Buffer | null> {
    const path = join(dir, name.slice(0, 2), name);
    const kept = await readFile(path).catch(() => null);
    if (kept) {
      const now = Date.now() / 1000;
      await utimes(path, now, now).catch(() => {});
      return kept;
    }
    const source = await load();
    const made = source && (await turn(() => resizeImage(source, width, format)));
    if (!made) {
      failed.set(name, true);
      return null;
    }
    await keep(path, made).catch(() => {
      // A full disk costs speed, not pictures.
    });
    return made;
  }

  async function keep(path: string, bytes: Buffer): Promise<void> {
    await mkdir(join(path, ".."), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    try {
      await writeFile(temporary, bytes);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    written += bytes.length;
    if (written > maxBytes / 10) {
      written = 0;
      await prune(dir, maxBytes);
    }
  }

  return {
    get(key, width, format, load) {
      const name = `${createHash("sha256").update(`${key} ${width}`).digest("hex").slice(0, 40)}.${format}`;
      if (failed.has(name)) return Promise.resolve(null);
      const running = pending.get(name);
      if (running) return running;
      const work = make(name, width, format, load).finally(() => pending.delete(name));
      pending.set(name, work);
      return work;
    },
  };
}

/** Removes the least recently used files until the folder holds at most 90% of `maxBytes`. */
export async function prune(dir: string, maxBytes: number): Promise<void> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    names
      .filter((e) => e.isFile())
      .map(async (e) => {
        const path = join(e.parentPath, e.name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, mtimeMs };
      }),
  );
  let total = files.reduce((sum, f) => sum + f.size, 0);
  if (total <= maxBytes) return;
  for (const file of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= maxBytes * 0.9) break;
    await rm(file.path, { force: true });
    total -= file.size;
  }
}

/**
 * The master of one of our own pictures, from beside the other public files, where the build puts them.
 * @param name letters, digits, hyphens and underscores; anything else has no master
 */
export const readMaster = async (name: string): Promise<Uint8Array | null> =>
  /^[\w-]{1,80}$/.test(name)
    ? await readFile(join("build/client/pictures", `${name}.webp`)).catch(() => null)
    : null;
