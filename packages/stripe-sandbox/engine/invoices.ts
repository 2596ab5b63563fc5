// Drafts, finalises, pays and voids invoices.
import { newId } from "../ids.ts";
import {
  type BillingReason,
  type Invoice,
  type Line,
  newInvoice,
  withLines,
} from "../objects/invoice.ts";
import type { Subscription } from "../objects/subscription.ts";
import { clockOf, now, type World } from "../world.ts";
import { hour } from "./calendar.ts";
import { emit } from "./emit.ts";
import { type Names, namesOf } from "./lines.ts";
import { clearTimers, setTimer } from "./timers.ts";

export const productNames = (world: World): Names =>
  namesOf((id) => world.store.get("product", id));

/** An invoice with these lines, not stored: for previews and drafts. */
export function composeInvoice(
  world: World,
  sub: Subscription,
  lines: Line[],
  { reason, id = newId("in"), at }: { reason: BillingReason; id?: string; at?: number },
): Invoice {
  const customer = world.store.getExisting("customer", sub.customer);
  const moment = at ?? now(world, sub.test_clock);
  const first = sub.items.data[0];
  const cycle = reason === "subscription_cycle" && first;
  const empty = newInvoice(id, moment, {
    customer,
    account: world.business.name,
    country: world.business.country,
    currency: sub.currency,
    reason,
    subscription: sub.id,
    metadata: sub.metadata,
    start: cycle ? Math.min(first.current_period_start, moment) : moment,
    end: moment,
  });
  return withLines({ ...empty, description: sub.description }, lines);
}

/** Stores a draft and emits its event. With `waits` it is finalised an hour later, as for renewals. */
export function draftInvoice(
  world: World,
  sub: Subscription,
  lines: Line[],
  { reason, waits }: { reason: BillingReason; waits: boolean },
): Invoice {
  const composed = composeInvoice(world, sub, lines, { reason });
  const due = composed.created + hour;
  const invoice = world.store.save("invoice", {
    ...composed,
    automatically_finalizes_at: waits ? due : null,
  });
  if (waits) setTimer(world, sub.test_clock, "finalize", invoice.id, due);
  emit(world, "invoice.created", invoice, { clock: sub.test_clock });
  return invoice;
}

/**
 * Gives the invoice its number and applies the customer's balance. An invoice with nothing due is paid at once. `due` is
 * the amount that a checkout showed, which counts even if the balance has changed since.
 */
export function finalizeInvoice(world: World, id: string, due?: number): Invoice {
  const draft = world.store.getExisting("invoice", id);
  if (draft.status !== "draft") return draft;
  const moment = now(world, draft.test_clock);
  const customer = world.store.getExisting("customer", draft.customer);
  const fresh = withLines({ ...draft, starting_balance: customer.balance }, draft.lines.data);
  const balanced = due === undefined ? fresh : { ...fresh, amount_due: due, amount_remaining: due };
  const ending = customer.balance + balanced.total - balanced.amount_due;
  const sequence = String(customer.next_invoice_sequence).padStart(4, "0");
  const url = `${world.publicUrl}/i/${id}`;
  const invoice = world.store.save("invoice", {
    ...balanced,
    status: "open",
    number: `${customer.invoice_prefix}-${sequence}`,
    automatically_finalizes_at: null,
    effective_at: moment,
    ending_balance: ending,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/print`,
    status_transitions: { ...draft.status_transitions, finalized_at: moment },
    webhooks_delivered_at: moment,
  });
  world.store.save("customer", {
    ...customer,
    balance: ending,
    currency: customer.currency ?? invoice.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  });
  emit(world, "invoice.finalized", invoice, { clock: draft.test_clock });
  return invoice.amount_due === 0 ? markPaid(world, invoice.id) : invoice;
}

/** The payment of an invoice, if it has one. */
export const paymentOf = (world: World, invoice: string) =>
  world.store.list("invoice_payment", { invoice })[0] ?? null;

/** Marks an invoice as paid, with its payment if it has one. */
export function markPaid(world: World, id: string): Invoice {
  const open = world.store.getExisting("invoice", id);
  const moment = now(world, open.test_clock);
  clearTimers(world, id);
  const payment = paymentOf(world, id);
  if (payment && open.amount_due > 0) {
    const paid = world.store.save("invoice_payment", {
      ...payment,
      amount_paid: open.amount_due,
      status: "paid",
      status_transitions: { ...payment.status_transitions, paid_at: moment },
    });
    emit(world, "invoice_payment.paid", paid, { clock: open.test_clock });
  }
  const invoice = world.store.save("invoice", {
    ...open,
    status: "paid",
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempted: true,
    next_payment_attempt: null,
    auto_advance: false,
    status_transitions: { ...open.status_transitions, paid_at: moment },
  });
  emit(world, "invoice.paid", invoice, { clock: open.test_clock });
  emit(world, "invoice.payment_succeeded", invoice, { clock: open.test_clock });
  return invoice;
}

/** Voids an open or draft invoice, and returns the credit that it had used. */
export function voidInvoice(world: World, id: string): Invoice {
  const open = world.store.getExisting("invoice", id);
  const moment = now(world, open.test_clock);
  clearTimers(world, id);
  const payment = paymentOf(world, id);
  if (payment && payment.status === "open") {
    const moved = { ...payment.status_transitions, canceled_at: moment };
    world.store.save("invoice_payment", {
      ...payment,
      status: "canceled",
      status_transitions: moved,
    });
    const before = world.store.getExisting("payment_intent", payment.payment.payment_intent);
    const intent = world.store.save("payment_intent", {
      ...before,
      status: "canceled",
      canceled_at: moment,
      cancellation_reason: "void_invoice",
      next_action: null,
    });
    emit(world, "payment_intent.canceled", intent, { clock: open.test_clock });
  }
  const credit = open.status === "draft" ? 0 : open.total - open.amount_due;
  if (credit !== 0) {
    const customer = world.store.getExisting("customer", open.customer);
    world.store.save("customer", { ...customer, balance: customer.balance - credit });
  }
  const invoice = world.store.save("invoice", {
    ...open,
    status: "void",
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...open.status_transitions, voided_at: moment },
  });
  emit(world, "invoice.voided", invoice, { clock: clockOf(world, open.customer) });
  return invoice;
}

/** Stops collecting the drafts and open invoices of a subscription that ends. */
export function stopCollecting(world: World, subscription: string): void {
  for (const invoice of invoicesOf(world, subscription)) {
    if (invoice.status !== "draft" && invoice.status !== "open") continue;
    clearTimers(world, invoice.id);
    world.store.save("invoice", {
      ...invoice,
      auto_advance: false,
      automatically_finalizes_at: null,
      next_payment_attempt: null,
    });
  }
}

export const invoicesOf = (world: World, subscription: string): Invoice[] =>
  world.store.list("invoice", { "parent.subscription_details.subscription": subscription });
