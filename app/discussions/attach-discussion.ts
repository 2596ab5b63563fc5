// The script of a discussion: fetches it when it is scrolled near, and lets its links and forms update the open page.
// Without scripts all of it works on the discussion's own page.
import { onLive } from "#platform/live/messages.ts";
import { addStyleSheet, styleSheetLink } from "#ui/load-style-sheet.ts";
import { pageSignal } from "#ui/page-signal.ts";
import { showToast } from "#ui/toast.ts";
import { longest } from "./contribution.ts";
import type { DomPatch, PatchAnswer } from "./dom-patch.ts";
import { putBack, unsentForms } from "./unsent-forms.ts";
import { countCharacters, formatSelection } from "./writing.ts";

/** The distance at which it is fetched. */
const near = "800px 0px";

/** Attaches the discussion of the page: its links, its forms, and notes about new contributions. */
export function attachDiscussion(): void {
  const section = document.querySelector<HTMLElement>("[data-discussion]");
  if (!section || section.dataset.attached !== undefined) return;
  section.dataset.attached = "";
  section.addEventListener("click", (event) => void handleClick(section, event));
  section.addEventListener("submit", (event) => void submitForm(section, event));
  section.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLTextAreaElement) countCharacters(target);
  });
  // Another page may take the place of this one in its document.
  fresh.clear();
  const stop = onLive<DiscussionMessage[]>("discussions", (all) => showNewCount(section, all));
  pageSignal().addEventListener("abort", stop);
  const asked = new URLSearchParams(location.search).get("comment");
  if (section.dataset.here !== undefined) showScriptedControls(section);
  else if (asked) void fetchWhole(section, asked);
  else fetchWhenNear(section);
}

function fetchWhenNear(section: HTMLElement): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      void fetchWhole(section, null);
    },
    { rootMargin: near },
  );
  watch.observe(section);
}

/** The address of a part of the discussion. */
const partOf = (section: HTMLElement, search: string): string => {
  const query = new URLSearchParams(search);
  const lang = new URLSearchParams(location.search).get("lang");
  if (lang) query.set("lang", lang);
  return `${section.dataset.discussion}/part?${query}`;
};

const fetchPatches = (address: string, init?: RequestInit): Promise<PatchAnswer | null> =>
  fetch(address, init)
    .then((response) =>
      /json/.test(response.headers.get("content-type") ?? "") ? response.json() : null,
    )
    .catch(() => null);

async function fetchWhole(section: HTMLElement, comment: string | null): Promise<void> {
  const query = comment ? `whole=1&comment=${encodeURIComponent(comment)}` : "whole=1";
  const answer = await fetchPatches(partOf(section, query));
  if (!answer || answer.puts.length === 0) return;
  await loadSheet(answer.sheet);
  applyPatches(section, answer, null);
  if (comment) section.querySelector(`#c-${CSS.escape(comment)}`)?.scrollIntoView();
}

/** Pages of pieces and events do not load the style sheet of discussions by themselves. */
const loadSheet = (href: string | undefined): Promise<void> =>
  href ? addStyleSheet(styleSheetLink(href)) : Promise.resolve();

async function handleClick(section: HTMLElement, event: MouseEvent): Promise<void> {
  const pressed = event.target as Element;
  const tool = pressed.closest<HTMLElement>("[data-tool]");
  if (tool) {
    formatSelection(tool);
    return;
  }
  const link = pressed.closest<HTMLAnchorElement>("a[data-part], a[data-cancel]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const form = link.closest<HTMLElement>("[data-compose]");
  event.preventDefault();
  // Cancelling a reply removes its form; cancelling an edit fetches the contribution again.
  if (link.matches("[data-cancel]") && form?.parentElement?.matches("[id^=under-]")) {
    const reply = form.parentElement.closest("article")?.querySelector<HTMLElement>("a[data-part]");
    form.remove();
    return reply?.focus();
  }
  if (link.ariaBusy === "true") return;
  link.ariaBusy = "true";
  const answer = await fetchPatches(partOf(section, new URL(link.href).search));
  link.ariaBusy = null;
  if (link.matches(".disc-newbar")) fresh.clear();
  if (answer && answer.puts.length > 0) applyPatches(section, answer, form);
  else location.assign(link.href);
}

async function submitForm(section: HTMLElement, event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  if (!form.matches("[data-part-form]")) return;
  event.preventDefault();
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  const body = new URLSearchParams(
    new FormData(form, event.submitter) as unknown as Record<string, string>,
  );
  const answer = await fetchPatches(partOf(section, ""), { method: "POST", body });
  form.ariaBusy = null;
  // If the request fails, the browser submits the form itself and shows the result.
  if (!answer) return submitPlainly(form, event.submitter);
  if (answer.problem) return showProblem(form, answer.problem);
  applyPatches(section, answer, form);
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

function showProblem(form: HTMLFormElement, problem: string): void {
  const field = form.querySelector<HTMLElement>("textarea, input:not([type=hidden])");
  // The buttons under a contribution have no field beside which it could stand.
  if (!field) {
    showToast({ kind: "alert", title: problem, text: "" });
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

/** @param done the form that was sent or cancelled; what is typed in the other forms stays */
function applyPatches(section: HTMLElement, answer: PatchAnswer, done: HTMLElement | null): void {
  const unsent = unsentForms(section, done);
  for (const one of answer.puts) applyPatch(section, one);
  for (const form of unsent) if (!form.isConnected) putBack(section, form);
  const { shown, focus, says } = answer;
  if (shown !== undefined) {
    const figure = section.querySelector(".disc-shown");
    if (figure) figure.textContent = shown > 0 ? String(shown) : "";
  }
  showScriptedControls(section);
  updateBar(section);
  if (focus) section.querySelector<HTMLElement>(focus)?.focus();
  if (says) announce(section, says);
}

function applyPatch(section: HTMLElement, { at, how, html }: DomPatch): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  if (at === "[data-discussion]") {
    section.replaceChildren(template.content);
    return;
  }
  if (how === "gone") {
    for (const gone of section.querySelectorAll(at)) removeItem(gone);
    return;
  }
  const there = section.querySelector(at);
  if (how === "inner") there?.replaceChildren(template.content);
  if (how === "replace") there?.replaceWith(template.content);
  if (how === "prepend") there?.prepend(template.content);
  if (how === "append")
    // Contributions that were posted meanwhile are on the page already.
    for (const item of [...template.content.children])
      if (!section.querySelector(`#${item.querySelector("article")?.id}`)) there?.append(item);
}

const removeItem = (gone: Element): void =>
  (gone.matches("article") ? (gone.closest("li") ?? gone) : gone).remove();

function announce(section: HTMLElement, text: string): void {
  const region = section.querySelector("[data-discussion-says]");
  if (region) region.textContent = text;
}

/** Shows the controls that need this script. */
function showScriptedControls(section: HTMLElement): void {
  for (const tools of section.querySelectorAll<HTMLElement>("[data-tools]")) tools.hidden = false;
  for (const area of section.querySelectorAll<HTMLTextAreaElement>(
    `textarea[data-longest="${longest}"]`,
  ))
    if (area.value !== "") countCharacters(area);
}

/** A message of the live connection about a discussion. */
type DiscussionMessage = { path?: string; shown?: number; added: { id: number; root: number }[] };

const fresh = new Set<number>();

/**
 * Shows the number of new contributions in a bar. They are loaded when it is pressed, so that nothing moves while
 * reading.
 */
function showNewCount(section: HTMLElement, all: DiscussionMessage[]): void {
  for (const told of all.filter(({ path }) => `${path}/discussion` === section.dataset.discussion))
    for (const added of told.added) fresh.add(added.id);
  const text = updateBar(section);
  if (text) announce(section, text);
}

/** Shows the bar while something new is not on the page yet. @returns its text; null where it is hidden */
function updateBar(section: HTMLElement): string | null {
  const bar = section.querySelector<HTMLElement>("[data-fresh]");
  const link = bar?.querySelector<HTMLElement>("a");
  const text = bar?.querySelector("[data-fresh-count]");
  for (const one of fresh) if (document.getElementById(`c-${one}`)) fresh.delete(one);
  if (!bar || !link || !text) return null;
  link.hidden = fresh.size === 0;
  if (link.hidden) return null;
  const { one = "", many = "" } = bar.dataset;
  text.textContent = fresh.size === 1 ? one : many.replace("#", String(fresh.size));
  return text.textContent;
}
