import { pageVisit } from "#ui/page-visit.ts";

/**
 * Serves the page of results: the way to the next page (`data-more`) brings that one here, and who comes back finds
 * all pages that were there.
 */
export function serveResults(): void {
  const page = document.querySelector<HTMLElement>("[data-results]");
  if (!page) return;
  showSearching(page);
  page.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-more]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (link.ariaBusy) return;
    link.ariaBusy = "true";
    moreResults().then(
      (more) => more.addPage(link),
      () => location.assign(link.href),
    );
  });
  if (history.state?.pages) void moreResults().then((more) => more.restorePages());
}

const moreResults = () => import("./more-results.ts");

/** Says that it is searching for as long as another page of results is asked for, however it is. */
function showSearching(page: HTMLElement): void {
  const visit = pageVisit();
  const show = (searching: boolean) => page.classList.toggle("searching", searching);
  // Without the Navigation API the browser alone says that a page is on its way.
  window.navigation?.addEventListener(
    "navigate",
    ({ destination, signal }) => {
      if (destination.sameDocument || new URL(destination.url).pathname !== "/search") return;
      show(true);
      signal.addEventListener("abort", () => show(false));
    },
    { signal: visit },
  );
  // Who comes back to this page finds its results.
  addEventListener("pagehide", () => show(false), { signal: visit });
}
