import type { World } from "../world.ts";
import { seeded, shuffled } from "./shuffle.ts";

type Row = { seq: number; event: string; endpoint: string };
export type Release = {
  order: "emitted" | "reversed" | "shuffled";
  seed: number;
  /** This share of the events, from 0 to 1, is delivered twice. */
  duplicate: number;
};

/**
 * Releases held deliveries in the given order; the same seed gives the same order and the same duplicates. Returns the
 * types of the events in the order of arrival.
 */
export function release(world: World, { order, seed, duplicate }: Release): string[] {
  const { store } = world;
  const random = seeded(seed);
  return store.atomically(() => {
    const held: Row[] = store
      .sql("select seq, event, endpoint from deliveries where state = 'held' order by seq")
      .all()
      .map((r) => ({ seq: Number(r.seq), event: String(r.event), endpoint: String(r.endpoint) }));
    const twice = [...held, ...held.filter(() => random() < duplicate)];
    const ordered =
      order === "shuffled"
        ? shuffled(twice, random)
        : order === "reversed"
          ? twice.reverse()
          : twice;
    store.sql("delete from deliveries where state = 'held'").run();
    for (const row of ordered)
      store
        .sql("insert into deliveries (event, endpoint, state, due) values (?, ?, 'pending', ?)")
        .run(row.event, row.endpoint, world.realNow());
    return ordered.map((row) => store.getExisting("event", row.event).type);
  });
}

/** Every delivery with its attempts, newest first. */
export const deliveryLog = (world: World, state: string | null) =>
  world.store
    .sql("select * from deliveries where ?1 is null or state = ?1 order by seq desc limit 1000")
    .all(state)
    .map((row) => ({
      event: row.event,
      type: world.store.get("event", String(row.event))?.type ?? null,
      endpoint: row.endpoint,
      state: row.state,
      attempts: row.attempts,
      log: JSON.parse(String(row.log)),
    }));
