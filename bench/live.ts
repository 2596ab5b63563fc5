// The live channel with ten thousand clients on one web process: what they take, and how long news needs to all.
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { announce } from "#platform/live/outbox.server.ts";
import { openTestDatabase } from "../tests/database.ts";
import type { Row } from "./row.ts";
import { get, type Server, startSite } from "./site.ts";

const clients = 10_000;
const messages = 10;
/** Longer than stories are gathered for: each is a message of its own. */
const gapMs = 2_500;

/** Resident memory of a process, in megabytes. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

async function stop({ child }: Server): Promise<void> {
  const over = once(child, "exit");
  child.kill("SIGTERM");
  await over;
}

/** Waits for the pictures that a new site makes in advance, so that the encoder's memory is not measured. */
async function warm(dir: string): Promise<void> {
  const site = await startSite(dir, "web");
  const { body } = await get(site.port, "/", "identity");
  for (const [path] of body.toString().matchAll(/\/image\/[\w/-]+\/(?:640|800)\.avif/g))
    await get(site.port, path, "identity");
  await stop(site);
}

export async function run({ address }: { address: string }): Promise<Row[]> {
  process.env.TEST_POSTGRES = address;
  const { db, address: mine, close } = await openTestDatabase("postgres");
  process.env.DATABASE_URL = mine;
  const dir = await mkdtemp(join(tmpdir(), "eunison-live-"));
  await warm(dir);
  const site = await startSite(dir, "web");
  const load = fork(join(import.meta.dirname, "live-clients.ts"), [
    String(site.port),
    String(clients),
  ]);
  const said = async (): Promise<Record<string, unknown>> => (await once(load, "message"))[0];
  try {
    const pid = site.child.pid ?? 0;
    const before = await residentOf(pid);
    const began = performance.now();
    await said();
    const joined = performance.now() - began;
    let most = await residentOf(pid);
    /** How long each message needs to each client, in milliseconds, shortest first. */
    const waitsOf = async (announceNth: (n: number) => Promise<void>): Promise<number[]> => {
      const waits: number[] = [];
      for (let n = 0; n < messages; n++) {
        const at = performance.timeOrigin + performance.now();
        const answer = said();
        await announceNth(n);
        const { times } = (await answer) as { times: number[] };
        waits.push(...times.map((time) => time - at));
        most = Math.max(most, await residentOf(pid));
        await new Promise((done) => setTimeout(done, gapMs));
      }
      return waits.toSorted((a, b) => a - b);
    };
    const stories = await waitsOf((n) =>
      announce(db, "stories", {
        slugs: [],
        added: Array.from({ length: 20 }, (_, i) => ({
          id: n * 20 + i,
          lang: "en",
          topics: ["Politics", "Economy"],
          countries: ["FR", "EU"],
        })),
      }),
    );
    const contributions = await waitsOf((n) =>
      announce(db, "discussions", {
        id: 1,
        path: "/article/bench",
        shown: n + 1,
        added: { id: n + 1, root: n + 1 },
      }),
    );
    const last = said();
    load.send("how many are left?");
    const { ended } = await last;
    const at = (waits: readonly number[], share: number) =>
      waits[Math.min(waits.length - 1, Math.floor(share * waits.length))];
    const row = (name: string, figure: number | undefined, unit: string): Row => ({
      name,
      figure: figure ?? Number.NaN,
      unit,
    });
    return [
      row("live, 10,000 clients, memory of the web process", most, "MB"),
      row("live, the same process without clients", before, "MB"),
      row("live, a client", ((most - before) * 1_024) / clients, "kB"),
      row("live, 10,000 clients join", joined / 1_000, "s"),
      row("live, from the commit to a client, median", at(stories, 0.5), "ms"),
      row("live, from the commit to a client, p99", at(stories, 0.99), "ms"),
      row("live, from a contribution's commit to a client, median", at(contributions, 0.5), "ms"),
      row("live, from a contribution's commit to a client, p99", at(contributions, 0.99), "ms"),
      row("live, connections lost", Number(ended), "of 10,000"),
    ];
  } finally {
    load.kill("SIGKILL");
    await stop(site);
    await close();
    await rm(dir, { recursive: true, force: true });
  }
}
