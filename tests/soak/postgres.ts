// The long fault run on a PostgreSQL server: two web processes and two workers share the work. One of them is
// killed at each of its processes in turn, or the connections of all are cut.
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { workplace } from "../host/processes.ts";
import { startPostgres } from "../postgres.ts";
import { testSecret } from "../secret.ts";
import { type Chain, type Kind, killChain, membersOf, startChain, untilReady } from "./chain.ts";
import { openMails } from "./mails.ts";
import { openReaders, type Reading } from "./readers.ts";
import type { Tally } from "./tally.ts";

const roles = ["start:web", "start:worker", "start:web", "start:worker"] as const;
const kinds: Kind[] = ["npm", "script", "program"];
/** What a round does: kills a process of the chain at a place in `roles`, or cuts all connections (null). */
const turns = [...kinds.flatMap((kind) => roles.map((_, place) => ({ kind, place }))), null];

export async function postgresRounds(rounds: number, tally: Tally): Promise<void> {
  const server = await startPostgres((line) => console.log(line));
  if (typeof server === "string") throw new Error(server);
  const place = workplace();
  const mails = await openMails();
  const env = {
    DATA_DIR: place.dir,
    DATABASE_URL: server.address,
    SMTP_URL: mails.url,
    // Beside a PostgreSQL server the payment provider is another house.
    SESSION_SECRET: testSecret,
    BILLING: "off",
  };
  const pool = openPool(server.address, () => {});
  const db = openDb(pool);
  const readers = openReaders();
  const chains: Chain[] = [];
  try {
    for (const role of roles) chains.push(await startChain(role, env));
    for (let round = 1; round <= rounds; round++) {
      const turn = turns[(round - 1) % turns.length] ?? null;
      const before = chains.flatMap(membersOf);
      const killed = turn ? chains[turn.place] : undefined;
      const mayGo = new Set(killed ? membersOf(killed).map(({ pid }) => pid) : []);
      const reading = await readers.begin(
        db,
        chains.flatMap(({ url }) => url || []),
      );
      const stopMails = mails.begin(db);
      let what = "";
      try {
        await reading.more(20);
        await delay(Math.random() * 1_000);
        what = turn ? await kill(turn, reading) : await cut(reading);
      } finally {
        await stopMails();
      }
      const failures = await reading.end();
      const there = new Set(chains.flatMap(membersOf).map(({ pid }) => pid));
      const ended = before.filter(({ pid }) => !there.has(pid) && !mayGo.has(pid));
      const refused = turn ? [...failures.keys()].filter((url) => url !== killed?.url) : [];
      const lost = await readers.lost(db);
      tally.check(
        `postgres ${round}`,
        lost + refused.length + ended.length === 0,
        `${what}; lost ${lost} of ${readers.acknowledged()} changes; refused by others: ${refused.length}; others ended: ${ended.length}`,
      );
    }
    await mails.settle(tally);
    for (const { run } of chains) run.kill("SIGTERM");
    const codes = await Promise.all(chains.map(({ run }) => run.ended));
    tally.check(
      "a farewell",
      codes.every((code) => code === 0),
      `exit ${codes.join(", ")}`,
    );
  } finally {
    await pool.end();
    await mails.close();
    await place.clear();
    await server.close();
  }

  /** One chain ends whole, the others go on with the work, and it comes back. */
  async function kill(turn: { kind: Kind; place: number }, reading: Reading): Promise<string> {
    const { kind, place } = turn;
    const role = roles[place] ?? "start:web";
    const gone = await killChain(chains[place] as Chain, kind);
    await reading.more(20);
    const next = await startChain(role, env);
    chains[place] = next;
    const killed = `${kind} of ${role}`;
    tally.note({ killed, gone, ready: next.took });
    return `killed ${killed}`;
  }

  /** Everybody loses every connection, and goes on with new ones. */
  async function cut(reading: Reading): Promise<string> {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    const took = await Promise.all(chains.flatMap(({ url }) => (url ? untilReady(url) : [])));
    await reading.more(20);
    tally.note({ killed: "every connection", ready: Math.max(...took) });
    return `cut ${rows.length} connections`;
  }
}
