import { read } from "#ui/own-storage.ts";
import { queueKey } from "./browser/names.ts";
import { parseQueue, savedNames } from "./browser/saved-queue.ts";
import { pathOf } from "./item-snapshot.ts";

/** Something saved that plays. */
type Playable = { path: string; title: string; lang?: string | undefined };

const playedPath = /^\/(?:video|podcast)\/\d+$/;

/**
 * What is saved and plays, newest first, without what plays now. An account keeps names alone in the browser: their titles
 * come from its page of saved items.
 * @param now the name of what plays, such as `podcast:12`
 * @param savedPage fetches the page `/saved`
 */
export async function queueToPlay(
  now: string,
  savedPage: () => Promise<ParentNode>,
): Promise<Playable[]> {
  const stored = read(queueKey);
  const items = parseQueue(stored);
  const all =
    items.length > 0
      ? items.map((item) => ({ path: pathOf(item), title: item.title, lang: item.lang }))
      : savedNames(stored).size > 0
        ? listedOn(await savedPage())
        : [];
  const here = `/${now.replace(":", "/")}`;
  return all.filter(({ path }) => playedPath.test(path) && path !== here);
}

function listedOn(page: ParentNode): Playable[] {
  const found = new Map<string, Playable>();
  for (const link of page.querySelectorAll<HTMLAnchorElement>("main h3 a[href], main h2 a[href]")) {
    const { pathname: path } = new URL(link.href, location.href);
    const title = link.textContent.trim();
    const lang = link.closest<HTMLElement>("[lang]")?.lang;
    if (title && !found.has(path)) found.set(path, { path, title, lang });
  }
  return [...found.values()];
}
