// Pages: what the cache costs beside the least that Node can do, what rendering costs, what a phone must load.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "#platform/config.server.ts";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { socketDir } from "../server/data-dir.ts";
import { openFiles } from "../server/files.ts";
import { type Handle, openSite } from "../server/site.ts";
import { testSecret } from "../tests/secret.ts";
import { firstLoadScript } from "./first-load.ts";
import type { Row } from "./row.ts";
import { type Answer, get, type Server, startSite } from "./site.ts";

const rounds = 5;
const requests = 15_000;
const renders = 400;
const articlePath = "/article/eu-parliament-passes-landmark-climate-package";

/** The newest fifty stories. */
const feedPath = "/feeds/news/all.rss";

/** @returns the rows of home, article and a feed */
export async function run(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "eunison-bench-"));
  const site = await startSite(dataDir, "web");
  try {
    return [
      ...(await compare("home", "/", site)),
      ...(await compare("article", articlePath, site)),
      ...(await compare("feed of 50 items", feedPath, site)),
      ...(await render(dataDir)),
      ...firstLoad("home", (await get(site.port, "/", "identity")).body.toString()),
      ...firstLoad("article", (await get(site.port, articlePath, "identity")).body.toString()),
    ];
  } finally {
    site.child.kill("SIGTERM");
    await once(site.child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startBare(page: Answer): Promise<Server> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare-server.ts")], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.send({ headers: page.headers, body: page.body.toString("base64") });
  const [port] = await once(child, "message");
  return { child, port };
}

/** Five rounds, alternating; the medians of CPU time a request and of requests a second. */
async function compare(name: string, path: string, site: Server): Promise<Row[]> {
  const page = await get(site.port, path, "br");
  const bare = await startBare(page);
  const taken = { site: [] as Taken[], bare: [] as Taken[] };
  await load(bare, path);
  await load(site, path);
  for (let i = 0; i < rounds; i++) {
    taken.bare.push(await load(bare, path));
    taken.site.push(await load(site, path));
  }
  bare.child.kill();
  const median = (list: Taken[], of: (one: Taken) => number) =>
    list.map(of).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
  // Each round against its neighbour: whatever else the machine does, it does to both.
  const ratio = (of: (one: Taken) => number) =>
    taken.site.map((one, i) => of(one) / of(taken.bare[i] as Taken)).sort((a, b) => a - b)[
      Math.floor(rounds / 2)
    ] ?? Number.NaN;
  const cpu = (one: Taken) => one.cpuMicroseconds / one.requests;
  const speed = (one: Taken) => one.requests / one.seconds;
  const ratioTo = "a bare node:http server";
  return [
    { name: `${name}, bare server`, figure: median(taken.bare, cpu), unit: "µs CPU a request" },
    {
      name: `${name}, cached`,
      figure: median(taken.site, cpu),
      unit: "µs CPU a request",
      ratioTo,
      ratio: ratio(cpu),
    },
    {
      name: `${name}, cached, speed`,
      figure: median(taken.site, speed),
      unit: "requests/s",
      ratioTo,
      ratio: ratio(speed),
    },
    { name: `${name}, compressed`, figure: page.body.length / 1_000, unit: "kB brotli" },
  ];
}

type Taken = { requests: number; seconds: number; cpuMicroseconds: number };

async function load(server: Server, path: string): Promise<Taken> {
  const before = cpuOf(server.child);
  const file = join(import.meta.dirname, "load.ts");
  const child = spawn(process.execPath, [file, String(server.port), path, String(requests), "16"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const text of child.stdout) said += text;
  const cpuMicroseconds = cpuOf(server.child) - before;
  return { ...(JSON.parse(said) as { requests: number; seconds: number }), cpuMicroseconds };
}

let ticks = 0;
/** The CPU time that a process has used, in microseconds, as Linux counts it (proc(5)). */
function cpuOf(child: ChildProcess): number {
  ticks ||= Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000_000) / ticks;
}

/** Rendering without any cache, with its queries, as this process's CPU time; the database's is not in it. */
async function render(dataDir: string): Promise<Row[]> {
  const pool = openPool(socketDir(dataDir), () => {});
  const config = readConfig({ DATA_DIR: dataDir, SESSION_SECRET: testSecret });
  const quiet = () => {};
  const log = { info: quiet, warn: quiet, error: quiet, fatal: quiet };
  const handle = await openSite({
    db: openDb(pool),
    config,
    now: () => new Date(),
    log,
    storage: openFiles(config),
  });
  const rows = [
    { name: "home, rendered", figure: await cpuOfRender(handle, "/"), unit: "ms CPU" },
    { name: "article, rendered", figure: await cpuOfRender(handle, articlePath), unit: "ms CPU" },
  ];
  await pool.end();
  return rows;
}

async function cpuOfRender(handle: Handle, path: string): Promise<number> {
  const one = async () => {
    const response = await handle(new Request(`http://127.0.0.1:3000${path}`));
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    await response.arrayBuffer();
  };
  for (let i = 0; i < renders / 4; i++) await one();
  const before = process.cpuUsage();
  for (let i = 0; i < renders; i++) await one();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / renders;
}

function firstLoad(name: string, html: string): Row[] {
  const { gzip, brotli } = firstLoadScript(html);
  return [
    { name: `${name}, first-load script`, figure: gzip / 1_000, unit: "kB gzip" },
    { name: `${name}, first-load script, brotli`, figure: brotli / 1_000, unit: "kB brotli" },
  ];
}
