import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";

// Appends further pages of results, rendered by the server, below those on the page.

/** A page of results as HTML. */
export type MoreResults = {
  rows: string;
  /** The link to the page after it. */
  more: string;
  /** How many results came, in words, for screen readers. */
  announcement: string;
};

/** The state of an entry of the browser's history: how many pages were added, and the scroll position. */
type HistoryState = { pages?: number; top?: number } | null;

/**
 * Appends the page that the link leads to. The focus moves to its first result, which is where the link was, and the page
 * does not scroll. If it cannot be loaded, the browser opens the link, whose page may say why.
 */
export async function appendPage(link: HTMLAnchorElement): Promise<void> {
  const waiting = placeholders();
  moreOf(link).before(waiting);
  try {
    const page = await fetchPage(link);
    waiting.remove();
    const rows = insertPage(link, page);
    rows?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
    history.replaceState({ ...history.state, pages: (historyState()?.pages ?? 0) + 1 }, "");
    storeScrollPosition();
  } catch {
    location.assign(link.href);
  } finally {
    waiting.remove();
    link.ariaBusy = null;
  }
}

/** Restores the added pages and the scroll position when the reader comes back to this entry of the history. */
export async function restorePages(): Promise<void> {
  const { pages = 0, top = 0 } = historyState() ?? {};
  let at = scrollY;
  // A reader who scrolls in the meantime is not moved.
  const hasMoved = () => Math.abs(scrollY - at) > 1;
  let moved = false;
  for (let n = 0; n < pages; n++) {
    const link = document.querySelector<HTMLAnchorElement>("a[data-more]");
    const page = link && (await fetchPage(link).catch(() => null));
    if (!page) break;
    moved ||= hasMoved();
    insertPage(link, page);
    at = scrollY;
  }
  storeScrollPosition();
  if (!moved && !hasMoved()) scrollTo(0, top);
}

async function fetchPage(link: HTMLAnchorElement): Promise<MoreResults> {
  const address = link.pathname + link.search;
  const answer = await fetchWithRetry(address.replace("/search?", "/search/more?"));
  if (!answer.ok) throw new Error(`no more results: ${answer.status}`);
  return answer.json();
}

/** Inserts a page of results in the place of the link to it. @returns its rows */
function insertPage(
  link: HTMLAnchorElement,
  { rows, more, announcement }: MoreResults,
): Element | null {
  const place = moreOf(link);
  const before = place.previousElementSibling;
  place.insertAdjacentHTML("beforebegin", rows);
  place.outerHTML = more;
  const status = document.getElementById("results-status");
  if (status) status.textContent = announcement;
  return before?.nextElementSibling ?? null;
}

const moreOf = (link: HTMLAnchorElement) => link.closest(".more") ?? link;

function placeholders(): HTMLElement {
  const rows = document.createElement("div");
  rows.className = "rows";
  rows.ariaHidden = "true";
  rows.innerHTML = '<span class="wait"></span>'.repeat(3);
  return rows;
}

const historyState = () => history.state as HistoryState;

let watching = false;

/** Stores the scroll position when the reader leaves. Needed once pages were added: else the browser restores it by itself. */
function storeScrollPosition(): void {
  if (watching) return;
  watching = true;
  const store = () => history.replaceState({ ...history.state, top: scrollY }, "");
  addEventListener("pagehide", store);
  // Not every browser stores changes made at `pagehide`.
  document.addEventListener(
    "click",
    ({ target }) => (target as Element).closest?.("a") && store(),
    true,
  );
}
