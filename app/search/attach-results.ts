import { pageSignal } from "#ui/page-signal.ts";

/**
 * Attaches the page of results: the link to the next page (`data-more`) appends that page, and the appended pages are
 * restored when the reader comes back.
 */
export function attachResults(): void {
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
      (more) => more.appendPage(link),
      () => location.assign(link.href),
    );
  });
  if (history.state?.pages) void moreResults().then((more) => more.restorePages());
}

const moreResults = () => import("./more-results.ts");

/** Shows "searching" while another page of results is loading. */
function showSearching(page: HTMLElement): void {
  const visit = pageSignal();
  const show = (searching: boolean) => page.classList.toggle("searching", searching);
  // Without the Navigation API, only the browser's own indicator shows that.
  window.navigation?.addEventListener(
    "navigate",
    ({ destination, signal }) => {
      if (destination.sameDocument || new URL(destination.url).pathname !== "/search") return;
      show(true);
      signal.addEventListener("abort", () => show(false));
    },
    { signal: visit },
  );
  // When the reader comes back to this page, it shows its results.
  addEventListener("pagehide", () => show(false), { signal: visit });
}
