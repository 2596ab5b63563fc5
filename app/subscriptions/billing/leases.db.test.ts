import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { signIn } from "../../../tests/factories/readers.ts";
import { withLease } from "./leases.server.ts";

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t?.close());

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };

it("renews a lease while its holder works, and releases it then", async () => {
  const { id } = await signIn(t.db, new Date());
  const leases = (isFresh: boolean) =>
    t.db
      .selectFrom("billing_leases")
      .select("token")
      .where("user_id", "=", id)
      .$if(isFresh, (query) =>
        query.where("expires_at", ">", sql<Date>`now() + interval '30 seconds'`),
      )
      .execute();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    await withLease({ db: t.db, log }, id, async () => {
      await t.db
        .updateTable("billing_leases")
        .set({ expires_at: sql`now() + interval '1 second'` })
        .execute();
      expect(await leases(true)).toEqual([]);
      vi.advanceTimersByTime(20_000);
      await vi.waitUntil(async () => (await leases(true)).length > 0, 30_000);
      expect(log.error).not.toHaveBeenCalled();
      await t.db.deleteFrom("billing_leases").execute();
      vi.advanceTimersByTime(20_000);
      await vi.waitUntil(() => log.error.mock.calls.length > 0, 30_000);
    });
  } finally {
    vi.useRealTimers();
  }
  expect(await leases(false)).toEqual([]);
});
