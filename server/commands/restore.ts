// npm run restore -- [--force] FILE
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { restore } from "#platform/backup/restore.server.ts";
import { migrate } from "#platform/db/migrate.server.ts";
import {
  type CliCommand,
  type Command,
  type CommandAction,
  refuseMore,
  runCommand,
  UsageError,
} from "../command.ts";
import { writePushKey } from "../secret.ts";

const usage = "Usage: npm run restore -- [--force] FILE\n";
const migrations = join(import.meta.dirname, "../../db/migrations");

/** @throws UsageError */
function read(args: string[]): CommandAction {
  const { values, positionals } = (() => {
    try {
      const options = { force: { type: "boolean", default: false } } as const;
      return parseArgs({ args, options, allowPositionals: true });
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
  })();
  const [file, ...rest] = positionals;
  if (!file) throw new UsageError("restore needs the file of a backup.");
  refuseMore("restore", "one file", rest);
  return (command) => readBack(command, file, values.force);
}

async function readBack({ config, pool }: Command, file: string, force: boolean): Promise<number> {
  const fail = (problem: string): number => {
    process.stderr.write(`Nothing was restored: ${problem}\n`);
    return 1;
  };
  try {
    const result = await restore(pool, resolve(file), { migrations, force });
    if (!result.ok) return fail(result.problem);
    await migrate(pool, migrations);
    const { dataDir, pushPrivateKey } = config;
    const { pushKey } = result;
    if (pushKey) writePushKey(dataDir, pushKey);
    const made = result.madeAt.toISOString();
    process.stdout.write(`${file}: ${result.rows} rows restored, as of ${made}\n`);
    if (pushKey && pushPrivateKey && pushKey !== pushPrivateKey)
      process.stdout.write("PUSH_PRIVATE_KEY is another key than that of the backup\n");
    return 0;
  } catch (error) {
    return fail((error as Error).message);
  }
}

export const command: CliCommand = { name: "restore", usage, parse: read };
if (import.meta.main) await runCommand(command);
