import type Stripe from "stripe";
import { offerOf } from "../plans.ts";
import { type Facts, type Status, statuses } from "../subscription.ts";

// From the provider's object to what we keep: pure, so that every rule about its shape stands here. Since the API
// versions of 2025 periods belong to items, not to the subscription.

/** With `latest_invoice`, `schedule` and `default_payment_method` expanded. */
export type Told = Stripe.Subscription;
type PriceLike = Pick<Stripe.Price, "lookup_key" | "metadata">;

const at = (seconds: number) => new Date(seconds * 1000);
const maybe = (seconds: number | null | undefined) => (seconds == null ? null : at(seconds));
const whole = <T extends { object: string }>(value: string | T | null | undefined): T | null =>
  value && typeof value !== "string" ? value : null;

/** Under which name our metadata keeps a price's offer: a lookup key moves on when the amount changes. */
export const offerMark = "offer";

/** The offer's key of a price, by its lookup key, else by our mark on it; null where neither is in the book. */
export function keyOf(price: PriceLike | undefined): string | null {
  const key = [price?.lookup_key, price?.metadata?.[offerMark]].find((k) => offerOf(k));
  return key ?? null;
}

/**
 * @param keys the offers' keys by the ids of prices, for schedules, which name prices by id
 */
export function readSubscription(told: Told, keys: ReadonlyMap<string, string>): Facts {
  const items = told.items.data;
  const [item] = items;
  if (!item) throw new Error(`the subscription ${told.id} has no items`);
  const invoice = whole(told.latest_invoice);
  const paid = invoice?.status === "paid" && invoice.amount_paid > 0 ? invoice : null;
  const next = nextOf(told, keys);
  return {
    id: told.id,
    customerId: typeof told.customer === "string" ? told.customer : told.customer.id,
    status: statusOf(told.status),
    lookupKey: keyOf(item.price),
    currency: told.currency,
    amount: items.reduce((sum, i) => sum + (i.price.unit_amount ?? 0) * (i.quantity ?? 1), 0),
    startedAt: at(told.created),
    trialEndsAt: maybe(told.trial_end),
    periodStartsAt: at(item.current_period_start),
    periodEndsAt: at(Math.max(...items.map((i) => i.current_period_end))),
    cancelAt: maybe(
      told.cancel_at ??
        (told.cancel_at_period_end ? Math.max(...items.map((i) => i.current_period_end)) : null),
    ),
    endedAt: maybe(told.ended_at),
    endReason: told.cancellation_details?.reason ?? null,
    pastDueSince:
      told.status === "past_due"
        ? maybe(invoice?.status_transitions.finalized_at ?? invoice?.created)
        : null,
    nextKey: next?.key ?? null,
    nextAt: next && at(next.at),
    paidInvoice: paid?.id ?? null,
    paidCents: paid?.amount_paid ?? null,
  };
}

/** A status that is not known yet opens nothing. */
const statusOf = (said: string): Status => statuses.find((one) => one === said) ?? "paused";

/** The phase of a schedule that follows, where it is another offer. */
function nextOf(told: Told, keys: ReadonlyMap<string, string>): { key: string; at: number } | null {
  const schedule = whole(told.schedule);
  const current = schedule?.current_phase;
  if (schedule?.status !== "active" || !current) return null;
  const phase = schedule.phases.find((p) => p.start_date >= current.end_date);
  const price = phase?.items[0]?.price;
  const key = keys.get(typeof price === "string" ? price : (price?.id ?? ""));
  return phase && key && key !== keyOf(told.items.data[0]?.price)
    ? { key, at: phase.start_date }
    : null;
}

/** What tells two cards from each other: the provider's fingerprint of the card that pays; null for other means. */
export const fingerprintOf = (told: Told): string | null =>
  whole(told.default_payment_method)?.card?.fingerprint ?? null;
