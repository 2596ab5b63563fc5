import { sql } from "kysely";
import type { Db } from "../db/db.server.ts";

/** A number of attempts in a window by the clock of the database, counted there for all processes and across restarts. */
export type Limit = { calls: number; windowMs: number };

/** A limit on what is counted under a key. */
export type AttemptLimit = Limit & { key: string };

const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Counts one attempt at each limit, in one statement each, so that concurrent attempts cannot exceed it. Stops at the
 * first limit that is reached: the wider ones come first, and an attempt that they refuse is not counted at the others.
 * @returns the seconds to wait; 0 when the attempt is allowed
 */
export async function countAttempt(db: Db, limits: AttemptLimit[]): Promise<number> {
  for (const [i, limit] of limits.entries()) {
    if (await countAt(db, limit)) continue;
    if (i > 0) await uncountAttempt(db, limits.slice(0, i));
    return secondsLeft(db, limit);
  }
  return 0;
}

/** When the window of a counter began, in spite of the column's name. */
const windowStartedAt = sql<number>`rate_limits.last_request`;

/** @returns whether there was room */
async function countAt(db: Db, { key, calls, windowMs }: AttemptLimit): Promise<boolean> {
  const hasEnded = sql<boolean>`${windowStartedAt} + ${windowMs} <= ${nowMs}`;
  const counted = await db
    .insertInto("rate_limits")
    .values({ key, count: 1, last_request: nowMs })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          count: sql<number>`case when ${hasEnded} then 1 else rate_limits.count + 1 end`,
          last_request: sql<number>`case when ${hasEnded} then ${nowMs} else ${windowStartedAt} end`,
        })
        .where(sql<boolean>`${hasEnded} or rate_limits.count < ${calls}`),
    )
    .returning("count")
    .executeTakeFirst();
  return counted !== undefined;
}

async function secondsLeft(db: Db, { key, windowMs }: AttemptLimit): Promise<number> {
  const row = await db
    .selectFrom("rate_limits")
    .select(sql<number>`${windowStartedAt} + ${windowMs} - ${nowMs}`.as("remaining_ms"))
    .where("key", "=", key)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(Number(row?.remaining_ms ?? 0) / 1000));
}

/** Takes back what `countAttempt` has counted, and deletes counters that are then at zero. */
export async function uncountAttempt(db: Db, limits: { key: string }[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await db
    .updateTable("rate_limits")
    .set({ count: sql<number>`count - 1` })
    .where("key", "in", keys)
    .where("count", ">", 0)
    .execute();
  await db.deleteFrom("rate_limits").where("key", "in", keys).where("count", "<=", 0).execute();
}

/** Deletes the counter of a key. */
export const clearAttempts = (db: Db, key: string): Promise<unknown> =>
  db.deleteFrom("rate_limits").where("key", "=", key).execute();

/** Deletes counters whose window is over: the longest is a day. */
export const deleteOldAttempts = (db: Db): Promise<unknown> =>
  db
    .deleteFrom("rate_limits")
    .where(
      windowStartedAt,
      "<",
      sql<number>`(extract(epoch from now() - interval '1 day') * 1000)::bigint`,
    )
    .execute();

/** Deletes all counts of a person. @param names the ends of the keys, for example `email:ana@example.eu` */
export const deleteAttemptsOf = (db: Db, names: string[]): Promise<unknown> =>
  db
    .deleteFrom("rate_limits")
    // The names include the separator before the address, because another address may end like this one.
    .where((e) =>
      e.or(
        names.map((name) =>
          e(sql<boolean>`starts_with(reverse(key), reverse(${name}))`, "=", true),
        ),
      ),
    )
    .execute();
