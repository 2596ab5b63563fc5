// What happens when the form of a checkout page is sent, and when the session expires.
import type { Card } from "../cards.ts";
import { newId, randomName } from "../ids.ts";
import { type Address, type Customer, newCustomer } from "../objects/customer.ts";
import type { PaymentError } from "../objects/intent.ts";
import { newInvoicePayment } from "../objects/invoice.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import { detailsOf, type Session } from "../objects/session.ts";
import { clockOf, now, type World } from "../world.ts";
import { day } from "./calendar.ts";
import { chargeIntent, makeIntent } from "./charging.ts";
import { emit } from "./emit.ts";
import { draftInvoice, finalizeInvoice, markPaid } from "./invoices.ts";
import { attachMethod, makeMethod, setUpCard } from "./methods.ts";
import { composeSubscription, firstLines, saveNewSubscription } from "./subscribe.ts";

export type CheckoutForm = {
  email: string;
  name: string;
  country: string;
  terms: boolean;
  card: Card | null;
  expMonth: number;
  expYear: number;
};
export type CheckoutResult =
  | { outcome: "complete"; session: Session }
  | { outcome: "action" }
  | { outcome: "failed"; error: PaymentError };

export const secureUrl = (world: World, session: string) =>
  `${world.publicUrl}/c/pay/${session}/secure`;

/** When the trial of an order would end if it began now; null without one. */
export function trialEndOf(world: World, session: Session): number | null {
  const { order } = world.store.privateState(session.id);
  const moment = now(world, clockOf(world, session.customer));
  if (order?.trialEnd) return order.trialEnd;
  return order?.trialDays ? moment + order.trialDays * day : null;
}

/** What is charged today: nothing in a trial, less with a credit balance. */
export function dueToday(world: World, session: Session): number {
  if (trialEndOf(world, session) !== null) return 0;
  const customer = session.customer && world.store.get("customer", session.customer);
  return Math.max(0, session.amount_total + Math.min(0, customer ? customer.balance : 0));
}

/** Handles the form, sent with a card, or without one where none is needed. */
export function submit(world: World, session: Session, form: CheckoutForm): CheckoutResult {
  const customer = customerOf(world, session, form);
  const clock = customer.test_clock;
  const values = Object.fromEntries([
    ["email", form.email],
    ["name", form.name],
    ["country", form.country],
    ["terms", String(form.terms)],
  ]);
  if (!form.card) return complete(world, session, customer, form, null, null);
  const address: Address = {
    city: null,
    country: form.country,
    line1: null,
    line2: null,
    postal_code: null,
    state: null,
  };
  const method = makeMethod(world, form.card, {
    expMonth: form.expMonth,
    expYear: form.expYear,
    billing: { address, email: form.email, name: form.name, phone: null, tax_id: null },
    clock,
  });
  const pay = attempt(world, session, customer, method, {});
  if (pay.outcome === "action") {
    world.store.setPrivateState(session.id, {
      waiting: { intent: pay.intent, method: method.id, form: values },
    });
    world.store.save("session", {
      ...world.store.getExisting("session", session.id),
      customer: session.customer ?? customer.id,
    });
    return { outcome: "action" };
  }
  if (pay.outcome === "failed") {
    storeCustomer(world, session, customer);
    return pay;
  }
  return complete(world, session, customer, form, method, pay.intent);
}

/** Continues a checkout after 3-D Secure. */
export function resume(world: World, session: Session, passed: boolean): CheckoutResult {
  const { waiting } = world.store.privateState(session.id);
  if (!waiting) throw new Error(`${session.id} waits for nothing.`);
  world.store.setPrivateState(session.id, { waiting: undefined });
  const values = waiting.form ?? {};
  const form: CheckoutForm = {
    email: values.email ?? "",
    name: values.name ?? "",
    country: values.country ?? "",
    terms: values.terms === "true",
    card: null,
    expMonth: 0,
    expYear: 0,
  };
  const customer = customerOf(world, session, form);
  const method = world.store.getExisting("payment_method", waiting.method);
  const pay = attempt(world, session, customer, method, { waiting: waiting.intent, passed });
  if (pay.outcome === "failed") return pay;
  if (pay.outcome === "action") throw new Error("A passed authentication asks for another one.");
  return complete(world, session, customer, form, method, pay.intent);
}

type Attempt =
  | { outcome: "ready"; intent: string }
  | { outcome: "action"; intent: string }
  | { outcome: "failed"; error: PaymentError };

/** Charges the card; where nothing is due, sets it up for later payments. */
function attempt(
  world: World,
  session: Session,
  customer: Customer,
  method: PaymentMethod,
  how: { waiting?: string; passed?: boolean },
): Attempt {
  const due = dueToday(world, session);
  if (how.waiting?.startsWith("seti_") ?? due === 0) {
    const setup = setUpCard(world, method, {
      customer: customer.id,
      url: () => secureUrl(world, session.id),
      ...how,
    });
    return setup.outcome === "failed" ? setup : { outcome: setup.outcome, intent: setup.intent.id };
  }
  const intent =
    how.waiting ??
    makeIntent(world, {
      amount: due,
      currency: session.currency,
      customer: customer.id,
      description: "Subscription creation",
    }).id;
  const paid = chargeIntent(world, intent, method, {
    present: true,
    url: secureUrl(world, session.id),
    ...(how.passed === undefined ? {} : { passed: how.passed }),
  });
  if (paid.outcome === "failed") return paid;
  return { outcome: paid.outcome === "paid" ? "ready" : "action", intent };
}

/** The session's customer, made now if the session has none. */
function customerOf(world: World, session: Session, form: CheckoutForm): Customer {
  const known = session.customer && world.store.get("customer", session.customer);
  if (known) return known;
  const made: Customer = {
    ...newCustomer(newId("cus", 14), now(world, null), randomName(8).toUpperCase()),
    email: form.email,
    name: form.name || null,
  };
  world.store.save("customer", made);
  emit(world, "customer.created", made);
  return made;
}

function storeCustomer(world: World, session: Session, customer: Customer): void {
  if (!session.customer) world.store.save("session", { ...session, customer: customer.id });
}

function complete(
  world: World,
  session: Session,
  customer: Customer,
  form: CheckoutForm,
  method: PaymentMethod | null,
  intent: string | null,
): CheckoutResult {
  const { store } = world;
  const clock = customer.test_clock;
  const { order } = store.privateState(session.id);
  if (!order) throw new Error(`${session.id} has no order.`);
  const trialEnd = trialEndOf(world, session);
  const card = method && attachMethod(world, method.id, customer.id);
  const payer = card ? updateCustomer(world, customer, card, order) : customer;
  const sub = saveNewSubscription(
    world,
    composeSubscription(world, {
      customer: payer.id,
      items: order.items.map((i) => ({
        price: store.getExisting("price", i.price),
        quantity: i.quantity,
      })),
      trialEnd,
      method: card?.id ?? null,
      metadata: order.metadata,
      description: order.description,
      missingCard: order.missingCard,
    }),
  );
  const draft = draftInvoice(world, sub, firstLines(world, sub), {
    reason: "subscription_create",
    waits: false,
  });
  const charged = intent?.startsWith("pi_")
    ? store.getExisting("payment_intent", intent).amount
    : 0;
  const open = finalizeInvoice(world, draft.id, charged);
  if (open.status !== "paid" && intent) {
    store.save("invoice_payment", newInvoicePayment(newId("inpay"), open.created, open, intent));
    store.save("invoice", { ...open, attempt_count: 1 });
    markPaid(world, open.id);
  }
  store.save("subscription", { ...sub, latest_invoice: draft.id });
  const done = store.save("session", {
    ...session,
    customer: payer.id,
    customer_details: detailsOf(payer.email ?? form.email, payer.name, payer.address),
    consent: session.consent_collection && {
      promotions: null,
      terms_of_service: form.terms ? "accepted" : null,
    },
    invoice: draft.id,
    payment_status: charged > 0 ? "paid" : "no_payment_required",
    status: "complete",
    subscription: sub.id,
    url: null,
  });
  emit(world, "checkout.session.completed", done, { clock });
  return { outcome: "complete", session: done };
}

/** `customer_update[name|address]=auto` copies what was entered to the customer. */
function updateCustomer(
  world: World,
  customer: Customer,
  method: PaymentMethod,
  order: { updateName: boolean; updateAddress: boolean },
): Customer {
  const { name, address } = method.billing_details;
  const next: Customer = {
    ...customer,
    name: order.updateName && name ? name : customer.name,
    address: order.updateAddress && address ? address : customer.address,
  };
  if (JSON.stringify(next) === JSON.stringify(customer)) return customer;
  world.store.save("customer", next);
  emit(world, "customer.updated", next, { before: customer, clock: customer.test_clock });
  return next;
}

/** Expires an open session, by request or after its time. */
export function expireSession(world: World, id: string): Session {
  const session = world.store.getExisting("session", id);
  if (session.status !== "open") return session;
  world.store.setPrivateState(id, { waiting: undefined });
  const expired = world.store.save("session", { ...session, status: "expired", url: null });
  emit(world, "checkout.session.expired", expired, { clock: clockOf(world, session.customer) });
  return expired;
}
