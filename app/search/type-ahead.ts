import { addStyleSheet, styleSheetLink } from "#ui/load-style-sheet.ts";
import type { Suggestion, Suggestions } from "./suggestions.ts";
import sheet from "./type-ahead.css?url";

// Suggestions under the field of a search box: a combobox with a list (WAI-ARIA Authoring Practices, "Editable
// Combobox With List Autocomplete"). Home, End and all other keys work as in any text field.

/** The pause in typing after which suggestions are loaded, in milliseconds. */
const typingPause = 120;
/** The least characters that get suggestions. */
const minLength = 2;

type Open = { field: HTMLInputElement; list: HTMLElement; options: HTMLElement[]; active: number };

let open: Open | null = null;
/** The latest request; responses of earlier ones are ignored. */
let asking: AbortController | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let status: HTMLElement | null = null;
let styled: Promise<unknown> | null = null;

/** Attaches suggestions to the fields of all search boxes of the document. */
export function attachTypeAhead(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(fields)) prepare(field);
  // Added before its first text, since screen readers only read changes of an existing status.
  status = element("p", { class: "vh", role: "status" });
  document.body.append(status);
  document.addEventListener("focusin", ({ target }) => {
    const field = fieldOf(target);
    if (field) prepare(field);
    else if (open && !open.list.contains(target as Node)) closeSuggestions();
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (fieldOf(target) && !open?.list.contains(relatedTarget as Node | null)) closeSuggestions();
  });
  document.addEventListener("input", (event) => {
    const field = fieldOf(event.target);
    if (field) ask(field);
  });
  // In the capture phase: an Escape that closes the list leaves the text in the field.
  document.addEventListener("keydown", press, true);
  document.addEventListener("submit", closeSuggestions);
  // The reader may have typed while this script was loading.
  const field = fieldOf(document.activeElement);
  if (field && field.value !== field.defaultValue) ask(field);
}

const fields = "form[role=search] input[name=q]";
const fieldOf = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.matches(fields) ? target : null;

function prepare(field: HTMLInputElement): void {
  if (field.getAttribute("role") === "combobox") return;
  field.setAttribute("role", "combobox");
  field.setAttribute("aria-autocomplete", "list");
  field.setAttribute("aria-expanded", "false");
  field.autocomplete = "off";
}

/** Removes the list, and cancels a pending request. */
export function closeSuggestions(): void {
  clearTimeout(timer);
  asking?.abort();
  asking = null;
  if (!open) return;
  const { field, list } = open;
  open = null;
  list.remove();
  field.setAttribute("aria-expanded", "false");
  field.removeAttribute("aria-controls");
  field.removeAttribute("aria-activedescendant");
  announce("");
}

/** Loads suggestions once the reader pauses typing. @param wait false: at once */
function ask(field: HTMLInputElement, wait = true): void {
  clearTimeout(timer);
  asking?.abort();
  const text = field.value.trim();
  if (text.length < minLength) {
    closeSuggestions();
    return;
  }
  const question = new AbortController();
  asking = question;
  timer = setTimeout(
    async () => {
      const found = await fetchSuggestions(text, question.signal).catch(() => null);
      await styles();
      if (asking !== question || document.activeElement !== field) return;
      if (found) show(field, found);
      else closeSuggestions();
    },
    wait ? typingPause : 0,
  );
}

async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const query = new URLSearchParams({ q: text, lang: document.documentElement.lang });
  const response = await fetch(`/search/suggest?${query}`, { signal });
  if (!response.ok) throw new Error(`no suggestions: ${response.status}`);
  return response.json();
}

function show(field: HTMLInputElement, { list: name, said, groups }: Suggestions): void {
  if (groups.length === 0) {
    closeSuggestions();
    announce(said);
    return;
  }
  open?.list.remove();
  const list = element("div", { id: "suggestions", role: "listbox", "aria-label": name });
  const options: HTMLElement[] = [];
  for (const group of groups) {
    const box = element("div", { role: "group", "aria-label": group.name });
    box.append(element("p", { "aria-hidden": "true" }, group.name));
    for (const item of group.items) {
      const option = optionFor(item, options.length);
      options.push(option);
      box.append(option);
    }
    list.append(box);
  }
  // The field keeps the focus, so that the list stays until it is chosen from.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) queueMicrotask(closeSuggestions);
  });
  field.form?.append(list);
  open = { field, list, options, active: -1 };
  field.setAttribute("aria-expanded", "true");
  field.setAttribute("aria-controls", list.id);
  field.removeAttribute("aria-activedescendant");
  announce(said);
}

/** A link that is an option: it opens like any other link, in a new tab too. */
function optionFor({ text, lang, note, path }: Suggestion, n: number): HTMLElement {
  const named = new URLSearchParams(location.search).get("lang");
  const href = named ? `${path}${path.includes("?") ? "&" : "?"}lang=${named}` : path;
  const option = element("a", {
    id: `suggestion-${n}`,
    role: "option",
    "aria-selected": "false",
    tabindex: "-1",
    href,
  });
  option.append(element("span", lang ? { lang } : {}, text));
  if (note) option.append(" ", element("small", {}, note));
  return option;
}

function press(event: KeyboardEvent): void {
  const field = fieldOf(event.target);
  if (!field || event.isComposing) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    if (!open) {
      if (event.key === "ArrowDown" && field.value.trim().length >= minLength) {
        event.preventDefault();
        ask(field, false);
      }
      return;
    }
    event.preventDefault();
    // The field itself is one position, before the first option and after the last.
    const positions = open.options.length + 1;
    const step = event.key === "ArrowDown" ? 1 : -1;
    activate(open, ((open.active + 1 + step + positions) % positions) - 1);
  } else if (event.key === "Escape" && open) {
    event.preventDefault();
    event.stopPropagation();
    closeSuggestions();
  } else if (event.key === "Enter" && open) {
    const chosen = open.options[open.active];
    if (chosen) {
      event.preventDefault();
      chosen.click();
    }
  } else if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(event.key) && open) activate(open, -1);
}

function activate(shown: Open, to: number): void {
  shown.options[shown.active]?.setAttribute("aria-selected", "false");
  shown.active = to;
  const option = shown.options[to];
  if (!option) {
    shown.field.removeAttribute("aria-activedescendant");
    return;
  }
  option.setAttribute("aria-selected", "true");
  option.scrollIntoView({ block: "nearest" });
  shown.field.setAttribute("aria-activedescendant", option.id);
}

/** Has screen readers read out how many suggestions there are. */
function announce(text: string): void {
  if (status) status.textContent = text;
}

/** Loads the list's style sheet, with the first list. */
function styles(): Promise<unknown> {
  styled ??= addStyleSheet(styleSheetLink(sheet));
  return styled;
}

function element(tag: string, attributes: Record<string, string>, text?: string): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  if (text !== undefined) made.textContent = text;
  return made;
}
