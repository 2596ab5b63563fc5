import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";

// Requests to the provider about one reader must not overlap. A transaction must not wait for the provider, so a row is
// leased instead. Its holder renews it while it works, however slow the provider is; when it has crashed, the lease
// expires by the database's clock.

const leaseSeconds = 60;
const renewMs = 20_000;
const waitMs = 10_000;
const retryMs = 100;

type LeaseServices = Pick<CoreServices, "db" | "log">;
export type Lease = {
  token: string;
  /** Renews the lease while `work` runs. */
  keepDuring: <T>(work: () => Promise<T>) => Promise<T>;
  release: () => Promise<void>;
};

/** Runs `work` while it holds the reader's lease, for which it waits up to `waitMs`. */
export async function withLease<T>(
  services: LeaseServices,
  userId: string,
  work: (lease: Lease) => Promise<T>,
): Promise<T | { ok: false; reason: "busy" }> {
  const lease = await takeLease(services, userId);
  if (!lease) return { ok: false, reason: "busy" };
  try {
    return await lease.keepDuring(() => work(lease));
  } finally {
    await lease.release();
  }
}

/** Takes a lease that the caller releases; null where another holder does not release it in time. */
export async function takeLease({ db, log }: LeaseServices, userId: string): Promise<Lease | null> {
  const token = randomUUID();
  const until = performance.now() + waitMs;
  while (!(await tryLease(db, userId, token))) {
    if (performance.now() > until) return null;
    await delay(retryMs);
  }
  return {
    token,
    keepDuring: async (work) => {
      const renewAndLog = async () => {
        try {
          if (await renew(db, userId, token)) return;
          clearInterval(timer);
          log.error({ reader: userId }, "the lease of a reader's billing was lost");
        } catch (error) {
          // One renewal that fails leaves time for the next two.
          log.warn({ err: error, reader: userId }, "a lease could not be renewed");
        }
      };
      let renewal: Promise<void> | null = null;
      const timer = setInterval(() => {
        renewal = renewAndLog();
      }, renewMs);
      try {
        return await work();
      } finally {
        clearInterval(timer);
        // A renewal that is under way would find the lease released, and call it lost.
        await renewal;
      }
    },
    release: async () => {
      await db
        .deleteFrom("billing_leases")
        .where("user_id", "=", userId)
        .where("token", "=", token)
        .execute();
    },
  };
}

const expires_at = sql<Date>`now() + make_interval(secs => ${leaseSeconds})`;

/** @returns false where another holder has taken the lease, or the reader's account is gone */
async function renew(db: Db, userId: string, token: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("billing_leases")
    .set({ expires_at })
    .where("user_id", "=", userId)
    .where("token", "=", token)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function tryLease(db: Db, userId: string, token: string): Promise<boolean> {
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
