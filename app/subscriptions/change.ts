import { amountOf, type Offer, offerOf } from "./plans.ts";
import { isLive, type Kept } from "./subscription.ts";

// What happened to a subscription between two readings of it: what letters are about.

export const changes = [
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
export type ChangeKind = (typeof changes)[number];

/** @property mark makes it one of its kind: the same change is told of once, however often it is seen */
export type Change = { kind: ChangeKind; mark: string };

const hourMs = 3_600_000;
/** How long before a trial's end its reader hears of it. */
export const trialNoticeMs = 72 * hourMs;

/** The moment from which the end of a trial is near; an hour early, as the provider's clock is not ours. */
const noticeAt = (trialEndsAt: Date) => trialEndsAt.getTime() - trialNoticeMs - hourMs;

/**
 * What happened between two readings of one subscription.
 * @param before null: it was not known
 */
export function changesBetween(before: Kept | null, after: Kept): Change[] {
  const found: Change[] = [];
  const say = (kind: ChangeKind, mark: string | Date = "") =>
    found.push({ kind, mark: typeof mark === "string" ? mark : mark.toISOString() });
  const lives = isLive(after);
  if (!before && lives) say(after.status === "trialing" ? "trialStarted" : "started");
  if (isNear(after) && !(before && isNear(before))) say("trialEndsSoon", after.trialEndsAt ?? "");
  if (after.status === "past_due" && before?.status !== "past_due")
    say("paymentFailed", after.pastDueSince ?? after.periodStartsAt);
  if (lives && before) {
    const [was, is] = [offerOf(before.lookupKey), offerOf(after.lookupKey)];
    const changed = was && is && before.lookupKey !== after.lookupKey;
    const planned = isPlanned(before, after);
    // What is owed is not had: of a plan whose payment failed only the failure is told, and then that it was mended.
    if (changed && !planned && (after.status === "active" || after.status === "trialing"))
      say(changeOf(was, is), `${is.plan}-${is.interval}`);
    if (before.status === "past_due" && after.status === "active")
      say("recovered", after.paidInvoice ?? after.periodStartsAt);
    else if (after.paidInvoice && after.paidInvoice !== before.paidInvoice && (!changed || planned))
      say("renewed", after.paidInvoice);
    if (after.cancelAt && !before.cancelAt) say("cancelScheduled", after.cancelAt);
    if (!after.cancelAt && before.cancelAt) say("resumed", before.cancelAt);
    if (after.nextKey && after.nextKey !== before.nextKey)
      say("changeScheduled", `${after.nextKey} ${after.nextAt?.toISOString()}`);
  }
  if (!lives && (!before || isLive(before))) say(endingOf(after));
  if (after.refundedCents > (before?.refundedCents ?? 0))
    say("refunded", String(after.refundedCents));
  return found;
}

/**
 * Whether what it has become was planned for the renewal: that was told when it was planned, and is told again by the
 * payment that it asks for, not before that has come.
 */
const isPlanned = (before: Kept, after: Kept): boolean =>
  before.nextKey === after.lookupKey || after.periodStartsAt >= before.periodEndsAt;

const isNear = (kept: Kept): boolean =>
  kept.status === "trialing" &&
  kept.cancelAt === null &&
  kept.trialEndsAt !== null &&
  kept.syncedAt.getTime() >= noticeAt(kept.trialEndsAt);

function endingOf({ withdrawnAt, refusedAs, endReason }: Kept): ChangeKind {
  if (withdrawnAt) return "withdrawn";
  if (refusedAs) return refusedAs === "duplicate" ? "duplicateRefused" : "trialRefused";
  return endReason === "payment_failed" ? "endedUnpaid" : "ended";
}

/** The same plan by another interval is billed anew. */
function changeOf(was: Offer, is: Offer): ChangeKind {
  if (was.plan === is.plan) return "rebilled";
  return worth(is) >= worth(was) ? "upgraded" : "downgraded";
}

/** What an offer costs a year, which orders plans whatever their interval is. */
const worth = (offer: Offer) => amountOf({ ...offer, interval: "year" });
