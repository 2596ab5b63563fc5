import { isLive, type Subscription } from "../objects/subscription.ts";
import { now, policyOf, type World } from "../world.ts";
import { day } from "./calendar.ts";
import { periodEnd } from "./cancel.ts";
import { clearTimer, setTimer } from "./timers.ts";

/** Sets the timers of a subscription from its fields. */
export function setTimers(world: World, sub: Subscription): void {
  const clock = sub.test_clock;
  if (!isLive(sub) || sub.status === "paused" || sub.status === "incomplete") return;
  const end = periodEnd(sub);
  setTimer(world, clock, "period", sub.id, end);
  const moment = now(world, clock);
  const warned = sub.trial_end === null ? null : sub.trial_end - 3 * day;
  if (sub.status === "trialing" && warned !== null && sub.trial_end !== null) {
    if (sub.trial_end > moment)
      setTimer(world, clock, "trial will end", sub.id, Math.max(warned, moment));
  } else clearTimer(world, "trial will end", sub.id);
  const upcoming = end - policyOf(world).upcomingDays * day;
  if (upcoming > moment) setTimer(world, clock, "upcoming", sub.id, upcoming);
  else clearTimer(world, "upcoming", sub.id);
}
