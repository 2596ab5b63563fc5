import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser, findHeadlessShell } from "./tests/browser.ts";
import { noonZone } from "./tests/e2e/noon-zone.ts";
import type { Fading } from "./tests/e2e/site.ts";

/** Journeys that need what only the whole browser has: installing, notifications, pages from memory, answers given for other sites. */
const needsWholeBrowser =
  /\/(alerts|campaigns|install|navigation|offline|reader-places)\.spec\.ts$/;
const launch = (executablePath: string | null) => ({
  launchOptions: executablePath ? { executablePath, args: browserArguments } : {},
});

export default defineConfig<Fading>({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/global-setup.ts",
  outputDir: "test-results",
  // Journeys wait more than they work. Each worker has a site of its own (tests/e2e/site.ts).
  workers: 2,
  // Limits, not waits: a journey that is well takes seconds, and one on a busy machine is not stopped.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared runner stalls at times. What passes only at its second try is listed as flaky, to be looked at.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    // Journeys provoke failures of requests, which a service worker would send past them; tests/e2e/offline.spec.ts has it.
    serviceWorkers: "block",
    locale: "en-GB",
    timezoneId: noonZone,
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Recording takes longer than most journeys: what failed is recorded at its second try (CI).
    trace: "on-first-retry",
  },
  projects: [
    {
      name: "pages",
      testIgnore: needsWholeBrowser,
      // Without a graphics card one fade takes twice the processor time of the page that it leads to.
      use: { ...launch(findHeadlessShell()), fades: false },
    },
    { name: "browser", testMatch: needsWholeBrowser, use: launch(findBrowser()) },
  ],
});
