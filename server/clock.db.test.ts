import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDb, openPool } from "#platform/db/db.server.ts";
import type { AnnouncedChange } from "#platform/live/outbox.server.ts";
import { engine, openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { openClock, type ProductClock } from "./clock.ts";
import { watchOutbox } from "./outbox.ts";

const noon = Date.parse("2026-11-21T12:00:00Z");
const at = (iso: string) => new Date(iso);
const real = () => noon;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterEach(() => test.db.deleteFrom("settings").where("key", "=", "clock").execute());
afterAll(() => test.close());

const open = (production = false) => openClock(test.db, { production, real });
const event: AnnouncedChange = { id: 1, topic: "clock", payload: { aheadMs: 0 } };

describe("the site clock", () => {
  it("shows the time of the machine until it is moved", async () => {
    expect((await open()).now()).toEqual(new Date(noon));
  });

  it("goes forward and never back", async () => {
    const clock = await open();
    const to = at("2026-11-28T12:00:00Z");
    expect(await clock.move?.(to)).toEqual({ ok: true, now: to });
    expect(clock.now()).toEqual(to);
    expect(await clock.move?.(at("2026-11-28T11:59:59Z"))).toEqual({ ok: false, now: to });
    expect(clock.now()).toEqual(to);
  });

  it("stays ahead over a restart", async () => {
    const to = at("2027-01-01T00:00:00Z");
    await (await open()).move?.(to);
    expect((await open()).now()).toEqual(to);
  });

  it("cannot be moved in production, whatever has been set", async () => {
    await (await open()).move?.(at("2027-01-01T00:00:00Z"));
    const clock = await open(true);
    expect(clock.move).toBeUndefined();
    expect(clock.now()).toEqual(new Date(noon));
    await clock.onChanges([event], true);
    expect(clock.now()).toEqual(new Date(noon));
  });

  it("tells of a move once, and hears of none where there was none", async () => {
    const clock = await open();
    let moves = 0;
    clock.onMove(() => moves++);
    await clock.move?.(at("2026-11-22T12:00:00Z"));
    await clock.onChanges([event], false);
    await clock.onChanges([{ id: 2, topic: "stories", payload: {} }], false);
    expect(moves).toBe(1);
  });

  it("goes to the latest of the times that two processes set at once", async () => {
    const [a, b] = [await open(), await open()];
    const days = ["2026-12-01T00:00:00Z", "2026-12-05T00:00:00Z", "2026-12-03T00:00:00Z"];
    await Promise.all(days.map((day, i) => (i % 2 ? a : b).move?.(at(day))));
    for (const clock of [a, b]) await clock.onChanges([event], false);
    expect([a.now(), b.now()]).toEqual([at(days[1] ?? ""), at(days[1] ?? "")]);
  });

  it("moves in another process too", async () => {
    const pool = openPool(test.address, () => {});
    const other = await openClock(openDb(pool), { production: false, real });
    const onChanges: ProductClock["onChanges"] = (...changes) => other.onChanges(...changes);
    const quiet = () => {};
    const stop = watchOutbox({
      pool,
      address: test.address,
      embedded: engine === "embedded",
      onChanges: (changes, missed) => void onChanges(changes, missed),
      log: { info: quiet, warn: quiet, error: quiet, fatal: quiet },
    });
    try {
      const clock = await open();
      let to = at("2027-03-01T00:00:00Z");
      // Until the other listens, it may miss a move; from then on it hears of each.
      await expect
        .poll(async () => {
          to = new Date(to.getTime() + 1000);
          await clock.move?.(to);
          return other.now().getTime() > noon;
        })
        .toBe(true);
      await clock.move?.(at("2028-03-01T00:00:00Z"));
      await expect.poll(() => other.now()).toEqual(at("2028-03-01T00:00:00Z"));
    } finally {
      await stop();
      await pool.end();
    }
  });
});
