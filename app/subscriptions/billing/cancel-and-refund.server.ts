import { type Tx, transaction } from "#platform/db.server.ts";
import type { Basics } from "#platform/services.server.ts";
import { changesBetween } from "../change.ts";
import { queueChangeLetters } from "./change-letters.mail.server.ts";
import { isAlreadyRefunded, isNotFound, type Provider } from "./provider.server.ts";
import { getSubscription } from "./subscriptions.queries.server.ts";

// Ending a subscription and giving back all that was paid for it: a withdrawal, a duplicate, a second trial. The
// wish is stored first; every step may be done again, so that whoever finds it undone does it.

/** Ends it now, if it lives. @returns whether the provider knows it at all */
export async function cancelAtProvider(provider: Provider, id: string): Promise<boolean> {
  try {
    await provider.subscriptions.cancel(id);
    return true;
  } catch (error) {
    // What has ended is unknown to this call.
    if (isNotFound(error)) return false;
    throw error;
  }
}

/**
 * Gives back by the same means whatever was paid for a subscription. Payments are found through the payments of
 * its invoices; what is given back already stays so.
 * @returns all that has been given back, in cents
 */
export async function refundAll(provider: Provider, id: string): Promise<number> {
  let cents = 0;
  for await (const invoice of provider.invoices.list({ subscription: id, status: "paid" })) {
    if (!invoice.id || invoice.amount_paid === 0) continue;
    const payments = provider.invoicePayments.list({ invoice: invoice.id, status: "paid" });
    for await (const { payment } of payments) {
      const intent = payment.payment_intent;
      if (intent) cents += await refund(provider, typeof intent === "string" ? intent : intent.id);
    }
  }
  return cents;
}

async function refund(provider: Provider, intent: string): Promise<number> {
  try {
    await provider.refunds.create(
      { payment_intent: intent, reason: "requested_by_customer" },
      { idempotencyKey: `refund-${intent}` },
    );
  } catch (error) {
    if (!isAlreadyRefunded(error)) throw error;
  }
  let cents = 0;
  for await (const { status, amount } of provider.refunds.list({ payment_intent: intent }))
    if (status !== "failed" && status !== "canceled") cents += amount;
  return cents;
}

/** Does what is stored as to be done for one subscription, and tells its reader of the money. */
export async function cancelAndRefund(
  services: Basics,
  provider: Provider,
  id: string,
): Promise<void> {
  await cancelAtProvider(provider, id);
  const cents = await refundAll(provider, id);
  await transaction(services.db, async (tx) => {
    const before = await getSubscription(tx, id);
    if (!before) return;
    await tx
      .updateTable("subscriptions")
      .set({ unwind_due: false, refunded_cents: cents })
      .where("id", "=", id)
      .execute();
    const after = { ...before, refundedCents: cents };
    await queueChangeLetters(services, tx, before.userId, after, changesBetween(before, after));
  });
}

/** Stores that a subscription, whose row is there, is refused. */
export async function storeRefusal(tx: Tx, id: string, as: "duplicate" | "trial"): Promise<void> {
  await tx
    .updateTable("subscriptions")
    .set({ refused_as: as, unwind_due: true })
    .where("id", "=", id)
    .where("refused_as", "is", null)
    .execute();
}
