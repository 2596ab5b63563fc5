// A command of the shell as an operator runs it, on a test's database.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { compileCache } from "../scripts/runtime.mjs";
import { engine, type TestDatabase } from "./database.ts";

export type Said = { code: number; out: string; err: string };

/**
 * Runs `server/commands/NAME.ts` with these words in a process of its own.
 * @param dir where the data directory of a site with a server would be
 * @param more variables of its environment
 */
export const runOn = (
  t: Pick<TestDatabase, "address">,
  dir: string,
  name: string,
  words: string[],
  more: Record<string, string> = {},
): Promise<Said> =>
  new Promise((done) => {
    const env = {
      PATH: process.env.PATH ?? "",
      ...compileCache,
      ...(engine === "postgres"
        ? { DATABASE_URL: t.address, DATA_DIR: join(dir, "data") }
        : { DATA_DIR: t.address }),
      ...more,
    };
    const file = join(import.meta.dirname, `../server/commands/${name}.ts`);
    execFile(process.execPath, [file, ...words], { env }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
