// A command of the shell as an operator runs it, on a test's database.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { vi } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { openLog } from "#platform/log.server.ts";
import { compileCache } from "../scripts/runtime.mjs";
import { actionOf, type CliCommand, wrongUsage } from "../server/command.ts";
import { openFiles } from "../server/files.ts";
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

/**
 * Runs a command in this process: the same without the second that a process takes to start. Not for those that need
 * payments.
 * @param o.env what its configuration is read from
 */
export async function runHere(
  t: TestDatabase,
  shell: CliCommand,
  words: string[],
  o: { dir: string; env?: Record<string, string> },
): Promise<Said> {
  const work = actionOf(shell, words);
  if (typeof work === "string") return { code: wrongUsage, out: "", err: work };
  const config = readConfig({ DATA_DIR: o.dir, ...o.env });
  const said = { out: "", err: "" };
  const hear = (stream: "out" | "err") => (text: unknown) => {
    said[stream] += String(text);
    return true;
  };
  const line = (stream: "out" | "err") => (text: unknown) => void hear(stream)(`${text}\n`);
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(hear("out")),
    vi.spyOn(process.stderr, "write").mockImplementation(hear("err")),
    vi.spyOn(console, "log").mockImplementation(line("out")),
    vi.spyOn(console, "error").mockImplementation(line("err")),
  ];
  try {
    const code = await work({
      ...t,
      config,
      embedded: engine === "embedded",
      log: openLog({ quiet: true }),
      storage: openFiles(config),
      now: () => new Date(),
      close: async () => {},
    });
    return { code, ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
