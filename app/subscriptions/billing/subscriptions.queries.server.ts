import type { Selectable } from "kysely";
import { letterLanguage } from "#accounts/letter-language.server.ts";
import type { Db, Tx } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import type { Locale } from "#platform/locale.ts";
import type { Status, SubscriptionRecord, SubscriptionSnapshot } from "../subscription.ts";

// SQL for `customers` and `subscriptions`.

export type SubscriptionRow = Selectable<Tables["subscriptions"]>;

export const recordOf = (row: SubscriptionRow): SubscriptionRecord => ({
  id: row.id,
  contractToken: row.contract_token,
  userId: row.user_id,
  customerId: row.customer_id,
  status: row.status as Status,
  lookupKey: row.lookup_key,
  currency: row.currency,
  amount: row.amount,
  startedAt: row.started_at,
  trialEndsAt: row.trial_ends_at,
  periodStartsAt: row.period_starts_at,
  periodEndsAt: row.period_ends_at,
  cancelAt: row.cancel_at,
  endedAt: row.ended_at,
  endReason: row.end_reason,
  pastDueSince: row.past_due_since,
  nextKey: row.next_key,
  nextAt: row.next_at,
  paidInvoice: row.paid_invoice,
  paidCents: row.paid_cents,
  withdrawnAt: row.withdrawn_at,
  refusedAs: row.refused_as as SubscriptionRecord["refusedAs"],
  refundDue: row.unwind_due,
  refundSince: row.unwind_since,
  cancelRequestedAt: row.cancel_wished_at,
  cancelReason: row.cancel_reason,
  cancelReasonAt: row.cancel_reason_at,
  setAsideKey: row.set_aside_key,
  refundedCents: row.refunded_cents,
  syncedAt: row.synced_at,
});

const columnsOf = (snapshot: SubscriptionSnapshot) => ({
  customer_id: snapshot.customerId,
  status: snapshot.status,
  lookup_key: snapshot.lookupKey,
  currency: snapshot.currency,
  amount: snapshot.amount,
  started_at: snapshot.startedAt,
  trial_ends_at: snapshot.trialEndsAt,
  period_starts_at: snapshot.periodStartsAt,
  period_ends_at: snapshot.periodEndsAt,
  cancel_at: snapshot.cancelAt,
  ended_at: snapshot.endedAt,
  end_reason: snapshot.endReason,
  past_due_since: snapshot.pastDueSince,
  next_key: snapshot.nextKey,
  next_at: snapshot.nextAt,
  paid_invoice: snapshot.paidInvoice,
  paid_cents: snapshot.paidCents,
});

/** Stores a snapshot; the columns that are ours alone stay as they are. @returns the row as it is now */
export async function upsertSubscription(
  tx: Tx,
  snapshot: SubscriptionSnapshot,
  { userId, now }: { userId: string; now: Date },
): Promise<SubscriptionRecord> {
  const values = { ...columnsOf(snapshot), synced_at: now };
  const row = await tx
    .insertInto("subscriptions")
    .values({ id: snapshot.id, user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return recordOf(row);
}

/**
 * Forgets why a subscription was cancelled, what the cancellation had set aside, and that it waits to be carried out where
 * the answer to it was lost, once the subscription is resumed.
 * @param known as it was read last: a cancellation since then is a new one, which is still to be carried out
 */
export async function forgetCancellation(
  tx: Tx,
  { id, syncedAt }: Pick<SubscriptionRecord, "id" | "syncedAt">,
): Promise<void> {
  await tx.updateTable("subscriptions").set({ set_aside_key: null }).where("id", "=", id).execute();
  await tx
    .updateTable("subscriptions")
    .set({ cancel_reason: null, cancel_reason_at: null })
    .where("id", "=", id)
    .where("cancel_reason_at", "<=", syncedAt)
    .execute();
  await tx
    .updateTable("subscriptions")
    .set({ cancel_wished_at: null })
    .where("id", "=", id)
    .where("cancel_wished_at", "<=", syncedAt)
    .execute();
}

/** Reads a subscription and locks its row until the transaction ends; null for none. */
export async function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRecord | null> {
  const row = await tx
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/**
 * Stores when a cancellation was requested that is still to be carried out. One that waits already keeps its time.
 * @returns whether none was waiting
 */
export async function setCancelRequestedAt(tx: Tx, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable("subscriptions")
    .set({ cancel_wished_at: at })
    .where("id", "=", id)
    .where("cancel_wished_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Clears a requested cancellation. @returns whether one was still to be carried out */
export async function clearCancelRequest(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable("subscriptions")
    .set({ cancel_wished_at: null })
    .where("id", "=", id)
    .where("cancel_wished_at", "is not", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores which scheduled change of plan a cancellation sets aside; null for none. */
export const setAside = (db: Db, id: string, key: string | null): Promise<unknown> =>
  db.updateTable("subscriptions").set({ set_aside_key: key }).where("id", "=", id).execute();

/** Clears which change of plan is set aside, unless the subscription is cancelled. @returns whether there was something */
export async function clearSetAside(db: Db, id: string): Promise<boolean> {
  const row = await db
    .updateTable("subscriptions")
    .set({ set_aside_key: null })
    .where("id", "=", id)
    .where("set_aside_key", "is not", null)
    .where("cancel_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** All subscriptions that a reader ever had, newest first. */
export async function listSubscriptions(db: Db, userId: string) {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("started_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(recordOf);
}

export async function getSubscription(db: Db, id: string) {
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? recordOf(row) : null;
}

/** The provider's customer for a reader; null for readers who never went to the checkout. */
export const getCustomer = (db: Db, userId: string) =>
  db
    .selectFrom("customers")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst()
    .then((row) => row ?? null);

export type Addressee = {
  userId: string;
  email: string;
  locale: Locale;
  /** The reader's IANA time zone, in which days are written. */
  zone: string;
};

/** The address, language and time zone for letters about a reader's subscription. */
export async function getAddressee(db: Db, userId: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom("users as u")
    .leftJoin("profiles as p", "p.user_id", "u.id")
    .select(["u.id", "u.email", "p.timezone", letterLanguage("u.id").as("locale")])
    .where("u.id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return { userId: row.id, email: row.email, locale: row.locale, zone: row.timezone ?? "UTC" };
}
