import type { Db } from "#platform/db/db.server.ts";
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
  const held = await db
    .selectFrom("entitlements")
    .select(["tier", "ends_at", "origin"])
    .where("user_id", "=", userId)
    .where("starts_at", "<=", now)
    .where((e) => e.or([e("ends_at", "is", null), e("ends_at", ">", now)]))
    .execute();
  const tier = bestTier(held.map((row) => row.tier));
  if (!tier) return { subscribed: false, subscription_tier: null, subscription_end: null };
  const best = held.filter((row) => row.tier === tier);
  const subscription = best.some((row) => row.origin === "subscription")
    ? await subscriptionOf(db, userId)
    : null;
  const ends = best.some((row) => row.ends_at === null)
    ? []
    : best.map((row) => row.ends_at?.toISOString() ?? "");
  // For a subscription the end of the paid period, without the grace that follows it.
  const end = subscription
    ? (subscription.cancelAt ?? subscription.currentPeriodEndsAt)
    : (ends.sort().at(-1) ?? null);
  return { subscribed: true, subscription_tier: tier, subscription_end: end };
}
