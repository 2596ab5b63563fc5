// Charges payment intents to cards.
import { newId, randomName } from "../ids.ts";
import { newCharge } from "../objects/charge.ts";
import {
  newPaymentIntent,
  type PaymentError,
  type PaymentIntent,
  redirectTo,
} from "../objects/intent.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import { clockOf, now, type World } from "../world.ts";
import { emit } from "./emit.ts";
import { askBank, authenticationError, cardError } from "./methods.ts";

export function makeIntent(
  world: World,
  of: { amount: number; currency: string; customer: string | null; description: string },
): PaymentIntent {
  const clock = clockOf(world, of.customer);
  const intent = newPaymentIntent(newId("pi"), now(world, clock), { ...of, secret: randomName() });
  world.store.save("payment_intent", intent);
  emit(world, "payment_intent.created", intent, { clock });
  return intent;
}

export type Payment =
  | { outcome: "paid"; intent: PaymentIntent }
  | { outcome: "action"; intent: PaymentIntent }
  | { outcome: "failed"; intent: PaymentIntent; error: PaymentError };

/**
 * Charges an intent's amount to a card. `present`: its owner is on a page and can authenticate at `url`; `passed` is the
 * result of the authentication, if there was one.
 */
export function chargeIntent(
  world: World,
  id: string,
  method: PaymentMethod,
  how: { present: boolean; url: string; passed?: boolean },
): Payment {
  const { store } = world;
  const before = store.getExisting("payment_intent", id);
  const clock = clockOf(world, before.customer);
  if (how.passed === false) {
    const error = authenticationError("payment_intent", method);
    return { outcome: "failed", intent: refuse(world, before, error, clock), error };
  }
  const passed = how.passed ?? false;
  const bank = askBank(world, method.id, { what: "charge", present: how.present, passed });
  if (bank.verdict === "authenticate") {
    const intent = store.save("payment_intent", {
      ...before,
      status: "requires_action",
      payment_method: method.id,
      next_action: redirectTo(how.url),
    });
    emit(world, "payment_intent.requires_action", intent, { clock });
    return { outcome: "action", intent };
  }
  const failure = bank.verdict === "declines" ? bank.decline : null;
  const charge = newCharge(newId("ch"), now(world, clock), {
    amount: before.amount,
    currency: before.currency,
    customer: before.customer,
    intent: id,
    description: before.description,
    method,
    authenticated: passed,
    failure,
  });
  store.save("charge", charge);
  emit(world, failure ? "charge.failed" : "charge.succeeded", charge, { clock });
  if (failure) {
    const error = cardError(failure, method, charge.id);
    const charged = { ...before, latest_charge: charge.id };
    return { outcome: "failed", intent: refuse(world, charged, error, clock), error };
  }
  if (passed) store.setPrivateState(method.id, { authenticated: true });
  const intent = store.save("payment_intent", {
    ...before,
    status: "succeeded",
    amount_received: before.amount,
    payment_method: method.id,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  emit(world, "payment_intent.succeeded", intent, { clock });
  return { outcome: "paid", intent };
}

function refuse(
  world: World,
  before: PaymentIntent,
  error: PaymentError,
  clock: string | null,
): PaymentIntent {
  const intent = world.store.save("payment_intent", {
    ...before,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: error,
  });
  emit(world, "payment_intent.payment_failed", intent, { clock });
  return intent;
}
