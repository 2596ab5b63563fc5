// Runs packages/stripe-sandbox as a child process, which ends with this one. The site gets its address, a key and a
// webhook secret from it, as from the real provider.
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { Config } from "#platform/config.server.ts";
import type { Log } from "#platform/log.server.ts";
import { readOrMake, temporaryName } from "./read-or-make.ts";

export type Sandbox = {
  stripe: NonNullable<Config["stripe"]>;
  /** Advances its clock, and waits until everything due has happened and its webhooks are delivered. */
  advanceTo(to: Date): Promise<void>;
  close(): Promise<void>;
};

const settingsSchema = z.object({
  secretKey: z.string(),
  webhookSecret: z.string(),
  /** 0 before the sandbox has listened for the first time. */
  port: z.number().int().min(0),
});
type SandboxSettings = z.infer<typeof settingsSchema>;

/** What the sandbox reports to its parent process as soon as it listens. */
const reportSchema = z.object({ port: z.number().int().min(1) });

/** How a start went: the port that the sandbox listens on, or the exit code of a process that never listened. */
type Started = { port: number } | { exitCode: number | null };

/** The exit codes of packages/stripe-sandbox. */
const exitCodes = { portTaken: 69, folderInUse: 75 };
const pollMs = 100;
const startTimeoutMs = 30_000;

/**
 * Connects to the sandbox of a data directory, or starts it and waits until it listens. The sandbox listens where it
 * listened before; for the first time, or where another program has that port now, the system picks one.
 * @returns null, and a line in the log, where it cannot be started
 */
export async function openSandboxProcess(
  { dataDir, host, port }: Pick<Config, "dataDir" | "host" | "port">,
  log: Log,
): Promise<Sandbox | null> {
  let settings = loadSettings(dataDir);
  let child: ChildProcess | null = null;
  let closing = false;
  if (!(await connect())) {
    log.error({}, "the payment sandbox could not be started: subscriptions cannot be had");
    return null;
  }
  const { secretKey, webhookSecret } = settings;
  const apiUrl = urlOf(settings);

  /** Finds or starts the sandbox. If two processes of a site start it at once, it runs once and serves both. */
  async function connect(): Promise<boolean> {
    const until = performance.now() + startTimeoutMs;
    while (performance.now() < until) {
      settings = loadSettings(dataDir);
      if (await isReachable(settings)) return true;
      const started = await start();
      if ("port" in started) {
        if (started.port !== settings.port)
          settings = writeSettings(dataDir, { ...settings, port: started.port });
        return true;
      }
      if (started.exitCode === exitCodes.portTaken)
        settings = writeSettings(dataDir, { ...settings, port: 0 });
      // Another process has started the sandbox, or an earlier sandbox is about to end.
      else if (started.exitCode !== exitCodes.folderInUse) return false;
      await delay(pollMs);
    }
    return false;
  }

  function start(): Promise<Started> {
    const started = spawn(process.execPath, [sandboxMain], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: {
        ...process.env,
        SANDBOX_PORT: String(settings.port),
        SANDBOX_DATA_DIR: join(dataDir, "stripe-sandbox"),
        SANDBOX_SECRET_KEY: settings.secretKey,
        SANDBOX_WEBHOOK_URL: `http://${loopbackOf(host)}:${port}/webhooks/stripe`,
        SANDBOX_WEBHOOK_SECRET: settings.webhookSecret,
        // The configuration decides whether the sandbox runs; NODE_ENV is production here because of React.
        SANDBOX_ALLOW_PRODUCTION: "1",
      },
    });
    return new Promise((resolve) => {
      const patience = setTimeout(() => started.kill("SIGKILL"), startTimeoutMs);
      started.once("exit", () => clearTimeout(patience));
      started.once("message", () => clearTimeout(patience));
      started.once("error", (err) => {
        log.error({ err }, "the process of the payment sandbox could not be started");
        resolve({ exitCode: null });
      });
      started.once("exit", (exitCode) => resolve({ exitCode }));
      started.once("message", (message) => {
        child = started;
        started.unref();
        started.channel?.unref();
        started.once("exit", restart);
        resolve(reportSchema.parse(message));
      });
    });
  }

  /** Starts a sandbox again that has ended by itself. */
  function restart(code: number | null): void {
    child = null;
    if (closing) return;
    log.error({ code }, "the payment sandbox ended and is started again");
    setTimeout(async () => {
      if (closing) return;
      const started = await start();
      // Pages and other processes know its address, so that it has to stay the same.
      if ("exitCode" in started && started.exitCode !== exitCodes.folderInUse)
        restart(started.exitCode);
    }, 1_000).unref();
  }

  return {
    stripe: { secretKey, webhookSecret, apiUrl, pageOrigins: [apiUrl] },
    advanceTo: async (to) => {
      await control(settings, "clock", { now: to.toISOString() });
      await control(settings, "settle", { timeout_ms: 10_000 });
    },
    close: async () => {
      closing = true;
      if (!child) return;
      const exited = once(child, "exit");
      child.ref();
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

const sandboxMain = join(import.meta.dirname, "../packages/stripe-sandbox/main.ts");
const urlOf = ({ port }: SandboxSettings) => `http://127.0.0.1:${port}`;

function loopbackOf(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  const name = host === "::" ? "::1" : host;
  return name.includes(":") ? `[${name}]` : name;
}

/** Key, secret and port, made once and kept in the data directory, so that all processes use the same. */
function loadSettings(dataDir: string): SandboxSettings {
  const text = readOrMake(fileOf(dataDir), () =>
    JSON.stringify({
      secretKey: `sk_test_${randomBytes(24).toString("hex")}`,
      webhookSecret: `whsec_${randomBytes(24).toString("hex")}`,
      port: 0,
    } satisfies SandboxSettings),
  );
  return settingsSchema.parse(JSON.parse(text));
}

function writeSettings(dataDir: string, settings: SandboxSettings): SandboxSettings {
  const file = fileOf(dataDir);
  // A new file each time, because an existing one would keep its permissions.
  const aside = temporaryName(file);
  writeFileSync(aside, JSON.stringify(settings), { mode: 0o600, flag: "wx" });
  renameSync(aside, file);
  return settings;
}

const fileOf = (dataDir: string) => join(dataDir, "stripe-sandbox.json");

const authorized = ({ secretKey }: SandboxSettings) => ({ authorization: `Bearer ${secretKey}` });

/** Whether the sandbox answers and takes our key; another program on this port would not. */
const isReachable = async (settings: SandboxSettings): Promise<boolean> => {
  try {
    const answer = await fetch(`${urlOf(settings)}/_sandbox/clock`, {
      headers: authorized(settings),
      signal: AbortSignal.timeout(2_000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

async function control(settings: SandboxSettings, what: string, body: object): Promise<void> {
  const answer = await fetch(`${urlOf(settings)}/_sandbox/${what}`, {
    method: "POST",
    headers: { ...authorized(settings), "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  await answer.body?.cancel();
  // 409: its clock is ahead of ours, as after a restart. 504: deliveries are still under way.
  if (!answer.ok && answer.status !== 409 && answer.status !== 504)
    throw new Error(`the payment sandbox answered ${answer.status} to ${what}`);
}
