import { type Currency, currencies, type Interval, intervals, type Plan, plans } from "./plans.ts";

/** The offer that an address of the order page names; the page asks for what is missing. */
export type OfferChoice = { plan: Plan; interval: Interval | null; currency: Currency | null };

/** The path of the order page for an offer. */
export function orderPath(o: { plan: Plan; interval?: Interval; currency?: Currency }): string {
  const query = new URLSearchParams({ plan: o.plan });
  if (o.interval) query.set("interval", o.interval);
  if (o.currency) query.set("currency", o.currency);
  return `/order?${query}`;
}

/**
 * Reads the offer from the fields of an address or a form. Interval and currency are optional; an unknown value and a
 * missing plan are errors.
 */
export function readOfferChoice(
  get: (name: string) => string | null,
): { ok: true; choice: OfferChoice } | { ok: false; reason: "plan" | "interval" | "currency" } {
  const plan = plans.find((one) => one === get("plan"));
  if (!plan) return { ok: false, reason: "plan" };
  const [givenInterval, givenCurrency] = [get("interval"), get("currency")];
  const interval = intervals.find((one) => one === givenInterval) ?? null;
  if (givenInterval !== null && !interval) return { ok: false, reason: "interval" };
  const currency = currencies.find((one) => one === givenCurrency) ?? null;
  if (givenCurrency !== null && !currency) return { ok: false, reason: "currency" };
  return { ok: true, choice: { plan, interval, currency } };
}
