// npm run restore -- [--force] FILE
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { restore } from "#platform/backup/restore.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import { openCommand, wrongUsage } from "../command.ts";
import { writePushKey } from "../secret.ts";

/** What is asked for, or what is wrong with it. */
function read(): { file: string; force: boolean } | string {
  try {
    const options = { force: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, ...rest] = positionals;
    if (!file) return "restore needs the file of a backup.";
    if (rest.length > 0) return `restore takes one file, and not ${rest[0]} too.`;
    return { file, force: values.force };
  } catch (error) {
    return (error as Error).message;
  }
}

const asked = read();
if (typeof asked === "string") {
  process.stderr.write(`${asked}\nUsage: npm run restore -- [--force] FILE\n`);
  process.exit(wrongUsage);
}
const command = await openCommand("restore");
try {
  const migrations = join(import.meta.dirname, "../../db/migrations");
  const { force } = asked;
  const result = await restore(command.pool, resolve(asked.file), { migrations, force });
  if (result.ok) {
    await migrate(command.pool, migrations);
    const { dataDir, pushPrivateKey } = command.config;
    const { pushKey } = result;
    if (pushKey) writePushKey(dataDir, pushKey);
    const made = result.madeAt.toISOString();
    process.stdout.write(`${asked.file}: ${result.rows} rows restored, as of ${made}\n`);
    if (pushKey && pushPrivateKey && pushKey !== pushPrivateKey)
      process.stdout.write("PUSH_PRIVATE_KEY is another key than that of the backup\n");
  } else {
    process.stderr.write(`Nothing was restored: ${result.problem}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`Nothing was restored: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await command.close();
}
