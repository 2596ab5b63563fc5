import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { minuteMs } from "./duration.ts";
import { coverSide, type PictureFormat, type PictureWidth } from "./picture-sizes.ts";
import { openKeyedSemaphore, openSemaphore } from "./semaphore.ts";

export type Images = {
  /**
   * The picture at `width` (never enlarged), from the disk cache or made from the bytes that `load` returns. Null when
   * `load` returns null or no picture that we re-encode, or when too many pictures are waiting. Requests for other
   * widths and formats in the meantime share one call of `load`.
   * @param key changes when the picture does; it never reaches the file system as it stands
   */
  get(
    key: string,
    width: PictureWidth,
    format: PictureFormat,
    load: () => Promise<Uint8Array | null>,
  ): Promise<Buffer | null>;
  /** The middle of a picture as a square JPEG of 1,400 pixels, enlarged where it is smaller; else as `get`. */
  cover(key: string, load: () => Promise<Uint8Array | null>): Promise<Buffer | null>;
  /**
   * The master of one of our own pictures.
   * @param name letters, digits, hyphens and underscores; anything else has no master
   */
  master(name: string): Promise<Uint8Array | null>;
  /**
   * The middle of a reader's picture as WebP squares of these sides in pixels, upright and without metadata (which
   * would reveal place and camera). One reader's picture is decoded at a time, so that pages still get theirs; the next
   * picture of the same reader waits for the one before.
   * @returns `broken`: not a readable picture; `pixels`: larger than readers' pictures may be; `busy`: too many are
   *   waiting
   */
  squares(bytes: Uint8Array, sides: readonly number[], reader: string): Promise<Squares>;
  /** Runs other work that needs as much memory and time as decoding, in its turn; null when too many are waiting. */
  inTurn<T>(work: () => Promise<T>): Promise<T | null>;
};

export type Squares =
  | { ok: true; squares: Buffer[] }
  | { ok: false; reason: "broken" | "pixels" | "busy" };

// SVG is left out on purpose: it can carry script, and our renderer would follow its references.
const readable = new Set(["jpeg", "png", "webp", "avif", "heif", "gif"]);
/** Whether bytes are a picture that we re-encode, as far as its first bytes tell. */
export const isPicture = async (bytes: Uint8Array): Promise<boolean> => {
  const { format } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ format: undefined }));
  return format !== undefined && readable.has(format);
};
const pixels = 40_000_000;
/**
 * What a reader may put up: the largest that phones take. An interlaced or progressive picture is decoded whole,
 * whatever size is wanted of it, and five megabytes of a file can hold any number of pixels of one colour.
 */
const readersPixels = 25_000_000;
/** Sources of the latest pictures stay in memory: the next request for one is often for another width. */
const sourceBytes = 16 * 1024 * 1024;

// Hardly any picture is decoded twice, so that sharp's cache would only cost memory. It gets one thread for each
// picture, since the semaphores below decide how many are made at once.
sharp.cache(false);
sharp.concurrency(1);

const avif = { quality: 45, effort: 3, chromaSubsampling: "4:2:0" };
/**
 * The width that dense small screens choose for a lead. They show it at half its size or less, where a lower
 * quality cannot be seen, and most pictures then arrive with the first round trip (14 kB).
 */
const forPhones = 640;

/** A picture as AVIF or WebP of at most `width`; null for bytes that are no picture, or too large to decode safely. */
export async function resizeImage(
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Buffer | null> {
  try {
    const input = sharp(bytes, { limitInputPixels: pixels, failOn: "error", animated: false });
    const { format: found } = await input.metadata();
    if (!found || !readable.has(found)) return null;
    const small = input.rotate().resize({ width, withoutEnlargement: true });
    // The design sets the qualities: AVIF 45, WebP 62. Effort is kept low: a page waits for the first reader's copy.
    return await (format === "avif"
      ? small.avif(width === forPhones ? { ...avif, quality: 36 } : avif)
      : small.webp({ quality: 62, effort: 4 })
    ).toBuffer();
  } catch {
    return null;
  }
}

/** A cover for podcast apps; null as in `resizeImage`. */
async function coverOf(bytes: Uint8Array): Promise<Buffer | null> {
  try {
    const input = sharp(bytes, { limitInputPixels: pixels, failOn: "error", animated: false });
    const { format } = await input.metadata();
    if (!format || !readable.has(format)) return null;
    return await input
      .rotate()
      .resize({ width: coverSide, height: coverSide, fit: "cover" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 80 })
      .toBuffer();
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
  // Failures are remembered for a while, so that a broken picture is not fetched for every reader.
  const failed = new LRUCache<string, true>({ max: 5_000, ttl: 15 * minuteMs });
  const arriving = new Map<string, Promise<Uint8Array | null>>();
  const sources = new LRUCache<string, Uint8Array>({
    maxSize: sourceBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes.length),
  });
  const downloads = openSemaphore(6, 200);
  // Of the threads that password hashing and files need too, pictures leave most alone (scripts/start.mjs).
  const processors = openSemaphore(2);
  const drawings = openSemaphore(1, 20);
  const readers = openKeyedSemaphore(1, 2);
  // What earlier processes have written is not known: the first picture brings a look at everything.
  let written = Number.POSITIVE_INFINITY;

  /**
   * Calls `use` with the source of `key`. A call that has to load it holds a permit until `use` is done, so that sources
   * do not fill memory faster than they are resized; a call that finds it loaded or loading needs none.
   */
  async function withSource<T>(
    key: string,
    load: () => Promise<Uint8Array | null>,
    use: (source: Uint8Array | null) => Promise<T>,
  ): Promise<T | null> {
    const shared = sources.get(key) ?? arriving.get(key);
    if (shared) return use(await shared);
    const permit = downloads();
    if (!permit) return null;
    const arrival = permit.then(load);
    arriving.set(key, arrival);
    try {
      const source = await arrival;
      if (source) sources.set(key, source);
      return await use(source);
    } finally {
      arriving.delete(key);
      (await permit)();
    }
  }

  async function make(
    name: string,
    key: string,
    draw: (source: Uint8Array) => Promise<Buffer | null>,
    load: () => Promise<Uint8Array | null>,
  ): Promise<Buffer | null> {
    const path = join(dir, name.slice(0, 2), name);
    const cached = await readFile(path).catch(() => null);
    if (cached) {
      const now = Date.now() / 1000;
      await utimes(path, now, now).catch(() => {});
      return cached;
    }
    return withSource(key, load, async (source) => {
      const made = source && (await withProcessor(() => draw(source)));
      if (!made) failed.set(name, true);
      else
        await writeCached(path, made).catch(() => {
          // With a full disk pictures are only slower.
        });
      return made;
    });
  }

  async function withProcessor<T>(work: () => Promise<T>): Promise<T> {
    const release = await processors();
    try {
      return await work();
    } finally {
      release?.();
    }
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    const permit = drawings();
    if (!permit) return null;
    const release = await permit;
    try {
      return await withProcessor(work);
    } finally {
      release();
    }
  }

  async function writeCached(path: string, bytes: Buffer): Promise<void> {
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
      await deleteLeastRecentlyUsed(dir, maxBytes);
    }
  }

  function once(
    name: string,
    key: string,
    draw: (source: Uint8Array) => Promise<Buffer | null>,
    load: () => Promise<Uint8Array | null>,
  ): Promise<Buffer | null> {
    if (failed.has(name)) return Promise.resolve(null);
    const running = pending.get(name);
    if (running) return running;
    const work = make(name, key, draw, load).finally(() => pending.delete(name));
    pending.set(name, work);
    return work;
  }

  const nameOf = (key: string, size: number | string, extension: string) =>
    `${createHash("sha256").update(`${key} ${size}`).digest("hex").slice(0, 40)}.${extension}`;

  return {
    get: (key, width, format, load) =>
      once(nameOf(key, width, format), key, (s) => resizeImage(s, width, format), load),
    cover: (key, load) => once(nameOf(key, "cover", "jpg"), key, coverOf, load),
    master: async (name) =>
      /^[\w-]{1,80}$/.test(name)
        ? await readFile(join(masters, `${name}.webp`)).catch(() => null)
        : null,
    inTurn,
    async squares(bytes, sides, reader) {
      const release = await readers(reader);
      if (!release) return { ok: false, reason: "busy" };
      try {
        return (await inTurn(() => squaresOf(bytes, sides))) ?? { ok: false, reason: "busy" };
      } finally {
        release();
      }
    },
  };
}

/** Removes the least recently used files until the folder holds at most 90% of `maxBytes`. */
export async function deleteLeastRecentlyUsed(dir: string, maxBytes: number): Promise<void> {
  const names = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    names
      .filter((e) => e.isFile())
      .map(async (e) => {
        const path = join(e.parentPath, e.name);
        // A temporary file may have its name meanwhile.
        const file = await stat(path).catch(() => null);
        return file && { path, size: file.size, mtimeMs: file.mtimeMs };
      }),
  );
  const files = found.filter((file) => file !== null);
  let total = files.reduce((sum, f) => sum + f.size, 0);
  if (total <= maxBytes) return;
  for (const file of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
    if (total <= maxBytes * 0.9) break;
    await rm(file.path, { force: true });
    total -= file.size;
  }
}
