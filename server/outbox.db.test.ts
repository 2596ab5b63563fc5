import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnnouncedChange } from "#platform/live/outbox.server.ts";
import { announce, deleteOldChanges } from "#platform/live/outbox.server.ts";
import { engine, openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { watchOutbox } from "./outbox.ts";

describe("the outbox, watched by another process", () => {
  let test: TestDatabase;
  const received: AnnouncedChange[] = [];
  const gaps: boolean[] = [];
  const warnings: string[] = [];
  let stop = async () => {};
  beforeAll(async () => {
    test = await openTestDatabase();
    await announce(test.db, "stories", { slugs: ["before"] });
    const line = (_: object, message: string) => warnings.push(message);
    stop = watchOutbox({
      pool: test.pool,
      address: test.address,
      embedded: engine === "embedded",
      onChanges: (changes, missed) => {
        received.push(...changes);
        gaps.push(missed);
      },
      log: { info: line, warn: line, error: line, fatal: line },
    });
  });
  afterAll(async () => {
    await stop();
    await test.close();
  });
  const slugs = () =>
    received.map((event) => String("slugs" in event.payload && event.payload.slugs));
  const until = (expected: string[]) => expect.poll(slugs, { timeout: 20_000 }).toEqual(expected);

  it("tells what is announced from now on, in order", async () => {
    await expect
      .poll(async () => {
        if (!received.length) await announce(test.db, "stories", { slugs: ["begin"] });
        return received.length > 0;
      })
      .toBe(true);
    received.length = 0;
    for (const slug of ["a", "b", "c"]) await announce(test.db, "stories", { slugs: [slug] });
    await expect.poll(() => slugs().filter((s) => s !== "begin")).toEqual(["a", "b", "c"]);
    received.length = 0;
  });

  it("goes on after a restore of an older outbox, and says that anything may have changed", async () => {
    gaps.length = 0;
    await test.db.transaction().execute(async (tx) => {
      await sql`delete from live_events`.execute(tx);
      await sql`alter sequence live_events_id_seq restart with 1`.execute(tx);
      await announce(tx, "stories", { slugs: ["restored"] });
    });
    await expect.poll(() => gaps).toEqual([true]);
    await announce(test.db, "stories", { slugs: ["next"] });
    await until(["next"]);
    expect(gaps).toEqual([true, false]);
    received.length = 0;
  });

  it("takes nothing for a restore when what is old is forgotten", async () => {
    gaps.length = 0;
    await deleteOldChanges(test.db, new Date(Date.now() + 60_000));
    expect(await test.db.selectFrom("live_events").select("payload").execute()).toEqual([
      { payload: { slugs: ["next"] } },
    ]);
    await announce(test.db, "stories", { slugs: ["later"] });
    await until(["later"]);
    expect(gaps).toEqual([false]);
    received.length = 0;
  });

  it("skips rows of topics that it does not know, and says so in the log", async () => {
    await test.db.insertInto("live_events").values({ topic: "weather", payload: "{}" }).execute();
    await announce(test.db, "stories", { slugs: ["known"] });
    await until(["known"]);
    expect(warnings).toContain("the outbox has rows that cannot be read");
    warnings.length = received.length = gaps.length = 0;
  });

  it.runIf(engine === "postgres")(
    "tells what was announced while it could not listen",
    async () => {
      // The listener is ended in the transaction that announces, so that it cannot receive this notification.
      await test.db.transaction().execute(async (tx) => {
        await announce(tx, "stories", { slugs: ["meanwhile"] });
      });
      await until(["meanwhile"]);
      received.length = 0;
      const ended = await test.pool.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen live_events'",
      );
      expect(ended.rowCount).toBe(1);
      await announce(test.db, "stories", { slugs: ["after"] });
      await until(["after"]);
      expect(warnings).toEqual(["the outbox cannot be read; trying again"]);
    },
  );
});
