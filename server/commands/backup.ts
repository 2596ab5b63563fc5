// npm run backup -- FILE
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backUp } from "#platform/backup/backup.server.ts";
import { openCommand, wrongUsage } from "../command.ts";
import { readPushKey } from "../secret.ts";

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length || file.startsWith("-")) {
  const wrong = !file
    ? "backup needs the name of the file to write."
    : `backup takes one file and no options, and not ${rest[0] ?? file}${rest.length ? " too" : ""}.`;
  process.stderr.write(`${wrong}\nUsage: npm run backup -- FILE\n`);
  process.exit(wrongUsage);
}
/** Why the file could not be written, as the end of a sentence. */
const writeProblem = (error: NodeJS.ErrnoException): string =>
  error.code === "ENOENT" || error.code === "ENOTDIR"
    ? "there is no such folder"
    : error.code === "EACCES"
      ? "its folder may not be written to"
      : error.message;
const command = await openCommand("backup");
try {
  const { bucket, dataDir, pushPrivateKey } = command.config;
  const pushKey = pushPrivateKey ?? readPushKey(dataDir);
  const { tables, rows } = await backUp(command.pool, resolve(file), command.now(), pushKey);
  const { size } = await stat(file);
  process.stdout.write(`${file}: ${rows} rows of ${tables} tables, ${Math.ceil(size / 1024)} kB\n`);
  const files = bucket ? `${bucket.endpoint}/${bucket.bucket}` : join(dataDir, "files");
  process.stdout.write(`Not in it: recordings and pictures, which are in ${files}\n`);
} catch (error) {
  process.stderr.write(
    `No backup was written to ${file}: ${writeProblem(error as NodeJS.ErrnoException)}\n`,
  );
  process.exitCode = 1;
} finally {
  await command.close();
}
