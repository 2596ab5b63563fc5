import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/browser.ts";
import { testSecret } from "./tests/secret.ts";

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

// The runner reads this file first, its workers after it: they find the runner's choices in the environment.
if (!process.env.E2E_PORT) {
  const made = mkdtempSync(join(tmpdir(), "eunison-e2e-"));
  process.env.E2E_PORT = String(await freePort());
  process.env.E2E_DATA_DIR = made;
  process.on("exit", () => rmSync(made, { recursive: true, force: true }));
}
const port = process.env.E2E_PORT;
const baseURL = `http://127.0.0.1:${port}`;
const executablePath = findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared runner stalls now and then. What passes only at its second try is listed as flaky, to be looked at.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  globalTeardown: "./tests/e2e/global-teardown.ts",
  use: {
    baseURL,
    // Browsers refuse their sandbox to root and in most containers; they see this site alone.
    launchOptions: executablePath ? { executablePath, args: ["--no-sandbox"] } : {},
    locale: "en-GB",
    timezoneId: "Europe/Brussels",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  webServer: {
    command: 'exec npm start --silent 2>"$DATA_DIR/site.log"',
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    stdout: "ignore",
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: port,
      HOST: "127.0.0.1",
      BASE_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR ?? "",
      FEEDS: "off",
      SESSION_SECRET: testSecret,
    },
  },
});
