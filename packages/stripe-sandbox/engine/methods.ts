// Makes payment methods from test cards, attaches them to customers, and sets them up for later payments.
import { type BankDecision, bankDecision, type Card, cardNamed, fingerprintOf } from "../cards.ts";
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

/** A payment method for a test card, not attached to a customer yet. */
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
  world.store.save("payment_method", method);
  world.store.setPrivateState(method.id, { card: card.name });
  return method;
}

/** A ready-made method of Stripe's test mode, such as `pm_card_visa`; null for any other id. */
export function readyMade(world: World, id: string, clock: string | null): PaymentMethod | null {
  const card = id.startsWith("pm_card_") ? cardNamed(id.slice("pm_card_".length)) : null;
  if (!card) return null;
  const expYear = new Date(now(world, clock) * 1000).getUTCFullYear() + 2;
  return makeMethod(world, card, { expMonth: 8, expYear, billing: noBilling, clock });
}

export function attachMethod(world: World, id: string, customer: string): PaymentMethod {
  const clock = clockOf(world, customer);
  const method = world.store.save("payment_method", {
    ...world.store.getExisting("payment_method", id),
    customer,
  });
  emit(world, "payment_method.attached", method, { clock });
  return method;
}

/** The bank's decision on a use of the card, with the reason for a decline. */
export function askBank(
  world: World,
  method: string,
  at: { what: "setup" | "charge"; present: boolean; passed: boolean },
): { verdict: BankDecision; decline: Card["decline"] } {
  const memory = world.store.privateState(method);
  const card = cardNamed(memory.card ?? "visa");
  if (!card) throw new Error(`${method} is no test card.`);
  const answer = bankDecision(card, { ...at, setUp: memory.authenticated ?? false });
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
 * Sets a card up for later payments. Its owner can pass 3-D Secure at `url`; with `waiting` the intent that waited for it
 * is continued with the result `passed`.
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
    store.save("setup_intent", made);
    emit(world, "setup_intent.created", made, { clock });
    return made;
  };
  const begun = of.waiting ? store.getExisting("setup_intent", of.waiting) : fresh();
  const failed = of.waiting !== undefined && !of.passed;
  const bank = askBank(world, method.id, {
    what: "setup",
    present: true,
    passed: of.passed ?? false,
  });
  if (!failed && bank.verdict === "authenticate") {
    const intent = store.save("setup_intent", {
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
    const intent = store.save("setup_intent", {
      ...begun,
      status: "requires_payment_method",
      payment_method: null,
      next_action: null,
      last_setup_error: error,
    });
    emit(world, "setup_intent.setup_failed", intent, { clock });
    return { outcome: "failed", intent, error };
  }
  if (of.passed) store.setPrivateState(method.id, { authenticated: true });
  const intent = store.save("setup_intent", {
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
