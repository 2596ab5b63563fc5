import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { checkHealth, writeHeartbeat } from "./health.ts";

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test?.close());

const noon = Date.parse("2026-11-21T12:00:00Z");
const after = (seconds: number) => new Date(noon + seconds * 1_000);

/** What a web process without a worker says so many seconds after noon. */
async function said(seconds: number): Promise<string> {
  const health = await checkHealth({
    db: test.db,
    worker: null,
    now: () => after(seconds).getTime(),
    pendingMigrations: async () => [],
  });
  expect(health.ok).toBe(true);
  return health.state.worker;
}

it("tells what fails in the workers of other processes, of each that is heard of", async () => {
  const beat = (name: string, seconds: number, problem: string | null) =>
    writeHeartbeat(test.db, { name, at: after(seconds), problem });
  expect(await said(0)).toBe("none");
  await beat("one:11", 0, "failing: mail");
  await beat("two:12", 1, null);
  expect(await said(10)).toBe("failing: mail (one:11)");
  await beat("two:12", 15, "failing: pushes");
  expect(await said(20)).toBe("failing: pushes (two:12); failing: mail (one:11)");
  await beat("one:11", 30, null);
  await beat("two:12", 31, null);
  expect(await said(40)).toBe("ok");
  await beat("one:11", 60, "failing: mail");
  await beat("two:12", 150, null);
  expect(await said(160)).toBe("ok");
  expect(await said(300)).toBe(`silent since ${after(150).toISOString()}`);
});

it("forgets a process that has been silent for a day", async () => {
  await writeHeartbeat(test.db, { at: after(0), problem: null, name: "one:11" });
  await writeHeartbeat(test.db, { at: after(2 * 86_400), problem: null });
  const rows = await test.db.selectFrom("workers").select("name").execute();
  expect(rows.map(({ name }) => name)).toEqual([expect.stringMatching(/:\d+$/)]);
  expect(rows).toHaveLength(1);
});
