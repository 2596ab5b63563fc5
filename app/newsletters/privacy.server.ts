import type { Db, Tx } from "#platform/db/db.server.ts";

/** What the lists keep of an address, with every consent that was given. */
export const subscriptionsOf = (db: Db, email: string): Promise<unknown[]> =>
  db
    .selectFrom("newsletter_subscriptions")
    .select(["list", "locale", "consent", "requested_at", "confirmed_at", "unsubscribed_at"])
    .where("email", "=", email.toLowerCase())
    .orderBy("list")
    .execute();

/** Every yes and no of an address, as it was given. */
export const consentsOf = (db: Db, email: string): Promise<unknown[]> =>
  db
    .selectFrom("newsletter_consents as c")
    .innerJoin("newsletter_subscriptions as s", "s.id", "c.subscription_id")
    .select(["s.list", "c.act", "c.detail", "c.at"])
    .where("s.email", "=", email.toLowerCase())
    .orderBy("c.id")
    .execute();

/** Takes an address off every list, and its traces with it. */
export const forgetAddress = (tx: Tx, email: string): Promise<unknown> =>
  tx.deleteFrom("newsletter_subscriptions").where("email", "=", email.toLowerCase()).execute();
