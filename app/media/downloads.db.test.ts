import { expect, it, onTestFinished } from "vitest";
import { openTestDatabase } from "../../tests/database.ts";
import { deleteOldDownloads } from "./downloads.server.ts";

it("keeps no download for more than two days", async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const download = { kind: "podcast", item_id: 1, listener: Buffer.from("a listener") } as const;
  await db
    .insertInto("media_downloads")
    .values(["2026-11-26", "2026-11-27", "2026-11-28"].map((day) => ({ ...download, day })))
    .execute();
  await deleteOldDownloads(db, new Date("2026-11-28T00:30:00Z"));
  const left = await db.selectFrom("media_downloads").select("day").orderBy("day").execute();
  expect(left.map(({ day }) => String(day))).toEqual(["2026-11-27", "2026-11-28"]);
});
