import type { Subscription } from "../objects/subscription.ts";
import type { World } from "../world.ts";
import { emit } from "./emit.ts";

/** Writes a changed subscription and emits what has changed; does nothing when nothing has. */
export function saveSubscription(
  world: World,
  before: Subscription,
  after: Subscription,
): Subscription {
  if (JSON.stringify(before) === JSON.stringify(after)) return after;
  world.store.put("subscription", after);
  emit(world, "customer.subscription.updated", after, { before, clock: after.test_clock });
  return after;
}
