import { attachTypeAhead, closeSuggestions } from "./type-ahead.ts";

// What search boxes do beside submitting their form. Attached once for all boxes of a page, when one of them is used or
// must show the query of a page of results.

let attached = false;

/** Attaches suggestions, the count of chosen filters, and the button that clears them. */
export function attach(): void {
  if (attached) return;
  attached = true;
  document.addEventListener("change", (event) => {
    const form = boxOf(event);
    if (form) count(form);
  });
  document.addEventListener("click", (event) => {
    const form = (event.target as Element).closest?.("[data-clear-filters]")?.closest("form");
    if (!form) return;
    for (const field of form.querySelectorAll("select")) field.value = "";
    count(form);
  });
  // Filters may have been chosen before this script ran.
  for (const form of document.querySelectorAll<HTMLFormElement>("form[role=search]")) count(form);
  attachTypeAhead();
}

/** Sets the header's boxes to the query and filters of an address. @param query with its `?`, or empty */
export function show(query: string): void {
  attach();
  closeSuggestions();
  const values = new URLSearchParams(query);
  for (const form of document.querySelectorAll<HTMLFormElement>("header form[role=search]")) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]"))
      if (field.type !== "hidden") field.value = values.get(field.name) ?? "";
    form.toggleAttribute("data-held", query !== "");
    count(form);
  }
}

const boxOf = (event: Event) =>
  (event.target as Element).closest<HTMLFormElement>("form[role=search]");

function count(form: HTMLFormElement): void {
  const chosen = [...form.querySelectorAll("select")].filter((field) => field.value).length;
  for (const badge of form.querySelectorAll<HTMLElement>("[data-filter-count]")) {
    badge.textContent = String(chosen);
    badge.hidden = chosen === 0;
  }
}
