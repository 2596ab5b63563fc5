import type { Db } from "#platform/db/db.server.ts";
import { currentEntitlementsOf } from "./entitlements.server.ts";
import { subscriptionOf } from "./subscriptions.server.ts";
import { bestTier, type Tier } from "./tier.ts";

/** The answer of `check-subscription`; the names are those of docs/api.md. */
export type SubscriptionStatus = {
  subscribed: boolean;
  subscription_tier: Tier | null;
  /** ISO 8601: when access ends unless it is renewed; null for none, and for access without an end. */
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
  const subscription = best.some((one) => one.origin === "subscription")
    ? await subscriptionOf(db, userId)
    : null;
  const ends = best.some((one) => one.endsAt === null)
    ? []
    : best.map((one) => one.endsAt?.toISOString() ?? "");
  // For a subscription the end of the paid period, without the grace that follows it.
  const end = subscription
    ? (subscription.cancelAt ?? subscription.currentPeriodEndsAt)
    : (ends.sort().at(-1) ?? null);
  return { subscribed: true, subscription_tier: tier, subscription_end: end };
}
