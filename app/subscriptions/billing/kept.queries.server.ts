import type { Selectable } from "kysely";
import type { Db, Tx } from "#platform/db/db.server.ts";
import type { Tables } from "#platform/db/tables.ts";
import { type Locale, locales } from "#platform/locale.ts";
import type { Facts, Kept, Status } from "../subscription.ts";

// The rows of `customers` and `subscriptions`, and back.

export type Row = Selectable<Tables["subscriptions"]>;

/** A row with what only the server needs of it. */
export type KeptRow = Kept & {
  userId: string;
  unwindDue: boolean;
  contractToken: string;
  /** When a cancellation was declared that is still to be carried out. */
  cancelWishedAt: Date | null;
};

export const keptOf = (row: Row): KeptRow => ({
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
  refusedAs: row.refused_as as Kept["refusedAs"],
  unwindDue: row.unwind_due,
  cancelWishedAt: row.cancel_wished_at,
  refundedCents: row.refunded_cents,
  syncedAt: row.synced_at,
});

const told = (facts: Facts) => ({
  customer_id: facts.customerId,
  status: facts.status,
  lookup_key: facts.lookupKey,
  currency: facts.currency,
  amount: facts.amount,
  started_at: facts.startedAt,
  trial_ends_at: facts.trialEndsAt,
  period_starts_at: facts.periodStartsAt,
  period_ends_at: facts.periodEndsAt,
  cancel_at: facts.cancelAt,
  ended_at: facts.endedAt,
  end_reason: facts.endReason,
  past_due_since: facts.pastDueSince,
  next_key: facts.nextKey,
  next_at: facts.nextAt,
  paid_invoice: facts.paidInvoice,
  paid_cents: facts.paidCents,
});

/** Writes what the provider said; what we did stays. @returns the row as it stands now */
export async function writeFacts(
  tx: Tx,
  facts: Facts,
  { userId, now }: { userId: string; now: Date },
): Promise<KeptRow> {
  const values = { ...told(facts), synced_at: now };
  const row = await tx
    .insertInto("subscriptions")
    .values({ id: facts.id, user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
  return keptOf(row);
}

/** All subscriptions that a reader ever had, newest first. */
export async function keptOfReader(db: Db, userId: string) {
  const rows = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("started_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(keptOf);
}

export async function keptById(db: Db, id: string) {
  const row = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? keptOf(row) : null;
}

/** The provider's name for a reader; null for whoever never went to the checkout. */
export const customerOf = (db: Db, userId: string) =>
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
  /** The IANA zone in which pages print this reader's days. */
  zone: string;
};

/** To whom letters about a reader's subscription go, in the language and the time zone of their account. */
export async function addresseeOf(db: Db, userId: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom("users as u")
    .leftJoin("user_preferences as f", "f.user_id", "u.id")
    .leftJoin("profiles as p", "p.user_id", "u.id")
    .select(["u.id", "u.email", "f.language", "p.timezone"])
    .where("u.id", "=", userId)
    .executeTakeFirst();
  const locale = locales.find((one) => one === row?.language) ?? "en";
  return row ? { userId: row.id, email: row.email, locale, zone: row.timezone ?? "UTC" } : null;
}
