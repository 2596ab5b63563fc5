import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { announce } from "#platform/live/outbox.server.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { keptUntilNews } from "./kept-until-news.server.ts";

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const noon = new Date("2026-11-21T12:00:00Z");
const read = vi.fn(async () => [3, 1, 2]);
beforeEach(() => read.mockClear());

const ask = (name: string, at = noon) => keptUntilNews(t.db, at, { name }, read);

it("reads once for all who ask the same within a minute, also at the same time", async () => {
  const answers = await Promise.all([ask("same"), ask("same")]);
  expect([...answers, await ask("same", new Date("2026-11-21T12:00:59Z"))]).toEqual([
    [3, 1, 2],
    [3, 1, 2],
    [3, 1, 2],
  ]);
  expect(read).toHaveBeenCalledTimes(1);
  await ask("other");
  await ask("same", new Date("2026-11-21T12:01:00Z"));
  expect(read).toHaveBeenCalledTimes(3);
});

it("reads anew when stories or events have changed, not when a discussion has", async () => {
  await ask("news");
  await announce(t.db, "discussions", { id: 1, path: "/event/1" });
  await ask("news");
  expect(read).toHaveBeenCalledTimes(1);
  await announce(t.db, "events", { slugs: [], stories: [] });
  await ask("news");
  expect(read).toHaveBeenCalledTimes(2);
  await announce(t.db, "stories", { slugs: [] });
  await ask("news");
  expect(read).toHaveBeenCalledTimes(3);
});

it("forgets a failure", async () => {
  read.mockRejectedValueOnce(new Error("no connection"));
  await expect(ask("failing")).rejects.toThrow("no connection");
  expect(await ask("failing")).toEqual([3, 1, 2]);
});
