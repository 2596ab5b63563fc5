import { showToast } from "#ui/toast.ts";
import type { LoadTranslator } from "#ui/translator.ts";
import { parseEmail } from "./newsletter.ts";

/** Sends a sign-up without leaving the page, and shows the result. */
export async function sendSignUp(
  form: HTMLFormElement,
  texts: LoadTranslator<"newsletters">,
): Promise<void> {
  if (form.dataset.sending !== undefined) return;
  const fields = new FormData(form);
  const message = form.querySelector<HTMLElement>(".sign-up-says");
  const email = form.querySelector<HTMLInputElement>("[name=email]");
  if (!message || !email) return;

  const invalid = validateEmail(email, message);
  if (!invalid) message.textContent = fields.has("list") ? "" : (message.dataset.noList ?? "");
  if (message.textContent) {
    (invalid ? email : form.querySelector<HTMLInputElement>("[name=list]"))?.focus();
    // From now on the field is validated while it is edited.
    email.oninput = () => validateEmail(email, message);
    return;
  }

  form.dataset.sending = "";
  const t = await texts().catch(() => null);
  if (!t) {
    // Without texts no result could be shown, so the browser sends the form itself, as without scripts.
    delete form.dataset.sending;
    return form.submit();
  }
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
      // The redirect is for browsers without scripts.
      redirect: "manual",
    });
    if (response.status === 429) {
      showToast({ kind: "alert", title: t("form.failedTitle"), text: t("form.tooMany") });
      return;
    }
    if (!response.ok && response.type !== "opaqueredirect")
      throw new Error(`newsletter: ${response.status}`);
    form.reset();
    email.oninput = null;
    showToast({ kind: "status", title: t("form.thanks"), text: t("form.pending") });
  } catch {
    showToast({ kind: "alert", title: t("form.failedTitle"), text: t("form.failed") });
  } finally {
    delete form.dataset.sending;
  }
}

/** Shows beside the field whether it is a valid address. @returns whether it is invalid */
function validateEmail(email: HTMLInputElement, message: HTMLElement): boolean {
  const invalid = parseEmail(email.value) === null;
  if (invalid) email.setAttribute("aria-invalid", "true");
  else email.removeAttribute("aria-invalid");
  message.textContent = invalid ? (message.dataset.invalid ?? "") : "";
  return invalid;
}
