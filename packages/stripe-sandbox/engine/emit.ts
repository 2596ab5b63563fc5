import { isDeepStrictEqual } from "node:util";
import { newId } from "../ids.ts";
import { newEvent } from "../objects/machinery.ts";
import { now, type World } from "../world.ts";

/** How events are delivered: held until they are released, with a delay, how many at once. */
export type DeliveryMode = { hold?: boolean; delay_ms?: number; concurrency?: number };

/** The fields of `before` that differ in `after`, for an event's `previous_attributes`. */
export function changes(before: object, after: object): Record<string, unknown> {
  const then = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).flatMap(([key, value]) =>
    isDeepStrictEqual(then.get(key), value) ? [] : [[key, then.get(key) ?? null] as const],
  );
  const gone = [...then].filter(([key]) => !(key in after));
  return Object.fromEntries([...changed, ...gone]);
}

/**
 * Stores an event about an object and queues its delivery to every endpoint that has enabled its type. With `before` the
 * event has `previous_attributes`.
 */
export function emit(
  world: World,
  type: string,
  object: object,
  { before = null, clock = null }: { before?: object | null; clock?: string | null } = {},
): void {
  const endpoints = world.store
    .list("endpoint", { status: "enabled" })
    .filter((e) => e.enabled_events.includes("*") || e.enabled_events.includes(type))
    .reverse();
  const event = newEvent(newId("evt"), now(world, clock), {
    type,
    object,
    previous: before && changes(before, object),
    pending: endpoints.length,
    request: world.request,
  });
  world.store.save("event", event);
  const { hold = false, delay_ms = 0 } = world.store.getGlobal<DeliveryMode>("delivery", {});
  for (const endpoint of endpoints)
    world.store
      .sql("insert into deliveries (event, endpoint, state, due) values (?, ?, ?, ?)")
      .run(event.id, endpoint.id, hold ? "held" : "pending", world.realNow() + delay_ms);
  world.wake();
}
