// The actions of the customer portal.
import type { Card } from "../cards.ts";
import type { Price } from "../objects/catalogue.ts";
import type { PaymentError } from "../objects/intent.ts";
import type { PaymentMethod } from "../objects/payment-method.ts";
import type { PortalFeatures } from "../objects/portal.ts";
import { newPhase } from "../objects/schedule.ts";
import { type Feedback, isLive, type Subscription } from "../objects/subscription.ts";
import type { World } from "../world.ts";
import { addIntervals } from "./calendar.ts";
import {
  endSubscription,
  periodEnd,
  savePlannedEnd,
  withoutPlannedEnd,
  withPlannedEnd,
} from "./cancel.ts";
import { type ChangeResult, changeItems } from "./change.ts";
import { collect } from "./collect.ts";
import { emit } from "./emit.ts";
import { invoicesOf } from "./invoices.ts";
import type { WantedItem } from "./lines.ts";
import { attachMethod, makeMethod, setUpCard } from "./methods.ts";
import { saveSubscription } from "./save-subscription.ts";
import { releaseSchedule, scheduleFrom, setPhases } from "./schedules.ts";
import { settle } from "./settle.ts";

type Update = PortalFeatures["subscription_update"];
const days = { day: 1, week: 7, month: 30, year: 365 };
const length = ({ recurring }: Price) =>
  days[recurring?.interval ?? "month"] * (recurring?.interval_count ?? 1);

/** Whether the portal's configuration defers this change to the end of the period. Pure. */
export function waitsForPeriodEnd(
  sub: Subscription,
  wanted: WantedItem[],
  feature: Update,
): boolean {
  const [current, next] = [sub.items.data[0], wanted[0]];
  if (!current || !next || sub.status === "trialing") return false;
  return feature.schedule_at_period_end.conditions.some(({ type }) =>
    type === "shortening_interval"
      ? length(next.price) < length(current.price)
      : length(next.price) === length(current.price) &&
        next.price.unit_amount * next.quantity < current.price.unit_amount * current.quantity,
  );
}

/** The subscription, released from its schedule. */
function withoutSchedule(world: World, sub: Subscription): Subscription {
  if (!sub.schedule) return sub;
  releaseSchedule(world, world.store.getExisting("schedule", sub.schedule));
  return world.store.getExisting("subscription", sub.id);
}

export type PlanChange = ChangeResult | { outcome: "scheduled"; sub: Subscription };

/** Changes the plan at once, or at the end of the period if the configuration says so. */
export function changePlan(
  world: World,
  id: string,
  wanted: WantedItem[],
  feature: Update,
): PlanChange {
  const sub = withoutSchedule(world, world.store.getExisting("subscription", id));
  if (waitsForPeriodEnd(sub, wanted, feature)) {
    schedulePlan(world, sub, wanted);
    return { outcome: "scheduled", sub: world.store.getExisting("subscription", id) };
  }
  return changeItems(world, sub, wanted, {
    proration: feature.proration_behavior,
    behavior: "pending_if_incomplete",
    present: true,
    // A change of plan clears a scheduled end.
    with: (s) => (s.cancel_at === null ? s : withoutPlannedEnd(s)),
  });
}

function schedulePlan(world: World, sub: Subscription, wanted: WantedItem[]): void {
  const schedule = scheduleFrom(world, sub);
  const [first] = schedule.phases;
  const [next] = wanted;
  if (!first || !next?.price.recurring) throw new Error(`${sub.id} has nothing to change to.`);
  const { interval, interval_count } = next.price.recurring;
  const second = newPhase({
    currency: sub.currency,
    start: first.end_date,
    end: addIntervals(first.end_date, interval, interval_count),
    items: wanted.map((w) => ({ price: w.price.id, quantity: w.quantity })),
  });
  setPhases(world, schedule, [first, second], { bounded: false, endBehavior: "release" });
}

/** Cancels as the portal does: it sets `cancel_at`, and never `cancel_at_period_end`. */
export function cancelPlan(
  world: World,
  id: string,
  how: { mode: "immediately" | "at_period_end"; feedback: Feedback | null; comment: string | null },
): Subscription {
  const sub = withoutSchedule(world, world.store.getExisting("subscription", id));
  const details = { feedback: how.feedback, comment: how.comment };
  if (how.mode === "immediately")
    return endSubscription(world, sub, { reason: "cancellation_requested", ...details });
  return savePlannedEnd(
    world,
    sub,
    withPlannedEnd(world, sub, { at: periodEnd(sub), flag: false, details }),
  );
}

export function resumePlan(world: World, id: string): Subscription {
  const sub = world.store.getExisting("subscription", id);
  return savePlannedEnd(world, sub, withoutPlannedEnd(sub));
}

export type CardReplacement =
  | { outcome: "saved" }
  | { outcome: "action"; intent: string; method: string }
  | { outcome: "failed"; error: PaymentError };

/** Replaces the customer's card. `waiting` continues after 3-D Secure. */
export function replaceCard(
  world: World,
  customer: string,
  given:
    | { card: Card; expMonth: number; expYear: number; name: string; country: string }
    | { waiting: string; method: string; passed: boolean },
  url: string,
): CardReplacement {
  const owner = world.store.getExisting("customer", customer);
  const method =
    "method" in given
      ? world.store.getExisting("payment_method", given.method)
      : makeMethod(world, given.card, {
          expMonth: given.expMonth,
          expYear: given.expYear,
          billing: {
            address: {
              city: null,
              country: given.country,
              line1: null,
              line2: null,
              postal_code: null,
              state: null,
            },
            email: owner.email,
            name: given.name,
            phone: null,
            tax_id: null,
          },
          clock: owner.test_clock,
        });
  const setup = setUpCard(world, method, {
    customer,
    url: () => url,
    ...("method" in given ? { waiting: given.waiting, passed: given.passed } : {}),
  });
  if (setup.outcome === "action")
    return { outcome: "action", intent: setup.intent.id, method: method.id };
  if (setup.outcome === "failed") return { outcome: "failed", error: setup.error };
  useCard(world, customer, attachMethod(world, method.id, customer));
  return { outcome: "saved" };
}

/** Makes the card the default of the customer and of every subscription, and pays open invoices with it. */
function useCard(world: World, id: string, method: PaymentMethod): void {
  const before = world.store.getExisting("customer", id);
  const customer = world.store.save("customer", {
    ...before,
    invoice_settings: { ...before.invoice_settings, default_payment_method: method.id },
  });
  emit(world, "customer.updated", customer, { before, clock: customer.test_clock });
  for (const sub of world.store.list("subscription", { customer: id })) {
    if (!isLive(sub)) continue;
    world.store.save("subscription", { ...sub, default_payment_method: method.id });
    for (const invoice of invoicesOf(world, sub.id).reverse())
      if (invoice.status === "open")
        settle(world, collect(world, invoice.id, { present: true, manual: true }));
    const settled = world.store.getExisting("subscription", sub.id);
    // Collecting an invoice has emitted the subscription's event already.
    if (settled.status === sub.status && isLive(settled)) {
      world.store.save("subscription", sub);
      saveSubscription(world, sub, settled);
    }
  }
}
