// Readers with a subscription, as the payment provider would report it.

import type { Insertable } from "kysely";
import type { Database } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { dayMs } from "#platform/duration.ts";
import { offerOf, tierOf } from "#subscriptions/plans.ts";
import type { Tier } from "#subscriptions/tier.ts";
import { type SignedIn, signIn } from "./readers.ts";

/**
 * A signed-in reader with a subscription and its access for a week from `now`. Monthly Essential in euros unless `row`
 * says otherwise.
 */
export async function signInSubscriber(
  db: Database,
  now: Date,
  row: Partial<Insertable<Tables["subscriptions"]>> = {},
  o: Parameters<typeof signIn>[2] = {},
): Promise<SignedIn & { number: string }> {
  const reader = await signIn(db, now, o);
  const number = `sub_${reader.id}`;
  const values = {
    id: number,
    user_id: reader.id,
    customer_id: `cus_${reader.id}`,
    status: "active",
    lookup_key: "eunison_essential_month_eur",
    currency: "eur",
    amount: 699,
    started_at: now,
    period_starts_at: now,
    synced_at: now,
    period_ends_at: new Date(now.getTime() + 30 * dayMs),
    ...row,
  };
  await db.insertInto("subscriptions").values(values).execute();
  const plan = offerOf(values.lookup_key)?.plan ?? "essential";
  const tier: Tier = tierOf[plan];
  const ends_at = new Date(now.getTime() + 7 * dayMs);
  await db
    .insertInto("entitlements")
    .values({
      user_id: reader.id,
      origin: "subscription",
      origin_id: number,
      tier,
      plan,
      starts_at: now,
      ends_at,
      created_at: now,
    })
    .execute();
  return { ...reader, number };
}
