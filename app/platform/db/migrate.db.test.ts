import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engine, openTestDatabase, type TestDatabase } from "../../../tests/database.ts";
import { poolConfig } from "./db.server.ts";
import { migrate } from "./migrate.server.ts";

describe.runIf(engine === "postgres")("migrations under the statement limit of the pool", () => {
  let test: TestDatabase;
  let pools: pg.Pool[];
  let dir: string;
  beforeEach(async () => {
    test = await openTestDatabase();
    // Of one connection each, so that a later query meets the one that has migrated.
    const limited = () =>
      new pg.Pool({ ...poolConfig(test.address), statement_timeout: 200, max: 1 });
    pools = [limited(), limited()];
    dir = await mkdtemp(join(tmpdir(), "eunison-migrations-"));
  });
  afterEach(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await test.close();
    await rm(dir, { recursive: true, force: true });
  });

  it("may take longer, and so may the wait for those of another process; queries after them may not", async () => {
    await writeFile(join(dir, "209901010000_slow.sql"), "select pg_sleep(1)");
    const applied = await Promise.all(pools.map((pool) => migrate(pool, dir)));
    expect(applied.flat()).toEqual(["209901010000_slow.sql"]);
    for (const pool of pools)
      await expect(pool.query("select pg_sleep(5)")).rejects.toThrow("statement timeout");
  });

  it("a failed one leaves the limit as it was", async () => {
    await writeFile(join(dir, "209901010000_wrong.sql"), "select pg_sleep(0.5); select 1 / 0");
    const [pool] = pools as [pg.Pool];
    await expect(migrate(pool, dir)).rejects.toThrow("division by zero");
    await expect(pool.query("select pg_sleep(5)")).rejects.toThrow("statement timeout");
  });
});
