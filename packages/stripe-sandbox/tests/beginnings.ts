// Common starting points and event sequences for the tests of event orders.
import { openStage, person, type Stage, stock } from "./stage.ts";

/** The events of a paid invoice, from its finalisation on. */
export const paid = [
  "invoice.finalized",
  "payment_intent.created",
  "charge.succeeded",
  "payment_intent.succeeded",
  "invoice_payment.paid",
  "invoice.paid",
  "invoice.payment_succeeded",
];
export const hour = 3600;
/** A month after noon of 15 January. */
export const february = Date.UTC(2027, 1, 15, 12) / 1000;

/** The events between the two events of an advancing clock. */
export const moved = (...types: string[]) => [
  "test_helpers.test_clock.advancing",
  ...types,
  "test_helpers.test_clock.ready",
];

/** A stage with prices, and a customer on a test clock, with all earlier events taken. */
export async function begin() {
  const stage = await openStage();
  const goods = await stock(stage);
  const who = await person(stage);
  await stage.events();
  return { stage, goods, ...who, stripe: stage.stripe };
}

/** The address of a portal session. */
export async function portal({ stripe }: Stage, customer: string, configuration: string) {
  const session = await stripe.billingPortal.sessions.create({ customer, configuration });
  return session.url;
}
