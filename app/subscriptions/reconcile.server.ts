import type { CoreServices } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { answersOfOutage, type Provider, withProvider } from "./billing/provider.server.ts";
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

/** Synchronises every customer, and finishes open refunds. Customers that fail are skipped and listed. */
export const reconcile = (
  services: CoreServices,
): Promise<({ ok: true } & Reconciliation) | { ok: false; reason: "unavailable" }> =>
  withProvider(services, async (provider) => {
    const result: Reconciliation = { checked: 0, corrected: 0, failed: [], refundsDue: [] };
    for (let after = ""; ; ) {
      const customers = await services.db
        .selectFrom("customers")
        .select(["id", "user_id"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch)
        .execute();
      for (const { id, user_id } of customers)
        await reconcileCustomer(services, provider, { id, user_id }, result);
      const last = customers.at(-1);
      if (!last || customers.length < batch) break;
      after = last.id;
    }
    const due = await dueRefunds(services);
    return { ok: true, ...result, refundsDue: due.map(({ id }) => id) };
  });

async function reconcileCustomer(
  services: CoreServices,
  provider: Provider,
  { id, user_id }: { id: string; user_id: string },
  result: Reconciliation,
): Promise<void> {
  const before = await stateText(services, user_id);
  try {
    await syncSubscriptions(services, provider, id);
  } catch (error) {
    services.log.error({ err: error, customer: id }, "a customer could not be reconciled");
    result.failed.push(id);
    return;
  }
  result.checked += 1;
  if ((await stateText(services, user_id)) !== before) result.corrected += 1;
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

/** Reconciles once a day, from `nightHour` on. The worker calls it every few minutes. */
export async function reconcileNightly(services: CoreServices): Promise<void> {
  const { db, config, now, log } = services;
  const at = now();
  const day = at.toISOString().slice(0, 10);
  if (!config.stripe || at.getUTCHours() < nightHour) return;
  if ((await readSetting(db, settingKey)) === day) return;
  const result = await reconcile(services);
  if (!result.ok) return;
  await writeSetting(db, settingKey, day, at);
  log.info({ ...result }, "subscriptions are reconciled");
}

/**
 * Cancels and refunds what was stored as due but could not be done at the time. Customers that fail are logged, and
 * tried again at the next call. After two that find the provider unavailable all wait: one alone may be its trouble with
 * one customer.
 */
export async function finishDueRefunds(services: CoreServices): Promise<void> {
  const customers = new Set((await dueRefunds(services)).map((row) => row.customer_id));
  let unavailableInARow = 0;
  for (const customer_id of customers) {
    try {
      const result = await syncCustomer(services, customer_id);
      unavailableInARow = result.ok ? 0 : unavailableInARow + 1;
      if (unavailableInARow === answersOfOutage) return;
    } catch (error) {
      services.log.error({ err: error, customer: customer_id }, "a refund could not be finished");
    }
  }
}

const dueRefunds = ({ db }: CoreServices) =>
  db
    .selectFrom("subscriptions")
    .select(["id", "customer_id"])
    .where("unwind_due", "=", true)
    .orderBy("customer_id")
    .orderBy("id")
    .execute();
