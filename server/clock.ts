import { z } from "zod";
import type { Clock, MoveClock } from "#platform/clock.ts";
import { type Database, type Db, transaction } from "#platform/db/db.server.ts";
import type { AnnouncedChange } from "#platform/live/outbox.server.ts";
import { announce } from "#platform/live/outbox.server.ts";
import { readSetting, writeSetting } from "#platform/settings.server.ts";

const offset = z.object({ aheadMs: z.number().min(0) });
const storedOffset = offset.catch({ aheadMs: 0 });
const key = "clock";

/** By how many milliseconds the site clock is ahead of the wall clock; `/dev/clock` sets it. */
export const readOffset = async (db: Db): Promise<number> =>
  storedOffset.parse(await readSetting(db, key)).aheadMs;

/** The site clock in one process. Outside production it can be moved, here or by another process. */
export type ProductClock = {
  now: Clock;
  move: MoveClock | undefined;
  /** Follows moves by other processes; a listener for `watchOutbox`. */
  onChanges(changes: AnnouncedChange[], missed: boolean): Promise<void>;
  /** Calls `listener` whenever the clock has moved in this process. */
  onMove(listener: () => void): void;
};

/** @param real the time of the machine */
export async function openClock(
  db: Database,
  { production, real = Date.now }: { production: boolean; real?: () => number },
): Promise<ProductClock> {
  let aheadMs = production ? 0 : await readOffset(db);
  const listeners: (() => void)[] = [];
  const now = () => new Date(real() + aheadMs);
  const set = (ahead: number) => {
    if (ahead === aheadMs) return;
    aheadMs = ahead;
    for (const listener of listeners) listener();
  };

  const move: MoveClock = async (to) => {
    if (to < now()) return { ok: false, now: now() };
    const ahead = to.getTime() - real();
    const known = await transaction(db, async (tx) => {
      // Takes the outbox's lock, so that another process that moves the clock waits here.
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
    onMove: (listener) => void listeners.push(listener),
    onChanges: async (changes, missed) => {
      if (production || !(missed || changes.some((event) => event.topic === key))) return;
      // The stored offset counts, not the announced one: two processes that move the clock at once announce both.
      set(await readOffset(db));
    },
  };
}
