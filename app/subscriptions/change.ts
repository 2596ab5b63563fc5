import { hourMs } from "#platform/duration.ts";
import { amountOf, type Offer, offerOf } from "./plans.ts";
import { isLive, type SubscriptionRecord } from "./subscription.ts";

// The changes between two states of a subscription. Each becomes a letter to the reader.

export const changeKinds = [
  "trialStarted",
  "started",
  "trialEndsSoon",
  "renewed",
  "paymentFailed",
  "recovered",
  "cancelScheduled",
  "resumed",
  "upgraded",
  "downgraded",
  "rebilled",
  "changeScheduled",
  "ended",
  "endedUnpaid",
  "withdrawn",
  "duplicateRefused",
  "trialRefused",
  "refunded",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** @property occurrence tells changes of one kind apart; a letter goes out once for each kind and occurrence */
export type Change = { kind: ChangeKind; occurrence: string };

/** How long before the end of a trial the reader gets a letter about it. */
export const trialNoticeMs = 72 * hourMs;

/** From when on the end of a trial is near; an hour early, because the provider's clock may differ from ours. */
const trialNoticeFrom = (trialEndsAt: Date) => trialEndsAt.getTime() - trialNoticeMs - hourMs;

/**
 * The changes between two states of one subscription.
 * @param before null for a subscription that is new to us
 */
export function changesBetween(
  before: SubscriptionRecord | null,
  after: SubscriptionRecord,
): Change[] {
  const changes: Change[] = [];
  const add = (kind: ChangeKind, occurrence: string | Date = "") =>
    changes.push({
      kind,
      occurrence: typeof occurrence === "string" ? occurrence : occurrence.toISOString(),
    });
  // What can be undone and done again is told apart by when it is read. Read once more, it is no change any longer.
  const readAt = after.syncedAt;
  const live = isLive(after);
  if (!before && live) add(after.status === "trialing" ? "trialStarted" : "started");
  if (isTrialEndNear(after) && !(before && isTrialEndNear(before)))
    add("trialEndsSoon", after.trialEndsAt ?? "");
  if (after.status === "past_due" && before?.status !== "past_due")
    add("paymentFailed", after.pastDueSince ?? after.periodStartsAt);
  if (live && before) {
    const [from, to] = [offerOf(before.lookupKey), offerOf(after.lookupKey)];
    const changed = from && to && before.lookupKey !== after.lookupKey;
    const planned = wasScheduled(before, after);
    // An upgrade whose payment failed is not in effect: the reader hears of the failure, later of the recovery.
    if (changed && !planned && (after.status === "active" || after.status === "trialing"))
      add(planChangeKind(from, to), readAt);
    if (before.status === "past_due" && after.status === "active")
      add("recovered", after.paidInvoice ?? after.periodStartsAt);
    else if (after.paidInvoice && after.paidInvoice !== before.paidInvoice && (!changed || planned))
      add("renewed", after.paidInvoice);
    if (after.cancelAt && !before.cancelAt) add("cancelScheduled", readAt);
    const resumed = !after.cancelAt && before.cancelAt;
    if (resumed) add("resumed", readAt);
    // The letter about resuming names a change that is scheduled again.
    if (after.nextKey && after.nextKey !== before.nextKey && !resumed)
      add("changeScheduled", readAt);
  }
  if (!live && (!before || isLive(before))) add(endKindOf(after));
  // A withdrawal from a contract that has ended by itself is confirmed too. Its letter has the same key as the one above.
  else if (!live && after.withdrawnAt && before?.refundDue) add("withdrawn");
  // One letter names the whole sum, once nothing is due any more.
  const namedCents = before?.refundDue ? 0 : (before?.refundedCents ?? 0);
  if (!after.refundDue && after.refundedCents > namedCents)
    add("refunded", String(after.refundedCents));
  return changes;
}

/**
 * Whether a change of plan was scheduled for the renewal. The reader got a letter when it was scheduled; the next one
 * is about the renewal's payment.
 */
const wasScheduled = (before: SubscriptionRecord, after: SubscriptionRecord): boolean =>
  before.nextKey === after.lookupKey || after.periodStartsAt >= before.periodEndsAt;

/** The scheduled change of plan that a cancellation in the provider's portal has set aside; null for none. */
export const setAsideBetween = (
  before: SubscriptionRecord | null,
  after: SubscriptionRecord,
): string | null =>
  before?.nextKey && !before.cancelAt && after.cancelAt && !after.nextKey && !after.setAsideKey
    ? before.nextKey
    : null;

const isTrialEndNear = (record: SubscriptionRecord): boolean =>
  record.status === "trialing" &&
  record.cancelAt === null &&
  record.trialEndsAt !== null &&
  record.syncedAt.getTime() >= trialNoticeFrom(record.trialEndsAt);

function endKindOf({ withdrawnAt, refusedAs, endReason }: SubscriptionRecord): ChangeKind {
  if (withdrawnAt) return "withdrawn";
  if (refusedAs) return refusedAs === "duplicate" ? "duplicateRefused" : "trialRefused";
  return endReason === "payment_failed" ? "endedUnpaid" : "ended";
}

/** `rebilled` is the same plan with another interval. */
function planChangeKind(from: Offer, to: Offer): ChangeKind {
  if (from.plan === to.plan) return "rebilled";
  return yearlyPrice(to) >= yearlyPrice(from) ? "upgraded" : "downgraded";
}

/** The price of a plan for a year, which compares plans of different intervals. */
const yearlyPrice = (offer: Offer) => amountOf({ ...offer, interval: "year" });
