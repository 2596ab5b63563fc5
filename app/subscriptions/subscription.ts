import type { Tier } from "./access.ts";
import { type Offer, offerOf, type Plan, tierOf } from "./plans.ts";

// A subscription as the payment provider has it, and what follows from it. Pure; safe in the browser.

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

/** Whether it can still be changed, paid or ended. */
export const isLive = ({ status }: { status: Status }): boolean =>
  status !== "canceled" && status !== "incomplete_expired";

/** What we keep of a subscription: the provider's words, and two acts of ours. */
export type Facts = {
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
  /** The provider's word: `cancellation_requested`, `payment_failed`, `payment_disputed`. */
  endReason: string | null;
  pastDueSince: Date | null;
  nextKey: string | null;
  nextAt: Date | null;
  paidInvoice: string | null;
  paidCents: number | null;
};

/** The same with what we did about it. */
export type Kept = Facts & {
  withdrawnAt: Date | null;
  /** Ended by us: a second subscription beside another, or a second trial of one person. */
  refusedAs: "duplicate" | "trial" | null;
  refundedCents: number;
  syncedAt: Date;
};

/** What screens show; times are ISO 8601. */
export type Subscription = {
  id: string;
  /** Null, all three, for a price that is not in the price book. */
  plan: Offer["plan"] | null;
  interval: Offer["interval"] | null;
  tier: Tier | null;
  currency: string;
  /** Cents for each period: what is charged. */
  amount: number;
  status: Status;
  startedAt: string;
  trialEndsAt: string | null;
  currentPeriodEndsAt: string;
  /** When it ends, if it is not resumed. */
  cancelAt: string | null;
  endedAt: string | null;
  pastDueSince: string | null;
  /** What it becomes, and when. */
  nextPlan: (Offer & { at: string }) | null;
  /** Until when it can be withdrawn from with a refund, see `withdrawableUntil`. */
  withdrawableUntil: string;
  withdrawnAt: string | null;
  refundedCents: number;
  /** Whether nothing had been paid for it when it ended, or until now. */
  unpaidTrial: boolean;
};

const dayMs = 86_400_000;
/** Directive 2011/83/EU, Art. 9. */
export const withdrawalDays = 14;

/**
 * The end of the fourteenth day after the day of the contract, in UTC (Regulation 1182/71, Art. 3: the day itself
 * does not count). The trial is part of the contract: it is concluded with the order.
 */
export const withdrawableUntil = (startedAt: Date): Date =>
  new Date((Math.floor(startedAt.getTime() / dayMs) + withdrawalDays + 1) * dayMs);

export type AccessRule = {
  /** How long a failed payment costs nobody their access. */
  graceDays: number;
};

/**
 * How long what was paid for still opens doors when the news of the renewal is late: until the nightly
 * reconciliation, which would bring it.
 */
export const lateNewsMs = dayMs;

/**
 * What a subscription opens, and until when (billing.md, rules 5 and 7); null for nothing. A planned end is exact.
 */
export function accessOf(
  facts: Facts,
  { graceDays }: AccessRule,
): { tier: Tier; plan: Plan; endsAt: Date } | null {
  const offer = offerOf(facts.lookupKey);
  if (!offer) return null;
  const until = (end: Date) => ({
    tier: tierOf[offer.plan],
    plan: offer.plan,
    endsAt: facts.cancelAt && facts.cancelAt < end ? facts.cancelAt : end,
  });
  switch (facts.status) {
    case "trialing":
    case "active":
      return until(new Date(facts.periodEndsAt.getTime() + lateNewsMs));
    case "past_due": {
      const since = facts.pastDueSince ?? facts.periodStartsAt;
      return until(new Date(since.getTime() + graceDays * dayMs));
    }
    default:
      return null;
  }
}

/** What it becomes when the period ends, by a key of the price book; null where it goes on as it is. */
export const nextAtRenewal = ({ nextKey, nextAt, periodEndsAt }: Facts): string | null =>
  nextKey && nextAt && nextAt <= periodEndsAt ? nextKey : null;

/** Whether it ended, or will, before its first payment was due. */
export const isUnpaidTrial = ({ trialEndsAt, endedAt, status }: Facts): boolean =>
  trialEndsAt !== null && (endedAt === null ? status === "trialing" : endedAt <= trialEndsAt);

/** @param kept with `withdrawnAt` and what was refunded */
export function subscriptionView(kept: Kept): Subscription {
  const offer = offerOf(kept.lookupKey);
  const next = offerOf(kept.nextKey);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: kept.id,
    plan: offer?.plan ?? null,
    interval: offer?.interval ?? null,
    tier: offer ? tierOf[offer.plan] : null,
    currency: kept.currency,
    amount: kept.amount,
    status: kept.status,
    startedAt: kept.startedAt.toISOString(),
    trialEndsAt: iso(kept.trialEndsAt),
    currentPeriodEndsAt: kept.periodEndsAt.toISOString(),
    cancelAt: iso(kept.cancelAt),
    endedAt: iso(kept.endedAt),
    pastDueSince: iso(kept.pastDueSince),
    nextPlan: next && kept.nextAt ? { ...next, at: kept.nextAt.toISOString() } : null,
    withdrawableUntil: withdrawableUntil(kept.startedAt).toISOString(),
    withdrawnAt: iso(kept.withdrawnAt),
    refundedCents: kept.refundedCents,
    unpaidTrial: isUnpaidTrial(kept),
  };
}
