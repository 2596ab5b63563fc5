import { sql } from "kysely";
import { textsFor } from "#locales/texts.server.ts";
import type { Db, Tx } from "#platform/db/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { momentText } from "./days.ts";
import type { Subscription } from "./subscription.ts";

/** The tables of this room that hold a reader's id, beside `entitlements` and a lease of a minute. */
const tables = ["customers", "subscriptions", "orders", "trials"] as const;

/** What the site keeps of a reader's subscriptions, by table, as it stands there. Cards are the provider's alone. */
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

/** Whoever has the token of a contract may end it. */
const withoutToken = ({ contract_token: _, ...row }: Record<string, unknown>) => row;

/**
 * Forgets what does not go with the reader's own row: events of their customer. Of a trial the hash of its card
 * stays, without a name, so that a trial is for once (Regulation 2016/679, Art. 6(1)(f)); invoices stay with the
 * payment provider for as long as tax law wants them.
 */
export async function forgetBilling(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("stripe_events")
    .where("customer_id", "in", (e) =>
      e.selectFrom("customers").select("id").where("user_id", "=", userId),
    )
    .execute();
  await tx
    .updateTable("trials")
    .set({ subscription_id: null })
    .where("user_id", "=", userId)
    .execute();
  await tx.deleteFrom("trials").where("user_id", "=", userId).where("card", "is", null).execute();
}

/** What the last letter says of a subscription that an erasure has ended. @param live as it was before */
export function endedByErasure(live: Subscription, { locale, at }: { locale: Locale; at: Date }) {
  const t = textsFor("mails", locale);
  const { plan, status } = live;
  const period = status === "trialing" ? "trial" : status === "active" ? "paid" : "other";
  return t(`billing.endedByErasure.${period}`, {
    plan: plan ? t(`billing.plans.${plan}`) : live.id,
    at: momentText(locale, at),
  });
}
