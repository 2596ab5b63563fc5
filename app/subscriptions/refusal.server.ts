import type { Db } from "#platform/db.server.ts";
import { listSubscriptions } from "./billing/subscriptions.queries.server.ts";
import { type Plan, plans } from "./plans.ts";
import { isLive, subscriptionView } from "./subscription.ts";

/**
 * The plan whose trial was refused to a reader, because the card had begun one before (billing.md, rule 8); null
 * where that is not what happened last.
 */
export async function refusedTrialOf(db: Db, userId: string): Promise<Plan | null> {
  const all = await listSubscriptions(db, userId);
  const [last] = all;
  if (last?.refusedAs !== "trial" || all.some(isLive)) return null;
  return subscriptionView(last).plan ?? plans[0];
}
