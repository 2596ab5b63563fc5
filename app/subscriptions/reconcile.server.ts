import type { Basics } from "#platform/services.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";
import { type Provider, withProvider } from "./billing/provider.server.ts";
import { syncWith } from "./billing/sync.server.ts";

// What webhooks may have missed: every customer is read anew, each night and whenever somebody asks for it.

export type Reconciled = {
  checked: number;
  /** How many were not as the provider has them. */
  mended: number;
  failed: string[];
};

const batch = 200;

/** Reads every customer anew, and finishes whatever was to be ended or refunded. Failures are named and passed over. */
export const reconcile = (
  house: Basics,
): Promise<({ ok: true } & Reconciled) | { ok: false; reason: "unavailable" }> =>
  withProvider(house, async (provider) => {
    const done: Reconciled = { checked: 0, mended: 0, failed: [] };
    for (let after = ""; ; ) {
      const customers = await house.db
        .selectFrom("customers")
        .select(["id", "user_id"])
        .where("id", ">", after)
        .orderBy("id")
        .limit(batch)
        .execute();
      for (const { id, user_id } of customers) await mend(house, provider, { id, user_id }, done);
      const last = customers.at(-1);
      if (!last || customers.length < batch) return { ok: true, ...done };
      after = last.id;
    }
  });

async function mend(
  house: Basics,
  provider: Provider,
  { id, user_id }: { id: string; user_id: string },
  done: Reconciled,
): Promise<void> {
  const before = await stateOf(house, user_id);
  try {
    await syncWith(house, provider, id);
  } catch (error) {
    house.log.error({ err: error, customer: id }, "a customer could not be reconciled");
    done.failed.push(id);
    return;
  }
  done.checked += 1;
  if ((await stateOf(house, user_id)) !== before) done.mended += 1;
}

/** Rows and access of a reader as one text, to be compared. */
async function stateOf({ db }: Basics, userId: string): Promise<string> {
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
export async function reconcileNightly(house: Basics): Promise<void> {
  const { db, config, now, log } = house;
  const at = now();
  const day = at.toISOString().slice(0, 10);
  if (!config.stripe || at.getUTCHours() < nightHour) return;
  if ((await readSetting(db, key)) === day) return;
  const done = await reconcile(house);
  if (!done.ok) return;
  await writeSetting(db, key, day, at);
  log.info({ ...done }, "subscriptions are reconciled");
}

/** Does what is stored as to be ended and refunded, for whoever could not at the time. */
export async function finishUnwinding(house: Basics): Promise<void> {
  const due = await house.db
    .selectFrom("subscriptions")
    .select("customer_id")
    .distinct()
    .where("unwind_due", "=", true)
    .execute();
  if (due.length === 0) return;
  await withProvider(house, async (provider) => {
    for (const { customer_id } of due) await syncWith(house, provider, customer_id);
    return { ok: true };
  });
}
