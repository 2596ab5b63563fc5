import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

/** So many in a window of real time, counted in the database, for all processes and over restarts. */
export type Limit = { calls: number; windowMs: number };

export const wrongPasswords: Limit = { calls: 10, windowMs: 15 * 60_000 };
export const mailsToAddress: Limit = { calls: 5, windowMs: 60 * 60_000 };
export const requestsOfNetwork: Limit = { calls: 100, windowMs: 60 * 60_000 };

const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Counts one more of each key, in one statement each: of many at once no more get through than may.
 * @returns the seconds to wait, 0 when this one is welcome
 */
export async function attempt(db: Db, keys: string[], limit: Limit): Promise<number> {
  let wait = 0;
  for (const key of keys) {
    const { count, left } = await count1(db, key, limit.windowMs);
    if (count > limit.calls) wait = Math.max(wait, Math.ceil(left / 1000), 1);
  }
  return wait;
}

/** `last_request` is when the window began. */
async function count1(db: Db, key: string, windowMs: number) {
  const over = sql<boolean>`rate_limits.last_request + ${windowMs} <= ${nowMs}`;
  return db
    .insertInto("rate_limits")
    .values({ key, count: 1, last_request: nowMs })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        count: sql<number>`case when ${over} then 1 else rate_limits.count + 1 end`,
        last_request: sql<number>`case when ${over} then ${nowMs} else rate_limits.last_request end`,
      }),
    )
    .returning(["count", sql<number>`last_request + ${windowMs} - ${nowMs}`.as("left")])
    .executeTakeFirstOrThrow();
}

/** The attempt was none: what was counted for it is taken back. */
export const takeBack = (db: Db, keys: string[]): Promise<unknown> =>
  db
    .updateTable("rate_limits")
    .set({ count: sql<number>`count - 1` })
    .where("key", "in", keys)
    .where("count", ">", 0)
    .execute();

/** What has been counted for a key is over. */
export const forgive = (db: Db, key: string): Promise<unknown> =>
  db.deleteFrom("rate_limits").where("key", "=", key).execute();
