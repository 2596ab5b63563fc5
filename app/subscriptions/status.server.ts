import type { Db } from "#platform/db/db.server.ts";
import { listSubscriptions } from "./billing/subscriptions.queries.server.ts";
import { currentEntitlementsOf } from "./entitlements.server.ts";
import { isLive, type SubscriptionRecord } from "./subscription.ts";
import { bestTier, type Tier } from "./tier.ts";

/** The answer of `check-subscription`; the names are those of docs/api.md. */
export type SubscriptionStatus = {
  subscribed: boolean;
  subscription_tier: Tier | null;
  /** ISO 8601: until when it is paid or granted; null for none, and for access without an end. */
  subscription_end: string | null;
};

/** The access that a reader has now, by a subscription or a grant. */
export async function subscriptionStatus(
  db: Db,
  userId: string,
  now: Date,
): Promise<SubscriptionStatus> {
  const held = await currentEntitlementsOf(db, userId, now);
  const tier = bestTier(held.map((one) => one.tier));
  if (!tier) return { subscribed: false, subscription_tier: null, subscription_end: null };
  const best = held.filter((one) => one.tier === tier);
  const live = best.some((one) => one.origin === "subscription")
    ? (await listSubscriptions(db, userId)).find((one) => isLive(one) && !one.refusedAs)
    : undefined;
  const ends = best.map((one) =>
    one.origin === "subscription" && live ? paidUntil(live) : one.endsAt,
  );
  const end = ends.includes(null) ? null : new Date(Math.max(...ends.map(Number))).toISOString();
  return { subscribed: true, subscription_tier: tier, subscription_end: end };
}

/** The end of what is paid, without the grace that follows it: a period that is past due has only begun. */
const paidUntil = ({ status, periodStartsAt, periodEndsAt, cancelAt }: SubscriptionRecord): Date =>
  status === "past_due" ? periodStartsAt : (cancelAt ?? periodEndsAt);
