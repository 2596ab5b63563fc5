// The long fault run on the embedded engine: one site, killed at each of its processes in turn.
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Database, openDb, openPool } from "#platform/db/db.server.ts";
import { socketDir } from "../../server/data-dir.ts";
import { start, workplace } from "../host/processes.ts";
import { testSecret } from "../secret.ts";
import { type Chain, type Kind, killChain, memberOf, membersOf, startChain } from "./chain.ts";
import { openCustomers } from "./customers.ts";
import { openMails } from "./mails.ts";
import { openReaders, type Reading } from "./readers.ts";
import type { Tally } from "./tally.ts";

const everyKind: Kind[] = ["npm", "script", "program", "database", "sandbox"];

export async function embeddedRounds(
  rounds: number,
  tally: Tally,
  kinds: Kind[] = everyKind,
): Promise<void> {
  const place = workplace();
  const dataDir = mkdtempSync(join(place.dir, "data-"));
  const mails = await openMails();
  const env = {
    DATA_DIR: dataDir,
    SESSION_SECRET: testSecret,
    SMTP_URL: mails.url,
    // With the sandbox, unlike other tests of processes.
    BILLING: "",
  };
  const readers = openReaders();
  const customers = openCustomers(dataDir);
  try {
    let site = await startChain("start", env);
    await secondIsRefused(env, tally);
    for (let round = 1; round <= rounds; round++) {
      await customers.ready();
      const kind = kinds[(round - 1) % kinds.length] as Kind;
      const ends = kind === "sandbox" ? sandboxRound : wholeRound;
      site = await ends(site, round, kind);
      const lost = await withDatabase((db) => readers.lost(db));
      await customers.ready();
      const forgotten = await customers.lost();
      tally.check(
        `embedded ${round}`,
        lost + forgotten === 0,
        `killed ${kind}; lost ${lost} of ${readers.acknowledged()} changes, ${forgotten} of ${customers.acknowledged()} customers`,
      );
    }
    await mails.settle(tally);
    site.run.kill("SIGTERM");
    const code = await site.run.ended;
    tally.check("a farewell", code === 0, `exit ${code}`);
  } finally {
    await mails.close();
    await place.clear();
  }

  async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
    const pool = openPool(socketDir(dataDir), () => {});
    try {
      return await work(openDb(pool));
    } finally {
      await pool.end();
    }
  }

  /** Everybody is at work; `end` happens in the middle of it. @returns who was refused how often */
  async function amidWork(
    site: Chain,
    end: (reading: Reading) => Promise<void>,
  ): Promise<Map<string, number>> {
    return withDatabase(async (db) => {
      const reading = await readers.begin(db, [site.url]);
      const stops = [mails.begin(db), customers.begin()];
      try {
        await reading.more(20);
        await delay(Math.random() * 1_000);
        await end(reading);
      } finally {
        await Promise.all(stops.map((stop) => stop()));
      }
      return reading.end();
    });
  }

  /** One ends, and all do; the next start finds everything. */
  async function wholeRound(site: Chain, _round: number, kind: Kind): Promise<Chain> {
    let gone = 0;
    await amidWork(site, async () => {
      gone = await killChain(site, kind);
    });
    const next = await startChain("start", env);
    tally.note({ killed: kind, gone, ready: next.took });
    return next;
  }

  /** The sandbox ends alone and comes back; readers notice nothing. */
  async function sandboxRound(site: Chain, round: number, kind: Kind): Promise<Chain> {
    const others = membersOf(site).filter((one) => one.kind !== kind);
    let ready = 0;
    const failures = await amidWork(site, async (reading) => {
      const killed = performance.now();
      process.kill(memberOf(site, kind), "SIGKILL");
      await reading.more(20);
      await customers.ready();
      ready = performance.now() - killed;
      await reading.more(20);
    });
    const left = new Set(membersOf(site).map(({ pid }) => pid));
    const ended = others.filter(({ pid }) => !left.has(pid)).map((one) => one.kind);
    tally.check(
      `embedded ${round}`,
      ended.length === 0 && failures.size === 0,
      `the sandbox is back after ${ready.toFixed(0)} ms; ended with it: ${ended.join(", ") || "none"}; refused: ${failures.size}`,
    );
    tally.note({ killed: kind, ready });
    return site;
  }
}

async function secondIsRefused(env: Record<string, string>, tally: Tally): Promise<void> {
  const second = start("npm", ["run", "--silent", "start"], { ...env, PORT: "0" });
  const code = await second.ended;
  const isNamed = second.err().includes(env.DATA_DIR ?? "");
  tally.check("a second site on the same data", code === 75 && isNamed, `exit ${code}`);
}
