import { type Tx, transaction } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { changesBetween } from "../change.ts";
import { queueChangeLetters } from "./change-letters.mail.server.ts";
import { isAlreadyRefunded, isDisputed, isNotFound, type Provider } from "./provider.server.ts";
import { getSubscription } from "./subscriptions.queries.server.ts";

// Cancels a subscription and refunds all payments for it: after a withdrawal, for a duplicate or a second trial. The
// column `unwind_due` marks the row first, and every step can be repeated, so that the worker finishes an interrupted
// refund.

/** The columns of a row for which no refund is due. */
const noRefundDue = {
  unwind_due: false,
  unwind_attempts: 0,
  unwind_next_attempt_at: null,
};

/** Cancels a subscription now. @returns false where it had ended already */
export async function cancelAtProvider(provider: Provider, id: string): Promise<boolean> {
  try {
    await provider.subscriptions.cancel(id);
    return true;
  } catch (error) {
    // For a subscription that has ended the provider answers so.
    if (isNotFound(error)) return false;
    throw error;
  }
}

/**
 * Refunds all payments of a subscription, which are found through its invoices, to the same payment method. Earlier
 * refunds count too.
 * @returns the cents that are known to have been refunded in all, and the first error: all payments are tried, because one
 * that fails must not keep back the others
 */
async function refundAll(
  { log }: Pick<CoreServices, "log">,
  provider: Provider,
  id: string,
): Promise<{ cents: number; error: unknown }> {
  let cents = 0;
  const errors: unknown[] = [];
  try {
    for await (const invoice of provider.invoices.list({ subscription: id, status: "paid" })) {
      if (!invoice.id || invoice.amount_paid === 0) continue;
      const payments = provider.invoicePayments.list({ invoice: invoice.id, status: "paid" });
      for await (const { payment } of payments) {
        const intent = payment.payment_intent;
        if (!intent) continue;
        try {
          cents += await refund(provider, typeof intent === "string" ? intent : intent.id);
        } catch (error) {
          // The bank has given it back, and the provider refuses to refund it once more.
          if (isDisputed(error))
            log.warn({ subscription: id }, "a disputed payment is not refunded");
          else errors.push(error);
        }
      }
    }
  } catch (error) {
    errors.push(error);
  }
  return { cents, error: errors[0] ?? null };
}

/** Without a key of ours for idempotency: the provider would answer the next tries with a refusal of today. */
async function refund(provider: Provider, intent: string): Promise<number> {
  try {
    await provider.refunds.create({ payment_intent: intent, reason: "requested_by_customer" });
  } catch (error) {
    if (!isAlreadyRefunded(error)) throw error;
  }
  let cents = 0;
  for await (const { status, amount } of provider.refunds.list({ payment_intent: intent }))
    if (status !== "failed" && status !== "canceled") cents += amount;
  return cents;
}

/**
 * Cancels and refunds a subscription, stores that, and queues the letter about the refund once all is refunded.
 * @throws where a payment could not be refunded; what was refunded is stored, and the rest stays due
 */
export async function cancelAndRefund(
  services: CoreServices,
  provider: Provider,
  id: string,
): Promise<void> {
  await cancelAtProvider(provider, id);
  const { cents, error } = await refundAll(services, provider, id);
  await transaction(services.db, async (tx) => {
    const before = await getSubscription(tx, id);
    if (!before) return;
    // A payment that fails now may have been refunded in part before.
    const refundedCents = Math.max(cents, before.refundedCents);
    await tx
      .updateTable("subscriptions")
      .set({ refunded_cents: refundedCents, ...(error === null && noRefundDue) })
      .where("id", "=", id)
      .execute();
    const after = { ...before, refundedCents, refundDue: error !== null };
    await queueChangeLetters(services, tx, before.userId, after, changesBetween(before, after));
  });
  if (error !== null) throw error;
}

/** Stores why a subscription is rejected, and that it is to be refunded. */
export async function storeRejection(tx: Tx, id: string, as: "duplicate" | "trial"): Promise<void> {
  await tx
    .updateTable("subscriptions")
    .set({ refused_as: as, unwind_due: true })
    .where("id", "=", id)
    .where("refused_as", "is", null)
    .execute();
}
