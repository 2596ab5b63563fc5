import { sql } from "kysely";
import type { Db } from "../db/db.server.ts";

/** So many in a window of real time, counted in the database, for all processes and over restarts. */
export type Limit = { calls: number; windowMs: number };

/** What is counted under a key, and how often it may be. */
export type Gate = Limit & { key: string };

const nowMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/**
 * Counts one more at each gate, in one statement each: of many at once no more get through than may. The first
 * gate that is closed ends it, so that the wide ones stand first: what they refuse is counted nowhere else, and
 * what is refused writes nothing.
 * @returns the seconds to wait, 0 when this one is welcome
 */
export async function attempt(db: Db, gates: Gate[]): Promise<number> {
  for (const [i, gate] of gates.entries()) {
    if (await count1(db, gate)) continue;
    if (i > 0) await uncountAttempt(db, gates.slice(0, i));
    return secondsLeft(db, gate);
  }
  return 0;
}

/** `last_request` is when the window began. @returns whether there was room */
async function count1(db: Db, { key, calls, windowMs }: Gate): Promise<boolean> {
  const over = sql<boolean>`rate_limits.last_request + ${windowMs} <= ${nowMs}`;
  const counted = await db
    .insertInto("rate_limits")
    .values({ key, count: 1, last_request: nowMs })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          count: sql<number>`case when ${over} then 1 else rate_limits.count + 1 end`,
          last_request: sql<number>`case when ${over} then ${nowMs} else rate_limits.last_request end`,
        })
        .where(sql<boolean>`${over} or rate_limits.count < ${calls}`),
    )
    .returning("count")
    .executeTakeFirst();
  return counted !== undefined;
}

async function secondsLeft(db: Db, { key, windowMs }: Gate): Promise<number> {
  const row = await db
    .selectFrom("rate_limits")
    .select(sql<number>`last_request + ${windowMs} - ${nowMs}`.as("left"))
    .where("key", "=", key)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(Number(row?.left ?? 0) / 1000));
}

/** Takes one attempt back at each gate. A gate without attempts is deleted. */
export async function uncountAttempt(db: Db, gates: { key: string }[]): Promise<void> {
  const keys = gates.map(({ key }) => key);
  await db
    .updateTable("rate_limits")
    .set({ count: sql<number>`count - 1` })
    .where("key", "in", keys)
    .where("count", ">", 0)
    .execute();
  await db.deleteFrom("rate_limits").where("key", "in", keys).where("count", "<=", 0).execute();
}

/** Deletes the count of a key. */
export const clearAttempts = (db: Db, key: string): Promise<unknown> =>
  db.deleteFrom("rate_limits").where("key", "=", key).execute();

/** The longest window is a day. */
export const forgetOldAttempts = (db: Db): Promise<unknown> =>
  db
    .deleteFrom("rate_limits")
    .where(
      "last_request",
      "<",
      sql<number>`(extract(epoch from now() - interval '1 day') * 1000)::bigint`,
    )
    .execute();

/** Deletes all counts of a person. @param names the ends of the keys, for example `email:ana@example.eu` */
export const forgetAttemptsOf = (db: Db, names: string[]): Promise<unknown> =>
  db
    .deleteFrom("rate_limits")
    // With what stands before it: another address may end like this one.
    .where((e) =>
      e.or(
        names.map((name) =>
          e(sql<boolean>`starts_with(reverse(key), reverse(${name}))`, "=", true),
        ),
      ),
    )
    .execute();
