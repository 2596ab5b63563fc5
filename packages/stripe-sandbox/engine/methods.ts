// Cards as payment methods: made from a test card, attached to a customer, set up for payments without their owner.
import { type Card, cardNamed, fingerprintOf, type Verdict, verdict } from "../cards.ts";
import { newId, randomName } from "../ids.ts";
import {
  newSetupIntent,
  type PaymentError,
  redirectTo,
  type SetupIntent,
} from "../objects/intent.ts";
import { type Billing, newPaymentMethod, type PaymentMethod } from "../objects/payment-method.ts";
import { clockOf, now, type World } from "../world.ts";
import { emit } from "./emit.ts";

export const noBilling: Billing = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/** A payment method for a test card. It belongs to nobody yet. */
export function makeMethod(
  world: World,
  card: Card,
  of: { expMonth: number; expYear: number; billing: Billing; clock: string | null },
): PaymentMethod {
  const method = newPaymentMethod(newId("pm"), now(world, of.clock), {
    brand: card.brand,
    last4: card.number.slice(-4),
    fingerprint: fingerprintOf(card),
    country: "US",
    expMonth: of.expMonth,
    expYear: of.expYear,
    billing: of.billing,
  });
  world.store.put("payment_method", method);
  world.store.remember(method.id, { card: card.name });
  return method;
}

/** The ready-made methods that Stripe's test mode knows by name, such as `pm_card_visa`; null for any other. */
export function readyMade(world: World, id: string, clock: string | null): PaymentMethod | null {
  const card = id.startsWith("pm_card_") ? cardNamed(id.slice("pm_card_".length)) : null;
  if (!card) return null;
  const expYear = new Date(now(world, clock) * 1000).getUTCFullYear() + 2;
  return makeMethod(world, card, { expMonth: 8, expYear, billing: noBilling, clock });
}

export function attachMethod(world: World, id: string, customer: string): PaymentMethod {
  const clock = clockOf(world, customer);
  const method = world.store.put("payment_method", {
    ...world.store.must("payment_method", id),
    customer,
  });
  emit(world, "payment_method.attached", method, { clock });
  return method;
}

/** What the bank answers for this method at a moment, and with which words it declines. */
export function askBank(
  world: World,
  method: string,
  at: { what: "setup" | "charge"; present: boolean; passed: boolean },
): { verdict: Verdict; decline: Card["decline"] } {
  const memory = world.store.memory(method);
  const card = cardNamed(memory.card ?? "visa");
  if (!card) throw new Error(`${method} is no test card.`);
  const answer = verdict(card, { ...at, setUp: memory.authenticated ?? false });
  return { verdict: answer, decline: card.decline };
}

export const cardError = (
  decline: Card["decline"],
  method: PaymentMethod,
  charge?: string,
): PaymentError => ({
  type: "card_error",
  code: decline.code,
  decline_code: decline.declineCode,
  message: decline.message,
  payment_method: method,
  ...(charge ? { charge } : { payment_method_type: "card" }),
});

export type SetupOutcome =
  | { outcome: "ready"; intent: SetupIntent }
  | { outcome: "action"; intent: SetupIntent }
  | { outcome: "failed"; intent: SetupIntent; error: PaymentError };

/**
 * Sets a card up for later payments. `url` is where its owner can pass 3-D Secure; with `waiting` an intent that
 * waited there is continued, `passed` or not.
 */
export function setUpCard(
  world: World,
  method: PaymentMethod,
  of: {
    customer: string | null;
    url: (intent: string) => string;
    waiting?: string;
    passed?: boolean;
  },
): SetupOutcome {
  const clock = clockOf(world, of.customer);
  const { store } = world;
  const fresh = () => {
    const made = newSetupIntent(newId("seti"), now(world, clock), {
      customer: of.customer,
      secret: randomName(),
    });
    store.put("setup_intent", made);
    emit(world, "setup_intent.created", made, { clock });
    return made;
  };
  const begun = of.waiting ? store.must("setup_intent", of.waiting) : fresh();
  const failed = of.waiting !== undefined && !of.passed;
  const bank = askBank(world, method.id, {
    what: "setup",
    present: true,
    passed: of.passed ?? false,
  });
  if (!failed && bank.verdict === "authenticate") {
    const intent = store.put("setup_intent", {
      ...begun,
      status: "requires_action",
      payment_method: method.id,
      next_action: redirectTo(of.url(begun.id)),
    });
    emit(world, "setup_intent.requires_action", intent, { clock });
    return { outcome: "action", intent };
  }
  if (failed || bank.verdict === "declines") {
    const error = failed
      ? authenticationError("setup_intent", method)
      : cardError(bank.decline, method);
    const intent = store.put("setup_intent", {
      ...begun,
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      last_setup_error: error,
    });
    emit(world, "setup_intent.setup_failed", intent, { clock });
    return { outcome: "failed", intent, error };
  }
  if (of.passed) store.remember(method.id, { authenticated: true });
  const intent = store.put("setup_intent", {
    ...begun,
    status: "succeeded",
    payment_method: method.id,
    next_action: null,
    last_setup_error: null,
  });
  emit(world, "setup_intent.succeeded", intent, { clock });
  return { outcome: "ready", intent };
}

export const authenticationError = (
  intent: "setup_intent" | "payment_intent",
  method: PaymentMethod,
): PaymentError => ({
  type: "card_error",
  code: `${intent}_authentication_failure`,
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  payment_method: method,
});
