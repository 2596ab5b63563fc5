import { sql } from "kysely";
import type { Db } from "./db.server.ts";

const lock = 7240912;

/**
 * Writes one row to the outbox, in the transaction of the change it tells of. Every process hears of it
 * after commit and drops what it cached. `stories` means: lists and the named articles have changed.
 */
export async function announce(
  db: Db,
  topic: "stories" | "media",
  payload: Record<string, unknown> = {},
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lock})`.execute(db);
  await db
    .insertInto("live_events")
    .values({ topic, payload: JSON.stringify(payload) })
    .execute();
}

/** Forgets what every process has long heard of. */
export const forgetEvents = (db: Db, before: Date): Promise<unknown> =>
  db.deleteFrom("live_events").where("at", "<", before).execute();
