import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";

// Requests to the provider about one reader must not overlap. A transaction must not wait for the provider, so a row is
// leased instead. A lease expires by the database's clock when its holder has crashed.

const leaseSeconds = 60;
const waitMs = 10_000;
const retryMs = 100;

export type Lease = { token: string; release: () => Promise<void> };

/**
 * Runs `work` while it holds the reader's lease, for which it waits up to `waitMs`.
 * @param work has to end within `leaseSeconds`; the provider's client times out long before
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

/** Takes a lease that the caller releases; null where another holder does not release it in time. */
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
