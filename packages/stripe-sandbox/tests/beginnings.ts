// Where the tests of event orders begin, and the runs of events that come back in them.
import { person, type Stage, setStage, stock } from "./stage.ts";

/** What a paid invoice sends, from being finalised on. */
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

/** Events between the two of the clock that was moved. */
export const moved = (...types: string[]) => [
  "test_helpers.test_clock.advancing",
  ...types,
  "test_helpers.test_clock.ready",
];

/** A stocked stage and a person on a clock, with all earlier events out of the way. */
export async function begin() {
  const stage = await setStage();
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
