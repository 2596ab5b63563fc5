// Recordings: what the player adds to a page, how soon it sounds and seeks, and how files are served.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page, type Response } from "@playwright/test";
import { openDb, openPool } from "#platform/db/db.server.ts";
import { openFilesFolder } from "../server/files.ts";
import { findBrowser } from "../tests/browser.ts";
import { firstLoadScript, playerScript } from "./first-load.ts";
import type { Row } from "./row.ts";
import { startSite } from "./site.ts";

const root = join(import.meta.dirname, "..");
const sample = join(root, "db/seed/recordings/episode-1/episode.mp3");
/** So many times the sample's frames: about an hour. */
const repeats = 90;
const rounds = 5;
const rangeBytes = 1_000_000;
const rangesARound = 400;
/** Rounds of ranges, in turns with the bare server. */
const rangeRounds = 9;
const listeners = 200;
const listenSeconds = 30;
/** Lighthouse's slow 4G: bytes a second, and milliseconds. */
const slow4g = { downloadThroughput: 204_800, uploadThroughput: 84_375, latency: 150 };

/** @returns bytes in kilobytes, times in milliseconds, throughput in megabytes a second */
export async function run(): Promise<Row[]> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("there is no Chromium: set CHROMIUM to its path");
  const dataDir = mkdtempSync(join(tmpdir(), "eunison-bench-"));
  const site = await startSite(dataDir, "web");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const file = await putLongEpisode(dataDir);
    const base = `http://127.0.0.1:${site.port}`;
    return [
      ...(await measureScripts(browser, base)),
      ...(await measureStartAndSeek(browser, base)),
      ...(await serve(site.port, site.child.pid ?? 0, file)),
      ...(await listen(site.port, site.child.pid ?? 0, file.bytes)),
    ];
  } finally {
    await browser.close();
    site.child.kill("SIGTERM");
    await once(site.child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type File = { path: string; bytes: number };

/** Gives the first episode an hour's file. */
async function putLongEpisode(dataDir: string): Promise<File> {
  const sound = framesOf(readFileSync(sample));
  const frames = Buffer.concat(Array.from({ length: repeats }, () => sound));
  const storage = openFilesFolder({ dataDir });
  await storage.put("recordings/bench/episode.mp3", frames);
  const pool = openPool(dataDir, () => {});
  await openDb(pool)
    .updateTable("episodes")
    .set({ recording: "recordings/bench", media_bytes: frames.length, duration_seconds: null })
    .where("id", "=", 1)
    .execute();
  await pool.end();
  return { path: join(dataDir, "files/recordings/bench/episode.mp3"), bytes: frames.length };
}

/** The sound without the tag and the first frame, which says how long the file is. */
function framesOf(mp3: Buffer): Buffer {
  const tag = Math.max(mp3.indexOf("Info"), mp3.indexOf("Xing"));
  const sync = mp3.subarray(0, tag).lastIndexOf(0xff);
  return mp3.subarray(mp3.indexOf(mp3.subarray(sync, sync + 2), tag + 100));
}

/** Every script that the browser asks for while `work` is done, by path. */
async function scriptsOf(page: Page, work: () => Promise<void>): Promise<Set<string>> {
  const found = new Set<string>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) found.add(pathname);
  };
  page.on("response", note);
  await work();
  await wait(2_000);
  page.off("response", note);
  return found;
}

const kilobytes = (paths: Iterable<string>) =>
  [...paths].reduce((sum, path) => {
    const file = join(root, "build/client", path);
    const small = statSync(`${file}.br`, { throwIfNoEntry: false });
    return sum + (small ?? statSync(file)).size;
  }, 0) / 1_000;

async function measureScripts(browser: Browser, base: string): Promise<Row[]> {
  const page = await browser.newPage();
  const article = `${base}/article/eu-parliament-passes-landmark-climate-package`;
  const { quiet: reading, controls } = playerScript(
    firstLoadScript(await (await fetch(article)).text()).files,
  );
  const plain = await scriptsOf(page, () => goto(page, `${base}/about`));
  const quiet = await scriptsOf(page, () => goto(page, `${base}/podcast/1`));
  const playing = await scriptsOf(page, () => play(page));
  await page.close();
  const more = [...quiet].filter((path) => !plain.has(path));
  return [
    { name: "player, on a page where nothing plays", figure: reading / 1_000, unit: "kB brotli" },
    {
      name: "player, its controls and reading aloud with all that they load but hls.js",
      figure: controls / 1_000,
      unit: "kB brotli",
    },
    { name: "player, what its page loads at first", figure: kilobytes(more), unit: "kB brotli" },
    {
      name: "player, what playing adds",
      figure: kilobytes([...playing].filter((path) => !quiet.has(path))),
      unit: "kB brotli",
    },
  ];
}

async function goto(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator("html[data-served]").waitFor({ state: "attached" });
}

const play = (page: Page) =>
  page.locator("main [data-player] [data-toggle]").click({ timeout: 10_000 });

/** From the press to the first sound on a slow network, and from a choice of place to the sound there on a fast one. */
async function measureStartAndSeek(browser: Browser, base: string): Promise<Row[]> {
  const first: number[] = [];
  const there: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const slow = await browser.newContext();
    const page = await slow.newPage();
    await goto(page, `${base}/podcast/1`);
    const network = await slow.newCDPSession(page);
    await network.send("Network.emulateNetworkConditions", { offline: false, ...slow4g });
    first.push(await untilSound(page, () => play(page)));
    await slow.close();

    const fast = await browser.newContext();
    const other = await fast.newPage();
    await goto(other, `${base}/podcast/1`);
    await untilSound(other, () => play(other));
    const seek = () => other.locator("main [data-seek]").fill(String(1_500 + round));
    there.push(await untilSound(other, seek));
    await fast.close();
  }
  return [
    row("play to the first sound, slow 4G, median", first, "ms"),
    row("seek to a place that is not loaded, median", there, "ms"),
  ];
}

declare global {
  interface Window {
    /** Milliseconds from the reader's press or choice until the sound advances. */
    heard: Promise<number>;
  }
}

/** Milliseconds from what the reader does in `begin` until the sound advances. */
async function untilSound(page: Page, begin: () => Promise<void>): Promise<number> {
  await page.locator("main audio").evaluate((audio: HTMLAudioElement) => {
    const begun = new Promise<number>((done) => {
      for (const name of ["click", "input"])
        document.addEventListener(name, () => done(performance.now()), {
          once: true,
          capture: true,
        });
    });
    const advanced = () =>
      new Promise<void>((done) => {
        let at: number | null = null;
        const look = () => {
          if (!audio.seeking && !audio.paused) at ??= audio.currentTime;
          if (at !== null && audio.currentTime > at) done();
          else requestAnimationFrame(look);
        };
        // The page's own listeners come after this one.
        requestAnimationFrame(look);
      });
    window.heard = begun.then(async (from) => {
      await advanced();
      return performance.now() - from;
    });
  });
  await begin();
  return page.evaluate(() => window.heard);
}

/** Waits until the site has made the pictures that it makes ahead of its readers: they take a core for half a minute. */
async function untilIdle(pid: number): Promise<void> {
  for (let idle = 0; idle < 3; ) {
    const before = await cpuOf(pid);
    await wait(1_000);
    idle = (await cpuOf(pid)) - before < 0.05 ? idle + 1 : 0;
  }
}

/** Parts of the file as fast as they come, one after the other on four connections. */
async function serve(port: number, pid: number, file: File): Promise<Row[]> {
  const bare = spawn(process.execPath, [join(import.meta.dirname, "bare-file-server.ts")], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  bare.send(file.path);
  const [barePort] = (await once(bare, "message")) as [number];
  const path = "/media/podcast/1/free/episode.mp3";
  await untilIdle(pid);
  // In its first round a server still translates its code.
  await throughput(port, path, file.bytes);
  await throughput(barePort, "/", file.bytes);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rangeRounds; round++) {
    ours.push(await throughput(port, path, file.bytes));
    theirs.push(await throughput(barePort, "/", file.bytes));
  }
  bare.disconnect();
  const bareName = "ranges of 1 MB, a bare node:http file server";
  const ratios = ours.map((figure, n) => figure / (theirs[n] ?? Number.NaN));
  const median = row("ranges of 1 MB", ours, "MB/s");
  const least = ratios.indexOf(Math.min(...ratios));
  return [
    { ...median, ratio: row("", ratios, "").figure, ratioTo: bareName },
    {
      name: "ranges of 1 MB, the round that compares worst",
      figure: ours[least] ?? Number.NaN,
      unit: "MB/s",
      ratio: ratios[least] ?? Number.NaN,
      ratioTo: bareName,
    },
    row(bareName, theirs, "MB/s"),
  ];
}

async function throughput(port: number, path: string, size: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const began = performance.now();
  let received = 0;
  const one = async (n: number) => {
    const from = (n * 7_919_000) % (size - rangeBytes);
    const headers = { range: `bytes=${from}-${from + rangeBytes - 1}` };
    const answer = await ask({ port, path, headers, agent });
    for await (const bytes of answer) received += bytes.length;
  };
  const clients = Array.from({ length: 4 }, async (_, client) => {
    for (let n = client; n < rangesARound; n += 4) await one(n);
  });
  await Promise.all(clients);
  agent.destroy();
  if (received !== rangesARound * rangeBytes) throw new Error(`${received} bytes came`);
  return received / 1_000 / (performance.now() - began);
}

const ask = (o: { port: number; path: string; headers: object; agent: Agent }) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: "127.0.0.1", ...o, headers: { ...o.headers } }, resolve)
      .on("error", reject)
      .end();
  });

/** Many who listen at once, each at the pace of the sound: what they take of processor and memory. */
async function listen(port: number, pid: number, bytes: number): Promise<Row[]> {
  const agent = new Agent({ maxSockets: listeners });
  const before = { memory: await residentOf(pid), cpu: await cpuOf(pid) };
  const answers = await Promise.all(
    Array.from({ length: listeners }, () =>
      ask({ port, path: "/media/podcast/1/free/episode.mp3", headers: {}, agent }),
    ),
  );
  const memory: number[] = [];
  let received = 0;
  for (let second = 0; second < listenSeconds; second++) {
    for (const answer of answers) received += (answer.read() as Buffer | null)?.length ?? 0;
    await wait(1_000);
    memory.push((await residentOf(pid)) - before.memory);
  }
  const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
  const cpu = (await cpuOf(pid)) - before.cpu;
  for (const answer of answers) answer.destroy();
  agent.destroy();
  if (received === 0 || bytes === 0) throw new Error("nothing was heard");
  return [
    { name: "200 listeners, memory that they add", figure: Math.max(...memory), unit: "MB" },
    {
      name: "200 listeners, the last third of their time against the first",
      figure: mean(memory.slice(-10)) - mean(memory.slice(0, 10)),
      unit: "MB",
    },
    { name: "200 listeners, of one core", figure: (cpu / listenSeconds) * 100, unit: "%" },
  ];
}

/** Resident memory, in megabytes. */
async function residentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

/** Seconds of processor time so far (proc(5), fields 14 and 15, in hundredths). */
async function cpuOf(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function row(name: string, figures: number[], unit: string): Row {
  const sorted = figures.toSorted((a, b) => a - b);
  return { name, figure: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, unit };
}
