// Subscription schedules: which items a subscription has in which phase.
import { newId } from "../ids.ts";
import { planOf } from "../objects/catalogue.ts";
import { newPhase, newSchedule, type Phase, type Schedule } from "../objects/schedule.ts";
import { isLive, type Subscription } from "../objects/subscription.ts";
import { now, type World } from "../world.ts";
import { hour } from "./calendar.ts";
import { endSubscription, periodEnd } from "./cancel.ts";
import { changeItems } from "./change.ts";
import { emit } from "./emit.ts";
import { renew } from "./periods.ts";
import { saveSubscription } from "./save-subscription.ts";
import { clearTimer, clearTimers, setTimer } from "./timers.ts";

/** A schedule whose first phase is the subscription as it is, until the end of its period. */
export function scheduleFrom(world: World, sub: Subscription, metadata = {}): Schedule {
  const first = sub.items.data[0];
  if (!first) throw new Error(`${sub.id} has no items.`);
  const phase = newPhase({
    currency: sub.currency,
    start: first.current_period_start,
    end: periodEnd(sub),
    items: sub.items.data.map((i) => ({ price: i.price.id, quantity: i.quantity })),
  });
  const made = newSchedule(newId("sub_sched"), now(world, sub.test_clock), sub, [phase]);
  const schedule = world.store.save("schedule", { ...withCurrentPhase(world, made), metadata });
  emit(world, "subscription_schedule.created", schedule, { clock: sub.test_clock });
  saveSubscription(world, sub, { ...sub, schedule: schedule.id });
  setPhaseTimer(world, schedule);
  return schedule;
}

/**
 * Sets the phases of a schedule. `bounded`: the last phase has an end; otherwise the schedule releases the subscription as
 * soon as the last phase has been invoiced.
 */
export function setPhases(
  world: World,
  before: Schedule,
  phases: Phase[],
  { bounded, endBehavior }: { bounded: boolean; endBehavior: Schedule["end_behavior"] },
): Schedule {
  const schedule = world.store.save(
    "schedule",
    withCurrentPhase(world, { ...before, phases, end_behavior: endBehavior }),
  );
  world.store.setPrivateState(schedule.id, { bounded });
  emit(world, "subscription_schedule.updated", schedule, { before, clock: before.test_clock });
  setPhaseTimer(world, schedule);
  return schedule;
}

const phaseAt = (s: Schedule, moment: number) =>
  s.phases.find((p) => p.start_date <= moment && moment < p.end_date);

function withCurrentPhase(world: World, schedule: Schedule): Schedule {
  const phase = phaseAt(schedule, now(world, schedule.test_clock));
  return {
    ...schedule,
    current_phase: phase ? { start_date: phase.start_date, end_date: phase.end_date } : null,
  };
}

function setPhaseTimer(world: World, schedule: Schedule): void {
  const moment = now(world, schedule.test_clock);
  const next = schedule.phases.map((p) => p.end_date).find((end) => end > moment);
  if (next === undefined) clearTimer(world, "phase", schedule.id);
  else setTimer(world, schedule.test_clock, "phase", schedule.id, next);
}

/** Ends a phase: the next one begins, or the schedule is completed. */
export function advancePhase(world: World, id: string): void {
  const before = world.store.getExisting("schedule", id);
  const sub = before.subscription ? world.store.get("subscription", before.subscription) : null;
  if (before.status !== "active" || !sub || !isLive(sub)) return;
  const moment = now(world, before.test_clock);
  const phase = phaseAt(before, moment);
  if (!phase) {
    finish(world, before, sub);
    return;
  }
  const schedule = world.store.save("schedule", withCurrentPhase(world, before));
  emit(world, "subscription_schedule.updated", schedule, { before, clock: before.test_clock });
  const change = (s: Subscription) => withPhase(world, s, phase);
  if (periodEnd(sub) <= moment) {
    clearTimer(world, "period", sub.id);
    renew(world, sub.id, change);
  } else
    changeItems(
      world,
      sub,
      change(sub).items.data.map((i) => ({ id: i.id, price: i.price, quantity: i.quantity })),
      { proration: phase.proration_behavior, behavior: "allow_incomplete", present: false },
    );
  const last = schedule.phases.at(-1) === phase;
  if (last && schedule.end_behavior === "release" && !world.store.privateState(id).bounded) {
    clearTimer(world, "phase", id);
    setTimer(world, before.test_clock, "release schedule", id, moment + hour);
  } else setPhaseTimer(world, schedule);
}

/** The subscription with the prices of a phase, in its current period. Another interval begins a new cycle. */
function withPhase(world: World, sub: Subscription, phase: Phase): Subscription {
  const data = phase.items.flatMap((wanted, i) => {
    const price = world.store.getExisting("price", wanted.price);
    const item = sub.items.data[i] ?? sub.items.data[0];
    if (!item) return [];
    return [{ ...item, price, plan: planOf(price), quantity: wanted.quantity }];
  });
  return {
    ...sub,
    items: { ...sub.items, data },
    billing_cycle_anchor: data.some((d, i) => d.plan.interval !== sub.items.data[i]?.plan.interval)
      ? phase.start_date
      : sub.billing_cycle_anchor,
  };
}

function finish(world: World, schedule: Schedule, sub: Subscription): void {
  if (schedule.end_behavior === "cancel") {
    world.store.save("schedule", { ...schedule, status: "completed", current_phase: null });
    endSubscription(world, { ...sub, schedule: null }, {});
  } else releaseSchedule(world, schedule);
}

/** Releases the subscription, which continues as it is. */
export function releaseSchedule(world: World, schedule: Schedule): Schedule {
  clearTimers(world, schedule.id);
  const released = world.store.save("schedule", {
    ...schedule,
    status: "released",
    released_at: now(world, schedule.test_clock),
    released_subscription: schedule.subscription,
    subscription: null,
    current_phase: null,
  });
  emit(world, "subscription_schedule.released", released, { clock: schedule.test_clock });
  const sub = schedule.subscription && world.store.get("subscription", schedule.subscription);
  if (sub) saveSubscription(world, sub, { ...sub, schedule: null });
  return released;
}
