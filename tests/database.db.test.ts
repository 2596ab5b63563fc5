import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "./database.ts";

describe("openTestDatabase", () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeAll(async () => {
    [one, other] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  });
  afterAll(() => Promise.all([one?.close(), other?.close()]));

  it("gives a migrated database to each", async () => {
    await one.db.insertInto("settings").values({ key: "mine", value: "true" }).execute();
    expect(await one.db.selectFrom("settings").select("key").execute()).toEqual([{ key: "mine" }]);
    expect(await other.db.selectFrom("settings").select("key").execute()).toEqual([]);
    expect(await other.db.selectFrom("topics").selectAll().execute()).toHaveLength(12);
  });
});
