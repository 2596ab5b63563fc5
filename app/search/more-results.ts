import { fetchWithRetry } from "#platform/http/fetch-with-retry.ts";

// Pages of results below pages: written by the server, put in by a script.

/** A page of results, as markup. */
export type MoreResults = {
  rows: string;
  /** The way to the page after it. */
  more: string;
  /** How many results came, in words, for screen readers. */
  announcement: string;
};

/** What an entry of the browser's history keeps: how many pages were added, and how far down the reader was. */
type Place = { pages?: number; top?: number } | null;

/**
 * Adds the page that the link leads to below the results that stand. Who goes on by the keyboard or by ear is at its
 * first result then, which is where the link was; the page does not move. Where it does not come, its own address may
 * say why.
 */
export async function addPage(link: HTMLAnchorElement): Promise<void> {
  const waiting = placeholders();
  moreOf(link).before(waiting);
  try {
    const page = await fetchPage(link);
    waiting.remove();
    const rows = insertPage(link, page);
    rows?.querySelector<HTMLElement>("h3 a")?.focus({ preventScroll: true });
    history.replaceState({ ...history.state, pages: (placeHere()?.pages ?? 0) + 1 }, "");
    watchPlace();
  } catch {
    location.assign(link.href);
  } finally {
    waiting.remove();
    link.ariaBusy = null;
  }
}

/** Brings back the pages that were added before another document was here, and the place where the reader was. */
export async function restorePages(): Promise<void> {
  const { pages = 0, top = 0 } = placeHere() ?? {};
  let at = scrollY;
  // Who has gone on in the meantime stays where they are.
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
  watchPlace();
  if (!moved && !hasMoved()) scrollTo(0, top);
}

async function fetchPage(link: HTMLAnchorElement): Promise<MoreResults> {
  const address = link.pathname + link.search;
  const answer = await fetchWithRetry(address.replace("/search?", "/search/more?"));
  if (!answer.ok) throw new Error(`no more results: ${answer.status}`);
  return answer.json();
}

/** Puts a page of results where the way to it was. @returns its rows */
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

const placeHere = () => history.state as Place;

let watching = false;

/** Keeps how far down the reader is when they leave. What the page had when it came, the browser finds by itself. */
function watchPlace(): void {
  if (watching) return;
  watching = true;
  const keep = () => history.replaceState({ ...history.state, top: scrollY }, "");
  addEventListener("pagehide", keep);
  // Not every browser takes what is kept when the page goes.
  document.addEventListener(
    "click",
    ({ target }) => (target as Element).closest?.("a") && keep(),
    true,
  );
}
