import type Stripe from "stripe";
import { offerOf } from "../plans.ts";
import { type Status, type SubscriptionSnapshot, statuses } from "../subscription.ts";

// Reads what we need from the provider's subscription object. Since the API versions of 2025 periods belong to items,
// not to the subscription.

/** The provider's object, with `latest_invoice`, `schedule` and `default_payment_method` expanded. */
export type StripeSubscription = Stripe.Subscription;
export type StripeInvoice = Pick<
  Stripe.Invoice,
  "billing_reason" | "status" | "status_transitions" | "created"
>;
type PriceLike = Pick<Stripe.Price, "lookup_key" | "metadata">;

const dateOf = (seconds: number) => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null | undefined) =>
  seconds == null ? null : dateOf(seconds);
const expanded = <T extends { object: string }>(value: string | T | null | undefined): T | null =>
  value && typeof value !== "string" ? value : null;

/** The metadata field with an offer's lookup key: the price's own lookup key moves on when the amount changes. */
export const offerMetadataKey = "offer";

/** The lookup key of the offer behind a price; null for a price that is not in the price book. */
export function lookupKeyOfPrice(price: PriceLike | undefined): string | null {
  const key = [price?.lookup_key, price?.metadata?.[offerMetadataKey]].find((k) => offerOf(k));
  return key ?? null;
}

/**
 * When the oldest of the latest renewals in a row that are not paid fell due; null where the latest one is paid.
 * @param invoices of one subscription, newest first
 */
export function unpaidSince(invoices: readonly StripeInvoice[]): Date | null {
  const renewals = invoices.filter(
    ({ billing_reason, status }) =>
      billing_reason === "subscription_cycle" && status !== "draft" && status !== "void",
  );
  const paid = renewals.findIndex(({ status }) => status === "paid");
  const oldest = (paid < 0 ? renewals : renewals.slice(0, paid)).at(-1);
  return oldest ? dueDateOf(oldest) : null;
}

const dueDateOf = (invoice: StripeInvoice) =>
  dateOf(invoice.status_transitions.finalized_at ?? invoice.created);

/**
 * @param keys lookup keys by price id, for schedules, which name prices by id
 * @param invoices newest first; only a subscription that is past due needs them
 */
export function snapshotOf(
  subscription: StripeSubscription,
  keys: ReadonlyMap<string, string>,
  invoices: readonly StripeInvoice[] = [],
): SubscriptionSnapshot {
  const items = subscription.items.data;
  const [item] = items;
  if (!item) throw new Error(`the subscription ${subscription.id} has no items`);
  const invoice = expanded(subscription.latest_invoice);
  const paid = invoice?.status === "paid" && invoice.amount_paid > 0 ? invoice : null;
  const next = nextPhaseOf(subscription, keys);
  return {
    id: subscription.id,
    customerId:
      typeof subscription.customer === "string" ? subscription.customer : subscription.customer.id,
    status: statusOf(subscription.status),
    lookupKey: lookupKeyOfPrice(item.price),
    currency: subscription.currency,
    amount: items.reduce((sum, i) => sum + (i.price.unit_amount ?? 0) * (i.quantity ?? 1), 0),
    startedAt: dateOf(subscription.created),
    trialEndsAt: dateOrNull(subscription.trial_end),
    periodStartsAt: dateOf(item.current_period_start),
    periodEndsAt: dateOf(Math.max(...items.map((i) => i.current_period_end))),
    cancelAt: dateOrNull(
      subscription.cancel_at ??
        (subscription.cancel_at_period_end
          ? Math.max(...items.map((i) => i.current_period_end))
          : null),
    ),
    endedAt: dateOrNull(subscription.ended_at),
    endReason: subscription.cancellation_details?.reason ?? null,
    pastDueSince:
      subscription.status === "past_due"
        ? (unpaidSince(invoices) ?? (invoice && dueDateOf(invoice)))
        : null,
    nextKey: next?.key ?? null,
    nextAt: next && dateOf(next.at),
    paidInvoice: paid?.id ?? null,
    paidCents: paid?.amount_paid ?? null,
  };
}

/** An unknown status is read as one that gives no access. */
const statusOf = (status: string): Status => statuses.find((one) => one === status) ?? "paused";

/** The next phase of a schedule, where it changes the offer. */
function nextPhaseOf(
  subscription: StripeSubscription,
  keys: ReadonlyMap<string, string>,
): { key: string; at: number } | null {
  const schedule = expanded(subscription.schedule);
  const current = schedule?.current_phase;
  if (schedule?.status !== "active" || !current) return null;
  const phase = schedule.phases.find((p) => p.start_date >= current.end_date);
  const price = phase?.items[0]?.price;
  const key = keys.get(typeof price === "string" ? price : (price?.id ?? ""));
  return phase && key && key !== lookupKeyOfPrice(subscription.items.data[0]?.price)
    ? { key, at: phase.start_date }
    : null;
}

/** The provider's fingerprint of the card, the same for the same card; null for other payment methods. */
export const cardFingerprintOf = (subscription: StripeSubscription): string | null =>
  expanded(subscription.default_payment_method)?.card?.fingerprint ?? null;
