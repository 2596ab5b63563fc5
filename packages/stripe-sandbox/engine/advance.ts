// Advances the clocks. Timers that fall due on the way run in order, each at its own time.
import { isLive } from "../objects/subscription.ts";
import { globalClock, type World } from "../world.ts";
import { endSubscription } from "./cancel.ts";
import { expirePendingUpdate } from "./change.ts";
import { expireSession } from "./checkout.ts";
import { emit } from "./emit.ts";
import { announceRenewal, finalizeAndCollect, renew, retry, warnOfTrialEnd } from "./periods.ts";
import { advancePhase, releaseSchedule } from "./schedules.ts";
import { expireIncomplete } from "./subscribe.ts";
import { type Timer, type TimerKind, takeTimer } from "./timers.ts";

const handlers: Record<TimerKind, (world: World, subject: string) => void> = {
  "expire session": expireSession,
  phase: advancePhase,
  "expire pending update": expirePendingUpdate,
  "expire incomplete": expireIncomplete,
  cancel: (world, id) => {
    const sub = world.store.getExisting("subscription", id);
    if (isLive(sub)) endSubscription(world, sub, {});
  },
  "trial will end": warnOfTrialEnd,
  upcoming: announceRenewal,
  period: (world, id) => renew(world, id),
  finalize: finalizeAndCollect,
  retry,
  "release schedule": (world, id) => {
    const schedule = world.store.getExisting("schedule", id);
    if (schedule.status === "active") releaseSchedule(world, schedule);
  },
};

const run = (world: World, timer: Timer) => {
  world.request = null;
  handlers[timer.kind](world, timer.subject);
};

/**
 * Runs the next timer of a test clock that is advancing, or completes the advance. Each step is a transaction, so that a
 * killed process continues where it was. Returns whether there is more to do.
 */
export const stepTestClock = (world: World, id: string): boolean =>
  world.store.atomically(() => {
    const clock = world.store.get("test_clock", id);
    const target = clock?.status_details.advancing?.target_frozen_time;
    if (!clock || target === undefined) return false;
    const timer = takeTimer(world, id, target);
    if (timer) {
      world.store.save("test_clock", {
        ...clock,
        frozen_time: Math.max(clock.frozen_time, timer.due),
      });
      run(world, timer);
      return true;
    }
    const ready = world.store.save("test_clock", {
      ...clock,
      frozen_time: target,
      status: "ready",
      status_details: {},
    });
    world.request = null;
    emit(world, "test_helpers.test_clock.ready", ready, { clock: id });
    return false;
  });

/** Runs the next timer that is due on the global clock by `targetMs`. Returns whether there was one. */
export const stepGlobalClock = (world: World, targetMs: number): boolean =>
  world.store.atomically(() => {
    const timer = takeTimer(world, globalClock, Math.floor(targetMs / 1000));
    if (!timer) return false;
    world.store.setGlobal("frozen", timer.due * 1000);
    try {
      run(world, timer);
    } finally {
      world.store.setGlobal("frozen", 0);
    }
    return true;
  });

/** Sets the global clock forward, after all timers before that time have run. */
export function setGlobalClock(world: World, targetMs: number): void {
  world.store.atomically(() => {
    const offset = world.store.getGlobal("offset", 0);
    const next = targetMs - world.realNow();
    world.store.setGlobal("offset", Math.max(offset, next));
  });
}
