import { LRUCache } from "lru-cache";
import type { Page } from "./pages.ts";

/** What a page is known by. `path` is what a change names; everything that is no article and no event is a list. */
export type PageKey = { id: string; path: string };
/** What changed: named articles, every list, or everything. */
export type Purge = {
  paths: ReadonlySet<string>;
  lists: boolean;
  all: boolean;
  /** The pages may not be sent any more, even when no new ones can be made. */
  revoked: boolean;
};

type Entry = { page: Page; path: string; freshUntil: number; usableUntil: number };

export type PageCacheOptions = {
  maxBytes: number;
  /** Milliseconds that never go backward. */
  now: () => number;
  /** How long a page is sent without a second thought. */
  freshMs: number;
  /** How much longer it is sent while one render makes a new one. */
  staleMs: number;
  onFailure: (error: unknown) => void;
};

export type PageCache = {
  /**
   * The page at once when there is a usable one; else when the one render of this key is done.
   * @param render is told whether nobody waits for what it makes: a page that is asked for again
   */
  get(key: PageKey, render: (unhurried: boolean) => Promise<Page>): Page | Promise<Page>;
  purge(what: Purge): void;
  bytes(): number;
};

const briefMs = 10_000;
const retryMs = 2_000;
const isList = (path: string) => !/^\/(article|event)\//.test(path);

/**
 * Finished pages, bounded by bytes. Pages that were not found live apart, briefly, and in little room, so that
 * strangers asking for random addresses push out nothing. A page that cannot be rendered again is sent as it
 * last was, however old, unless it was revoked.
 */
export function openPageCache(options: PageCacheOptions): PageCache {
  const { now, freshMs, staleMs, maxBytes } = options;
  const room = (maxSize: number) =>
    new LRUCache<string, Entry>({ maxSize, sizeCalculation: (entry) => entry.page.size });
  const pages = room(maxBytes);
  const missing = room(Math.ceil(maxBytes / 16));
  const filling = new Map<string, { path: string; page: Promise<Page> }>();
  let revocations = 0;
  let improving = false;

  function keep(key: PageKey, page: Page): void {
    const known = page.status === 200 || page.status === 301 || page.status === 308;
    if (!page.shared || !(known || page.status === 404 || page.status === 410)) return;
    const freshUntil = now() + (known ? freshMs : briefMs);
    const usableUntil = freshUntil + (known ? staleMs : 0);
    (known ? missing : pages).delete(key.id);
    (known ? pages : missing).set(key.id, { page, path: key.path, freshUntil, usableUntil });
  }

  /** What is asked for a second time is worth some work that nobody waits for, one page after the other. */
  function improve(entry: Entry, better: () => Promise<Page>): void {
    if (improving) return;
    improving = true;
    const { better: _, ...page } = entry.page;
    entry.page = page;
    better()
      .then((done) => {
        entry.page = done;
      }, options.onFailure)
      .finally(() => {
        improving = false;
      });
  }

  /** The last copy is good for a moment longer: the next attempt is not made by the very next visitor. */
  function fallBack(last: Entry): Page {
    last.freshUntil = Math.max(last.freshUntil, now() + retryMs);
    return last.page;
  }

  function fill(
    key: PageKey,
    render: (unhurried: boolean) => Promise<Page>,
    last: Entry | undefined,
  ): Promise<Page> {
    const unhurried = last !== undefined && now() < last.usableUntil;
    const before = revocations;
    const attempt = async (): Promise<Page> => {
      try {
        const page = await render(unhurried);
        if (page.status >= 500 && last && before === revocations) return fallBack(last);
        // Purged meanwhile: the page may be older than the change, so nobody after us gets it.
        if (filling.get(key.id) === mine) keep(key, page);
        return page;
      } catch (error) {
        options.onFailure(error);
        if (last && before === revocations) return fallBack(last);
        throw error;
      } finally {
        if (filling.get(key.id) === mine) filling.delete(key.id);
      }
    };
    const mine = { path: key.path, page: Promise.resolve().then(attempt) };
    filling.set(key.id, mine);
    return mine.page;
  }

  return {
    get(key, render) {
      const entry = pages.get(key.id) ?? missing.get(key.id);
      const at = now();
      if (entry && at < entry.freshUntil) {
        if (entry.page.better) improve(entry, entry.page.better);
        return entry.page;
      }
      const page = filling.get(key.id)?.page ?? fill(key, render, entry);
      if (!entry || at >= entry.usableUntil) return page;
      page.catch(() => {});
      return entry.page;
    },
    purge(what) {
      const { paths, lists, all } = what;
      const hit = (path: string) => all || paths.has(path) || (lists && isList(path));
      for (const store of [pages, missing])
        for (const [id, entry] of [...store.entries()]) {
          if (!hit(entry.path)) continue;
          entry.freshUntil = entry.usableUntil = Number.NEGATIVE_INFINITY;
          if (what.revoked) store.delete(id);
        }
      // Renders under way still hold their last copies.
      if (what.revoked) revocations++;
      for (const [id, { path }] of filling) if (hit(path)) filling.delete(id);
    },
    bytes: () => pages.calculatedSize + missing.calculatedSize,
  };
}
