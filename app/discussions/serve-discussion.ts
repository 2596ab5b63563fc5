// The browser's part of a discussion: fetches it when it comes near, and lets its links and forms change the page that
// stands. Everything works without it, by the page of the discussion.

import { onLive } from "#platform/live/messages.ts";
import { addStyleSheet, styleSheetLink } from "#ui/load-style-sheet.ts";
import { longest } from "./contribution.ts";
import type { PartAnswer, Put } from "./part.ts";
import { countCharacters, markSelection } from "./writing.ts";

/** How near it comes before it is fetched. */
const near = "800px 0px";

/** Serves the discussion of the page. */
export function serveDiscussion(): void {
  const place = document.querySelector<HTMLElement>("[data-discussion]");
  if (!place || place.dataset.serves !== undefined) return;
  place.dataset.serves = "";
  place.addEventListener("click", (event) => void press(place, event));
  place.addEventListener("submit", (event) => void send(place, event));
  place.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) countCharacters(target);
  });
  onLive<Told[]>("discussions", (all) => noteFresh(place, all));
  const asked = new URLSearchParams(location.search).get("comment");
  if (place.dataset.here !== undefined) readyForms(place);
  else if (asked) void fetchWhole(place, asked);
  else fetchWhenNear(place);
}

function fetchWhenNear(place: HTMLElement): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      void fetchWhole(place, null);
    },
    { rootMargin: near },
  );
  watch.observe(place);
}

/** What is asked for by an address of the discussion. */
const partOf = (place: HTMLElement, search: string): string => {
  const query = new URLSearchParams(search);
  const lang = new URLSearchParams(location.search).get("lang");
  if (lang) query.set("lang", lang);
  return `${place.dataset.discussion}/part?${query}`;
};

const askFor = (address: string, init?: RequestInit): Promise<PartAnswer | null> =>
  fetch(address, init)
    .then((response) =>
      /json/.test(response.headers.get("content-type") ?? "") ? response.json() : null,
    )
    .catch(() => null);

async function fetchWhole(place: HTMLElement, comment: string | null): Promise<void> {
  const query = comment ? `whole=1&comment=${encodeURIComponent(comment)}` : "whole=1";
  const answer = await askFor(partOf(place, query));
  if (!answer || answer.puts.length === 0) return;
  await loadSheet(answer.sheet);
  put(place, answer);
  if (comment) place.querySelector(`#c-${CSS.escape(comment)}`)?.scrollIntoView();
}

/** The sheet of discussions is no part of the pages that they stand under. */
const loadSheet = (href: string | undefined): Promise<void> =>
  href ? addStyleSheet(styleSheetLink(href)) : Promise.resolve();

async function press(place: HTMLElement, event: MouseEvent): Promise<void> {
  const pressed = event.target as Element;
  const tool = pressed.closest<HTMLElement>("[data-tool]");
  if (tool) {
    markSelection(tool);
    return;
  }
  const link = pressed.closest<HTMLAnchorElement>("a[data-part], a[data-cancel]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const form = link.closest<HTMLElement>("[data-compose]");
  event.preventDefault();
  // An answer is given up; in the place of a change, what was to be changed comes back.
  if (link.matches("[data-cancel]") && form?.parentElement?.matches("[id^=under-]")) {
    const reply = form.parentElement.closest("article")?.querySelector<HTMLElement>("a[data-part]");
    form.remove();
    return reply?.focus();
  }
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  const answer = await askFor(partOf(place, new URL(link.href).search));
  link.ariaBusy = null;
  if (link.matches(".disc-newbar")) fresh.clear();
  if (answer && answer.puts.length > 0) put(place, answer);
  else location.assign(link.href);
}

async function send(place: HTMLElement, event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  if (!form.matches("[data-part-form]")) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const body = new URLSearchParams(
    new FormData(form, event.submitter) as unknown as Record<string, string>,
  );
  const answer = await askFor(partOf(place, ""), { method: "POST", body });
  form.ariaBusy = null;
  // Without an answer the browser sends it, and says what became of it.
  if (!answer) return submitPlainly(form, event.submitter);
  if (answer.problem) return showProblem(place, form, answer.problem);
  put(place, answer);
}

function submitPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement && submitter.name) {
    const chosen = document.createElement("input");
    chosen.type = "hidden";
    chosen.name = submitter.name;
    chosen.value = submitter.value;
    form.append(chosen);
  }
  form.submit();
}

function showProblem(place: HTMLElement, form: HTMLFormElement, problem: string): void {
  const field = form.querySelector<HTMLElement>("textarea, input:not([type=hidden])");
  if (!field) {
    say(place, problem);
    return;
  }
  const id = `${field.id}-problem`;
  const line =
    form.querySelector<HTMLElement>(".form-problem") ??
    field.insertAdjacentElement("afterend", document.createElement("p"));
  if (!line) return;
  line.className = "form-problem";
  line.id = id;
  line.setAttribute("role", "alert");
  line.textContent = problem;
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", id);
  field.focus();
}

/** Puts the parts of an answer where they belong. */
function put(place: HTMLElement, answer: PartAnswer): void {
  for (const one of answer.puts) putOne(place, one);
  const { shown, focus, says } = answer;
  if (shown !== undefined) {
    const figure = place.querySelector(".disc-shown");
    if (figure) figure.textContent = shown > 0 ? String(shown) : "";
  }
  readyForms(place);
  if (focus) place.querySelector<HTMLElement>(focus)?.focus();
  if (says) say(place, says);
}

function putOne(place: HTMLElement, { at, how, html }: Put): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  if (at === "[data-discussion]") {
    place.replaceChildren(template.content);
    return;
  }
  if (how === "gone") {
    for (const gone of place.querySelectorAll(at)) takeAway(gone);
    return;
  }
  const there = place.querySelector(at);
  if (how === "inner") there?.replaceChildren(template.content);
  if (how === "replace") there?.replaceWith(template.content);
  if (how === "prepend") there?.prepend(template.content);
  if (how === "append")
    // What was posted meanwhile stands already.
    for (const item of [...template.content.children])
      if (!place.querySelector(`#${item.querySelector("article")?.id}`)) there?.append(item);
}

const takeAway = (gone: Element): void =>
  (gone.matches("article") ? (gone.closest("li") ?? gone) : gone).remove();

function say(place: HTMLElement, text: string): void {
  const region = place.querySelector("[data-discussion-says]");
  if (region) region.textContent = text;
}

/** Shows what only a script serves. */
function readyForms(place: HTMLElement): void {
  for (const tools of place.querySelectorAll<HTMLElement>("[data-tools]")) tools.hidden = false;
  for (const area of place.querySelectorAll<HTMLTextAreaElement>(
    `textarea[data-longest="${longest}"]`,
  ))
    if (area.value !== "") countCharacters(area);
}

/** What the live channel tells of a discussion. */
type Told = { path?: string; shown?: number; added: { id: number; root: number }[] };

const fresh = new Set<number>();

/** Counts what has come since, on a bar that waits to be pressed: nothing that is read moves. */
function noteFresh(place: HTMLElement, all: Told[]): void {
  const bar = place.querySelector<HTMLElement>("[data-fresh]");
  if (!bar) return;
  for (const told of all.filter(({ path }) => `${path}/discussion` === place.dataset.discussion))
    for (const added of told.added)
      if (!document.getElementById(`c-${added.id}`)) fresh.add(added.id);
  for (const one of fresh) if (document.getElementById(`c-${one}`)) fresh.delete(one);
  const link = bar.querySelector<HTMLElement>("a");
  const text = bar.querySelector("[data-fresh-count]");
  if (!link || !text || fresh.size === 0) return;
  const { one = "", many = "" } = bar.dataset;
  text.textContent = fresh.size === 1 ? one : many.replace("#", String(fresh.size));
  link.hidden = false;
  say(place, text.textContent);
}
