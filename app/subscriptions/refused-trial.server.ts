import type { Db } from "#platform/db/db.server.ts";
import { listSubscriptions } from "./billing/subscriptions.queries.server.ts";
import { type Plan, plans } from "./plans.ts";
import { isLive, subscriptionView } from "./subscription.ts";

/**
 * The plan of a trial that was refused because its card had been used for a trial before; null unless the reader's
 * newest subscription is that trial.
 */
export async function refusedTrialOf(db: Db, userId: string): Promise<Plan | null> {
  const all = await listSubscriptions(db, userId);
  const [last] = all;
  if (last?.refusedAs !== "trial" || all.some(isLive)) return null;
  return subscriptionView(last).plan ?? plans[0];
}
