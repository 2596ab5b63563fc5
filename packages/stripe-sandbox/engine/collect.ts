// Collecting an invoice: which card, what the attempt did, and what it means for the subscription.
import { newId } from "../ids.ts";
import type { PaymentError } from "../objects/intent.ts";
import { type Invoice, newInvoicePayment } from "../objects/invoice.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { Subscription } from "../objects/subscription.ts";
import { now, policyOf, type World } from "../world.ts";
import { day } from "./calendar.ts";
import { chargeIntent, makeIntent } from "./charging.ts";
import { emit } from "./emit.ts";
import { markPaid, paymentOf } from "./invoices.ts";
import { setTimer } from "./timers.ts";

export type Collection =
  | { outcome: "paid"; invoice: Invoice }
  | { outcome: "action"; invoice: Invoice; url: string }
  | { outcome: "failed"; invoice: Invoice; error: PaymentError };

export type Manner = {
  /** The card's owner is on a page of ours. */
  present: boolean;
  /** How 3-D Secure went, when they come from there. */
  passed?: boolean;
  /** Somebody asked for this attempt; the plan of retries stays as it is. */
  manual?: boolean;
  /** This card instead of the subscription's or customer's. */
  method?: string;
};

/** The card that pays for a subscription: its own, else the customer's. */
export function methodFor(world: World, sub: Subscription): PaymentMethod | null {
  const customer = world.store.get("customer", sub.customer);
  const id = sub.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id ? world.store.get("payment_method", id) : null;
}

/** The page on which a customer can confirm or make an invoice's payment. */
export const payUrl = (world: World, invoice: string) => `${world.publicUrl}/i/${invoice}`;

/**
 * One attempt at an open invoice. Renewals that fail get their next attempt from the policy; the subscription is
 * not touched (see `settle`).
 */
export function collect(world: World, id: string, how: Manner): Collection {
  const { store } = world;
  const invoice = store.must("invoice", id);
  if (invoice.status === "paid") return { outcome: "paid", invoice };
  const sub = store.must("subscription", invoice.parent.subscription_details.subscription);
  const clock = invoice.test_clock;
  const known = paymentOf(world, id);
  const intent = known
    ? store.must("payment_intent", known.payment.payment_intent)
    : makeIntent(world, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: invoice.customer,
        description:
          invoice.billing_reason === "subscription_create"
            ? "Subscription creation"
            : "Subscription update",
      });
  if (!known)
    store.put(
      "invoice_payment",
      newInvoicePayment(newId("inpay"), now(world, clock), invoice, intent.id),
    );
  const method = how.method ? store.must("payment_method", how.method) : methodFor(world, sub);
  if (!method) return failed(world, invoice, noMethod, how);
  const paid = chargeIntent(world, intent.id, method, { ...how, url: payUrl(world, id) });
  if (paid.outcome === "paid") {
    store.put("invoice", { ...invoice, attempt_count: invoice.attempt_count + 1 });
    return { outcome: "paid", invoice: markPaid(world, id) };
  }
  if (paid.outcome === "failed") return failed(world, invoice, paid.error, how);
  store.remember(intent.id, { waiting: { intent: intent.id, method: method.id } });
  emit(world, "invoice.payment_action_required", invoice, { clock });
  const url = payUrl(world, id);
  if (how.present) return { outcome: "action", invoice, url };
  return { outcome: "action", invoice: failed(world, invoice, noMethod, how).invoice, url };
}

const noMethod: PaymentError = {
  type: "invalid_request_error",
  code: "resource_missing",
  message:
    "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
};

function failed(world: World, before: Invoice, error: PaymentError, how: Manner): Collection {
  const clock = before.test_clock;
  // Only the engine's own attempts move the plan; a customer who tries another card does not use one up.
  const own = !how.present && !how.manual && before.billing_reason === "subscription_cycle";
  const attempts = before.attempt_count + (own || before.attempt_count === 0 ? 1 : 0);
  const days = own ? policyOf(world).retryDays[attempts - 1] : undefined;
  const next = own
    ? days === undefined
      ? null
      : now(world, clock) + days * day
    : before.next_payment_attempt;
  const invoice = world.store.put("invoice", {
    ...before,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: next,
  });
  if (own && next !== null) setTimer(world, clock, "retry", invoice.id, next);
  emit(world, "invoice.payment_failed", invoice, { clock });
  return { outcome: "failed", invoice, error };
}
