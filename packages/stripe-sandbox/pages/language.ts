import type { Price } from "../objects/catalogue.ts";
import { de } from "./texts/de.ts";
import { en, type Texts } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";

const catalogues = { en, es, fr, de };
type Code = keyof typeof catalogues;
const known = (code: string): Code | null => {
  const [short = ""] = code.trim().toLowerCase().split(/[-_;]/);
  return short in catalogues ? (short as Code) : null;
};

export type Language = ReturnType<typeof languageOf>;

/** The language of a page: the session's, else the browser's preferred one, else English. */
export function languageOf(locale: string | null, accepted: string) {
  const request = locale && locale !== "auto" ? known(locale) : null;
  const code =
    request ??
    accepted
      .split(",")
      .map(known)
      .find((c) => c !== null) ??
    "en";
  const t: Texts = catalogues[code];
  const tag = code === "en" ? "en-GB" : code;
  const long = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone: "UTC" });
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(tag, { style: "currency", currency }).format(amount / 100);
  return {
    code,
    t,
    money,
    /** A day, from seconds. */
    date: (seconds: number) => long.format(seconds * 1000),
    /** `€19.99 per month`. */
    price: (price: Price, quantity = 1) =>
      `${money(price.unit_amount * quantity, price.currency)} ${t.interval[price.recurring?.interval ?? "month"](price.recurring?.interval_count ?? 1)}`,
  };
}
