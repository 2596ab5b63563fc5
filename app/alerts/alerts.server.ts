import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { AlertKind, AlertText } from "./alert.ts";

export type QueuedAlert = {
  /** The reader's id. */
  reader: string;
  kind: AlertKind;
  /** What it is about, like `reply:831`: each reader gets one alert for a key. */
  key: string;
  text: AlertText;
  happenedAt: Date;
};

/** The states of an alert, as the table stores them. `heldForMail`: until the mail at the end of the quiet hours. */
export const alertStates = {
  waiting: "waiting",
  heldForMail: "night",
  sent: "sent",
  sentInMail: "gathered",
  dropped: "dropped",
} as const;

/** The states of alerts that have not gone out yet. */
export const unsentStates: string[] = [alertStates.waiting, alertStates.heldForMail];

/**
 * Queues alerts in the transaction of what causes them; the worker sends or drops them, by the rules and choices of each
 * reader (`decision.ts`). Readers who have turned the kind off, or chosen nothing, are left out.
 * @returns how many are new
 */
export async function queueAlerts(
  db: Db,
  alerts: readonly QueuedAlert[],
  now: Date,
): Promise<number> {
  if (alerts.length === 0) return 0;
  const queued = await db
    .insertInto("alerts")
    .columns(["user_id", "key", "kind", "said", "happened_at", "queued_at", "due_at"])
    .expression(
      sql`select r.reader::uuid, r.key, r.kind, r.said, r.happened_at, ${now}::timestamptz, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(alerts.map(rowOf))}::jsonb)
          as r (reader text, key text, kind text, said jsonb, happened_at timestamptz)
        join alert_settings a on a.user_id = r.reader::uuid
        where coalesce(a.kinds -> r.kind ->> 'way', 'off') <> 'off'` as never,
    )
    .onConflict((c) => c.columns(["user_id", "key"]).doNothing())
    .returning("id")
    .execute();
  return queued.length;
}

/** A key as the table has it. */
export const storedKey = (key: string): string => key.slice(0, 200);

const rowOf = ({ reader, kind, key, text, happenedAt }: QueuedAlert) => ({
  reader,
  key: storedKey(key),
  kind,
  said: text,
  happened_at: happenedAt.toISOString(),
});

/** The alerts of a kind that have not gone out yet. */
export const unsentAlerts = (
  db: Db,
  kind: AlertKind,
): Promise<{ id: string; reader: string; key: string }[]> =>
  db
    .selectFrom("alerts")
    .select(["id", "user_id as reader", "key"])
    .where("kind", "=", kind)
    .where("state", "in", unsentStates)
    .execute();

/** Deletes alerts that have not gone out yet, because what they are about is gone, or their readers do not want it. */
export async function withdrawAlerts(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom("alerts").where("id", "in", ids).where("state", "in", unsentStates).execute();
}

const retentionDays = 30;

/** The hourly job: deletes alerts that are older than 30 days, sent or not. */
export async function deleteOldAlerts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * dayMs);
  await db.deleteFrom("alerts").where("queued_at", "<", before).execute();
}
