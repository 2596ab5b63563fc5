import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { openKeyedSemaphore, openSemaphore } from "./semaphore.ts";

/** The widths in CSS pixels times density that pages ask for; nothing else is made. */
export const imageWidths = [240, 480, 640, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];
export type ImageFormat = "avif" | "webp";

export type Images = {
  /**
   * The picture at `width` (never enlarged), from the disk cache or made from what `load` brings.
   * Null when `load` has none, or what it brings is not a picture that we re-encode, or too many pictures are
   * waited for. `load` is called once for all widths and formats that are wanted meanwhile.
   * @param key changes when the picture does; it never reaches the file system as it stands
   */
  get(
    key: string,
    width: ImageWidth,
    format: ImageFormat,
    load: () => Promise<Uint8Array | null>,
  ): Promise<Buffer | null>;
  /**
   * The master of one of our own pictures.
   * @param name letters, digits, hyphens and underscores; anything else has no master
   */
  master(name: string): Promise<Uint8Array | null>;
  /**
   * The middle of a reader's picture as WebP squares of these sides in pixels, upright and without metadata (place
   * and camera are nobody's business). Of all readers one picture is decoded at a time, so that pages get theirs
   * meanwhile; a reader's next one waits until the one before is done.
   * @returns `broken`: none that can be read; `pixels`: more of them than readers' pictures may have; `busy`: too
   *   many wait already
   */
  squares(bytes: Uint8Array, sides: readonly number[], reader: string): Promise<Squares>;
  /** Does what takes memory and a processor as decoding does, when its turn has come; null: too many wait already. */
  inTurn<T>(work: () => Promise<T>): Promise<T | null>;
};

export type Squares =
  | { ok: true; squares: Buffer[] }
  | { ok: false; reason: "broken" | "pixels" | "busy" };

// SVG is left out on purpose: it can carry script, and our renderer would follow its references.
const readable = new Set(["jpeg", "png", "webp", "avif", "heif", "gif"]);
const pixels = 40_000_000;
/**
 * What a reader may put up: the largest that phones take. An interlaced or progressive picture is decoded whole,
 * whatever size is wanted of it, and five megabytes of a file can hold any number of pixels of one colour.
 */
const readersPixels = 25_000_000;
/** What a page asks for in one width, the next reader wants in another: of the last pictures, not of all. */
const sourceBytes = 16 * 1024 * 1024;

// Every picture is another one: what the library would keep of the last ones is memory for nothing. One thread for
// each, whatever the machine: how many are made at once is decided here.
sharp.cache(false);
sharp.concurrency(1);

const avif = { quality: 45, effort: 3, chromaSubsampling: "4:2:0" };
/**
 * The width that dense small screens choose for a lead. They show it at half its size or less, where nobody sees the
 * difference, and most pictures arrive with the first round trip (14 kB).
 */
const forPhones = 640;

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
      ? small.avif(width === forPhones ? { ...avif, quality: 36 } : avif)
      : small.webp({ quality: 62, effort: 4 })
    ).toBuffer();
  } catch {
    return null;
  }
}

/** Squares of one picture, all from one decoding of it. */
async function squaresOf(bytes: Uint8Array, sides: readonly number[]): Promise<Squares> {
  try {
    const options = { limitInputPixels: readersPixels, failOn: "error", animated: false } as const;
    const { width, height } = await sharp(bytes, {
      ...options,
      limitInputPixels: false,
    }).metadata();
    if (width * height > readersPixels) return { ok: false, reason: "pixels" };
    const largest = Math.max(...sides);
    const { data, info } = await sharp(bytes, options)
      .rotate()
      .resize({ width: largest, height: largest, fit: "cover" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = info;
    const squares: Buffer[] = [];
    for (const side of sides)
      squares.push(
        await sharp(data, { raw: { width: largest, height: largest, channels } })
          .resize(side, side)
          .webp({ quality: 82, effort: 4 })
          .toBuffer(),
      );
    return { ok: true, squares };
  } catch {
    return { ok: false, reason: "broken" };
  }
}

/**
 * @param dir made when missing
 * @param maxBytes bound of the disk cache; the least recently used files go first
 * @param masters the folder of our own pictures, where the build puts them beside the other public files
 */
export function openImages(options: { dir: string; maxBytes: number; masters: string }): Images {
  const { dir, maxBytes, masters } = options;
  const pending = new Map<string, Promise<Buffer | null>>();
  // What could not be made is remembered for a while, so that a broken picture is not fetched for every reader.
  const failed = new LRUCache<string, true>({ max: 5_000, ttl: 15 * 60_000 });
  const arriving = new Map<string, Promise<Uint8Array | null>>();
  // A page asks for a picture in one width, and the next reader's screen for it in another.
  const sources = new LRUCache<string, Uint8Array>({
    maxSize: sourceBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const downloads = openSemaphore(6, 200);
  // Of the threads that password hashing and files need too, pictures leave most alone (scripts/start.mjs).
  const processors = openSemaphore(2);
  const drawings = openSemaphore(1, 20);
  const readers = openKeyedSemaphore(1, 2);
  let written = 0;

  /**
   * What `use` makes of the source of `key`. Who brings it keeps the place until `use` is done, so that pictures
   * do not gather in memory faster than they are resized; who finds it there or on its way needs no place.
   */
  async function withSource<T>(
    key: string,
    load: () => Promise<Uint8Array | null>,
    use: (source: Uint8Array | null) => Promise<T>,
  ): Promise<T | null> {
    const shared = sources.get(key) ?? arriving.get(key);
    if (shared) return use(await shared);
    const place = downloads();
    if (!place) return null;
    const arrival = place.then(load);
    arriving.set(key, arrival);
    try {
      const source = await arrival;
      if (source) sources.set(key, source);
      return await use(source);
    } finally {
      arriving.delete(key);
      (await place)();
    }
  }

  async function make(
    name: string,
    key: string,
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
    return withSource(key, load, async (source) => {
      const made = source && (await withProcessor(() => resizeImage(source, width, format)));
      if (!made) failed.set(name, true);
      else
        await keep(path, made).catch(() => {
          // A full disk costs speed, not pictures.
        });
      return made;
    });
  }

  async function withProcessor<T>(work: () => Promise<T>): Promise<T> {
    const leave = await processors();
    try {
      return await work();
    } finally {
      leave?.();
    }
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    const place = drawings();
    if (!place) return null;
    const leave = await place;
    try {
      return await withProcessor(work);
    } finally {
      leave();
    }
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
      const work = make(name, key, width, format, load).finally(() => pending.delete(name));
      pending.set(name, work);
      return work;
    },
    master: async (name) =>
      /^[\w-]{1,80}$/.test(name)
        ? await readFile(join(masters, `${name}.webp`)).catch(() => null)
        : null,
    inTurn,
    async squares(bytes, sides, reader) {
      const leave = await readers(reader);
      if (!leave) return { ok: false, reason: "busy" };
      try {
        return (await inTurn(() => squaresOf(bytes, sides))) ?? { ok: false, reason: "busy" };
      } finally {
        leave();
      }
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
