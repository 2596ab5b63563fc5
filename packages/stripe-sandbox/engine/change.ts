// Changing what a subscription is for: at once with its money, or not at all.
import type { PaymentError } from "../objects/intent.ts";
import type { Invoice } from "../objects/invoice.ts";
import type { Proration } from "../objects/schedule.ts";
import type { Subscription } from "../objects/subscription.ts";
import { now, type World } from "../world.ts";
import { hour } from "./calendar.ts";
import { periodEnd } from "./cancel.ts";
import { type Collection, collect } from "./collect.ts";
import { emit } from "./emit.ts";
import { draftInvoice, finalizeInvoice, productNames, voidInvoice } from "./invoices.ts";
import { type Change, planChange, type Wanted } from "./lines.ts";
import { endOfPeriod } from "./periods.ts";
import { saveSubscription } from "./save-subscription.ts";
import { setTimers } from "./subscription-timers.ts";
import { clearTimer, setTimer } from "./timers.ts";

export type PaymentBehavior =
  | "allow_incomplete"
  | "default_incomplete"
  | "error_if_incomplete"
  | "pending_if_incomplete";
export type ChangeOptions = {
  proration: Proration;
  behavior: PaymentBehavior;
  /** Begin a new cycle now, even with the same interval. */
  restart?: boolean;
  /** Prorate as of this moment. */
  at?: number;
  /** The payer is on a page of ours. */
  present: boolean;
  /** Other changes that are saved together with the items. */
  with?: (sub: Subscription) => Subscription;
};
export type Changed =
  | { outcome: "changed"; sub: Subscription }
  | { outcome: "pending"; sub: Subscription; url: string | null; error: PaymentError | null }
  | { outcome: "refused"; error: PaymentError };

export const plan = (
  world: World,
  sub: Subscription,
  wanted: Wanted[],
  options: Pick<ChangeOptions, "proration" | "restart" | "at">,
): Change =>
  planChange(sub, wanted, {
    at: options.at ?? now(world, sub.test_clock),
    proration: options.proration,
    restart: options.restart ?? false,
    endOf: (anchor, price) => endOfPeriod(price, anchor, anchor),
    names: productNames(world),
  });

/**
 * Changes the items. `pending_if_incomplete` waits for the payment of the proration invoice and keeps the old
 * items until then; `error_if_incomplete` answers "refused", and the caller undoes the transaction.
 */
export function changeItems(
  world: World,
  before: Subscription,
  wanted: Wanted[],
  options: ChangeOptions,
): Changed {
  const sub = withoutPending(world, before);
  const change = plan(world, sub, wanted, options);
  const also = options.with ?? ((s: Subscription) => s);
  const applied = also({
    ...sub,
    items: { ...sub.items, data: change.items },
    billing_cycle_anchor: change.anchor,
  });
  const waiting = world.store.memory(sub.id).pendingLines ?? [];
  if (change.invoice.length === 0) {
    world.store.remember(sub.id, { pendingLines: [...waiting, ...change.waiting] });
    return { outcome: "changed", sub: save(world, sub, applied) };
  }
  world.store.remember(sub.id, { pendingLines: undefined });
  const draft = draftInvoice(world, applied, [...waiting, ...change.invoice], {
    reason: "subscription_update",
    waits: false,
  });
  const { collection, invoice } = collectNow(world, draft, options.present);
  const billed = { ...applied, latest_invoice: invoice.id };
  if (collection.outcome === "paid") return { outcome: "changed", sub: save(world, sub, billed) };
  const error = collection.outcome === "failed" ? collection.error : null;
  if (options.behavior === "error_if_incomplete" && error) return { outcome: "refused", error };
  if (options.behavior === "pending_if_incomplete") {
    const url = collection.outcome === "action" ? collection.url : null;
    const held = hold(world, sub, change, invoice);
    return { outcome: "pending", sub: held, url, error };
  }
  return { outcome: "changed", sub: save(world, sub, { ...billed, status: "past_due" }) };
}

/** Finalises and collects an invoice that does not wait an hour. */
export function collectNow(
  world: World,
  draft: Invoice,
  present: boolean,
): { collection: Collection; invoice: Invoice } {
  const final = finalizeInvoice(world, draft.id);
  const collection: Collection =
    final.status === "paid"
      ? { outcome: "paid", invoice: final }
      : collect(world, draft.id, { present, manual: true });
  return { collection, invoice: collection.invoice };
}

function save(world: World, before: Subscription, after: Subscription): Subscription {
  const saved = saveSubscription(world, before, after);
  setTimers(world, saved);
  return saved;
}

/** Another change takes the place of one that still waits for its payment. */
function withoutPending(world: World, sub: Subscription): Subscription {
  if (!sub.pending_update) return sub;
  dropPending(world, sub.id);
  return world.store.put("subscription", { ...sub, pending_update: null });
}

/** Stripe keeps a pending update for 23 hours, or until the period ends; then its invoice is void. */
function hold(world: World, sub: Subscription, change: Change, invoice: Invoice): Subscription {
  const expires = Math.min(now(world, sub.test_clock) + 23 * hour, periodEnd(sub));
  world.store.remember(sub.id, {
    pending: { invoice: invoice.id, items: change.items, anchor: change.anchor },
  });
  setTimer(world, sub.test_clock, "expire pending update", sub.id, expires);
  return saveSubscription(world, sub, {
    ...sub,
    latest_invoice: invoice.id,
    pending_update: {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: expires,
      metadata: null,
      subscription_items: change.items,
      trial_end: null,
      trial_from_plan: null,
    },
  });
}

function dropPending(world: World, id: string): void {
  const { pending } = world.store.memory(id);
  clearTimer(world, "expire pending update", id);
  world.store.remember(id, { pending: undefined });
  if (pending && world.store.get("invoice", pending.invoice)?.status === "open")
    voidInvoice(world, pending.invoice);
}

/** Nobody paid in time: the update is forgotten. */
export function expirePendingUpdate(world: World, id: string): void {
  const before = world.store.must("subscription", id);
  if (!before.pending_update) return;
  dropPending(world, id);
  const sub = world.store.put("subscription", { ...before, pending_update: null });
  const clock = sub.test_clock;
  emit(world, "customer.subscription.pending_update_expired", sub, { clock });
  emit(world, "customer.subscription.updated", sub, { before, clock });
}
