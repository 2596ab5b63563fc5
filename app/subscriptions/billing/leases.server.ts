import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#platform/db.server.ts";

// A transaction must not wait for the provider, so whoever asks it about a reader holds a row for a while. The
// lease ends by itself, in the database's time, when its holder is gone.

const leaseSeconds = 60;
const waitMs = 10_000;
const retryMs = 100;

export type Lease = { token: string; release: () => Promise<void> };

/**
 * Runs `work` while nobody else does anything for this reader; waits for its turn for some seconds.
 * @param work must be done within a minute: the provider's client gives up long before
 */
export async function withLease<T>(
  db: Db,
  userId: string,
  work: (lease: Lease) => Promise<T>,
): Promise<T | { ok: false; reason: "busy" }> {
  const lease = await takeLease(db, userId);
  if (!lease) return { ok: false, reason: "busy" };
  try {
    return await work(lease);
  } finally {
    await lease.release();
  }
}

/** The same for what outlasts a function; null where somebody else holds it for too long. */
export async function takeLease(db: Db, userId: string): Promise<Lease | null> {
  const token = randomUUID();
  const until = performance.now() + waitMs;
  while (!(await tryLease(db, userId, token))) {
    if (performance.now() > until) return null;
    await delay(retryMs);
  }
  return {
    token,
    release: async () => {
      await db
        .deleteFrom("billing_leases")
        .where("user_id", "=", userId)
        .where("token", "=", token)
        .execute();
    },
  };
}

async function tryLease(db: Db, userId: string, token: string): Promise<boolean> {
  const expires_at = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;
  const row = await db
    .insertInto("billing_leases")
    .values({ user_id: userId, token, expires_at })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ token, expires_at })
        .where("billing_leases.expires_at", "<", sql<Date>`now()`),
    )
    .returning("token")
    .executeTakeFirst();
  return row !== undefined;
}
