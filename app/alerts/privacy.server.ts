import type { Db } from "#platform/db/db.server.ts";

/**
 * What the alerts room stores about a reader, by table, without the keys and tokens by which a browser could be written to.
 * All of it goes with the account.
 */
export async function exportAlerts(db: Db, readerId: string): Promise<object> {
  return {
    alert_settings: await db
      .selectFrom("alert_settings")
      .select(["kinds", "quiet_from", "quiet_until", "mail_after_quiet", "a_day", "updated_at"])
      .where("user_id", "=", readerId)
      .execute(),
    push_subscriptions: await db
      .selectFrom("push_subscriptions")
      .select(["endpoint", "user_agent", "created_at", "succeeded_at", "failures", "tested_at"])
      .where("user_id", "=", readerId)
      .orderBy("created_at")
      .execute(),
    alerts: await db
      .selectFrom("alerts")
      .select(["kind", "said", "happened_at", "queued_at", "state", "way", "sent_at"])
      .where("user_id", "=", readerId)
      .orderBy("queued_at")
      .execute(),
  };
}
