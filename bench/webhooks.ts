// 5,000 webhooks, three in ten of them sent twice, by way of the host and the built site: how long an answer takes,
// and whether each event was taken in and handled once.
import { createHmac, randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#platform/config.server.ts";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { handleEvents } from "#subscriptions/webhooks.server.ts";
import { startSandbox } from "../packages/stripe-sandbox/sandbox.ts";
import { openFiles } from "../server/files.ts";
import { openDatabase } from "../server/open-database.ts";
import { openSite } from "../server/site.ts";
import { createWeb } from "../server/web.ts";
import type { Row } from "./row.ts";

const events = 5_000;
const duplicates = 0.3;
const readers = 100;
const atOnce = 8;
const secret = "whsec_of_the_benchmark";
const migrations = join(import.meta.dirname, "../db/migrations");

/** Measures on the embedded engine, the slower of the two. @throws where an event was lost, or had two effects */
export async function run(): Promise<Row[]> {
  const dir = await mkdtemp(join(tmpdir(), "eunison-bench-"));
  const opened = await openDatabase({ dataDir: dir });
  const pool = openPool(opened.address, (error) => console.error(error));
  const sandbox = await startSandbox();
  try {
    await migrate(pool, migrations);
    const config = readConfig({
      DATA_DIR: dir,
      BASE_URL: "http://127.0.0.1:4801",
      SESSION_SECRET: secret.repeat(2),
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_URL: sandbox.url,
    });
    const log = { info() {}, warn: console.warn, error: console.error, fatal: console.error };
    const storage = openFiles(config);
    const services = { db: openDb(pool), config, now: () => new Date(), log, storage };
    const customers = await enrol(pool, sandbox.url, sandbox.secretKey);
    const ready = async () => ({ ok: true, state: {} });
    const web = createWeb({ handle: await openSite(services), config, log, ready });
    web.server.listen(0, "127.0.0.1");
    await once(web.server, "listening");
    const { port } = web.server.address() as AddressInfo;
    const took = await send(port, bodies(customers));
    const begun = performance.now();
    const handled = await handleEvents(services);
    const seconds = (performance.now() - begun) / 1000;
    await judge(pool, handled);
    web.server.closeAllConnections();
    web.server.close();
    took.sort((a, b) => a - b);
    const at = (share: number) => took[Math.floor(took.length * share)] ?? 0;
    const name = `${took.length.toLocaleString("en")} webhooks, ${events.toLocaleString("en")} events`;
    return [
      { name: `${name}, ${atOnce} at once: answer, p50`, figure: at(0.5), unit: "ms" },
      { name: `${name}, ${atOnce} at once: answer, p99`, figure: at(0.99), unit: "ms" },
      { name: `${name}: handled`, figure: Math.round(events / seconds), unit: "events/s" },
    ];
  } finally {
    await sandbox.close();
    await pool.end();
    await opened.close();
    await rm(dir, { recursive: true, force: true });
  }
}

type Pool = ReturnType<typeof openPool>;

/** Readers who are customers of the sandbox. */
async function enrol(pool: Pool, url: string, key: string): Promise<string[]> {
  const ids: string[] = [];
  for (let i = 0; i < readers; i++) {
    const email = `reader-${i}@example.eu`;
    const answer = await fetch(`${url}/v1/customers`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}` },
      body: new URLSearchParams({ email }),
    });
    const { id } = (await answer.json()) as { id: string };
    await pool.query(
      `with reader as (
         insert into users (name, email, email_verified) values ($1, $1, true) returning id
       ) insert into customers (user_id, id, created_at) select id, $2, now() from reader`,
      [email, id],
    );
    ids.push(id);
  }
  return ids;
}

/** The bodies in the order of their arrival; a repeated one follows its original at some distance. */
function bodies(customers: string[]): string[] {
  const all: string[] = [];
  for (let i = 0; i < events; i++) {
    const object = { object: "subscription", customer: customers[i % customers.length] };
    const text = JSON.stringify({
      id: `evt_${i}`,
      object: "event",
      type: "customer.subscription.updated",
      data: { object: { ...object, padding: randomBytes(1_500).toString("hex") } },
    });
    all.push(text);
    if (i % 10 < duplicates * 10) all.splice(Math.max(0, all.length - (i % 40)), 0, text);
  }
  return all;
}

/** @returns the milliseconds that each answer took; @throws at the first that is no 2xx */
async function send(port: number, all: string[]): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const took: number[] = [];
  let next = 0;
  const lane = async () => {
    for (let body = all[next++]; body !== undefined; body = all[next++]) {
      const begun = performance.now();
      const status = await post(agent, port, body);
      if (status < 200 || status > 299) throw new Error(`a webhook was answered ${status}`);
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  agent.destroy();
  return took;
}

function post(agent: Agent, port: number, body: string): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000);
  const mark = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return new Promise((done, failed) => {
    const sent = request(
      {
        agent,
        port,
        host: "127.0.0.1",
        method: "POST",
        path: "/webhooks/stripe",
        headers: {
          "content-type": "application/json",
          "stripe-signature": `t=${seconds},v1=${mark}`,
        },
      },
      (answer) => {
        answer.resume();
        answer.on("end", () => done(answer.statusCode ?? 0));
      },
    );
    sent.on("error", failed);
    sent.end(body);
  });
}

async function judge(pool: Pool, handled: number): Promise<void> {
  const { rows } = await pool.query(
    "select count(*) as all, count(done_at) as done, max(attempts) as attempts from stripe_events",
  );
  const { all, done, attempts } = rows[0];
  if (all !== events || done !== events || handled !== events || attempts !== 1)
    throw new Error(`of ${events} events ${all} were kept, ${handled} handled, ${done} done`);
}
