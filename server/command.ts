import { userInfo } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import type { Clock } from "#platform/clock.ts";
import { type Config, ConfigError, readConfig } from "#platform/config.server.ts";
import { type Database, openDb, openPool } from "#platform/db/db.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { type Log, openLog } from "#platform/log.server.ts";
import type { Storage } from "#platform/storage/storage.server.ts";
import { readOffset } from "./clock.ts";
import { exitCodeOf } from "./data-dir.ts";
import { openFiles } from "./files.ts";
import { openDatabase } from "./open-database.ts";
import { openPaymentSandbox } from "./payment-sandbox.ts";
import { awayMessage, databaseAway, isUnavailable } from "./unavailable.ts";

export type Command = {
  config: Config;
  db: Database;
  pool: pg.Pool;
  /** See `openPool`. */
  address: string;
  embedded: boolean;
  now: Clock;
  log: Log;
  storage: Storage;
  close(): Promise<void>;
};

/** The configuration. For mistakes, prints a line for each and ends the process (78). */
export function readConfigOrExit(env: Record<string, string | undefined> = process.env): Config {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    for (const problem of error.problems) process.stderr.write(`${problem}\n`);
    process.exit(error.exitCode);
  }
}

/**
 * Opens the services of a shell command: the migrated database, shared with a running site. If that fails, the process
 * ends with one line on stderr (69, 75, 78). Call `close` last.
 * @param o.payments whether it needs the payment provider or the sandbox
 */
export async function openCommand(name: string, o: { payments?: boolean } = {}): Promise<Command> {
  const given = readConfigOrExit();
  const log = openLog({ quiet: true });
  try {
    const { databaseUrl: url, dataDir } = given;
    const database = await openDatabase({ url, dataDir, share: true, name: `npm run ${name}` });
    const pool = openPool(database.address, (error) =>
      log.warn({ err: error }, "a database connection broke"),
    );
    await migrate(pool, join(import.meta.dirname, "../db/migrations"));
    const db = openDb(pool);
    const offset = given.production ? 0 : await readOffset(db);
    const sandbox = o.payments ? await openPaymentSandbox(given, log) : null;
    const config = { ...given, stripe: given.stripe ?? sandbox?.stripe ?? null };
    return {
      config,
      db,
      pool,
      log,
      address: database.address,
      embedded: database.embedded,
      storage: openFiles(config),
      now: () => new Date(Date.now() + offset),
      close: async () => {
        await sandbox?.close();
        await pool.end();
        await database.close();
      },
    };
  } catch (error) {
    const code = exitCodeOf(error);
    if (code === null && !isUnavailable(error)) throw error;
    process.stderr.write(`${code === null ? awayMessage(error) : (error as Error).message}\n`);
    process.exit(code ?? databaseAway);
  }
}

/** Who acts, and when, as the audit table has it. */
export const operatorOf = ({ now }: Pick<Command, "now">) => ({
  actor: userInfo().username,
  now: now(),
});

/** What a command does once its arguments are parsed. Returns the exit code. */
export type CommandAction = (command: Command) => Promise<number>;

/** Wrong arguments, with a sentence about the problem and the right form. */
export class UsageError extends Error {}

/** The error for a first word that is none of a command's. */
export const unknownCommand = (name: string | undefined): UsageError =>
  new UsageError(name === undefined ? "A command is missing." : `There is no command ${name}.`);

/**
 * Refuses words after those that a command takes.
 * @param takes what it takes, like "one id", or "nothing", or "nothing but --all"
 * @throws UsageError
 */
export function refuseMore(name: string, takes: string, more: readonly string[]): void {
  if (more.length > 0)
    throw new UsageError(
      `${name} takes ${takes}, and not ${more[0]}${takes.startsWith("nothing") ? "" : " too"}.`,
    );
}

/** A command of the shell: `npm run -s NAME -- ARGUMENT…`. */
export type CliCommand = {
  name: string;
  usage: string;
  /** The action for the arguments. @throws UsageError */
  parse(args: string[]): CommandAction;
  /** Whether it needs the payment provider or the sandbox; left out: never. */
  needsPayments?: (args: string[]) => boolean;
};

/** The exit code for wrong arguments (sysexits.h). */
export const wrongUsage = 64;

/** The action for the arguments, or what is wrong with them, followed by the usage. */
export function actionOf({ parse, usage }: CliCommand, args: string[]): CommandAction | string {
  try {
    return parse(args);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return `${error.message}\n${usage}`;
  }
}

/** Runs a command with the arguments of this process. Wrong ones are reported before anything is opened (64). */
export async function runCommand(shell: CliCommand): Promise<void> {
  const args = process.argv.slice(2);
  const work = actionOf(shell, args);
  if (typeof work === "string") {
    process.stderr.write(work);
    process.exit(wrongUsage);
  }
  const command = await openCommand(shell.name, { payments: shell.needsPayments?.(args) ?? false });
  try {
    process.exitCode = await work(command);
  } finally {
    await command.close();
  }
}
