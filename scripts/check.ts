// npm test [-- STAGE…]: everything that decides whether a change may land, stage by stage, with what each took.
// A failed stage does not stop the others, except where they would only repeat its message.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { settingNames } from "#platform/config.server.ts";
import { ensureBrowser } from "../tests/browser.ts";
import { startPostgres } from "../tests/postgres.ts";

const root = join(import.meta.dirname, "..");
const out = mkdtempSync(join(tmpdir(), "eunison-check-"));
const say = (line: string) => console.log(line);

type Counts = { passed: number; failed: number; skipped: number };
type Stage = {
  name: string;
  about: string;
  /** Stages that must pass before this one, which would only repeat their failure. */
  needs?: string[];
  run: () => Promise<Counts>;
};

const one = (passed: boolean): Counts => ({
  passed: Number(passed),
  failed: Number(!passed),
  skipped: 0,
});

/** Whether the data and page tests have run on PostgreSQL. */
let ranOnPostgres = false;

/**
 * Where the engines differ: how a database is opened, shared, backed up and listened to, locks that are skipped, and
 * the search's dictionaries. Other queries mean the same on both, a query outside of its transaction throws on both
 * (app/platform/db), and the journeys ask them on the embedded engine. Commands reach their database in one way, which
 * two of them show.
 */
const engineTests = [
  "tests/",
  "server/clock",
  "server/commands/feeds",
  "server/commands/users",
  "server/database",
  "server/live",
  "server/outbox",
  "server/seed",
  "app/platform/",
  "app/feeds/",
  "app/search/",
];

const stages: Stage[] = [
  {
    name: "format",
    about: "format and lint",
    run: () => tool("@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."),
  },
  {
    name: "types",
    about: "types of routes and code",
    run: async () => {
      const typegen = await tool("@react-router/dev/bin.cjs", "typegen");
      return typegen.failed ? typegen : tool("typescript/bin/tsc");
    },
  },
  {
    name: "tables",
    about: "table types match the migrations",
    run: async () => one((await node(["scripts/tables.ts", "--check"])) === 0),
  },
  {
    name: "unused",
    about: "files, exports and packages that nothing uses, or only tests and benches",
    run: async () => {
      const anywhere = await tool("knip/bin/knip.js", "--no-config-hints");
      return anywhere.failed
        ? anywhere
        : tool("knip/bin/knip.js", "--no-config-hints", "--production");
    },
  },
  { name: "unit", about: "the house and unit tests", run: () => vitest(["unit"]) },
  {
    name: "build",
    about: "the site builds",
    run: async () => one((await node(["scripts/build.mjs"])) === 0),
  },
  {
    name: "postgres",
    about: "data and page tests, PostgreSQL",
    needs: ["build"],
    run: async () => {
      // One of the page tests looks at every page in it, and skips where there is none.
      await ensureBrowser(say);
      const server = await startPostgres(say);
      if (typeof server === "string") {
        say(`\n!!! SKIPPED: data tests on PostgreSQL: ${server}\n`);
        return { passed: 0, failed: 0, skipped: 1 };
      }
      try {
        const counts = await vitest(["data", "data-isolated"], { TEST_POSTGRES: server.address });
        ranOnPostgres = true;
        return counts;
      } finally {
        await server.close();
      }
    },
  },
  {
    name: "embedded",
    about:
      "process tests, and data tests on the embedded database: all of them where there is no PostgreSQL",
    needs: ["build"],
    run: () =>
      vitest(
        ["data", "data-isolated", "host"],
        {},
        ranOnPostgres ? [...engineTests, "--exclude=tests/pages/**"] : [],
      ),
  },
  {
    name: "e2e",
    about: "journeys in Chromium",
    needs: ["build"],
    run: async () => {
      const browser = await ensureBrowser(say);
      return browser ? playwright() : one(false);
    },
  },
];

/** The product's own settings must not leak from the shell into its tests. */
const settings = new Set([...settingNames, "TEST_POSTGRES"]);
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !settings.has(name)),
);

let running: ChildProcess | undefined;
// However we end, short of a kill, what we run ends with us.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.on(signal, () => process.exit(1));
process.on("exit", () => running?.kill());

/** Runs a Node program to its end and returns its exit code. */
async function node(args: string[], env: Record<string, string> = {}): Promise<number> {
  running = spawn(process.execPath, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(running, "exit");
  running = undefined;
  return code ?? 1;
}

const tool = async (path: string, ...args: string[]): Promise<Counts> =>
  one((await node([join("node_modules", path), ...args])) === 0);

async function vitest(
  projects: string[],
  env: Record<string, string> = {},
  more: string[] = [],
): Promise<Counts> {
  const file = join(out, `${projects[0]}${env.TEST_POSTGRES ? "-postgres" : ""}.json`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const chosen = projects.map((name) => `--project=${name}`);
  const code = await node(
    ["node_modules/vitest/vitest.mjs", "run", ...chosen, ...more, ...reporters],
    env,
  );
  return counted(code, file, (report) => {
    const stage = env.TEST_POSTGRES ? "postgres" : projects.length > 1 ? "embedded" : projects[0];
    failures.push(...failuresIn(report).map((failure) => `${stage}: ${failure}`));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
}

async function playwright(): Promise<Counts> {
  const file = join(out, "e2e.json");
  const code = await node(
    ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  return counted(code, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }));
}

/** What is read of the runners' own formats. */
type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
};

/** The failed tests of Vitest's report, and the files that failed outside of one, with the first lines of their messages. */
const failuresIn = (report: Report): string[] =>
  report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === "failed");
    const failed =
      tests.length === 0 && file.status === "failed"
        ? [{ name: "outside of its tests", message: file.message }]
        : tests.map((test) => ({ name: test.fullName, message: test.failureMessages.join("\n") }));
    return failed.map(({ name, message }) => {
      const lines = message.split("\n").filter((line) => !/^\s+at .*node_modules/.test(line));
      return [`${relative(root, file.name)}: ${name}`, ...lines.slice(0, 12)].join("\n    ");
    });
  });

/** A runner may also fail outside its tests, or leave no report at all: that counts as one failure. */
function counted(code: number, file: string, read: (report: Report) => Counts): Counts {
  let counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  try {
    counts = read(JSON.parse(readFileSync(file, "utf8")));
  } catch {}
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const words = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !stages.some((s) => s.name === name));
if (unknown) {
  console.error(`No stage is called ${unknown}. Stages: ${stages.map((s) => s.name).join(", ")}`);
  process.exit(64);
}

const began = performance.now();
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failed = new Set<string>();
const summary: string[] = [];
/** Said again at the end: the stages after them print thousands of lines. */
const failures: string[] = [];
for (const stage of stages) {
  if (asked.length && !asked.includes(stage.name)) continue;
  const missing = stage.needs?.find((name) => failed.has(name));
  if (missing) {
    total.skipped++;
    summary.push(`-  ${stage.name.padEnd(9)} not run: ${missing} failed`);
    continue;
  }
  say(`\n== ${stage.name}: ${stage.about}`);
  const start = performance.now();
  const counts = await stage.run().catch((error: unknown): Counts => {
    console.error(error);
    return one(false);
  });
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (counts.failed) failed.add(stage.name);
  const line = `${stage.name.padEnd(9)} ${seconds(start).padStart(8)}   ${words(counts)}`;
  summary.push(`${counts.failed ? "✗" : "✓"}  ${line}`);
  say(`== ${line}`);
}
rmSync(out, { recursive: true, force: true });
for (const failure of failures) say(`\n✗ ${failure}`);
say(`\n${summary.join("\n")}\n\nin ${seconds(began)}`);
say(words(total));
process.exit(total.failed ? 1 : 0);
