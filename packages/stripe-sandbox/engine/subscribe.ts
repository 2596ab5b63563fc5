// Creates subscriptions.
import { newId } from "../ids.ts";
import type { Price } from "../objects/catalogue.ts";
import type { Metadata } from "../objects/empty.ts";
import type { PaymentError } from "../objects/intent.ts";
import { newItem, newSubscription, type Subscription } from "../objects/subscription.ts";
import { clockOf, now, type World } from "../world.ts";
import { hour } from "./calendar.ts";
import { collectNow, type PaymentBehavior } from "./change.ts";
import { emit } from "./emit.ts";
import {
  draftInvoice,
  finalizeInvoice,
  invoicesOf,
  productNames,
  voidInvoice,
} from "./invoices.ts";
import { periodLines, trialLines } from "./lines.ts";
import { endOfPeriod } from "./periods.ts";
import { setTimers } from "./subscription-timers.ts";
import { setTimer } from "./timers.ts";

export type Order = {
  customer: string;
  items: { price: Price; quantity: number }[];
  trialEnd: number | null;
  method: string | null;
  metadata: Metadata;
  description: string | null;
  missingCard: "cancel" | "create_invoice" | "pause";
};

/** A subscription in its first period, not stored yet. */
export function composeSubscription(world: World, order: Order): Subscription {
  const first = order.items[0]?.price;
  if (!first) throw new Error("A subscription needs an item.");
  const clock = clockOf(world, order.customer);
  const start = now(world, clock);
  const id = newId("sub");
  const { trialEnd } = order;
  const end = trialEnd ?? endOfPeriod(first, start, start);
  const sub = newSubscription(id, start, {
    customer: order.customer,
    currency: first.currency,
    clock,
  });
  return {
    ...sub,
    items: {
      ...sub.items,
      data: order.items.map((i) =>
        newItem(newId("si"), start, { ...i, subscription: id, start, end }),
      ),
    },
    billing_cycle_anchor: trialEnd ?? start,
    default_payment_method: order.method,
    description: order.description,
    metadata: order.metadata,
    status: trialEnd === null ? "active" : "trialing",
    trial_start: trialEnd === null ? null : start,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: order.missingCard },
    },
  };
}

/** The lines of a first invoice. */
export const firstLines = (world: World, sub: Subscription) =>
  sub.trial_end === null
    ? periodLines(sub.items.data, productNames(world))
    : trialLines(sub.items.data, productNames(world));

/** Stores a composed subscription and emits its event. */
export function saveNewSubscription(world: World, sub: Subscription): Subscription {
  world.store.save("subscription", sub);
  emit(world, "customer.subscription.created", sub, { clock: sub.test_clock });
  setTimers(world, sub);
  return sub;
}

export type SubscribeResult =
  | { outcome: "begun"; sub: Subscription }
  | { outcome: "refused"; error: PaymentError };

/**
 * Creates a subscription by the API. If its first payment fails, it is `incomplete` for 23 hours, or refused with
 * `error_if_incomplete` (the caller rolls back).
 */
export function subscribe(world: World, order: Order, behavior: PaymentBehavior): SubscribeResult {
  const composed = composeSubscription(world, order);
  const unpaid = order.trialEnd === null && firstLines(world, composed).some((l) => l.amount > 0);
  const sub = saveNewSubscription(world, {
    ...composed,
    status: unpaid ? "incomplete" : composed.status,
  });
  const draft = draftInvoice(world, sub, firstLines(world, sub), {
    reason: "subscription_create",
    waits: false,
  });
  const save = (next: Subscription) => world.store.save("subscription", next);
  if (!unpaid) {
    const invoice = finalizeInvoice(world, draft.id);
    return { outcome: "begun", sub: save({ ...sub, latest_invoice: invoice.id }) };
  }
  if (behavior === "default_incomplete") {
    finalizeInvoice(world, draft.id);
    setTimer(world, sub.test_clock, "expire incomplete", sub.id, sub.created + 23 * hour);
    return { outcome: "begun", sub: save({ ...sub, latest_invoice: draft.id }) };
  }
  const { collection } = collectNow(world, draft, true);
  if (collection.outcome === "failed" && behavior === "error_if_incomplete")
    return { outcome: "refused", error: collection.error };
  if (collection.outcome !== "paid") {
    setTimer(world, sub.test_clock, "expire incomplete", sub.id, sub.created + 23 * hour);
    return { outcome: "begun", sub: save({ ...sub, latest_invoice: draft.id }) };
  }
  const active = save({ ...sub, status: "active", latest_invoice: draft.id });
  emit(world, "customer.subscription.updated", active, { before: sub, clock: sub.test_clock });
  setTimers(world, active);
  return { outcome: "begun", sub: active };
}

/** Expires a subscription whose first payment was not made. */
export function expireIncomplete(world: World, id: string): void {
  const before = world.store.getExisting("subscription", id);
  if (before.status !== "incomplete") return;
  for (const invoice of invoicesOf(world, id))
    if (invoice.status === "open") voidInvoice(world, invoice.id);
  const ended = now(world, before.test_clock);
  const sub = world.store.save("subscription", {
    ...before,
    status: "incomplete_expired",
    ended_at: ended,
  });
  emit(world, "customer.subscription.updated", sub, { before, clock: sub.test_clock });
}
