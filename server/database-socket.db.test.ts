import { connect } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPool, poolConfig } from "#platform/db/db.server.ts";
import { engine, openTestDatabase, type TestDatabase } from "../tests/database.ts";

describe.runIf(engine === "embedded")("the embedded database's socket", () => {
  let test: TestDatabase;
  const pools: pg.Pool[] = [];
  beforeAll(async () => {
    test = await openTestDatabase();
    for (let i = 0; i < 2; i++) pools.push(openPool(test.address, () => {}));
    await test.pool.query("create table counters (id int primary key, n int not null)");
    await test.pool.query("insert into counters select i, 0 from generate_series(1, 5) i");
  });
  afterAll(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
    await test.close();
  });
  const [poolA, poolB] = [() => pools[0] as pg.Pool, () => pools[1] as pg.Pool];

  it("answers each client's question, and no other's, however many ask at once", async () => {
    const ask = async (pool: pg.Pool, i: number) => {
      const text =
        i % 3 === 0 ? "select $1::int as a" : `select $1::text as a, $2::int as b, ${i} as c`;
      const values = i % 3 === 0 ? [i] : [`text ${i}`, i];
      const { rows } = await pool.query(text, values);
      return rows[0];
    };
    const asked = Array.from({ length: 300 }, (_, i) => ask(i % 2 ? poolA() : poolB(), i));
    const answers = await Promise.all(asked);
    for (const [i, row] of answers.entries())
      expect(row).toEqual(i % 3 === 0 ? { a: i } : { a: `text ${i}`, b: i, c: i });
  });

  it("loses no step of transactions that interleave", async () => {
    const step = async (pool: pg.Pool, id: number) => {
      const client = await pool.connect();
      await client.query("begin");
      const { rows } = await client.query("select n from counters where id = $1", [id]);
      await client.query("update counters set n = $2 where id = $1", [id, rows[0].n + 1]);
      await client.query("commit");
      client.release();
    };
    await Promise.all(Array.from({ length: 60 }, (_, i) => step(i % 2 ? poolA() : poolB(), 1)));
    const { rows } = await poolA().query("select n from counters where id = 1");
    expect(rows).toEqual([{ n: 60 }]);
  });

  it("goes on after an error in the midst of a turn", async () => {
    const wrong = Array.from({ length: 20 }, (_, i) =>
      poolA()
        .query("select 1 / $1::int as a", [i % 2])
        .then(
          ({ rows }) => rows[0].a,
          (error) => error.code,
        ),
    );
    expect(await Promise.all(wrong)).toEqual(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? 1 : "22012")),
    );
  });

  it("rolls back for a client that is gone, and lets the next one in", async () => {
    const client = new pg.Client(poolConfig(test.address));
    client.on("error", () => {});
    await client.connect();
    await client.query("begin");
    await client.query("update counters set n = 99 where id = 2");
    const next = poolB().query("select n from counters where id = 2");
    (
      client as unknown as { connection: { stream: { destroy(): void } } }
    ).connection.stream.destroy();
    expect((await next).rows).toEqual([{ n: 0 }]);
  });

  it("throws out who talks nonsense, and serves the others", async () => {
    const socket = connect(join(test.address, ".s.PGSQL.5432"));
    socket.write(Buffer.from([255, 255, 255, 255, 0, 0, 0, 0]));
    await new Promise((done) => socket.on("close", done).resume());
    expect((await poolA().query("select 1 as a")).rows).toEqual([{ a: 1 }]);
  });

  it("carries long texts in both directions", async () => {
    const { rows } = await poolA().query("select repeat('x', 2000000) as long");
    expect(rows[0].long).toHaveLength(2_000_000);
    await poolA().query("select length($1::text) as n", ["y".repeat(3_000_000)]);
  });
});
