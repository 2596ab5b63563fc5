import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { announce } from "#platform/live/outbox.server.ts";
import { openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { rankingFor } from "./ranking-cache.server.ts";

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
});
afterAll(() => t.close());

const noon = new Date("2026-11-21T12:00:00Z");
const rank = vi.fn(async () => [3, 1, 2]);
beforeEach(() => rank.mockClear());

const ask = (name: string, at = noon) => rankingFor(t.db, at, { name }, rank);

it("ranks once for all who ask the same within a minute, also at the same time", async () => {
  const answers = await Promise.all([ask("same"), ask("same")]);
  expect([...answers, await ask("same", new Date("2026-11-21T12:00:59Z"))]).toEqual([
    [3, 1, 2],
    [3, 1, 2],
    [3, 1, 2],
  ]);
  expect(rank).toHaveBeenCalledTimes(1);
  await ask("other");
  await ask("same", new Date("2026-11-21T12:01:00Z"));
  expect(rank).toHaveBeenCalledTimes(3);
});

it("ranks anew when stories or events have changed, not when a discussion has", async () => {
  await ask("news");
  await announce(t.db, "discussions", { id: 1, path: "/event/1" });
  await ask("news");
  expect(rank).toHaveBeenCalledTimes(1);
  await announce(t.db, "events", { slugs: [], stories: [] });
  await ask("news");
  expect(rank).toHaveBeenCalledTimes(2);
  await announce(t.db, "stories", { slugs: [] });
  await ask("news");
  expect(rank).toHaveBeenCalledTimes(3);
});

it("forgets a ranking that failed", async () => {
  rank.mockRejectedValueOnce(new Error("no connection"));
  await expect(ask("failing")).rejects.toThrow("no connection");
  expect(await ask("failing")).toEqual([3, 1, 2]);
});
