import { type Currency, currencies, type Interval, intervals, type Plan, plans } from "./plans.ts";

/** What an address of the order page names. */
export type OfferChoice = { plan: Plan; interval: Interval | null; currency: Currency | null };

/** Where something is ordered. What is not named is chosen there. */
export function orderPath(o: { plan: Plan; interval?: Interval; currency?: Currency }): string {
  const query = new URLSearchParams({ plan: o.plan });
  if (o.interval) query.set("interval", o.interval);
  if (o.currency) query.set("currency", o.currency);
  return `/order?${query}`;
}

/**
 * What is wanted, by the fields of an address or a form. Interval and currency may be left out; what is there and
 * is none of ours is an error, and so is a missing plan.
 */
export function readOfferChoice(
  get: (name: string) => string | null,
): { ok: true; wanted: OfferChoice } | { ok: false; reason: "plan" | "interval" | "currency" } {
  const plan = plans.find((one) => one === get("plan"));
  if (!plan) return { ok: false, reason: "plan" };
  const [givenInterval, givenCurrency] = [get("interval"), get("currency")];
  const interval = intervals.find((one) => one === givenInterval) ?? null;
  if (givenInterval !== null && !interval) return { ok: false, reason: "interval" };
  const currency = currencies.find((one) => one === givenCurrency) ?? null;
  if (givenCurrency !== null && !currency) return { ok: false, reason: "currency" };
  return { ok: true, wanted: { plan, interval, currency } };
}
