// The built site as a function, with a database of its own: what a reader gets, without a port or a browser.
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerRequests } from "#mail-requests.server.ts";
import type { MoveClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config.server.ts";
import type { Database } from "#platform/db/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { finishCancellations } from "#subscriptions/contracts.server.ts";
import { openFiles } from "../server/files.ts";
import { openPictures } from "../server/pictures.ts";
import { type Handle, openSite } from "../server/site.ts";
import { openTestDatabase } from "./database.ts";
import { testSecret } from "./secret.ts";

export type TestClock = {
  now(): Date;
  /** Moves the site clock. */
  set(to: Date): void;
  advance(milliseconds: number): void;
};

export type LogLine = { level: keyof Log; fields: object; message: string };

export type TestSite = {
  /** Asks the site for a path, as a visitor without cookies unless `init` says otherwise. */
  at(path: string, init?: RequestInit): Promise<Response>;
  /** The same as a function of a request, for the server (`createWeb`). */
  handle: Handle;
  /** Answers the requests for mails, as the worker does. */
  work(): Promise<void>;
  db: Database;
  clock: TestClock;
  /** Every line logged so far. An error or a fatal line also fails the test that caused it. */
  log: LogLine[];
  close(): Promise<void>;
};

export { testSecret } from "./secret.ts";
export const origin = "http://127.0.0.1:4800";
/** A Saturday at noon: the time at which tests begin unless they say otherwise. */
export const noon = new Date("2026-11-21T12:00:00Z");

export async function openTestSite(
  options: {
    now?: Date;
    env?: Record<string, string>;
    /** Called for every query that the site asks. */
    onQuery?: () => void;
  } = {},
): Promise<TestSite> {
  if (!existsSync(join(import.meta.dirname, "../build/server/index.js")))
    throw new Error("Page tests read the built site: run npm run build first.");
  const dataDir = await mkdtemp(join(tmpdir(), "eunison-site-"));
  const database = await openTestDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    BASE_URL: origin,
    FEEDS: "off",
    SESSION_SECRET: testSecret,
    ...options.env,
  });
  const clock = startClock(options.now ?? noon);
  const lines: LogLine[] = [];
  const services = {
    db: options.onQuery ? counted(database.db, options.onQuery) : database.db,
    config,
    now: clock.now,
    log: capturingLog(lines),
    moveClock: config.production ? undefined : clock.move,
    storage: openFiles(config),
  };
  const pictures = openPictures(services);
  const handle = await openSite(services, pictures);
  return {
    at: (path, init) => handle(new Request(new URL(path, config.baseUrl), init)),
    handle,
    work: async () => {
      await answerRequests({ ...services, db: database.db });
      await finishCancellations({ ...services, db: database.db });
    },
    db: database.db,
    clock,
    log: lines,
    close: async () => {
      await pictures.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const counted = (db: Database, onQuery: () => void): Database =>
  db.withPlugin({
    transformQuery: ({ node }) => {
      onQuery();
      return node;
    },
    transformResult: async ({ result }) => result,
  });

function startClock(start: Date): TestClock & { move: MoveClock } {
  let at = start;
  return {
    now: () => new Date(at),
    set: (to) => {
      at = to;
    },
    advance: (milliseconds) => {
      at = new Date(at.getTime() + milliseconds);
    },
    move: async (to) => {
      const ok = to >= at;
      if (ok) at = to;
      return { ok, now: new Date(at) };
    },
  };
}

/** Errors go on to the console, where tests/setup.ts makes them fail the test. */
function capturingLog(lines: LogLine[]): Log {
  const keep = (level: keyof Log) => (fields: object, message: string) => {
    lines.push({ level, fields, message });
    if (level === "error" || level === "fatal") console.error(message, fields);
  };
  return { info: keep("info"), warn: keep("warn"), error: keep("error"), fatal: keep("fatal") };
}
