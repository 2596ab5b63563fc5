import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/browser.ts";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Journeys wait more than they work. Each worker has a site of its own (tests/e2e/site.ts).
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A shared runner stalls now and then. What passes only at its second try is listed as flaky, to be looked at.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: {
    // Browsers refuse their sandbox to root and in most containers; they see this site alone.
    launchOptions: executablePath ? { executablePath, args: ["--no-sandbox"] } : {},
    locale: "en-GB",
    timezoneId: "Europe/Brussels",
    viewport: { width: 1440, height: 900 },
    screenshot: "only-on-failure",
    // Recording takes longer than most journeys: what failed is recorded at its second try (CI).
    trace: "on-first-retry",
  },
});
