import { expect, it } from "vitest";
import type { Database } from "#platform/db/db.server.ts";
import { checkHealth } from "./health.ts";

const check = (o: { problem?: string; pending?: string[] | Error }) =>
  checkHealth({
    db: {} as Database,
    pendingMigrations: async () => {
      if (o.pending instanceof Error) throw o.pending;
      return o.pending ?? [];
    },
    worker: { problem: () => o.problem ?? null, wake: () => {}, stop: async () => {} },
    now: Date.now,
  });

it("is ready with database and migrations, and tells which tasks fail beside it", async () => {
  const well = { database: "ok", migrations: "ok", worker: "ok" };
  expect(await check({})).toEqual({ ok: true, state: well });
  const problem = "failing: hubs";
  expect(await check({ problem })).toEqual({ ok: true, state: { ...well, worker: problem } });
});

it("is not ready without a migration or the database", async () => {
  const missing = await check({ pending: ["202611210060_events.sql"] });
  expect(missing).toMatchObject({ ok: false, state: { database: "ok" } });
  expect(missing.state.migrations).toContain("202611210060_events.sql");
  const away = await check({ pending: new Error("connection refused") });
  expect(away).toMatchObject({ ok: false, state: { migrations: "unknown" } });
});
