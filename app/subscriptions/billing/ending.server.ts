import type { Basics } from "#platform/services.server.ts";
import { isLive, type Kept, withdrawableUntil } from "../subscription.ts";
import { keptById } from "./kept.queries.server.ts";
import { takeLease, withLease } from "./leases.server.ts";
import { isAway, isMissing, type Provider } from "./provider.server.ts";
import { syncWith } from "./sync.server.ts";
import { endAtProvider, unwind } from "./unwind.server.ts";

// How subscriptions end by somebody's will, and how they do not after all.

type None = { ok: false; reason: "none" };
type Busy = { ok: false; reason: "busy" };
const none: None = { ok: false, reason: "none" };

/** See `withdraw`. The wish is stored first: from then on whoever finds it undone does it. */
export async function withdrawFrom(house: Basics, provider: Provider, id: string) {
  const kept = await keptById(house.db, id);
  if (!kept || kept.withdrawnAt || kept.refusedAs) return none;
  return withLease(house.db, kept.userId, async () => {
    const at = house.now();
    if (at >= withdrawableUntil(kept.startedAt)) return { ok: false, reason: "late" } as const;
    if (!(await wish(house, id, at))) return none;
    try {
      await endAtProvider(provider, id);
    } catch (error) {
      // Nothing is half-done: the reader hears that it did not work, and is to try again.
      await unwish(house, id);
      throw error;
    }
    await finish(house, provider, kept);
    const after = await keptById(house.db, id);
    return { ok: true, at, refundedCents: after?.refundedCents ?? 0 } as const;
  });
}

/** What is left of it, unless the provider is away now: then the worker does it. */
async function finish(house: Basics, provider: Provider, kept: Kept): Promise<void> {
  try {
    await unwind(house, provider, kept.id);
    await syncWith(house, provider, kept.customerId);
  } catch (error) {
    if (!isAway(error)) throw error;
    house.log.warn({ subscription: kept.id }, "a withdrawal is to be finished by the worker");
  }
}

async function wish({ db }: Basics, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("subscriptions")
    .set({ withdrawn_at: at, unwind_due: true })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const unwish = ({ db }: Basics, id: string): Promise<unknown> =>
  db
    .updateTable("subscriptions")
    .set({ withdrawn_at: null, unwind_due: false })
    .where("id", "=", id)
    // The worker may have found and done it meanwhile.
    .where("unwind_due", "=", true)
    .execute();

/** See `cancelAtPeriodEnd`. */
export async function planEnd(house: Basics, provider: Provider, id: string) {
  const kept = await keptById(house.db, id);
  if (!kept || !isLive(kept)) return none;
  return withLease(house.db, kept.userId, async () => {
    const told = await provider.subscriptions.retrieve(id);
    if (told.status === "canceled") {
      await syncWith(house, provider, kept.customerId);
      return none;
    }
    if (told.cancel_at === null && !told.cancel_at_period_end) {
      // A planned change of plan is a schedule, under which nothing else may be planned.
      if (told.schedule) await provider.subscriptionSchedules.release(scheduleId(told.schedule));
      await provider.subscriptions.update(id, { cancel_at_period_end: true });
    }
    await syncWith(house, provider, kept.customerId);
    const after = await keptById(house.db, id);
    return { ok: true, endsAt: after?.cancelAt ?? kept.periodEndsAt } as const;
  });
}

const scheduleId = (schedule: string | { id: string }) =>
  typeof schedule === "string" ? schedule : schedule.id;

/** See `resume`. The portal plans an end by `cancel_at` alone (billing.md, rule 6). */
export async function planOn(house: Basics, provider: Provider, id: string) {
  const kept = await keptById(house.db, id);
  if (!kept || !isLive(kept)) return none;
  return withLease(house.db, kept.userId, async () => {
    const told = await provider.subscriptions.retrieve(id);
    const lives = isLive({ status: told.status as Kept["status"] });
    if (lives && told.cancel_at_period_end)
      await provider.subscriptions.update(id, { cancel_at_period_end: false });
    else if (lives && told.cancel_at !== null)
      await provider.subscriptions.update(id, { cancel_at: "" });
    await syncWith(house, provider, kept.customerId);
    return lives ? ({ ok: true } as const) : none;
  });
}

/**
 * See `endForErasure`. Deleting a customer ends what they have and closes what they were about to buy. The lease is
 * kept: it goes with the account, and until then nobody begins anything in its name.
 */
export async function endEverything(
  house: Basics,
  provider: Provider,
  customer: { id: string; user_id: string },
): Promise<{ ok: true } | Busy> {
  const lease = await takeLease(house.db, customer.user_id);
  if (!lease) return { ok: false, reason: "busy" };
  try {
    for await (const { id } of provider.subscriptions.list({ customer: customer.id, limit: 100 }))
      await endAtProvider(provider, id);
    await provider.customers.del(customer.id);
  } catch (error) {
    if (isMissing(error)) return { ok: true };
    await lease.release();
    throw error;
  }
  return { ok: true };
}
