// The Chromium that end-to-end tests drive: the system's, or the one that Playwright keeps.
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { canInstall, install, installCommand, onPath } from "./postgres.ts";

/** What Playwright starts Chromium without. The browser follows the last such list alone, so ours repeats it. */
const playwrightGoesWithout = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
];
/** Parts of the browser itself that no page meets, and that cost as much as the pages. */
const journeysGoWithout = [
  // Two documents for the list under the address bar, loaded anew for every window.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  // A process kept ready for another site: journeys stay at one.
  "SpareRendererForSitePerProcess",
];
const goesWithout = [...playwrightGoesWithout, ...journeysGoWithout];

/** The arguments that journeys start Chromium with. */
export const browserArguments = [
  // Browsers refuse their sandbox to root and in most containers; they see this site alone.
  "--no-sandbox",
  `--disable-features=${goesWithout.join(",")}`,
];

/** The whole browser, as readers have it. */
const wholeNames = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/** The same engine without windows of its own: it takes two thirds of the processor time. */
const shellName = "chromium-headless-shell";

/** The whole browser's path, or null when there is none. CHROMIUM names another. */
export function findBrowser(): string | null {
  const own = chromium.executablePath();
  const named = process.env.CHROMIUM;
  if (named && existsSync(named)) return named;
  return wholeNames.map(onPath).find((path) => path !== null) ?? (existsSync(own) ? own : null);
}

/** The path of the browser without windows where it is installed; else of the whole one, as `findBrowser`. */
export const findHeadlessShell = (): string | null =>
  process.env.CHROMIUM ? findBrowser() : (onPath(shellName) ?? findBrowser());

/** As `findBrowser`, but installs Debian's packages where it may; otherwise says what would help. */
export async function ensureBrowser(say: (line: string) => void): Promise<string | null> {
  if (canInstall()) {
    if (!findBrowser()) {
      say("No Chromium here.");
      install(["chromium"], say);
    }
    if (findHeadlessShell() === findBrowser() && !process.env.CHROMIUM) install([shellName], say);
  }
  const browser = findBrowser();
  if (!browser) say(`The journeys need Chromium. Install it with: ${installCommand(["chromium"])}`);
  return browser;
}
