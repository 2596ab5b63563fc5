import type Stripe from "stripe";
import { type Db, type Tx, transaction } from "#platform/db/db.server.ts";
import type { CoreServices } from "#platform/services.server.ts";
import { changesBetween } from "../change.ts";
import { queueChangeLetters } from "./change-letters.mail.server.ts";
import { isAlreadyRefunded, isDisputed, isNotFound, type Provider } from "./provider.server.ts";
import { getSubscription } from "./subscriptions.queries.server.ts";

// Cancels a subscription and refunds payments for it: all of them after a withdrawal, for a duplicate or a second trial;
// the renewals since a cancellation that was carried out after them. The column `unwind_due` marks the row first, and every
// step can be repeated, so that the worker finishes an interrupted refund.

/** The columns of a row for which no refund is due. */
export const noRefundDue = {
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
 * Refunds the payments of a subscription, which are found through its invoices, to the same payment method. Earlier
 * refunds count too.
 * @param since only renewals since then; null: all payments
 * @returns the cents that are known to have been refunded in all; whether a payment or a refund is still under way, as with
 * bank debits; and the first error: all payments are tried, because one that fails must not keep back the others
 */
async function refundPayments(
  { log }: Pick<CoreServices, "log">,
  provider: Provider,
  id: string,
  since: Date | null,
): Promise<{ cents: number; isPending: boolean; error: unknown }> {
  let cents = 0;
  let isPending = false;
  const errors: unknown[] = [];
  try {
    for await (const invoice of provider.invoices.list({ subscription: id })) {
      if (!invoice.id || (since && !isRenewalSince(invoice, since))) continue;
      if (invoice.status === "open" && (await isProcessing(provider, invoice.id))) isPending = true;
      if (invoice.status !== "paid" || invoice.amount_paid === 0) continue;
      const payments = provider.invoicePayments.list({ invoice: invoice.id, status: "paid" });
      for await (const { payment } of payments) {
        const intent = payment.payment_intent;
        if (!intent) continue;
        try {
          const made = await refund(provider, typeof intent === "string" ? intent : intent.id);
          cents += made.cents;
          if (made.isPending) isPending = true;
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
  return { cents, isPending, error: errors[0] ?? null };
}

/** The provider counts in whole seconds. */
const isRenewalSince = (invoice: Stripe.Invoice, since: Date): boolean =>
  invoice.billing_reason === "subscription_cycle" && (invoice.created + 1) * 1000 > since.getTime();

/** Whether a subscription has renewed since a time: a change of plan, which begins a period too, is no renewal. */
export async function hasRenewedSince(
  provider: Provider,
  id: string,
  since: Date,
): Promise<boolean> {
  for await (const invoice of provider.invoices.list({ subscription: id }))
    if (isRenewalSince(invoice, since)) return true;
  return false;
}

/** Whether a payment of an open invoice may still succeed, although nothing more is collected. */
async function isProcessing(provider: Provider, invoice: string): Promise<boolean> {
  const expand = ["data.payment.payment_intent"];
  for await (const { payment } of provider.invoicePayments.list({ invoice, expand })) {
    const intent = payment.payment_intent;
    if (typeof intent === "object" && intent.status === "processing") return true;
  }
  return false;
}

/** Without a key of ours for idempotency: the provider would answer the next tries with a refusal of today. */
async function refund(
  provider: Provider,
  intent: string,
): Promise<{ cents: number; isPending: boolean }> {
  try {
    await provider.refunds.create({ payment_intent: intent, reason: "requested_by_customer" });
  } catch (error) {
    if (!isAlreadyRefunded(error)) throw error;
  }
  let cents = 0;
  let isPending = false;
  for await (const { status, amount } of provider.refunds.list({ payment_intent: intent })) {
    if (status !== "failed" && status !== "canceled") cents += amount;
    if (status === "pending" || status === "requires_action") isPending = true;
  }
  return { cents, isPending };
}

/**
 * Cancels and refunds a subscription, stores that, and queues the letter about the refund once all is refunded.
 * @returns whether it is done: it stays due while a payment or a refund is under way
 * @throws where a payment could not be refunded; what was refunded is stored, and the rest stays due
 */
export async function cancelAndRefund(
  services: CoreServices,
  provider: Provider,
  id: string,
): Promise<boolean> {
  await cancelAtProvider(provider, id);
  const since = (await getSubscription(services.db, id))?.refundSince ?? null;
  const { cents, isPending, error } = await refundPayments(services, provider, id, since);
  const isDone = error === null && !isPending;
  await transaction(services.db, async (tx) => {
    const before = await getSubscription(tx, id);
    if (!before) return;
    // A payment that fails now may have been refunded in part before.
    const refundedCents = Math.max(cents, before.refundedCents);
    await tx
      .updateTable("subscriptions")
      .set({ refunded_cents: refundedCents, ...(isDone && noRefundDue) })
      .where("id", "=", id)
      .execute();
    const after = { ...before, refundedCents, refundDue: !isDone };
    await queueChangeLetters(services, tx, before.userId, after, changesBetween(before, after));
  });
  if (error !== null) throw error;
  return isDone;
}

/**
 * Has all refunds of a customer looked at once more, after the provider has told that one has failed: it may do so days
 * after it has made it.
 */
export const reopenRefunds = (db: Db, customerId: string): Promise<unknown> =>
  db
    .updateTable("subscriptions")
    .set({ unwind_due: true })
    .where("customer_id", "=", customerId)
    .where((e) =>
      e.or(
        (["withdrawn_at", "refused_as", "unwind_since"] as const).map((column) =>
          e(column, "is not", null),
        ),
      ),
    )
    .execute();

/** Stores why a subscription is rejected, and that it is to be refunded. */
export async function storeRejection(tx: Tx, id: string, as: "duplicate" | "trial"): Promise<void> {
  await tx
    .updateTable("subscriptions")
    .set({ refused_as: as, unwind_due: true })
    .where("id", "=", id)
    .where("refused_as", "is", null)
    .execute();
}
