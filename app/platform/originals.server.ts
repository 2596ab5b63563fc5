// Pictures of other sites as they came from there. They are in the storage, so that whichever machine is asked next for
// another size of one has no need to fetch it.
import { createHash } from "node:crypto";
import { isPicture } from "./images.server.ts";
import type { Log } from "./log.server.ts";
import { listAll, readBytes, type Storage } from "./storage/storage.server.ts";

export type Originals = {
  /**
   * The bytes of the picture at an address: those that are stored, or those that `fetch` brings, which are then stored
   * in the background. What is no picture is given back as it came, and not stored. A storage that fails is only slower.
   * @returns null where nothing is stored and `fetch` brings null; what `fetch` throws is thrown
   */
  get(address: string, fetch: () => Promise<Uint8Array | null>): Promise<Uint8Array | null>;
  /** Ends when everything that is being stored is. */
  settled(): Promise<void>;
};

const folder = "originals/";
/** So many are being stored at most, since each is in memory until then; further ones are fetched again when asked for. */
const maxWrites = 6;

/**
 * The key has no ending that names a type: strangers chose the bytes, and a bucket that others can open must not give
 * them out as a page.
 */
const keyOf = (address: string): string => {
  const name = createHash("sha256").update(address).digest("hex").slice(0, 40);
  return `${folder}${name.slice(0, 2)}/${name}`;
};

/** @param maxBytes how much of the storage they may take, beyond it by a tenth for each process; the oldest go first */
export function openOriginals(o: { storage: Storage; log: Log; maxBytes: number }): Originals {
  const { storage, log, maxBytes } = o;
  const storing = new Set<Promise<void>>();
  // What earlier processes have stored is not known: the first picture brings a look at everything.
  let unseen = Number.POSITIVE_INFINITY;

  async function store(key: string, bytes: Uint8Array): Promise<void> {
    if (!(await isPicture(bytes))) return;
    await storage.put(key, bytes);
    unseen += bytes.length;
    if (unseen <= maxBytes / 10) return;
    unseen = 0;
    await removeOldest(storage, maxBytes);
  }

  return {
    async get(address, fetch) {
      const key = keyOf(address);
      const stored = await readBytes(storage, key).catch((err: unknown) => {
        log.warn({ err }, "a picture could not be read from the storage");
        return null;
      });
      if (stored) return stored;
      const bytes = await fetch();
      if (bytes && storing.size < maxWrites) {
        const work = store(key, bytes)
          .catch((err: unknown) => log.warn({ err }, "a picture could not be stored"))
          .finally(() => storing.delete(work));
        storing.add(work);
      }
      return bytes;
    },
    settled: async () => void (await Promise.all(storing)),
  };
}

/** Removes what was stored first until the rest takes at most 90% of `maxBytes`. */
async function removeOldest(storage: Storage, maxBytes: number): Promise<void> {
  const files = await listAll(storage, folder);
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= maxBytes) return;
  for (const { key, bytes } of files.sort((a, b) => a.storedAt - b.storedAt)) {
    if (total <= maxBytes * 0.9) break;
    await storage.remove(key);
    total -= bytes;
  }
}
