import { showFieldProblem } from "#ui/field-problem.ts";
import { type InquiryKind, inquiryKinds, problemsIn, readFormValues } from "./inquiry.ts";

/**
 * The script of the contact forms, which work without it: checks a form before it is sent and then at every change, and
 * keeps a draft across a reload.
 */
export function attachInquiryForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-inquiry]"))
    attachForm(form);
  // The page that thanks for a message: its draft is no longer needed.
  for (const thanks of document.querySelectorAll<HTMLElement>("div[data-inquiry]")) {
    const kind = inquiryKinds.find((one) => one === thanks.dataset.inquiry);
    if (kind) forget(kind);
  }
}

function attachForm(form: HTMLFormElement): void {
  const kind = inquiryKinds.find((one) => one === form.dataset.inquiry);
  if (!kind) return;
  // A form that the server shows again is newer than a draft.
  const began = performance.now();
  let isTried = form.querySelector(".form-problem") !== null;
  if (!isTried) fillIn(form, kind);
  form.addEventListener("input", () => {
    storeDraft(form, kind);
    if (isTried) showProblems(form, kind);
  });
  form.addEventListener("submit", (event) => {
    isTried = true;
    const first = showProblems(form, kind);
    if (!first) {
      const waited = form.querySelector<HTMLInputElement>("[name=waited]");
      if (waited) waited.value = String(Math.round(performance.now() - began));
      return setBusy(form, true);
    }
    event.preventDefault();
    first.focus();
  });
  // The page may come from the back-forward cache.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) setBusy(form, false);
  });
}

/** The button says whether the message is on its way (`SubmitButton`), and cannot be pressed twice. */
function setBusy(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>("button.btn-one");
  if (!button) return;
  button.disabled = busy;
  const [label, busyLabel] = button.children;
  label?.toggleAttribute("aria-hidden", busy);
  busyLabel?.toggleAttribute("aria-hidden", !busy);
  if (busy) label?.setAttribute("aria-hidden", "true");
  else busyLabel?.setAttribute("aria-hidden", "true");
}

/** Shows the problem beside each field. @returns the first field with a problem */
function showProblems(form: HTMLFormElement, kind: InquiryKind): HTMLElement | undefined {
  const words: Record<string, string> = JSON.parse(form.dataset.texts ?? "{}");
  const problems: Record<string, string> = problemsIn(
    kind,
    readFormValues(kind, new FormData(form)),
  );
  let first: HTMLElement | undefined;
  for (const [name, text] of Object.entries(words)) {
    const field = form.querySelector<HTMLElement>(`[name="${namesInForm[name] ?? name}"]`);
    const group = field?.closest<HTMLElement>("fieldset");
    if (!field) continue;
    const problem = problems[name];
    const said = problem === "long" ? (form.dataset.long ?? text) : text;
    const inside = group ? group.querySelector("div") : field.closest("label");
    const id = group ? `${kind}-${name}` : field.id;
    showFieldProblem(group ?? field, id, inside ?? field, problem ? said : null);
    if (problem) first ??= field;
  }
  return first;
}

/** Fields whose name in the form differs from their key. */
const namesInForm: Record<string, string> = { notPolitical: "not_political" };

const keyOf = (kind: InquiryKind) => `draft ${kind}`;

/** A draft is stored until the tab is closed; without storage there is none. */
function storeDraft(form: HTMLFormElement, kind: InquiryKind): void {
  try {
    const entries = [...new FormData(form)].filter(
      ([name]) => !["kind", "opened", "waited", "website"].includes(name),
    );
    sessionStorage.setItem(keyOf(kind), JSON.stringify(entries));
  } catch (error) {
    console.info("draft", error);
  }
}

function forget(kind: InquiryKind): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch (error) {
    console.info("draft", error);
  }
}

function fillIn(form: HTMLFormElement, kind: InquiryKind): void {
  let entries: [string, string][] = [];
  try {
    entries = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? "[]");
  } catch (error) {
    console.info("draft", error);
  }
  for (const field of form.querySelectorAll<HTMLInputElement>("[name]")) {
    const values = entries.filter(([name]) => name === field.name).map(([, value]) => value);
    if (field.type === "checkbox") field.checked ||= values.includes(field.value);
    else if (values[0] && !field.value) field.value = values[0];
  }
}
