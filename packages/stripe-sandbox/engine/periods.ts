// Ends trials and renews subscriptions.
import type { Price } from "../objects/catalogue.ts";
import { type Item, isLive, type Subscription } from "../objects/subscription.ts";
import { now, type World } from "../world.ts";
import { nextBoundary } from "./calendar.ts";
import { endSubscription, periodEnd } from "./cancel.ts";
import { collect, methodFor } from "./collect.ts";
import { emit } from "./emit.ts";
import { composeInvoice, draftInvoice, finalizeInvoice, productNames } from "./invoices.ts";
import { periodLines, withPrice } from "./lines.ts";
import { saveSubscription } from "./save-subscription.ts";
import { settle } from "./settle.ts";
import { setTimers } from "./subscription-timers.ts";

/** The end of the period that contains `moment`, in the cycle that began at `anchor`. */
export function endOfPeriod(price: Price, anchor: number, moment: number): number {
  if (!price.recurring) throw new Error(`${price.id} does not recur.`);
  return nextBoundary(anchor, price.recurring, moment);
}

export function warnOfTrialEnd(world: World, id: string): void {
  const sub = world.store.getExisting("subscription", id);
  if (sub.status !== "trialing") return;
  emit(world, "customer.subscription.trial_will_end", sub, { clock: sub.test_clock });
}

/** The invoice of the next renewal, not stored. */
export function upcomingInvoice(world: World, sub: Subscription) {
  const start = periodEnd(sub);
  const items = nextItems(sub, start);
  const lines = [
    ...(world.store.privateState(sub.id).pendingLines ?? []),
    ...periodLines(items, productNames(world)),
  ];
  return composeInvoice(world, { ...sub, items: { ...sub.items, data: items } }, lines, {
    reason: "upcoming",
    id: `upcoming_in_${sub.id.slice(4)}`,
    at: start,
  });
}

export function announceRenewal(world: World, id: string): void {
  const sub = world.store.getExisting("subscription", id);
  if (!isLive(sub) || sub.cancel_at !== null) return;
  emit(world, "invoice.upcoming", upcomingInvoice(world, sub), { clock: sub.test_clock });
}

const nextItems = (sub: Subscription, start: number, prices?: Map<string, Price>): Item[] =>
  sub.items.data.map((item) => {
    const price = prices?.get(item.id) ?? item.price;
    const end = endOfPeriod(price, sub.billing_cycle_anchor, start);
    return withPrice(item, price, { quantity: item.quantity, start, end });
  });

/**
 * Begins the next period with a draft invoice, which is finalised an hour later. `items` come from a schedule whose next
 * phase begins at the same time. A trial without a card ends as the subscription's settings say.
 */
export function renew(
  world: World,
  id: string,
  change?: (sub: Subscription) => Subscription,
): void {
  const before = world.store.getExisting("subscription", id);
  if (!isLive(before) || before.status === "paused") return;
  const start = periodEnd(before);
  if (before.status === "trialing" && !methodFor(world, before)) {
    const ends = before.trial_settings.end_behavior.missing_payment_method;
    if (ends === "cancel") {
      endSubscription(world, before, {});
      return;
    }
    if (ends === "pause") {
      pauseForMissingCard(world, before);
      return;
    }
  }
  const changed = change ? change(before) : before;
  const sub = {
    ...changed,
    items: { ...changed.items, data: nextItems(changed, start) },
    status: before.status === "trialing" ? ("active" as const) : before.status,
  };
  const waiting = world.store.privateState(id).pendingLines ?? [];
  world.store.setPrivateState(id, { pendingLines: undefined });
  const invoice = draftInvoice(
    world,
    sub,
    [...waiting, ...periodLines(sub.items.data, productNames(world))],
    { reason: "subscription_cycle", waits: before.status !== "unpaid" },
  );
  const after = saveSubscription(world, before, { ...sub, latest_invoice: invoice.id });
  setTimers(world, after);
}

function pauseForMissingCard(world: World, before: Subscription): void {
  const moment = now(world, before.test_clock);
  const paused = world.store.save("subscription", {
    ...before,
    status: "paused",
    status_details: {
      paused: {
        subscription: { type: "trial_end_without_payment_method" },
        transitioned_at: moment,
        type: "subscription",
      },
    },
  });
  emit(world, "customer.subscription.updated", paused, { before, clock: before.test_clock });
  emit(world, "customer.subscription.paused", paused, { clock: before.test_clock });
}

/** Finalises and collects a draft after its hour, without the payer. */
export function finalizeAndCollect(world: World, id: string): void {
  const invoice = finalizeInvoice(world, id);
  if (invoice.status === "paid") settle(world, { outcome: "paid", invoice });
  else if (invoice.status === "open") settle(world, collect(world, id, { present: false }));
}

export function retry(world: World, id: string): void {
  const invoice = world.store.getExisting("invoice", id);
  if (invoice.status === "open") settle(world, collect(world, id, { present: false }));
}
