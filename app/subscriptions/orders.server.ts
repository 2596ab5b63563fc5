import type { Db } from "#platform/db/db.server.ts";
import { dayMs } from "#platform/duration.ts";
import type { Locale } from "#platform/locale.ts";
import { amountOf, lookupKeyOf, type Offer } from "./plans.ts";

/** An order, with the texts that the order page showed. */
export type Order = {
  offer: Offer;
  locale: Locale;
  /** Whether the page offered a free trial. */
  withTrial: boolean;
  /** The sentences about price, renewal and withdrawal that the page showed; the last one is the button's label. */
  shown: readonly string[];
};

/**
 * Stores an order made by the order button (Directive 2011/83/EU, Art. 8), before the payment page. The subscription
 * that follows is linked to it.
 * @returns the order's id, for `startCheckout`
 */
export async function placeOrder(
  db: Db,
  userId: string,
  { offer, locale, withTrial, shown }: Order,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto("orders")
    .values({
      user_id: userId,
      lookup_key: lookupKeyOf(offer),
      amount: amountOf(offer),
      locale,
      with_trial: withTrial,
      shown: JSON.stringify(shown),
      ordered_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes an order that led to no payment page: the reader was told that nothing was ordered. */
export const deleteOrder = (db: Db, orderId: string): Promise<unknown> =>
  db.deleteFrom("orders").where("id", "=", orderId).execute();

/** How long a checkout stays open at the provider. */
const checkoutMs = dayMs;

/** Whether the reader's last order still has no subscription, while its checkout may be open. */
export async function isOrderPending(db: Db, userId: string, now: Date): Promise<boolean> {
  const last = await db
    .selectFrom("orders")
    .select(["subscription_id", "ordered_at"])
    .where("user_id", "=", userId)
    .orderBy("ordered_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return (
    last !== undefined &&
    last.subscription_id === null &&
    now.getTime() - last.ordered_at.getTime() < checkoutMs
  );
}
