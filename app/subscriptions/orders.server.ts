import type { Db } from "#platform/db.server.ts";
import type { Locale } from "#platform/locale.ts";
import { amountOf, lookupKeyOf, type Offer } from "./plans.ts";

/** What somebody orders, and the words that stood beside the button when they did. */
export type Order = {
  offer: Offer;
  locale: Locale;
  /** Whether the order began with a trial, as it was shown. */
  withTrial: boolean;
  /** Every sentence that the order page showed about price, renewal and withdrawal; last, the button's own words. */
  shown: readonly string[];
};

/**
 * Keeps an order by the lawful button (Directive 2011/83/EU, Art. 8), before the payment page. Its id goes to
 * `startCheckout`; the subscription that follows is written to it.
 * @returns the order's id
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

/** Forgets an order that led to no payment page: the reader was told that nothing was ordered. */
export const dropOrder = (db: Db, orderId: string): Promise<unknown> =>
  db.deleteFrom("orders").where("id", "=", orderId).execute();

/** So long a checkout stays open at the provider; in milliseconds. */
const checkoutMs = 86_400_000;

/**
 * Whether a reader has ordered something whose subscription is still to come: their last order has none yet, and the
 * checkout that it led to is not over.
 */
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
