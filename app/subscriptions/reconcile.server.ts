import type { Basics } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { type Provider, withProvider } from "./billing/provider.server.ts";
import { syncSubscriptions } from "./billing/sync.server.ts";

// What webhooks may have missed: every customer is read anew, each night and whenever somebody asks for it.

export type Reconciliation = {
  checked: number;
  /** How many were not as the provider has them. */
  corrected: number;
  failed: string[];
};

const batch = 200;

/** Reads every customer anew, and finishes whatever was to be ended or refunded. Failures are named and passed over. */
export const reconcile = (
  services: Basics,
): Promise<({ ok: true } & Reconciliation) | { ok: false; reason: "unavailable" }> =>
  withProvider(services, async (provider) => {
    const done: Reconciliation = { checked: 0, corrected: 0, failed: [] };
    for (let after = ""; ; ) {
      const customers = await services.db
        .selectFrom("customers")
        .select(["id", "user_id"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch)
        .execute();
      for (const { id, user_id } of customers)
        await reconcileCustomer(services, provider, { id, user_id }, done);
      const last = customers.at(-1);
      if (!last || customers.length < batch) return { ok: true, ...done };
      after = last.id;
    }
  });

async function reconcileCustomer(
  services: Basics,
  provider: Provider,
  { id, user_id }: { id: string; user_id: string },
  done: Reconciliation,
): Promise<void> {
  const before = await stateText(services, user_id);
  try {
    await syncSubscriptions(services, provider, id);
  } catch (error) {
    services.log.error({ err: error, customer: id }, "a customer could not be reconciled");
    done.failed.push(id);
    return;
  }
  done.checked += 1;
  if ((await stateText(services, user_id)) !== before) done.corrected += 1;
}

/** Rows and access of a reader as one text, to be compared. */
async function stateText({ db }: Basics, userId: string): Promise<string> {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  const doors = await db
    .selectFrom("entitlements")
    .select(["origin_id", "tier", "ends_at"])
    .where("user_id", "=", userId)
    .where("origin", "=", "subscription")
    .orderBy("origin_id")
    .execute();
  return JSON.stringify([rows.map(({ synced_at: _, ...row }) => row), doors]);
}

const key = "billing-reconciled";
/** In UTC: when fewest people read. */
const nightHour = 3;

/** The nightly turn: once a day from three o'clock on. The worker asks for it every few minutes. */
export async function reconcileNightly(services: Basics): Promise<void> {
  const { db, config, now, log } = services;
  const at = now();
  const day = at.toISOString().slice(0, 10);
  if (!config.stripe || at.getUTCHours() < nightHour) return;
  if ((await readSetting(db, key)) === day) return;
  const done = await reconcile(services);
  if (!done.ok) return;
  await writeSetting(db, key, day, at);
  log.info({ ...done }, "subscriptions are reconciled");
}

/** Does what is stored as to be ended and refunded, for whoever could not at the time. */
export async function finishRefunds(services: Basics): Promise<void> {
  const due = await services.db
    .selectFrom("subscriptions")
    .select("customer_id")
    .distinct()
    .where("unwind_due", "=", true)
    .execute();
  if (due.length === 0) return;
  await withProvider(services, async (provider) => {
    for (const { customer_id } of due) await syncSubscriptions(services, provider, customer_id);
    return { ok: true };
  });
}
