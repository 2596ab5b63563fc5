// Changes the items of a subscription together with the payment for the change.
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
import { type Change, planChange, type WantedItem } from "./lines.ts";
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
  /** Whether the payer is on a page and can authenticate. */
  present: boolean;
  /** Other changes that are saved together with the items. */
  with?: (sub: Subscription) => Subscription;
};
export type ChangeResult =
  | { outcome: "changed"; sub: Subscription }
  | { outcome: "pending"; sub: Subscription; url: string | null; error: PaymentError | null }
  | { outcome: "refused"; error: PaymentError };

export const planItemChange = (
  world: World,
  sub: Subscription,
  wanted: WantedItem[],
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
 * Changes the items. With `pending_if_incomplete` the old items stay until the proration invoice is paid; with
 * `error_if_incomplete` the result is "refused", and the caller rolls back.
 */
export function changeItems(
  world: World,
  before: Subscription,
  wanted: WantedItem[],
  options: ChangeOptions,
): ChangeResult {
  const sub = withoutPending(world, before);
  const change = planItemChange(world, sub, wanted, options);
  const also = options.with ?? ((s: Subscription) => s);
  const applied = also({
    ...sub,
    items: { ...sub.items, data: change.items },
    billing_cycle_anchor: change.anchor,
  });
  const waiting = world.store.privateState(sub.id).pendingLines ?? [];
  if (change.invoice.length === 0) {
    world.store.setPrivateState(sub.id, { pendingLines: [...waiting, ...change.waiting] });
    return { outcome: "changed", sub: save(world, sub, applied) };
  }
  world.store.setPrivateState(sub.id, { pendingLines: undefined });
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
    const held = holdPendingUpdate(world, sub, change, invoice);
    return { outcome: "pending", sub: held, url, error };
  }
  return { outcome: "changed", sub: save(world, sub, { ...billed, status: "past_due" }) };
}

/** Finalises and collects an invoice at once. */
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

/** Discards a pending update, because another change replaces it. */
function withoutPending(world: World, sub: Subscription): Subscription {
  if (!sub.pending_update) return sub;
  dropPending(world, sub.id);
  return world.store.save("subscription", { ...sub, pending_update: null });
}

/** Stripe keeps a pending update for 23 hours, or until the period ends; then its invoice is void. */
function holdPendingUpdate(
  world: World,
  sub: Subscription,
  change: Change,
  invoice: Invoice,
): Subscription {
  const expires = Math.min(now(world, sub.test_clock) + 23 * hour, periodEnd(sub));
  world.store.setPrivateState(sub.id, {
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
  const { pending } = world.store.privateState(id);
  clearTimer(world, "expire pending update", id);
  world.store.setPrivateState(id, { pending: undefined });
  if (pending && world.store.get("invoice", pending.invoice)?.status === "open")
    voidInvoice(world, pending.invoice);
}

/** Discards a pending update that was not paid in time. */
export function expirePendingUpdate(world: World, id: string): void {
  const before = world.store.getExisting("subscription", id);
  if (!before.pending_update) return;
  dropPending(world, id);
  const sub = world.store.save("subscription", { ...before, pending_update: null });
  const clock = sub.test_clock;
  emit(world, "customer.subscription.pending_update_expired", sub, { clock });
  emit(world, "customer.subscription.updated", sub, { before, clock });
}
