import { lookupKeyOf } from "#subscriptions/plans.ts";
import type { SubscriptionRecord } from "#subscriptions/subscription.ts";

/** The day on which the records of `subscriptionRecord` begin. */
export const noon = new Date("2026-11-21T12:00:00Z");
export const daysLater = (days: number) => new Date(noon.getTime() + days * 86_400_000);

/** A paid subscription without a database: Insider in euros, in its first month, unless `o` says otherwise. */
export const subscriptionRecord = (o: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: "sub_1",
  userId: "reader",
  contractToken: "",
  customerId: "cus_1",
  status: "active",
  lookupKey: lookupKeyOf({ plan: "insider", interval: "month", currency: "eur" }),
  currency: "eur",
  amount: 19_99,
  startedAt: noon,
  trialEndsAt: null,
  periodStartsAt: noon,
  periodEndsAt: daysLater(30),
  cancelAt: null,
  endedAt: null,
  endReason: null,
  pastDueSince: null,
  nextKey: null,
  nextAt: null,
  paidInvoice: "in_1",
  paidCents: 19_99,
  withdrawnAt: null,
  refusedAs: null,
  refundedCents: 0,
  refundDue: false,
  refundSince: null,
  cancelRequestedAt: null,
  cancelReason: null,
  cancelReasonAt: null,
  setAsideKey: null,
  syncedAt: noon,
  ...o,
});
