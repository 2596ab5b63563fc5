import { sql } from "kysely";
import { audit } from "#platform/audit.server.ts";
import { type Db, transaction } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { noRefundDue } from "./billing/cancel-and-refund.server.ts";
import {
  answersOfOutage,
  isUnavailable,
  type Provider,
  withProvider,
} from "./billing/provider.server.ts";
import { lockSubscription } from "./billing/subscriptions.queries.server.ts";
import { syncSubscriptions } from "./billing/sync.server.ts";
import { syncCustomer } from "./subscriptions.server.ts";

// Reads every customer from the provider, each night and on command, in case webhooks were lost.

export type Reconciliation = {
  checked: number;
  /** How many differed from the provider's state. */
  corrected: number;
  failed: string[];
  /** The subscriptions that are still to be cancelled and refunded. */
  refundsDue: string[];
};

const batch = 200;

/**
 * Synchronises every customer, and finishes open refunds. Customers that fail are skipped and listed; it stops where
 * several in a row find the provider unavailable.
 */
export const reconcile = (
  services: CoreServices,
): Promise<({ ok: true } & Reconciliation) | { ok: false; reason: "unavailable" }> =>
  withProvider(services, async (provider) => {
    const result: Reconciliation = { checked: 0, corrected: 0, failed: [], refundsDue: [] };
    let unavailableInARow = 0;
    for (let after = ""; ; ) {
      const customers = await services.db
        .selectFrom("customers")
        .select(["id", "user_id"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch)
        .execute();
      for (const customer of customers) {
        const error = await reconcileCustomer(services, provider, customer, result);
        unavailableInARow = isUnavailable(error) ? unavailableInARow + 1 : 0;
        if (unavailableInARow === answersOfOutage) throw error;
      }
      const last = customers.at(-1);
      if (!last || customers.length < batch) break;
      after = last.id;
    }
    const due = await listDueRefunds(services.db);
    return { ok: true, ...result, refundsDue: due.map(({ id }) => id) };
  });

/** @returns why it failed; null where it did not */
async function reconcileCustomer(
  services: CoreServices,
  provider: Provider,
  { id, user_id }: { id: string; user_id: string },
  result: Reconciliation,
): Promise<unknown> {
  const before = await stateText(services, user_id);
  try {
    await syncSubscriptions(services, provider, id);
  } catch (error) {
    const level = isUnavailable(error) ? "warn" : "error";
    services.log[level]({ err: error, customer: id }, "a customer could not be reconciled");
    result.failed.push(id);
    return error;
  }
  result.checked += 1;
  if ((await stateText(services, user_id)) !== before) result.corrected += 1;
  return null;
}

/** Rows and access of a reader as a text that can be compared. */
async function stateText({ db }: CoreServices, userId: string): Promise<string> {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const entitlements = await db
    .selectFrom("entitlements")
    .select(["origin_id", "tier", "ends_at"])
    .where("user_id", "=", userId)
    .where("origin", "=", "subscription")
    .orderBy("origin_id")
    .execute();
  return JSON.stringify([rows.map(({ synced_at: _, ...row }) => row), entitlements]);
}

const settingKey = "billing-reconciled";
/** In UTC, when there are few readers. */
const nightHour = 3;

/** Reconciles once a day, from `nightHour` on; again where all failed. The worker calls it every few minutes. */
export async function reconcileNightly(services: CoreServices): Promise<void> {
  const { db, config, now, log } = services;
  const at = now();
  const day = at.toISOString().slice(0, 10);
  if (!config.stripe || at.getUTCHours() < nightHour) return;
  if ((await readSetting(db, settingKey)) === day) return;
  const result = await reconcile(services);
  if (!result.ok || (result.checked === 0 && result.failed.length > 0)) return;
  await writeSetting(db, settingKey, day, at);
  log.info({ ...result }, "subscriptions are reconciled");
}

/**
 * Cancels and refunds what was stored as due but could not be done at the time. What stays due is tried again after a
 * growing pause; `reconcile` and a reading of the customer for another reason do not wait for it. After two customers
 * that find the provider unavailable all wait: one alone may be its trouble with one customer.
 */
export async function finishDueRefunds(services: CoreServices): Promise<void> {
  const { db, log } = services;
  const rows = await db
    .selectFrom("subscriptions")
    .select("customer_id")
    .distinct()
    .where(isDue)
    .orderBy("customer_id")
    .execute();
  let unavailableInARow = 0;
  for (const { customer_id } of rows) {
    try {
      const result = await syncCustomer(services, customer_id);
      unavailableInARow = result.ok ? 0 : unavailableInARow + 1;
      if (unavailableInARow === answersOfOutage) return;
      if (!result.ok) continue;
    } catch (error) {
      log.error({ err: error, customer: customer_id }, "a refund could not be finished");
    }
    await postponeRefunds(db, customer_id);
  }
}

/** Whether a refund is to be tried now. */
const isDue = sql<boolean>`unwind_due and coalesce(unwind_next_attempt_at <= now(), true)`;

/** Seconds until the next attempt after the first of the worker, the second, …; from then on the last. */
const retrySeconds = [60, 300, 1_800, 7_200, 43_200];

/** Lets those refunds of a customer wait that have just been tried and are still due. */
const postponeRefunds = (db: Db, customerId: string): Promise<unknown> =>
  db
    .updateTable("subscriptions")
    .set({
      unwind_attempts: sql<number>`unwind_attempts + 1`,
      unwind_next_attempt_at: sql<Date>`now() + make_interval(secs =>
        (${retrySeconds}::int[])[least(unwind_attempts + 1, ${retrySeconds.length})])`,
    })
    .where("customer_id", "=", customerId)
    .where(isDue)
    .execute();

/**
 * The subscriptions that are still to be cancelled and refunded, those tried most often first. `attempts`: how often the
 * worker has tried in vain;  `nextAttemptAt`: null for at once
 */
export const listDueRefunds = (db: Db) =>
  db
    .selectFrom("subscriptions as s")
    .innerJoin("users as u", "u.id", "s.user_id")
    .select([
      "s.id",
      "u.email",
      "s.unwind_attempts as attempts",
      "s.unwind_next_attempt_at as nextAttemptAt",
    ])
    .where("s.unwind_due", "=", true)
    .orderBy("s.unwind_attempts", "desc")
    .orderBy("s.id")
    .execute();

/**
 * Takes a refund off the list that a person has settled, because the provider can never make it.
 * @param act who settled it, when, and how, for the audit
 * @returns "none" where none is due; "live" where the provider has not ended the subscription, which may cost more
 */
export async function settleRefund(
  db: Db,
  id: string,
  act: { actor: string; now: Date; how: string },
): Promise<"settled" | "none" | "live"> {
  return transaction(db, async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (!subscription?.refundDue) return "none";
    if (!subscription.endedAt) return "live";
    await tx.updateTable("subscriptions").set(noRefundDue).where("id", "=", id).execute();
    await audit(tx, {
      at: act.now,
      actor: act.actor,
      action: "refund.settle",
      subject: `user:${subscription.userId}`,
      detail: { subscription: id, how: act.how },
    });
    return "settled";
  });
}
