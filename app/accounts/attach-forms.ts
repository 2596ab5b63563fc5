import { showFieldProblem } from "#ui/field-problem.ts";
import { showToast } from "#ui/toast.ts";
import { addPasskey, signInByPasskey } from "./browser/passkey.ts";
import { browserZone } from "./browser-zone.ts";
import { type FieldRule, fieldRules } from "./credentials.ts";
import { passkeysHere } from "./sign-in/passkeys-here.ts";

/**
 * The script of the pages for signing in and of the account page. The forms work without it; with it, a form
 * (`CheckedForm`) is checked before it is sent and then at every change, and is sent only once.
 */
export function attachForms(): void {
  if (!attached) attachDocumentListeners();
  attached = true;
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-rules]"))
    if (form.querySelector("[aria-invalid]")) tried.add(form);
  announceOnce();
  offerZone();
  offerPasskeys();
}

let attached = false;

function attachDocumentListeners(): void {
  document.addEventListener("submit", submit);
  document.addEventListener("input", ({ target }) => {
    const { form } = target as HTMLInputElement;
    if (form && tried.has(form)) showProblems(form);
  });
  // A page from the back-forward cache may have a form that is marked as being sent.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted)
      for (const form of document.querySelectorAll<HTMLFormElement>("form[data-busy]"))
        markBusy(form, false);
  });
}

const busyTimeoutMs = 10_000;

/** Forms that were sent once; from then on they are checked at every change. */
const tried = new WeakSet<HTMLFormElement>();

function submit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.matches("[data-back]") && history.length > 1) {
    event.preventDefault();
    history.back();
  }
  if (!form.matches("[data-rules]")) return;
  tried.add(form);
  const first = showProblems(form);
  const isBusy = form.dataset.busy !== undefined;
  if (first || isBusy || form.dataset.act) event.preventDefault();
  if (first) first.focus();
  else if (!isBusy) {
    markBusy(form, true);
    if (form.dataset.act) void addPasskeyOf(form);
    // No event tells that the reader has cancelled the navigation.
    else setTimeout(() => markBusy(form, false), busyTimeoutMs);
  }
}

/** Shows the problem beside each field. @returns the first field with a problem */
function showProblems(form: HTMLFormElement): HTMLElement | undefined {
  const rules: Record<string, FieldRule> = JSON.parse(form.dataset.rules ?? "{}");
  return Object.entries(rules)
    .map(([name, rule]) => {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      const value = field.type === "checkbox" ? (field.checked ? "on" : "") : field.value;
      const problem = fieldRules[rule].of(value);
      showFieldProblem(
        field,
        field.id,
        field.closest("label") ?? field,
        (problem && wordsOf(form)[problem]) || null,
      );
      return problem ? field : undefined;
    })
    .find((field) => field);
}

const wordsOf = (form: HTMLFormElement): Record<string, string> =>
  JSON.parse(form.dataset.texts ?? "{}");

/** Like `SubmitButton`: disabled, with the label of the running action. */
function markBusy(form: HTMLElement, busy: boolean): void {
  form.toggleAttribute("data-busy", busy);
  const button = form.matches("button") ? form : form.querySelector("[type=submit]");
  if (!(button instanceof HTMLButtonElement)) return;
  button.disabled = busy;
  for (const [at, label] of [...button.children].entries())
    if (busy === (at === 0)) label.setAttribute("aria-hidden", "true");
    else label.removeAttribute("aria-hidden");
}

/** Shows the message of the form that led to this page as a toast too. */
function announceOnce(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-toast]"))
    showToast({
      kind: place.getAttribute("role") === "alert" ? "alert" : "status",
      title: place.dataset.toast ?? "",
      text: place.textContent ?? "",
    });
}

/** Only the browser knows its time zone; the account begins with it unless UTC is chosen. */
function offerZone(): void {
  const select = document.querySelector<HTMLSelectElement>("select[data-own-zone]");
  const zone = browserZone();
  if (select && zone && zone !== "UTC") select.prepend(new Option(zone, zone, true, true));
}

function offerPasskeys(): void {
  if (!passkeysHere())
    for (const place of document.querySelectorAll<HTMLElement>("[data-passkeys]"))
      place.hidden = place.dataset.passkeys === "here";
  const button = document.querySelector<HTMLButtonElement>("button[data-passkeys]");
  button?.addEventListener("click", () => void signIn(button));
}

async function signIn(button: HTMLButtonElement): Promise<void> {
  const { next = "/", error = "", refused = "" } = button.dataset;
  markBusy(button, true);
  const result = await signInByPasskey();
  if (result === "in") return location.assign(next);
  markBusy(button, false);
  button.focus({ preventScroll: true });
  if (result === "refused") showToast({ kind: "alert", title: error, text: refused });
}

/** The password is asked for, because a stranger at an unlocked computer does not have it. */
async function addPasskeyOf(form: HTMLFormElement): Promise<void> {
  const textOf = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
  const result = await addPasskey(textOf("current"), textOf("name"));
  if (result === "added") return location.assign(form.action);
  markBusy(form, false);
  const words = wordsOf(form);
  const password = form.elements.namedItem("current") as HTMLInputElement;
  password.focus();
  if (result === "wrongPassword")
    showFieldProblem(password, password.id, password, words.passwordWrong ?? null);
  else showToast({ kind: "alert", title: words.error ?? "", text: words[result] ?? "" });
}
