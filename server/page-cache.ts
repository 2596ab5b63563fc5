import { LRUCache } from "lru-cache";
import type { Page } from "./pages.ts";

/**
 * `id` identifies a cached page, `path` is what changes name. Articles and events are purged by their path; all other
 * pages are purged by any list change. `isLanguageVariant`: one of many versions, for a visitor's choice of story languages.
 */
export type PageKey = { id: string; path: string; isLanguageVariant?: true };
/** Which pages are outdated: named ones, every list, or all. */
export type Purge = {
  paths: ReadonlySet<string>;
  lists: boolean;
  all: boolean;
  /** The pages must not be sent again, even if they cannot be rendered anew. */
  revoked: boolean;
};

type Entry = { page: Page; path: string; freshUntil: number; usableUntil: number };

export type PageCacheOptions = {
  maxBytes: number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** How long a page is sent without being rendered again. */
  freshMs: number;
  /** How much longer it is sent while it is being rendered again. */
  staleMs: number;
  onFailure: (error: unknown) => void;
};

export type PageCache = {
  /**
   * The cached page if it is usable; otherwise a promise of the page, which concurrent requests share.
   * @param render gets `inBackground` if no visitor waits for the page, because an older copy was sent
   */
  get(key: PageKey, render: (inBackground: boolean) => Promise<Page>): Page | Promise<Page>;
  purge(what: Purge): void;
  bytes(): number;
};

const notFoundMs = 10_000;
const retryMs = 2_000;
const isList = (path: string) => !/^\/(article|event)\//.test(path);

/**
 * Caches finished pages, bounded by bytes. Pages that do not exist have a small cache with a short lifetime, so that
 * requests for random addresses evict no real pages. So have pages for a choice of story languages, because an address
 * has millions of them. If a page cannot be rendered again, its last copy is sent, however old, unless it was revoked.
 */
export function openPageCache(options: PageCacheOptions): PageCache {
  const { now, freshMs, staleMs, maxBytes } = options;
  const openStore = (maxSize: number) =>
    new LRUCache<string, Entry>({ maxSize, sizeCalculation: (entry) => entry.page.size });
  const pages = openStore(maxBytes);
  const languageVariants = openStore(Math.ceil(maxBytes / 4));
  const missing = openStore(Math.ceil(maxBytes / 16));
  const stores = [pages, languageVariants, missing];
  const storeOf = ({ isLanguageVariant }: PageKey) =>
    isLanguageVariant ? languageVariants : pages;
  const rendering = new Map<string, { path: string; page: Promise<Page> }>();
  let revocations = 0;
  let improving = false;

  function store(key: PageKey, page: Page): void {
    const known = page.status === 200 || page.status === 301 || page.status === 308;
    if (!page.shared || !(known || page.status === 404 || page.status === 410)) return;
    const freshUntil = now() + (known ? freshMs : notFoundMs);
    const usableUntil = freshUntil + (known ? staleMs : 0);
    (known ? missing : storeOf(key)).delete(key.id);
    (known ? storeOf(key) : missing).set(key.id, { page, path: key.path, freshUntil, usableUntil });
  }

  /** A page that is requested a second time is compressed more strongly in the background, one page at a time. */
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

  /** Sends the last copy, and treats it as fresh for a moment, so that not every request tries to render again. */
  function fallBack(last: Entry): Page {
    last.freshUntil = Math.max(last.freshUntil, now() + retryMs);
    return last.page;
  }

  function startRender(
    key: PageKey,
    render: (inBackground: boolean) => Promise<Page>,
    last: Entry | undefined,
  ): Promise<Page> {
    const inBackground = last !== undefined && now() < last.usableUntil;
    const before = revocations;
    const attempt = async (): Promise<Page> => {
      try {
        const page = await render(inBackground);
        if (page.status >= 500 && last && before === revocations) return fallBack(last);
        // A page that was purged while it was rendered may be older than the change, and is not cached.
        if (rendering.get(key.id) === own) store(key, page);
        return page;
      } catch (error) {
        options.onFailure(error);
        if (last && before === revocations) return fallBack(last);
        throw error;
      } finally {
        if (rendering.get(key.id) === own) rendering.delete(key.id);
      }
    };
    const own = { path: key.path, page: Promise.resolve().then(attempt) };
    rendering.set(key.id, own);
    return own.page;
  }

  return {
    get(key, render) {
      const entry = storeOf(key).get(key.id) ?? missing.get(key.id);
      const at = now();
      if (entry && at < entry.freshUntil) {
        if (entry.page.better) improve(entry, entry.page.better);
        return entry.page;
      }
      const page = rendering.get(key.id)?.page ?? startRender(key, render, entry);
      if (!entry || at >= entry.usableUntil) return page;
      page.catch(() => {});
      return entry.page;
    },
    purge(what) {
      const { paths, lists, all } = what;
      const isOutdated = (path: string) => all || paths.has(path) || (lists && isList(path));
      for (const entries of stores)
        for (const [id, entry] of [...entries.entries()]) {
          if (!isOutdated(entry.path)) continue;
          entry.freshUntil = entry.usableUntil = Number.NEGATIVE_INFINITY;
          if (what.revoked) entries.delete(id);
        }
      // Running renders still hold the last copies, which must not be sent either.
      if (what.revoked) revocations++;
      for (const [id, { path }] of rendering) if (isOutdated(path)) rendering.delete(id);
    },
    bytes: () => stores.reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
  };
}
