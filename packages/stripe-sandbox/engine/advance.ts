// The clocks: whatever falls due on the way happens at its own moment, in order.
import { isLive } from "../objects/subscription.ts";
import { globalClock, type World } from "../world.ts";
import { endSubscription } from "./cancel.ts";
import { expirePendingUpdate } from "./change.ts";
import { expireSession } from "./checkout.ts";
import { emit } from "./emit.ts";
import { announceRenewal, finalizeAndCollect, renew, retry, warnOfTrialEnd } from "./periods.ts";
import { releaseSchedule, turnPhase } from "./schedules.ts";
import { expireIncomplete } from "./subscribe.ts";
import { type Timer, type TimerKind, takeTimer } from "./timers.ts";

const handlers: Record<TimerKind, (world: World, subject: string) => void> = {
  "expire session": expireSession,
  phase: turnPhase,
  "expire pending update": expirePendingUpdate,
  "expire incomplete": expireIncomplete,
  cancel: (world, id) => {
    const sub = world.store.must("subscription", id);
    if (isLive(sub)) endSubscription(world, sub, {});
  },
  "trial will end": warnOfTrialEnd,
  upcoming: announceRenewal,
  period: (world, id) => renew(world, id),
  finalize: finalizeAndCollect,
  retry,
  "release schedule": (world, id) => {
    const schedule = world.store.must("schedule", id);
    if (schedule.status === "active") releaseSchedule(world, schedule);
  },
};

const run = (world: World, timer: Timer) => {
  world.request = null;
  handlers[timer.kind](world, timer.subject);
};

/**
 * One step of a test clock that is advancing: the next thing that falls due, or its arrival. Each step is a
 * transaction, so that a killed process goes on where it was. Answers whether there is more to do.
 */
export const stepTestClock = (world: World, id: string): boolean =>
  world.store.atomically(() => {
    const clock = world.store.get("test_clock", id);
    const target = clock?.status_details.advancing?.target_frozen_time;
    if (!clock || target === undefined) return false;
    const timer = takeTimer(world, id, target);
    if (timer) {
      world.store.put("test_clock", {
        ...clock,
        frozen_time: Math.max(clock.frozen_time, timer.due),
      });
      run(world, timer);
      return true;
    }
    const ready = world.store.put("test_clock", {
      ...clock,
      frozen_time: target,
      status: "ready",
      status_details: {},
    });
    world.request = null;
    emit(world, "test_helpers.test_clock.ready", ready, { clock: id });
    return false;
  });

/**
 * One thing that is due on the global clock by `targetMs`, at its own moment. Answers whether there was one.
 */
export const stepGlobalClock = (world: World, targetMs: number): boolean =>
  world.store.atomically(() => {
    const timer = takeTimer(world, globalClock, Math.floor(targetMs / 1000));
    if (!timer) return false;
    world.store.setFact("frozen", timer.due * 1000);
    try {
      run(world, timer);
    } finally {
      world.store.setFact("frozen", 0);
    }
    return true;
  });

/** Sets the global clock to a moment that is not behind it, after all that falls due before has happened. */
export function setGlobalClock(world: World, targetMs: number): void {
  world.store.atomically(() => {
    const offset = world.store.fact("offset", 0);
    const next = targetMs - world.realNow();
    world.store.setFact("offset", Math.max(offset, next));
  });
}
