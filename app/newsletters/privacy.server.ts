import type { Db, Tx } from "#platform/db/db.server.ts";

/** The subscriptions of an address, for a copy of its owner's data. */
export const subscriptionsOf = (db: Db, email: string): Promise<unknown[]> =>
  db
    .selectFrom("newsletter_subscriptions")
    .select(["list", "locale", "consent", "requested_at", "confirmed_at", "unsubscribed_at"])
    .where("email", "=", email.toLowerCase())
    .orderBy("list")
    .execute();

/** Every consent of an address, given or withdrawn, for a copy of its owner's data. */
export const consentsOf = (db: Db, email: string): Promise<unknown[]> =>
  db
    .selectFrom("newsletter_consents as c")
    .innerJoin("newsletter_subscriptions as s", "s.id", "c.subscription_id")
    .select(["s.list", "c.act", "c.detail", "c.at"])
    .where("s.email", "=", email.toLowerCase())
    .orderBy("c.id")
    .execute();

/** Deletes all subscriptions of an address, with their consents. */
export const deleteSubscriptionsOf = (tx: Tx, email: string): Promise<unknown> =>
  tx.deleteFrom("newsletter_subscriptions").where("email", "=", email.toLowerCase()).execute();
