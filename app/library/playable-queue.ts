import { read } from "#ui/reader-storage.ts";
import { parseQueue, savedItemKeysIn } from "./browser/saved-queue.ts";
import { queueKey } from "./browser/storage-keys.ts";
import { pathOf } from "./item-snapshot.ts";

/** A saved item that can be played. */
type PlayableItem = { path: string; title: string; lang?: string | undefined };

const playedPath = /^\/(?:video|podcast)\/\d+$/;

/**
 * The saved items that can be played, newest first, without the one that plays. For an account the browser has only their
 * keys, so that their titles are read from the page of saved items.
 * @param current the key of the item that plays, such as `podcast:12`
 * @param savedPage fetches the page `/saved`
 */
export async function playableQueue(
  current: string,
  savedPage: () => Promise<ParentNode>,
): Promise<PlayableItem[]> {
  const stored = read(queueKey);
  const items = parseQueue(stored);
  const all =
    items.length > 0
      ? items.map((item) => ({ path: pathOf(item), title: item.title, lang: item.lang }))
      : savedItemKeysIn(stored).size > 0
        ? itemsOnPage(await savedPage())
        : [];
  const currentPath = `/${current.replace(":", "/")}`;
  return all.filter(({ path }) => playedPath.test(path) && path !== currentPath);
}

function itemsOnPage(page: ParentNode): PlayableItem[] {
  const found = new Map<string, PlayableItem>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>("main h3 a[href], main h2 a[href]")) {
    const { pathname: path } = new URL(link.href, location.href);
    const title = link.textContent.trim();
    const lang = link.closest<HTMLElement>("[lang]")?.lang;
    if (title && !found.has(path)) found.set(path, { path, title, lang });
  }
  return [...found.values()];
}
