// npm run backup -- FILE
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backUp } from "#platform/backup/backup.server.ts";
import { openCommand } from "../command.ts";
import { readPushKey } from "../secret.ts";

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length || file.startsWith("-")) {
  process.stderr.write("Usage: npm run backup -- FILE\n");
  process.exit(64);
}
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
  process.stderr.write(`No backup was written: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await command.close();
}
