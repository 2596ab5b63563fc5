/** What serves a search form beyond its submission: it is loaded when one is used. */
type SearchBoxes = { serve(): void; show(query: string): void };

/**
 * Serves the search forms of the page. A blank query does nothing, except that chosen filters may be applied without
 * one; only filters that are chosen go into the address (specification, section 5). The forms of the header show what
 * the address of a page of results holds.
 */
export function serveSearchForms(load: () => Promise<SearchBoxes>): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute("role") !== "search" || event.defaultPrevented) return;
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (String(value).trim()) fields.set(name, String(value).trim());
    // On the page of results, filters may be taken back without a query too.
    const applies =
      event.submitter?.hasAttribute("data-apply-filters") &&
      (form.closest("main") || [...fields.keys()].some((name) => name !== "lang"));
    if (!fields.has("q") && !applies) return;
    form.querySelector("details")?.removeAttribute("open");
    location.assign(fields.size > 0 ? `/search?${fields}` : "/search");
  });
  const wake = ({ target }: Event) => {
    if ((target as Element).closest?.("form[role=search]")) void load().then((box) => box.serve());
  };
  document.addEventListener("focusin", wake);
  // A reader may be typing before this script runs.
  if (document.activeElement?.closest("form[role=search]")) void load().then((box) => box.serve());
  document.addEventListener("pointerdown", wake);
  if (location.pathname === "/search" && location.search)
    void load().then((box) => box.show(location.search));
}
