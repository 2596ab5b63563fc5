// npm run backup -- FILE
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backUp } from "#platform/backup/backup.server.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  runCommand,
  UsageError,
} from "../command.ts";
import { readPushKey } from "../secret.ts";

const usage = "Usage: npm run backup -- FILE\n";

/** @throws UsageError */
function read([file, ...rest]: string[]): CommandAction {
  if (!file) throw new UsageError("backup needs the name of the file to write.");
  if (rest.length > 0 || file.startsWith("-"))
    throw new UsageError(
      `backup takes one file and no options, and not ${rest[0] ?? file}${rest.length ? " too" : ""}.`,
    );
  return (command) => write(command, file);
}

/** Why the file could not be written, as the end of a sentence. */
const writeProblem = (error: NodeJS.ErrnoException): string =>
  error.code === "ENOENT" || error.code === "ENOTDIR"
    ? "there is no such folder"
    : error.code === "EACCES"
      ? "its folder may not be written to"
      : error.message;

async function write({ config, pool, now }: Command, file: string): Promise<number> {
  try {
    const { bucket, dataDir, pushPrivateKey } = config;
    const pushKey = pushPrivateKey ?? readPushKey(dataDir);
    const { tables, rows } = await backUp(pool, resolve(file), now(), pushKey);
    const { size } = await stat(file);
    process.stdout.write(
      `${file}: ${rows} rows of ${tables} tables, ${Math.ceil(size / 1024)} kB\n`,
    );
    const files = bucket ? `${bucket.endpoint}/${bucket.bucket}` : join(dataDir, "files");
    process.stdout.write(`Not in it: recordings and pictures, which are in ${files}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(
      `No backup was written to ${file}: ${writeProblem(error as NodeJS.ErrnoException)}\n`,
    );
    return 1;
  }
}

export const command: CliCommand = { name: "backup", usage, parse: read };
if (import.meta.main) await runCommand(command);
