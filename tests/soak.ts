// npm run soak [-- ROUNDS]: the long fault run. The site is killed without warning while it writes, again and
// again: every write that was acknowledged must be there afterwards, and the site ready within 10 s.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openPool } from "#platform/db.server.ts";
import { socketDir } from "../server/data-dir.ts";

const root = join(import.meta.dirname, "..");
const rounds = Number(process.argv[2] ?? 20);
const readyWithinMs = 10_000;
// The promise is a second; a busy machine gets five.
const goneWithinMs = 5_000;
const dataDir = mkdtempSync(join(tmpdir(), "eunison-soak-"));
const counts = { passed: 0, failed: 0 };

function check(what: string, holds: boolean, detail: string): void {
  counts[holds ? "passed" : "failed"]++;
  console.log(`${holds ? "✓" : "✗"} ${what}: ${detail}`);
}

type Site = { process: ChildProcess; url: string; said: () => string };

/** Starts the site on a port that the system picks, and returns once it says where it is. */
async function start(): Promise<Site> {
  const child = spawn("npm", ["start", "--silent"], {
    cwd: root,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, FEEDS: "off" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const hear = (chunk: Buffer) => {
    said += chunk;
  };
  child.stdout.on("data", hear);
  child.stderr.on("data", hear);
  const exited = once(child, "exit").then(() => {
    throw new Error(`the site ended at its start: ${said}`);
  });
  exited.catch(() => {});
  for (;;) {
    const url = /ready at (\S+)/.exec(said)?.[1];
    if (url) return { process: child, url, said: () => said };
    await Promise.race([once(child.stdout, "data"), exited]);
  }
}

/** The process and all that it started, by their ids, with what they run. */
function family(pid: number): { pid: number; runs: string }[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  const all = lines
    .trim()
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .map((m) => ({ pid: Number(m?.[1]), parent: Number(m?.[2]), runs: m?.[3] ?? "" }));
  const found = all.filter((p) => p.pid === pid);
  for (const member of found) found.push(...all.filter((p) => p.parent === member.pid));
  return found;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const acknowledged: string[] = [];
let number = 0;

/** Writes as fast as it can until the database is gone. Only what was answered counts as acknowledged. */
async function write(until: { over: boolean }): Promise<void> {
  const pool = openPool(socketDir(dataDir), () => {});
  while (!until.over) {
    const key = `soak ${number++}`;
    try {
      await pool.query("insert into settings (key, value) values ($1, $2)", [
        key,
        `"${"x".repeat(200)}"`,
      ]);
      acknowledged.push(key);
    } catch {
      break;
    }
  }
  await pool.end().catch(() => {});
}

async function lost(): Promise<number> {
  const pool = openPool(socketDir(dataDir), () => {});
  const { rows } = await pool.query("select key from settings where key like 'soak %'");
  await pool.end();
  const there = new Set(rows.map((r) => r.key));
  return acknowledged.filter((key) => !there.has(key)).length;
}

/** Kills one of the family after a while of writing, a different one each round; the rest has to follow. */
async function killWhileWriting(site: Site, round: number): Promise<void> {
  const members = family(site.process.pid ?? 0);
  const victim = members[round % members.length];
  if (!victim) throw new Error("the site has no process");
  const until = { over: false };
  const writers = Promise.all([1, 2, 3, 4].map(() => write(until)));
  await wait(300 + Math.random() * 1_200);
  process.kill(victim.pid, "SIGKILL");
  const killed = performance.now();
  while (members.some((m) => isAlive(m.pid)) && performance.now() - killed < 2 * goneWithinMs)
    await wait(20);
  const took = performance.now() - killed;
  until.over = true;
  await writers;
  check(
    `round ${round}`,
    took < goneWithinMs,
    `killed ${victim.runs.slice(0, 60)}; all gone after ${took.toFixed(0)} ms`,
  );
}

async function secondIsRefused(): Promise<void> {
  const child = spawn("npm", ["start", "--silent"], {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, FEEDS: "off" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "exit");
  check(
    "a second site on the same data",
    code === 75 && said.includes(dataDir),
    `exit ${code}: ${said.trim()}`,
  );
}

try {
  let site = await start();
  await secondIsRefused();
  for (let round = 1; round <= rounds; round++) {
    await killWhileWriting(site, round);
    const began = performance.now();
    site = await start();
    const { status } = await fetch(`${site.url}/readyz`);
    const took = performance.now() - began;
    const missing = await lost();
    check(
      `round ${round}`,
      status === 200 && took < readyWithinMs && missing === 0,
      `ready (${status}) after ${took.toFixed(0)} ms, ${missing} of ${acknowledged.length} acknowledged rows lost`,
    );
  }
  site.process.kill("SIGTERM");
  const [code] = await once(site.process, "exit");
  check("a farewell", code === 0, `exit ${code}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed ? 1 : 0);
