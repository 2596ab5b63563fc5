import type Stripe from "stripe";
import { type Db, transaction } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { offerOf } from "../plans.ts";
import { isLive, type SubscriptionRecord, withdrawableUntil } from "../subscription.ts";
import { cancelAtProvider, hasRenewedSince } from "./cancel-and-refund.server.ts";
import { queueChangeLetters } from "./change-letters.mail.server.ts";
import { takeLease, withLease } from "./leases.server.ts";
import { priceIdOf } from "./prices.server.ts";
import { isNotFound, isUnavailable, type Provider } from "./provider.server.ts";
import {
  clearCancelRequest,
  clearSetAside,
  getSubscription,
  listSubscriptions,
  setAside,
} from "./subscriptions.queries.server.ts";
import { syncSubscriptions } from "./sync.server.ts";

// Withdrawal, cancellation at the end of the period, and resuming.

type None = { ok: false; reason: "none" };
type Busy = { ok: false; reason: "busy" };
const none: None = { ok: false, reason: "none" };

/**
 * See `withdraw`. Stored first, so that the worker finishes it where this process does not: the declaration alone ends
 * the contract, and where the provider's answer is lost it may have ended there as well.
 */
export async function withdrawFrom(services: CoreServices, provider: Provider, id: string) {
  const record = await getSubscription(services.db, id);
  if (!record || record.withdrawnAt || record.refusedAs) return none;
  return withLease(services, record.userId, async () => {
    const at = services.now();
    if (at >= withdrawableUntil(record.startedAt)) return { ok: false, reason: "late" } as const;
    if (!(await storeWithdrawal(services, id, at))) return none;
    await finishEnding(services, provider, record);
    const after = await getSubscription(services.db, id);
    return { ok: true, at, refundedCents: after?.refundedCents ?? 0 } as const;
  });
}

/** Cancels, and refunds as a sync does for all that is due. Where that fails the worker does it later. */
async function finishEnding(
  services: CoreServices,
  provider: Provider,
  record: SubscriptionRecord,
): Promise<void> {
  try {
    await cancelAtProvider(provider, record.id);
    await syncSubscriptions(services, provider, record.customerId);
  } catch (error) {
    const level = isUnavailable(error) ? "warn" : "error";
    services.log[level](
      { err: error, subscription: record.id },
      "the end of a subscription is to be finished by the worker",
    );
  }
}

async function storeWithdrawal({ db }: CoreServices, id: string, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("subscriptions")
    .set({ withdrawn_at: at, unwind_due: true, unwind_since: null })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** See `cancelAtPeriodEnd`. */
export async function scheduleCancellation(services: CoreServices, provider: Provider, id: string) {
  const record = await getSubscription(services.db, id);
  if (!record || !isLive(record)) return none;
  return withLease(services, record.userId, async () => {
    const current = await provider.subscriptions.retrieve(id);
    if (current.status === "canceled") {
      await syncSubscriptions(services, provider, record.customerId);
      return none;
    }
    const changes = current.cancel_at === null && !current.cancel_at_period_end;
    const declaredAt = record.cancelRequestedAt;
    if (changes && declaredAt && (await hasRenewedSince(provider, id, declaredAt))) {
      await endSince(services, provider, record, declaredAt);
      return { ok: true, endsAt: services.now(), changed: true } as const;
    }
    if (changes) {
      // Resumed in the portal, and not read yet: the letter about that comes before the one about this cancellation.
      if (record.cancelAt) await syncSubscriptions(services, provider, record.customerId);
      // A scheduled change of plan must go first: the provider refuses both at once. It is stored, for `undoCancellation`.
      if (current.schedule) {
        await syncSubscriptions(services, provider, record.customerId);
        const planned = await getSubscription(services.db, id);
        await setAside(services.db, id, planned?.nextKey ?? null);
        await provider.subscriptionSchedules.release(idOf(current.schedule));
      }
      await provider.subscriptions.update(id, { cancel_at_period_end: true });
    }
    await syncSubscriptions(services, provider, record.customerId);
    const after = await getSubscription(services.db, id);
    return { ok: true, endsAt: after?.cancelAt ?? record.periodEndsAt, changed: changes } as const;
  });
}

/** Ends a subscription now, which should not have renewed since its cancellation was declared. */
async function endSince(
  services: CoreServices,
  provider: Provider,
  record: SubscriptionRecord,
  declaredAt: Date,
): Promise<void> {
  await services.db
    .updateTable("subscriptions")
    .set({ unwind_due: true, unwind_since: declaredAt })
    .where("id", "=", record.id)
    .execute();
  await finishEnding(services, provider, record);
}

const idOf = (object: string | { id: string }) => (typeof object === "string" ? object : object.id);

/**
 * See `resume`. The portal sets `cancel_at` only, without the flag. A change of plan that the cancellation has set aside
 * is scheduled again; where that fails, the subscription is resumed all the same, and the letter says what is missing.
 */
export async function undoCancellation(services: CoreServices, provider: Provider, id: string) {
  const record = await getSubscription(services.db, id);
  if (!record || !isLive(record)) return none;
  return withLease(services, record.userId, async () => {
    const current = await provider.subscriptions.retrieve(id);
    const live = isLive({ status: current.status as SubscriptionRecord["status"] });
    const cancelled = current.cancel_at_period_end || current.cancel_at !== null;
    if (live && cancelled) {
      // One more that still waits for the provider is taken back too.
      await clearCancelRequest(services.db, id);
      const key = (await getSubscription(services.db, id))?.setAsideKey ?? null;
      // What is still set aside when the subscription is found resumed counts as lost.
      if (key) await setAside(services.db, id, null);
      try {
        await provider.subscriptions.update(
          id,
          current.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: "" },
        );
      } catch (error) {
        if (key) await setAside(services.db, id, key);
        throw error;
      }
      if (key && !(await scheduleAgain(services, provider, { id, key })))
        await setAside(services.db, id, key);
    }
    await syncSubscriptions(services, provider, record.customerId);
    await dropSetAside(services, id);
    return live ? ({ ok: true } as const) : none;
  });
}

/**
 * Drops a change of plan that is still set aside although the subscription goes on, and mails its loss: a sync that came
 * before the change was lost has found the subscription resumed, so that its letter says nothing of it.
 */
const dropSetAside = (services: CoreServices, id: string): Promise<void> =>
  transaction(services.db, async (tx) => {
    const record = await getSubscription(tx, id);
    if (!record?.setAsideKey || !isLive(record) || !(await clearSetAside(tx, id))) return;
    const occurrence = `without ${record.setAsideKey} ${services.now().toISOString()}`;
    await queueChangeLetters(services, tx, record.userId, record, [
      { kind: "resumed", occurrence },
    ]);
  });

/** Schedules a change of plan for the end of the current period, as the portal does. @returns whether it is scheduled */
async function scheduleAgain(
  { log }: CoreServices,
  provider: Provider,
  { id, key }: { id: string; key: string },
): Promise<boolean> {
  try {
    const offer = offerOf(key);
    const price = offer && (await priceIdOf(provider, offer));
    if (!price) throw new Error(`the offer ${key} has no price`);
    const schedule = await provider.subscriptionSchedules.create({ from_subscription: id });
    try {
      await addPhase(provider, schedule, price);
    } catch (error) {
      // A schedule that changes nothing would stay with the subscription.
      await provider.subscriptionSchedules.release(schedule.id);
      throw error;
    }
    return true;
  } catch (error) {
    log.error({ err: error, subscription: id }, "a change of plan could not be scheduled again");
    return false;
  }
}

/** Adds a phase with another price to a new schedule, which has the current period alone. */
async function addPhase(
  provider: Provider,
  { id, phases: [phase] }: Stripe.SubscriptionSchedule,
  price: string,
): Promise<void> {
  if (!phase) throw new Error(`the schedule ${id} has no phase`);
  await provider.subscriptionSchedules.update(id, {
    end_behavior: "release",
    phases: [
      {
        items: phase.items.map((item) => ({
          price: idOf(item.price),
          quantity: item.quantity ?? 1,
        })),
        start_date: phase.start_date,
        end_date: phase.end_date,
        ...(phase.trial_end && { trial_end: phase.trial_end }),
      },
      { items: [{ price, quantity: 1 }], proration_behavior: "none" },
    ],
  });
}

type RefundDue = { ok: false; reason: "refundDue" };
const refundDue: RefundDue = { ok: false, reason: "refundDue" };

/** Whether a refund to a reader is still to be made. */
export const isRefundDue = async (db: Db, userId: string): Promise<boolean> =>
  (await listSubscriptions(db, userId)).some((one) => one.refundDue);

/**
 * See `endForErasure`. Deleting the customer ends their subscriptions and closes open checkouts. The lease is not
 * released, so that nothing new can begin before the account is erased; it goes with the account. A refund that is due
 * is tried first, because the erasure deletes what is known of it.
 */
export async function deleteCustomer(
  services: CoreServices,
  provider: Provider,
  customer: { id: string; user_id: string },
): Promise<{ ok: true } | Busy | RefundDue> {
  const { db } = services;
  const lease = await takeLease(services, customer.user_id);
  if (!lease) return { ok: false, reason: "busy" };
  try {
    const isOpen = await lease.keepDuring(async () => {
      if (await isRefundDue(db, customer.user_id))
        await syncSubscriptions(services, provider, customer.id);
      if (await isRefundDue(db, customer.user_id)) return true;
      for await (const { id } of provider.subscriptions.list({ customer: customer.id, limit: 100 }))
        await cancelAtProvider(provider, id);
      await provider.customers.del(customer.id);
      return false;
    });
    if (!isOpen) return { ok: true };
    await lease.release();
    return refundDue;
  } catch (error) {
    if (isNotFound(error)) return { ok: true };
    await lease.release();
    throw error;
  }
}
