// Collects invoices.
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

export type CollectOptions = {
  /** Whether the card's owner is on a page and can authenticate. */
  present: boolean;
  /** The result of 3-D Secure, after it. */
  passed?: boolean;
  /** The attempt was requested by hand, and does not count as a retry. */
  manual?: boolean;
  /** The card to use instead of the subscription's or customer's. */
  method?: string;
};

/** The card that pays for a subscription: its own, else the customer's. */
export function methodFor(world: World, sub: Subscription): PaymentMethod | null {
  const customer = world.store.get("customer", sub.customer);
  const id = sub.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id ? world.store.get("payment_method", id) : null;
}

/** The page on which a customer can pay an invoice or confirm its payment. */
export const payUrl = (world: World, invoice: string) => `${world.publicUrl}/i/${invoice}`;

/**
 * Makes one attempt to collect an open invoice. A failed renewal gets its next attempt by the policy. The subscription is
 * not changed here (see `settle`).
 */
export function collect(world: World, id: string, how: CollectOptions): Collection {
  const { store } = world;
  const invoice = store.getExisting("invoice", id);
  if (invoice.status === "paid") return { outcome: "paid", invoice };
  const sub = store.getExisting("subscription", invoice.parent.subscription_details.subscription);
  const clock = invoice.test_clock;
  const known = paymentOf(world, id);
  const intent = known
    ? store.getExisting("payment_intent", known.payment.payment_intent)
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
    store.save(
      "invoice_payment",
      newInvoicePayment(newId("inpay"), now(world, clock), invoice, intent.id),
    );
  const method = how.method
    ? store.getExisting("payment_method", how.method)
    : methodFor(world, sub);
  if (!method) return failed(world, invoice, noMethod, how);
  const paid = chargeIntent(world, intent.id, method, { ...how, url: payUrl(world, id) });
  if (paid.outcome === "paid") {
    store.save("invoice", { ...invoice, attempt_count: invoice.attempt_count + 1 });
    return { outcome: "paid", invoice: markPaid(world, id) };
  }
  if (paid.outcome === "failed") return failed(world, invoice, paid.error, how);
  store.setPrivateState(intent.id, { waiting: { intent: intent.id, method: method.id } });
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

function failed(
  world: World,
  before: Invoice,
  error: PaymentError,
  how: CollectOptions,
): Collection {
  const clock = before.test_clock;
  // Attempts by hand, such as a customer's with another card, do not count as retries.
  const own = !how.present && !how.manual && before.billing_reason === "subscription_cycle";
  const attempts = before.attempt_count + (own || before.attempt_count === 0 ? 1 : 0);
  const days = own ? policyOf(world).retryDays[attempts - 1] : undefined;
  const next = own
    ? days === undefined
      ? null
      : now(world, clock) + days * day
    : before.next_payment_attempt;
  const invoice = world.store.save("invoice", {
    ...before,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: next,
  });
  if (own && next !== null) setTimer(world, clock, "retry", invoice.id, next);
  emit(world, "invoice.payment_failed", invoice, { clock });
  return { outcome: "failed", invoice, error };
}
