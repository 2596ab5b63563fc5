// Ends subscriptions now or later, and clears a scheduled end.
import {
  type CancellationDetails,
  noCancellation,
  type Subscription,
} from "../objects/subscription.ts";
import { now, type World } from "../world.ts";
import { emit } from "./emit.ts";
import { stopCollecting } from "./invoices.ts";
import { saveSubscription } from "./save-subscription.ts";
import { clearTimer, clearTimers, setTimer } from "./timers.ts";

/** Ends a subscription now. Its open invoices are no longer collected. */
export function endSubscription(
  world: World,
  sub: Subscription,
  details: Partial<CancellationDetails>,
): Subscription {
  const moment = now(world, sub.test_clock);
  clearTimers(world, sub.id);
  stopCollecting(world, sub.id);
  if (sub.schedule) endSchedule(world, sub.schedule);
  world.store.setPrivateState(sub.id, { pending: undefined, pendingLines: undefined });
  const ended = world.store.save("subscription", {
    ...sub,
    status: "canceled",
    canceled_at: sub.canceled_at ?? moment,
    ended_at: moment,
    pending_update: null,
    schedule: null,
    cancellation_details: { ...sub.cancellation_details, ...details },
  });
  emit(world, "customer.subscription.deleted", ended, { clock: sub.test_clock });
  return ended;
}

function endSchedule(world: World, id: string): void {
  const schedule = world.store.getExisting("schedule", id);
  clearTimers(world, id);
  const canceled = world.store.save("schedule", {
    ...schedule,
    status: "canceled",
    canceled_at: now(world, schedule.test_clock),
    current_phase: null,
  });
  emit(world, "subscription_schedule.canceled", canceled, { clock: schedule.test_clock });
}

/** The end of the current period, or of the trial. */
export const periodEnd = (sub: Subscription): number =>
  Math.max(...sub.items.data.map((i) => i.current_period_end));

/**
 * The subscription with a scheduled end. The API's `cancel_at_period_end` sets the `flag`; the customer portal only sets
 * `cancel_at`.
 */
export function withPlannedEnd(
  world: World,
  sub: Subscription,
  of: { at: number; flag: boolean; details?: Partial<CancellationDetails> },
): Subscription {
  return {
    ...sub,
    cancel_at: of.at,
    cancel_at_period_end: of.flag,
    canceled_at: now(world, sub.test_clock),
    cancellation_details: {
      ...sub.cancellation_details,
      reason: "cancellation_requested",
      ...of.details,
    },
  };
}

/** The subscription without a scheduled end. */
export const withoutPlannedEnd = (sub: Subscription): Subscription => ({
  ...sub,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: noCancellation(),
});

/** Stores a subscription whose scheduled end may have changed, and sets its timer. */
export function savePlannedEnd(
  world: World,
  before: Subscription,
  after: Subscription,
): Subscription {
  if (after.cancel_at === null) clearTimer(world, "cancel", after.id);
  else setTimer(world, after.test_clock, "cancel", after.id, after.cancel_at);
  return saveSubscription(world, before, after);
}
