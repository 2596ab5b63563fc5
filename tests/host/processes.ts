// Starts the project's own processes and watches them end.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { compileCache } from "../../scripts/runtime.mjs";

const root = join(import.meta.dirname, "../..");
export const node = join(root, "node_modules/.bin/node");

export type Run = {
  pid: number;
  /** What it said so far, on stdout and on stderr. */
  out(): string;
  err(): string;
  /** Resolves when stdout holds `text`; throws when the process ends without it. */
  said(text: string): Promise<void>;
  /** The exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
};

const running = new Set<ChildProcess>();
// However the tests end, short of a kill, what they started ends with them.
process.on("exit", () => {
  for (const child of running) child.kill();
});

/**
 * The environment of the project's processes in tests: none of the settings of the shell that runs them, which may name
 * the operator's own bucket or mail server. The payment sandbox is off unless `settings` asks for it: a killed sandbox
 * is started again, where the other processes end together.
 */
export function testEnvironment(settings: Record<string, string>): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME, ...compileCache, FEEDS: "off", BILLING: "off", ...settings };
}

/** Starts a process in the environment of tests with these settings. */
export function start(command: string, args: string[], env: Record<string, string>): Run {
  const child = spawn(command, args, {
    cwd: root,
    env: testEnvironment(env),
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let out = "";
  let err = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    err += text;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.on("exit", (code, signal) => {
      running.delete(child);
      resolve(code ?? signal ?? -1);
    });
  });
  return {
    pid: child.pid ?? -1,
    out: () => out,
    err: () => err,
    said: (text) =>
      new Promise((resolve, reject) => {
        const look = () => out.includes(text) && resolve();
        child.stdout.on("data", look);
        look();
        ended.then((code) => reject(new Error(`ended with ${code} before "${text}":\n${err}`)));
      }),
    ended,
    kill: (signal) => child.kill(signal),
  };
}

/** Where a site that was started is, once it says so. */
export async function originOf(site: Run): Promise<string> {
  await site.said("ready at");
  return /ready at (\S+)/.exec(site.out())?.[1] ?? "";
}

const table = (): { pid: number; ppid: number; args: string }[] =>
  execFileSync("ps", ["-e", "-o", "pid=,ppid=,stat=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .flatMap((m) => (m && !m[3]?.startsWith("Z") ? [m] : []))
    .map((m) => ({ pid: Number(m[1]), ppid: Number(m[2]), args: m[4] ?? "" }));

/** The process and everything below it, oldest first. */
export function familyOf(pid: number): { pid: number; args: string }[] {
  const all = table();
  const family = all.filter((p) => p.pid === pid);
  for (const parent of family) family.push(...all.filter((p) => p.ppid === parent.pid));
  return family;
}

/** Those of `pids` that still live after at most `ms`. */
export async function survivors(pids: number[], ms: number): Promise<number[]> {
  const until = Date.now() + ms;
  for (;;) {
    const alive = new Set(table().map((p) => p.pid));
    const left = pids.filter((pid) => alive.has(pid));
    if (left.length === 0 || Date.now() > until) return left;
    await delay(50);
  }
}

/** A directory for data, and an end for every process that a test left behind. */
export function workplace(): { dir: string; clear(): Promise<void> } {
  const dir = mkdtempSync(join(tmpdir(), "eunison-host-"));
  return {
    dir,
    clear: async () => {
      for (const child of running) child.kill("SIGKILL");
      await delay(0);
      await rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** What a process found in its environment when it began. @throws where the system does not tell (no /proc) */
export function environmentOf(pid: number): Record<string, string> {
  const lines = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").filter(Boolean);
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)));
}
