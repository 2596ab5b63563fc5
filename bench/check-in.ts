// What a check-in costs the database.

import { randomUUID } from "node:crypto";
import { checkIn } from "#library/streak.server.ts";
import { dayMs } from "#platform/duration.ts";
import { openTestDatabase } from "../tests/database.ts";
import type { Row } from "./row.ts";

const readers = 300;

/** The median and the slowest of twenty, of check-ins on successive days by readers with pauses behind them. */
export async function run({ address }: { address: string }): Promise<Row[]> {
  if (address) process.env.TEST_POSTGRES = address;
  const rows = await measure("embedded", "embedded");
  if (address) rows.push(...(await measure("postgres", "PostgreSQL")));
  return rows;
}

async function measure(engine: "embedded" | "postgres", name: string): Promise<Row[]> {
  const { db, pool, close } = await openTestDatabase(engine);
  try {
    const start = new Date("2026-11-21T12:00:00Z");
    const ids = Array.from({ length: readers }, () => randomUUID());
    await pool.query(
      "insert into users (id, name, email, created_at, updated_at) select id, id::text, id::text, now(), now() from unnest($1::uuid[]) id",
      [ids],
    );
    await pool.query(
      "insert into streak_pauses select id, '2026-03-01', '2026-03-07' from unnest($1::uuid[]) id",
      [ids],
    );
    const times: number[] = [];
    for (let day = 0; day < 3; day++)
      for (const id of ids) {
        const before = performance.now();
        await checkIn(db, { id, timezone: "Europe/Brussels" }, new Date(+start + day * dayMs));
        times.push(performance.now() - before);
      }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(share * times.length)] ?? 0;
    return [
      { name: `check-in, ${name}, median`, figure: at(0.5), unit: "ms" },
      { name: `check-in, ${name}, slowest of 20`, figure: at(0.95), unit: "ms" },
    ];
  } finally {
    await close();
  }
}
