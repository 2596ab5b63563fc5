import { sql } from "kysely";
import { type Tx, transaction } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { changesBetween, setAsideBetween } from "../change.ts";
import {
  accessOf,
  isLive,
  type SubscriptionRecord,
  type SubscriptionSnapshot,
} from "../subscription.ts";
import { cancelAndRefund, storeRejection } from "./cancel-and-refund.server.ts";
import { queueChangeLetters } from "./change-letters.mail.server.ts";
import { syncEntitlement } from "./entitlement-sync.server.ts";
import { lookupKeysByPrice } from "./prices.server.ts";
import { isNotFound, isUnavailable, type Provider } from "./provider.server.ts";
import {
  cardFingerprintOf,
  type StripeInvoice,
  type StripeSubscription,
  snapshotOf,
} from "./subscription-snapshot.ts";
import {
  forgetCancellation,
  listSubscriptions,
  setAside,
  upsertSubscription,
} from "./subscriptions.queries.server.ts";
import { claimTrial } from "./trials.server.ts";

// The one function by which the provider's state gets into our database.

/** A refused subscription is cancelled, then all is read again. More rounds than this would be an endless loop. */
const maxRounds = 5;

/**
 * Reads all subscriptions of a customer from the provider and stores them with the access that they give, its audit
 * and letters about the changes, in one transaction. A second subscription beside a live one, and a second trial of
 * one person, are cancelled and refunded; where the provider refuses that, it stays due. Nothing is stored for customers
 * of erased readers.
 * @throws what the provider throws while it is read; then no access has changed; refusals and refunds of an earlier round
 * stay
 */
export async function syncSubscriptions(
  services: CoreServices,
  provider: Provider,
  customerId: string,
): Promise<void> {
  const failed = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const ticket = await nextSyncVersion(services, customerId);
    if (!ticket) return;
    const subscriptions = await fetchSubscriptions(services, provider, customerId);
    if (!subscriptions) return;
    const keys = await lookupKeysByPrice(provider);
    const fetched: FetchedSubscription[] = [];
    for (const subscription of subscriptions) {
      const invoices = await invoicesIfPastDue(provider, subscription);
      fetched.push({ subscription, snapshot: snapshotOf(subscription, keys, invoices) });
    }
    const due = await storeRejections(services, ticket.user_id, fetched);
    const untried = due.filter((id) => !failed.has(id));
    if (untried.length === 0) {
      await storeSubscriptions(services, customerId, ticket, fetched);
      return;
    }
    for (const id of untried)
      if (!(await tryCancelAndRefund(services, provider, id))) failed.add(id);
  }
  throw new Error(`the subscriptions of ${customerId} do not come to rest`);
}

/**
 * Cancels and refunds a subscription. A failure is logged: it must keep neither the other refunds nor the state of the
 * customer's other subscriptions from being stored. The worker tries it again.
 * @returns whether it is done
 */
async function tryCancelAndRefund(
  services: CoreServices,
  provider: Provider,
  id: string,
): Promise<boolean> {
  try {
    return await cancelAndRefund(services, provider, id);
  } catch (error) {
    const level = isUnavailable(error) ? "warn" : "error";
    services.log[level](
      { err: error, subscription: id },
      "a subscription could not be cancelled and refunded yet",
    );
    return false;
  }
}

type SyncVersion = { user_id: string; ticket: number };
type FetchedSubscription = { subscription: StripeSubscription; snapshot: SubscriptionSnapshot };

/** Numbers the coming read, so that an older one never overwrites a newer one; null for an unknown customer. */
async function nextSyncVersion(
  { db }: Pick<CoreServices, "db">,
  customerId: string,
): Promise<SyncVersion | null> {
  const row = await db
    .updateTable("customers")
    .set({ ticket: sql<number>`ticket + 1` })
    .where("id", "=", customerId)
    .returning(["user_id", "ticket"])
    .executeTakeFirst();
  return row ?? null;
}

/** Null where the provider does not know the customer: a wrong API key looks the same, so nothing is taken away. */
async function fetchSubscriptions(
  { log }: Pick<CoreServices, "log">,
  provider: Provider,
  customer: string,
): Promise<StripeSubscription[] | null> {
  const all: StripeSubscription[] = [];
  const expand = ["data.latest_invoice", "data.schedule", "data.default_payment_method"];
  try {
    for await (const subscription of provider.subscriptions.list({
      customer,
      status: "all",
      limit: 100,
      expand,
    }))
      all.push(subscription);
    return all;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    log.error({ customer }, "the payment provider does not know a customer of ours");
    return null;
  }
}

/** The invoices of a subscription that is past due, newest first, which tell for how long it has been. */
async function invoicesIfPastDue(
  provider: Provider,
  { id, status }: StripeSubscription,
): Promise<readonly StripeInvoice[]> {
  if (status !== "past_due") return [];
  return (await provider.invoices.list({ subscription: id, limit: 100 })).data;
}

/**
 * Stores which subscriptions are refused, before they are cancelled at the provider.
 * @returns the ids of all that are due to be cancelled and refunded, also after a withdrawal
 */
async function storeRejections(
  { db, now }: CoreServices,
  userId: string,
  all: FetchedSubscription[],
): Promise<string[]> {
  const known = new Map((await listSubscriptions(db, userId)).map((record) => [record.id, record]));
  const due = new Set([...known.values()].filter((one) => one.refundDue).map((one) => one.id));
  const [first, ...others] = all
    .filter(({ snapshot }) => isLive(snapshot) && !isOver(known.get(snapshot.id)))
    .sort((a, b) => rank(a) - rank(b) || (a.subscription.id < b.subscription.id ? -1 : 1));
  // A subscription that we know already stays, else the oldest. The provider counts in whole seconds.
  function rank({ subscription: { id, created } }: FetchedSubscription): number {
    return known.has(id) ? 0 : created;
  }
  const rejectAs = async (tx: Tx, { snapshot }: FetchedSubscription, as: "duplicate" | "trial") => {
    await upsertSubscription(tx, snapshot, { userId, now: now() });
    await storeRejection(tx, snapshot.id, as);
    due.add(snapshot.id);
  };
  if (!(await userExists(db, userId))) return [];
  for (const other of others) await transaction(db, (tx) => rejectAs(tx, other, "duplicate"));
  // A subscription that we know already began without a trial or was granted it: the staff give a free month as one.
  if (first?.snapshot.trialEndsAt && !known.has(first.snapshot.id))
    await transaction(db, async (tx) => {
      const { snapshot, subscription } = first;
      const isFirst = await claimTrial(tx, {
        userId,
        subscriptionId: snapshot.id,
        startedAt: snapshot.startedAt,
        card: cardFingerprintOf(subscription),
      });
      if (!isFirst && snapshot.status === "trialing") await rejectAs(tx, first, "trial");
    });
  return [...due];
}

/**
 * Whether we have ended a subscription, or are about to. An older reading may still find it live, beside the one that
 * stays.
 */
const isOver = (record?: SubscriptionRecord): boolean =>
  record !== undefined && (record.refundDue || !!record.refusedAs || !!record.withdrawnAt);

const userExists = async (db: CoreServices["db"], userId: string): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst()) !==
  undefined;

async function storeSubscriptions(
  services: CoreServices,
  customerId: string,
  { user_id: userId, ticket }: SyncVersion,
  all: FetchedSubscription[],
): Promise<void> {
  const { db, config, log, now } = services;
  const unknownPrices = await transaction(db, async (tx) => {
    // An erasure locks the user's row first; the same order here prevents a deadlock.
    await sql`select from users where id = ${userId} for key share`.execute(tx);
    const customer = await tx
      .selectFrom("customers")
      .select("synced_ticket")
      .where("id", "=", customerId)
      .forUpdate()
      .executeTakeFirst();
    if (!customer || customer.synced_ticket >= ticket) return [];
    const at = now();
    const before = new Map(
      (await listSubscriptions(tx, userId)).map((record) => [record.id, record]),
    );
    for (const { subscription, snapshot } of all) {
      const known = before.get(snapshot.id) ?? null;
      const stored = await upsertSubscription(tx, snapshot, { userId, now: at });
      const key = setAsideBetween(known, stored);
      if (key) await setAside(tx, stored.id, key);
      const after = key ? { ...stored, setAsideKey: key } : stored;
      await syncAccess(tx, userId, after, { graceDays: config.graceDays, now: at });
      await linkOrder(tx, subscription);
      const changes = changesBetween(known, after);
      await queueChangeLetters(services, tx, userId, after, changes);
      if (known && changes.some(({ kind }) => kind === "resumed"))
        await forgetCancellation(tx, known);
    }
    await tx
      .updateTable("customers")
      .set({ synced_ticket: ticket, synced_at: at })
      .where("id", "=", customerId)
      .execute();
    return all.filter(({ snapshot }) => isLive(snapshot) && snapshot.lookupKey === null);
  });
  for (const { subscription, snapshot } of unknownPrices)
    log.error(
      { subscription: snapshot.id, price: subscription.items.data[0]?.price.id },
      "a subscription has a price that is not in the price book: it gives no access",
    );
}

const syncAccess = (
  tx: Tx,
  userId: string,
  record: SubscriptionRecord,
  { graceDays, now }: { graceDays: number; now: Date },
) =>
  syncEntitlement(
    tx,
    // The provider's clock may be ahead of ours.
    {
      userId,
      subscriptionId: record.id,
      startsAt: record.startedAt < now ? record.startedAt : now,
    },
    record.refusedAs ? null : accessOf(record, { graceDays }),
    { now, closedAt: record.endedAt, status: record.status },
  );

/** Links the order to the subscription that it led to; the checkout passed its id on as metadata. */
async function linkOrder(tx: Tx, { id, metadata }: StripeSubscription): Promise<void> {
  const order = metadata.order_id;
  if (!order || !/^[0-9a-f-]{36}$/.test(order)) return;
  await tx
    .updateTable("orders")
    .set({ subscription_id: id })
    .where("id", "=", order)
    .where("subscription_id", "is", null)
    .execute();
}
