import { closeSuggestions, openTypeAhead } from "./type-ahead.ts";

// What the search boxes do beside sending what is in them. One place serves them all, wherever they are on the page; it
// is loaded when one of them is used, or has something to show.

let serving = false;

/** Counts chosen filters, clears them, and suggests what could be meant, for as long as the page stands. */
export function serve(): void {
  if (serving) return;
  serving = true;
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
  // What was chosen before this script ran.
  for (const form of document.querySelectorAll<HTMLFormElement>("form[role=search]")) count(form);
  openTypeAhead();
}

/** Shows in the boxes of the header what the address of a page of results holds. @param query with its `?`, or empty */
export function show(query: string): void {
  serve();
  closeSuggestions();
  const held = new URLSearchParams(query);
  for (const form of document.querySelectorAll<HTMLFormElement>("header form[role=search]")) {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]"))
      if (field.type !== "hidden") field.value = held.get(field.name) ?? "";
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
