import { z } from "zod";
import type { Clock, MoveClock } from "#platform/clock.ts";
import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import type { OutboxEvent } from "#platform/live/outbox.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";

const offset = z.object({ aheadMs: z.number().min(0) });
const kept = offset.catch({ aheadMs: 0 });
const key = "clock";

/** By how many milliseconds the product's clock is ahead of the real one; `/dev/clock` sets it. */
export const readOffset = async (db: Db): Promise<number> =>
  kept.parse(await readSetting(db, key)).aheadMs;

/** The product's clock in one process. Outside production it can be moved, here or by another process. */
export type ProductClock = {
  now: Clock;
  move: MoveClock | undefined;
  /** Takes over what another process has set; see `watchOutbox`. */
  hear(events: OutboxEvent[], missed: boolean): Promise<void>;
  /** Calls `work` whenever the clock has moved in this process. */
  onMove(work: () => void): void;
};

/** @param real the time of the machine */
export async function openClock(
  db: Database,
  { production, real = Date.now }: { production: boolean; real?: () => number },
): Promise<ProductClock> {
  let aheadMs = production ? 0 : await readOffset(db);
  const works: (() => void)[] = [];
  const now = () => new Date(real() + aheadMs);
  const set = (ahead: number) => {
    if (ahead === aheadMs) return;
    aheadMs = ahead;
    for (const work of works) work();
  };

  const move: MoveClock = async (to) => {
    if (to < now()) return { ok: false, now: now() };
    const ahead = to.getTime() - real();
    const known = await transaction(db, async (tx) => {
      // Whoever else moves it waits here until this is done.
      await announce(tx, "clock", { aheadMs: ahead });
      const before = await readOffset(tx);
      if (before > ahead) return before;
      await writeSetting(tx, key, { aheadMs: ahead }, new Date(real()));
      return ahead;
    });
    set(known);
    return { ok: known === ahead, now: now() };
  };

  return {
    now,
    move: production ? undefined : move,
    onMove: (work) => void works.push(work),
    hear: async (events, missed) => {
      if (production || !(missed || events.some((event) => event.topic === key))) return;
      // What is kept, not what was told: two that moved it at once told of both.
      set(await readOffset(db));
    },
  };
}
