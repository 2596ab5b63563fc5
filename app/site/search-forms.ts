/** Suggestions and filters of search forms, loaded when one is used. */
type SearchBoxes = { attach(): void; show(query: string): void };

/**
 * Attaches the search forms of the page. A blank query does nothing, unless chosen filters are applied without one; only
 * chosen filters go into the address. On a page of results, the header's form shows the query and filters of its address.
 */
export function attachSearchForms(load: () => Promise<SearchBoxes>): void {
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    if (form.getAttribute("role") !== "search" || event.defaultPrevented) return;
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (String(value).trim()) fields.set(name, String(value).trim());
    // On the page of results, filters may be removed without a query too.
    const applies =
      event.submitter?.hasAttribute("data-apply-filters") &&
      (form.closest("main") || [...fields.keys()].some((name) => name !== "lang"));
    if (!fields.has("q") && !applies) return;
    form.querySelector("details")?.removeAttribute("open");
    location.assign(fields.size > 0 ? `/search?${fields}` : "/search");
  });
  const attach = ({ target }: Event) => {
    if ((target as Element).closest?.("form[role=search]")) void load().then((box) => box.attach());
  };
  document.addEventListener("focusin", attach);
  // A reader may be typing before this script runs.
  if (document.activeElement?.closest("form[role=search]")) void load().then((box) => box.attach());
  document.addEventListener("pointerdown", attach);
  if (location.pathname === "/search" && location.search)
    void load().then((box) => box.show(location.search));
}
