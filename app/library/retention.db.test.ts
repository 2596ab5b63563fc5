import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../tests/database.ts";
import { signIn } from "../../tests/factories/readers.ts";
import { deleteOldReadingHistory } from "./retention.server.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());

it("forgets what was read more than 26 months ago, and keeps the rest", async () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const { id } = await signIn(test.db, now);
  const read = (title: string, at: string) => ({
    user_id: id,
    article_title: title,
    article_url: "/x",
    read_at: new Date(at),
  });
  await test.db
    .insertInto("user_reading_activity")
    .values([read("old", "2024-09-21T11:59:59Z"), read("kept", "2024-09-21T12:00:00Z")])
    .execute();
  await test.db
    .insertInto("member_briefs")
    .values(["2024-09-20", "2024-09-21"].map((day) => ({ user_id: id, day, stories: [1] })))
    .execute();
  await deleteOldReadingHistory(test.db, now);
  const left = await test.db.selectFrom("user_reading_activity").select("article_title").execute();
  expect(left).toEqual([{ article_title: "kept" }]);
  const briefs = await test.db.selectFrom("member_briefs").select("day").execute();
  expect(briefs.map(({ day }) => String(day))).toEqual(["2024-09-21"]);
});

it("keeps the last day of a shorter month", async () => {
  const { id } = await signIn(test.db, new Date("2025-02-28T12:00:00Z"));
  const days = ["2025-02-27", "2025-02-28"];
  await test.db
    .insertInto("member_briefs")
    .values(days.map((day) => ({ user_id: id, day, stories: [1] })))
    .execute();
  await deleteOldReadingHistory(test.db, new Date("2027-04-30T12:00:00Z"));
  const briefs = await test.db
    .selectFrom("member_briefs")
    .select("day")
    .where("user_id", "=", id)
    .execute();
  expect(briefs.map(({ day }) => String(day))).toEqual(["2025-02-28"]);
});
