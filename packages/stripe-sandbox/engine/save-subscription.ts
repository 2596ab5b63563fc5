import type { Subscription } from "../objects/subscription.ts";
import type { World } from "../world.ts";
import { emit } from "./emit.ts";

/** Stores a subscription, and emits an event if it has changed. */
export function saveSubscription(
  world: World,
  before: Subscription,
  after: Subscription,
): Subscription {
  if (JSON.stringify(before) === JSON.stringify(after)) return after;
  world.store.save("subscription", after);
  emit(world, "customer.subscription.updated", after, { before, clock: after.test_clock });
  return after;
}
