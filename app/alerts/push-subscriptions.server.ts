// The browsers that take alerts (table `push_subscriptions`). A subscription belongs to a session and is deleted with it:
// after signing out, ending the session on the account page, a new password, its expiry, or an erasure.

import { sql } from "kysely";
import { type Device, deviceOf } from "#accounts/device.ts";
import type { Reader } from "#accounts/reader.ts";
import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import { isPushTarget, type PushTarget } from "#platform/push/push.server.ts";

/** A browser of the reader's that takes alerts. */
export type AlertBrowser = {
  id: string;
  /** Whether it has the session of the request. */
  current: boolean;
  device: Device;
  since: string;
  /** Whether its push service refused the last messages. */
  failing: boolean;
  /** The last test: when it was sent, or why it was not, and after how many seconds it arrived. Null: there was none. */
  test: { at: string; problem: string | null; seconds: number | null } | null;
};

/** A further one ends the oldest. */
const maxBrowsers = 10;
/** After so many failures over so many days the push service has forgotten the browser. */
const failuresInARow = 8;
const failingDays = 3;

export type SubscribeResult = { ok: true; id: string } | { ok: false; reason: "address" | "taken" };

/**
 * Stores the subscription of a reader's browser, or its new session. A subscription of another account changes its owner
 * only if the keys match, which only the browser and we know; an endpoint alone can be guessed or seen.
 * @param o.serverKey our public key that it was made with
 * @param o.allowPrivate tests only
 */
export function storeSubscription(
  db: Database,
  reader: Pick<Reader, "id" | "sessionId">,
  target: PushTarget,
  o: { serverKey: string; userAgent: string | null; allowPrivate?: boolean },
  now: Date,
): Promise<SubscribeResult> {
  const { endpoint, p256dh, auth } = target;
  if (!isPushTarget(target, o.allowPrivate))
    return Promise.resolve({ ok: false, reason: "address" });
  return transaction(db, async (tx) => {
    const known = await tx
      .selectFrom("push_subscriptions")
      .select(["user_id", "p256dh", "auth"])
      .where("endpoint", "=", endpoint)
      .forUpdate()
      .executeTakeFirst();
    const proven = known?.p256dh === p256dh && known.auth === auth;
    if (known && known.user_id !== reader.id && !proven) return { ok: false, reason: "taken" };
    // Alerts that are queued for the previous account must not appear to the new one.
    if (known && known.user_id !== reader.id)
      await tx.deleteFrom("push_subscriptions").where("endpoint", "=", endpoint).execute();
    const values = {
      session_id: reader.sessionId,
      p256dh,
      auth,
      server_key: o.serverKey,
      user_agent: o.userAgent?.slice(0, 300) ?? null,
    };
    const stored = await tx
      .insertInto("push_subscriptions")
      .values({ user_id: reader.id, endpoint, created_at: now, ...values })
      .onConflict((c) =>
        c
          .column("endpoint")
          .doUpdateSet({ ...values, failures: 0, failing_since: null })
          .where("push_subscriptions.user_id", "=", reader.id),
      )
      .returning("id")
      .executeTakeFirst();
    // Another account has stored the same endpoint meanwhile.
    if (!stored) return { ok: false, reason: "taken" };
    await endOthers(tx, reader, stored.id);
    return { ok: true, id: stored.id };
  });
}

/** Ends older subscriptions of the same browser, and those beyond the limit of browsers. */
const endOthers = (db: Db, reader: Pick<Reader, "id" | "sessionId">, current: string) =>
  sql`
    delete from push_subscriptions where id <> ${current} and (session_id = ${reader.sessionId} or id in (
      select id from push_subscriptions where user_id = ${reader.id} and id <> ${current}
      order by created_at desc, id offset ${maxBrowsers - 1}))`.execute(db);

/** The condition that a row is a reader's subscription, with the keys that prove it. */
const isOf = (readerId: string, { endpoint, p256dh, auth }: PushTarget) =>
  sql<boolean>`user_id = ${readerId} and endpoint = ${endpoint} and p256dh = ${p256dh} and auth = ${auth}`;

/** Ends a subscription whose keys match. @returns whether the reader had it */
export async function endSubscription(
  db: Db,
  readerId: string,
  target: PushTarget,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("push_subscriptions")
    .where(isOf(readerId, target))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whether a reader's account has a subscription. */
export async function hasSubscription(
  db: Db,
  readerId: string,
  target: PushTarget,
): Promise<boolean> {
  const row = await db
    .selectFrom("push_subscriptions")
    .select("id")
    .where(isOf(readerId, target))
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends one of the reader's subscriptions by its id, from the list on the page. */
export async function removeBrowser(db: Db, readerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("push_subscriptions")
    .where("user_id", "=", readerId)
    .where(sql<string>`id::text`, "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The browsers that take the reader's alerts; that of the request first. */
export async function alertBrowsersOf(
  db: Db,
  reader: Pick<Reader, "id" | "sessionId">,
): Promise<AlertBrowser[]> {
  const rows = await db
    .selectFrom("push_subscriptions")
    .select(["id", "session_id", "user_agent", "created_at", "failures"])
    .select(["tested_at", "test_problem", "test_arrived_at"])
    .where("user_id", "=", reader.id)
    .orderBy("created_at")
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      current: row.session_id === reader.sessionId,
      device: deviceOf(row.user_agent ?? ""),
      since: row.created_at.toISOString(),
      failing: row.failures > 0,
      test: row.tested_at && {
        at: row.tested_at.toISOString(),
        problem: row.test_problem,
        seconds:
          row.test_arrived_at &&
          Math.max(
            1,
            Math.round((row.test_arrived_at.getTime() - row.tested_at.getTime()) / 1_000),
          ),
      },
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Records that a browser's push service took a message. */
export const recordSuccess = (db: Db, id: string, now: Date): Promise<unknown> =>
  db
    .updateTable("push_subscriptions")
    .set({ succeeded_at: now, failures: 0, failing_since: null })
    .where("id", "=", id)
    .execute();

/**
 * Records that a browser's push service refused a message. A subscription that keeps failing for days ends.
 * @returns whether it ended
 */
export async function recordFailure(db: Db, id: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - failingDays * dayMs);
  await db
    .updateTable("push_subscriptions")
    .set({
      failures: sql<number>`failures + 1`,
      failing_since: sql<Date>`coalesce(failing_since, ${now}::timestamptz)`,
    })
    .where("id", "=", id)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom("push_subscriptions")
    .where("id", "=", id)
    .where("failures", ">=", failuresInARow)
    .where("failing_since", "<=", since)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends a subscription whose browser or service has ended it. */
export const deleteSubscription = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom("push_subscriptions").where("id", "=", id).execute();
