import { dayMs, hourMs } from "#platform/duration.ts";
import { isWorkingDay } from "#platform/working-day.ts";
import { type Offer, offerOf, type Plan, tierOf } from "./plans.ts";
import type { Tier } from "./tier.ts";

// Subscriptions and the rules about them. Pure; safe in the browser.

export const statuses = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "incomplete",
  "incomplete_expired",
  "canceled",
] as const;
export type Status = (typeof statuses)[number];

/** Whether a subscription can still be changed, paid or cancelled. */
export const isLive = ({ status }: { status: Status }): boolean =>
  status !== "canceled" && status !== "incomplete_expired";

/** What the payment provider says about a subscription at one time. */
export type SubscriptionSnapshot = {
  id: string;
  customerId: string;
  status: Status;
  /** Null for a price that is not in the price book. */
  lookupKey: string | null;
  currency: string;
  /** Cents for each period. */
  amount: number;
  startedAt: Date;
  trialEndsAt: Date | null;
  periodStartsAt: Date;
  periodEndsAt: Date;
  cancelAt: Date | null;
  endedAt: Date | null;
  /** As the provider calls it: `cancellation_requested`, `payment_failed`, `payment_disputed`. */
  endReason: string | null;
  pastDueSince: Date | null;
  /** The offer's lookup key after a scheduled change of plan, and when it changes. */
  nextKey: string | null;
  nextAt: Date | null;
  /** The latest invoice, where it is paid and not for nothing. */
  paidInvoice: string | null;
  paidCents: number | null;
};

/** A row of `subscriptions`: the latest snapshot, and what we did ourselves. */
export type SubscriptionRecord = SubscriptionSnapshot & {
  userId: string;
  /** Names the contract in links that are mailed to its holder. */
  contractToken: string;
  /** When a cancellation was declared that is still to be carried out. */
  cancelRequestedAt: Date | null;
  /** Why it is cancelled for an important reason; null while it is not, or only with its period. */
  cancelReason: string | null;
  /** When the cancellation with that reason was declared. */
  cancelReasonAt: Date | null;
  /** The offer's lookup key of a scheduled change of plan that the cancellation has set aside until it is resumed. */
  setAsideKey: string | null;
  withdrawnAt: Date | null;
  /** Cancelled by us: a second subscription beside a live one, or a second trial of one person. */
  refusedAs: "duplicate" | "trial" | null;
  /** Whether it is still to be cancelled and refunded. */
  refundDue: boolean;
  /** Since when renewals are refunded: a cancellation was declared then, and carried out after a renewal. Null: all. */
  refundSince: Date | null;
  refundedCents: number;
  syncedAt: Date;
};

/** A subscription as pages show it; times are ISO 8601. */
export type Subscription = {
  id: string;
  /** Plan, interval and tier are null for a price that is not in the price book. */
  plan: Offer["plan"] | null;
  interval: Offer["interval"] | null;
  tier: Tier | null;
  currency: string;
  /** Cents that are charged for each period. */
  amount: number;
  status: Status;
  startedAt: string;
  trialEndsAt: string | null;
  currentPeriodEndsAt: string;
  /** When it ends unless it is resumed. */
  cancelAt: string | null;
  endedAt: string | null;
  pastDueSince: string | null;
  /** The scheduled change of plan. */
  nextPlan: (Offer & { at: string }) | null;
  /** The change of plan that the cancellation has set aside, and that comes back when it is resumed. */
  setAsidePlan: Offer | null;
  /** See the function of this name. */
  withdrawableUntil: string;
  withdrawnAt: string | null;
  refundedCents: number;
  /** Whether it ended in its trial, or is in it. */
  unpaidTrial: boolean;
};

/** Directive 2011/83/EU, Art. 9. */
const withdrawalDays = 14;

/** Ahead of UTC, where days begin first in the Union (Réunion), and behind it, where they end last (Martinique). */
const [firstZoneMs, lastZoneMs] = [4 * hourMs, 4 * hourMs];

/**
 * The end of the fourteenth day after the day of the contract, which itself does not count, or of the working day after it
 * (Regulation 1182/71, Art. 3(1) and (4)). The period lasts as long as it does for any reader in the Union, so that texts name
 * its last day without a time zone (`lastDayText`). The trial is part of the contract: it is concluded with the order.
 */
export function withdrawableUntil(startedAt: Date): Date {
  let day = Math.floor((startedAt.getTime() + firstZoneMs) / dayMs) + withdrawalDays;
  while (!isWorkingDay(new Date(day * dayMs))) day += 1;
  return new Date((day + 1) * dayMs + lastZoneMs);
}

export type AccessSettings = {
  /** Days for which access stays after a failed payment. */
  graceDays: number;
};

/**
 * How long access continues after the paid period, in case the webhook of the renewal is late: until the nightly
 * reconciliation, which reads it.
 */
export const renewalLagMs = dayMs;

/**
 * The access that a subscription gives, and until when; null for none. A scheduled cancellation ends access exactly
 * then.
 */
export function accessOf(
  snapshot: SubscriptionSnapshot,
  { graceDays }: AccessSettings,
): { tier: Tier; plan: Plan; endsAt: Date } | null {
  const offer = offerOf(snapshot.lookupKey);
  if (!offer) return null;
  const until = (end: Date) => ({
    tier: tierOf[offer.plan],
    plan: offer.plan,
    endsAt: snapshot.cancelAt && snapshot.cancelAt < end ? snapshot.cancelAt : end,
  });
  switch (snapshot.status) {
    case "trialing":
    case "active":
      return until(new Date(snapshot.periodEndsAt.getTime() + renewalLagMs));
    case "past_due": {
      const since = snapshot.pastDueSince ?? snapshot.periodStartsAt;
      return until(new Date(since.getTime() + graceDays * dayMs));
    }
    default:
      return null;
  }
}

/** The lookup key of the plan that a scheduled change brings with the next renewal; null where the plan stays. */
export const planAfterRenewal = ({
  nextKey,
  nextAt,
  periodEndsAt,
}: SubscriptionSnapshot): string | null =>
  nextKey && nextAt && nextAt <= periodEndsAt ? nextKey : null;

/** Whether a subscription ended, or is to end, before its first payment was due. */
export const isUnpaidTrial = ({ trialEndsAt, endedAt, status }: SubscriptionSnapshot): boolean =>
  trialEndsAt !== null && (endedAt === null ? status === "trialing" : endedAt <= trialEndsAt);

export function subscriptionView(record: SubscriptionRecord): Subscription {
  const offer = offerOf(record.lookupKey);
  const next = offerOf(record.nextKey);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: record.id,
    plan: offer?.plan ?? null,
    interval: offer?.interval ?? null,
    tier: offer ? tierOf[offer.plan] : null,
    currency: record.currency,
    amount: record.amount,
    status: record.status,
    startedAt: record.startedAt.toISOString(),
    trialEndsAt: iso(record.trialEndsAt),
    currentPeriodEndsAt: record.periodEndsAt.toISOString(),
    cancelAt: iso(record.cancelAt),
    endedAt: iso(record.endedAt),
    pastDueSince: iso(record.pastDueSince),
    nextPlan: next && record.nextAt ? { ...next, at: record.nextAt.toISOString() } : null,
    setAsidePlan: record.cancelAt ? offerOf(record.setAsideKey) : null,
    withdrawableUntil: withdrawableUntil(record.startedAt).toISOString(),
    withdrawnAt: iso(record.withdrawnAt),
    refundedCents: record.refundedCents,
    unpaidTrial: isUnpaidTrial(record),
  };
}
