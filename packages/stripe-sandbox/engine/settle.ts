// Updates a subscription after an attempt to collect its invoice.
import type { Invoice } from "../objects/invoice.ts";
import type { Subscription } from "../objects/subscription.ts";
import { policyOf, type World } from "../world.ts";
import { endSubscription } from "./cancel.ts";
import type { Collection } from "./collect.ts";
import { emit } from "./emit.ts";
import { invoicesOf } from "./invoices.ts";
import { saveSubscription } from "./save-subscription.ts";
import { setTimers } from "./subscription-timers.ts";
import { clearTimer } from "./timers.ts";

/** Updates the subscription after an attempt. */
export function settle(world: World, { outcome, invoice }: Collection): Subscription {
  const sub = world.store.getExisting(
    "subscription",
    invoice.parent.subscription_details.subscription,
  );
  if (outcome === "paid") return settlePaid(world, sub, invoice);
  if (invoice.billing_reason !== "subscription_cycle") return sub;
  if (sub.status === "canceled" || sub.status === "paused") return sub;
  // A payment that its payer has not confirmed counts as failed, like one that the bank declines.
  if (invoice.next_payment_attempt === null && invoice.attempted) {
    const { afterRetries } = policyOf(world);
    if (afterRetries === "cancel") return endSubscription(world, sub, { reason: "payment_failed" });
    if (afterRetries === "unpaid")
      return saveSubscription(world, sub, { ...sub, status: "unpaid" });
  }
  return saveSubscription(world, sub, {
    ...sub,
    status: sub.status === "unpaid" ? "unpaid" : "past_due",
  });
}

function settlePaid(world: World, sub: Subscription, invoice: Invoice): Subscription {
  const { pending } = world.store.privateState(sub.id);
  if (pending?.invoice === invoice.id) return applyPending(world, sub);
  const owed = invoicesOf(world, sub.id).some((i) => i.status === "open" && i.id !== invoice.id);
  const waits = sub.status === "past_due" || sub.status === "unpaid" || sub.status === "incomplete";
  if (!waits || owed) return sub;
  clearTimer(world, "expire incomplete", sub.id);
  const after = saveSubscription(world, sub, { ...sub, status: "active" });
  setTimers(world, after);
  return after;
}

/** Applies a pending update, whose invoice was paid. */
function applyPending(world: World, sub: Subscription): Subscription {
  const { pending } = world.store.privateState(sub.id);
  if (!pending) return sub;
  clearTimer(world, "expire pending update", sub.id);
  world.store.setPrivateState(sub.id, { pending: undefined });
  const after: Subscription = {
    ...sub,
    items: { ...sub.items, data: pending.items },
    billing_cycle_anchor: pending.anchor,
    pending_update: null,
  };
  world.store.save("subscription", after);
  emit(world, "customer.subscription.pending_update_applied", after, { clock: sub.test_clock });
  emit(world, "customer.subscription.updated", after, { before: sub, clock: sub.test_clock });
  setTimers(world, after);
  return after;
}
