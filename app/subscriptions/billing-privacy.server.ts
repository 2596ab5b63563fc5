import { sql } from "kysely";
import { textsFor } from "#locales/texts.server.ts";
import { eraseDetail } from "#platform/audit.server.ts";
import type { Db, Tx } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { momentText } from "./date-text.ts";
import type { Subscription } from "./subscription.ts";

/** The tables of this room with a reader's id, except `entitlements` and leases, which last a minute. */
const tables = ["customers", "subscriptions", "orders", "trials"] as const;

/** A reader's rows by table, for a copy of their data. Card data is stored by the provider only. */
export async function billingOf(db: Db, userId: string): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where user_id = ${userId} order by 1
    `.execute(db);
    all[table] = rows.map((row) => withoutToken(row));
  }
  return all;
}

/** The token is left out, because it allows to cancel the contract. */
const withoutToken = ({ contract_token: _, ...row }: Record<string, unknown>) => row;

/**
 * Deletes what does not go with the reader's own row: the events of their customer, and the provider's id of their
 * subscription in the audit, by which it would lead to their invoices. The hash of a trial's card stays,
 * without a name, so that each person has one trial (Regulation 2016/679, Art. 6(1)(f)). Invoices stay with the payment
 * provider for as long as tax law requires.
 */
export async function deleteBilling(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("stripe_events")
    .where("customer_id", "in", (e) =>
      e.selectFrom("customers").select("id").where("user_id", "=", userId),
    )
    .execute();
  await eraseDetail(tx, `user:${userId}`, "subscription");
  await tx
    .updateTable("trials")
    .set({ subscription_id: null })
    .where("user_id", "=", userId)
    .execute();
  await tx.deleteFrom("trials").where("user_id", "=", userId).where("card", "is", null).execute();
}

/** The sentence of the last letter about the subscription that an erasure has ended. @param live as it was before */
export function endedByErasure(live: Subscription, { locale, at }: { locale: Locale; at: Date }) {
  const t = textsFor("mails", locale);
  const { plan, status } = live;
  const period = status === "trialing" ? "trial" : status === "active" ? "paid" : "other";
  return t(`billing.endedByErasure.${period}`, {
    plan: plan ? t(`billing.plans.${plan}`) : live.id,
    at: momentText(locale, at),
  });
}
