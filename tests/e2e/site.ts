// What every journey starts from: a running site, and a page that fails the test when anything goes wrong on it unseen.
import { execFile } from "node:child_process";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Page } from "@playwright/test";
import { originOf, start, testEnvironment } from "../host/processes.ts";
import { testSecret } from "../secret.ts";
import { copyOfPrepared, faultsIn } from "./prepared.ts";

export { expect };

/** Troubles that a journey provokes on purpose, and the one other origin that it leads to, such as the payment page's. */
type Journey = { allowed: RegExp[]; elsewhere: string | null; watched: undefined };
export type Fading = {
  /** Whether pages fade into one another, as where the browser draws with a graphics card. */
  fades: boolean;
};
/** The origin of the site that a worker's journeys share. */
type Shared = { shared: string };

/** The data of the worker's shared site. */
let dataDir = "";
export const sharedData = (): string => dataDir;
/** The settings of that site and of the commands beside it. */
const settings = () => ({
  DATA_DIR: dataDir,
  SESSION_SECRET: testSecret,
  BILLING: "rehearse",
});

/** A console error, a failed request of our own, a request to anyone else: none of them happens on a good page. */
export const test = base.extend<Journey & Fading, Shared>({
  /** Started as the README says. What it logs as an error fails the run, though every page may have looked well. */
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
    async ({}, use) => {
      dataDir = await copyOfPrepared("e2e");
      const site = start("npm", ["start", "--silent"], {
        PORT: "0",
        ...settings(),
      });
      const origin = await originOf(site);
      await use(origin);
      site.kill("SIGTERM");
      await site.ended;
      await rm(dataDir, { recursive: true, force: true });
      expect(faultsIn(site.err())).toEqual([]);
    },
    { scope: "worker", timeout: 900_000 },
  ],
  baseURL: ({ shared }, use) => use(shared),
  /** Troubles that a journey provokes on purpose. */
  allowed: [[], { option: true }],
  /** The one other origin that a journey leads to, such as the payment page's. */
  elsewhere: [null, { option: true }],
  fades: [true, { option: true }],
  watched: [
    async ({ context, allowed, baseURL, elsewhere, fades }, use) => {
      // As in older browsers: without such sheets, pages do not fade (app/ui/view-transition-script.ts).
      if (!fades)
        await context.addInitScript(() =>
          Reflect.deleteProperty(Document.prototype, "adoptedStyleSheets"),
        );
      const known = [baseURL ?? "", ...(elsewhere ? [`${elsewhere}/`] : [])];
      const troubles: string[] = [];
      context.on("console", (message) => {
        const kind = message.type();
        // Playwright says so where journeys go without the service worker.
        if (/^Service Worker registration blocked/.test(message.text())) return;
        if (kind === "error" || kind === "warning")
          troubles.push(`console.${kind}: ${message.text()}`);
      });
      context.on("weberror", (error) => {
        // A fade between two pages that the browser gives up, as when the next one is asked for at once, is its own affair.
        if (!/Transition was (aborted|skipped)/.test(String(error.error())))
          troubles.push(`thrown: ${error.error()}`);
      });
      context.on("request", (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !known.some((origin) => url.startsWith(origin)))
          troubles.push(`asks a stranger: ${url}`);
      });
      context.on("response", (response) => {
        if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
      });
      await use(undefined);
      expect(troubles.filter((t) => !allowed.some((pattern) => pattern.test(t)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's scripts have taken over: from then on its buttons answer by themselves. */
export const served = (page: Page): Promise<void> =>
  expect(page.locator("html[data-served]")).toBeAttached();

const root = join(import.meta.dirname, "../..");

/** Runs one of the site's commands beside it, as an operator would: npm run -s NAME -- ARGUMENT… */
export async function npmRun(name: string, ...args: string[]): Promise<string> {
  if (!dataDir) throw new Error("the shared site has not been started");
  const { stdout } = await promisify(execFile)("npm", ["run", "-s", name, "--", ...args], {
    cwd: root,
    env: testEnvironment(settings()),
  });
  return stdout;
}
