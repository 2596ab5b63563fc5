import { defineConfig } from "vitest/config";

const needsDatabase = ["{app,server,scripts,tests}/**/*.db.test.ts", "tests/pages/**/*.test.ts"];
/** They replace a module for the file alone, or ask the built site, which counts callers and loads fonts once in a process. */
const needsProcess = [
  "app/accounts/accounts.db.test.ts",
  "app/accounts/confirming.db.test.ts",
  "app/accounts/guessing.db.test.ts",
  "app/discussions/discussions.db.test.ts",
  "tests/pages/**/*.test.ts",
];
const needsSite = ["tests/host/**/*.test.ts"];

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
    // Limits, not waits: nearly every test takes less than a second, and a busy machine several times as long.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // An embedded engine takes 300–800 MB: no more than two at once.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          // Loading modules anew for each file takes half of the time. What a test replaces is put back after it.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: ["{app,server,scripts,bench,vite,tests,packages}/**/*.test.ts"],
          exclude: [...needsDatabase, ...needsSite],
        },
      },
      {
        // Runs on the embedded engine, or on the PostgreSQL server that TEST_POSTGRES names.
        extends: true,
        test: {
          name: "data",
          // As above; factories number their things anew for each file (tests/setup.ts).
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          include: needsDatabase,
          exclude: needsProcess,
          globalSetup: ["tests/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "data-isolated",
          include: needsProcess,
          globalSetup: ["tests/global-setup.ts"],
        },
      },
      {
        // The processes themselves: started, stopped and killed, with the built site.
        extends: true,
        test: { name: "host", include: needsSite },
      },
    ],
  },
});
