// The form fields for a card.
import { type Card, cardNumbered, isCardNumber } from "../cards.ts";
import type { PaymentError } from "../objects/intent.ts";
import { type Html, html } from "./html.ts";
import type { Language } from "./language.ts";

export type EnteredCard = {
  card: Card;
  expMonth: number;
  expYear: number;
  name: string;
  country: string;
};
export type Errors = Partial<
  Record<"email" | "card_number" | "expiry" | "cvc" | "name" | "terms", string>
>;

/** One labelled field with its error. */
export const field = (of: {
  name: string;
  label: string;
  value?: string;
  error?: string | undefined;
  type?: string;
  autocomplete: string;
  numeric?: boolean;
  readonly?: boolean;
}): Html => html`<div class="f"><label for="${of.name}">${of.label}</label>
<input id="${of.name}" name="${of.name}" type="${of.type ?? "text"}" value="${of.value ?? ""}" autocomplete="${of.autocomplete}"${of.numeric && html` inputmode="numeric"`}${of.readonly && html` readonly`}${of.error && html` aria-invalid="true" aria-describedby="${of.name}-error"`}>
${of.error && html`<p class="err" id="${of.name}-error">${of.error}</p>`}</div>`;

const countries = [
  "AT",
  "BE",
  "CH",
  "DE",
  "ES",
  "FI",
  "FR",
  "GB",
  "IE",
  "IT",
  "LU",
  "NL",
  "PL",
  "PT",
  "SE",
  "US",
];

export function cardFields({ t, code }: Language, form: URLSearchParams, errors: Errors): Html {
  const names = new Intl.DisplayNames([code], { type: "region" });
  const country = form.get("country") ?? "DE";
  const sorted = countries
    .map((c) => [c, names.of(c) ?? c] as const)
    .sort(([, a], [, b]) => a.localeCompare(b, code));
  return html`<fieldset><legend>${t.payment}</legend>
${field({ name: "card_number", label: t.cardNumber, value: form.get("card_number") ?? "", error: errors.card_number, autocomplete: "cc-number", numeric: true })}
<div class="pair">${field({ name: "expiry", label: t.expiry, value: form.get("expiry") ?? "", error: errors.expiry, autocomplete: "cc-exp", numeric: true })}
${field({ name: "cvc", label: t.cvc, error: errors.cvc, autocomplete: "cc-csc", numeric: true })}</div>
${field({ name: "name", label: t.nameOnCard, value: form.get("name") ?? "", error: errors.name, autocomplete: "cc-name" })}
<div class="f"><label for="country">${t.country}</label><select id="country" name="country" autocomplete="country">${sorted.map(([c, name]) => html`<option value="${c}"${c === country && html` selected`}>${name}</option>`)}</select></div></fieldset>`;
}

/** Reads and checks the fields. @param now in seconds, for the expiry date */
export function readCard(
  { t }: Language,
  form: URLSearchParams,
  now: number,
): { ok: true; entered: EnteredCard } | { ok: false; errors: Errors } {
  const errors: Errors = {};
  const number = form.get("card_number") ?? "";
  const card = cardNumbered(number);
  if (!isCardNumber(number)) errors.card_number = t.errors.cardNumber;
  else if (!card) errors.card_number = t.errors.notTest;
  const [, month = "", year = ""] =
    /^\s*(\d{1,2})\s*[/.-]?\s*(?:20)?(\d{2})\s*$/.exec(form.get("expiry") ?? "") ?? [];
  const expMonth = Number(month);
  const expYear = 2000 + Number(year);
  const last = new Date(Date.UTC(expYear, expMonth, 1)).getTime() / 1000;
  if (!month || expMonth < 1 || expMonth > 12) errors.expiry = t.errors.expiry;
  else if (last <= now) errors.expiry = t.errors.expired;
  if (
    !new RegExp(card?.brand === "amex" ? "^\\d{4}$" : "^\\d{3}$").test(
      (form.get("cvc") ?? "").trim(),
    )
  )
    errors.cvc = t.errors.cvc;
  const name = (form.get("name") ?? "").trim();
  if (!name) errors.name = t.errors.name;
  const country = countries.find((c) => c === form.get("country")) ?? "DE";
  if (!card || Object.keys(errors).length) return { ok: false, errors };
  return { ok: true, entered: { card, expMonth, expYear, name, country } };
}

/** The message for a refused payment or card. */
export function declineMessage({ t }: Language, error: PaymentError): string {
  if (error.code.endsWith("authentication_failure")) return t.declines.authentication;
  if (error.type === "invalid_request_error") return t.declines.no_card;
  const says = new Map(Object.entries(t.declines));
  return says.get(error.decline_code ?? "") ?? t.declines.generic_decline;
}
