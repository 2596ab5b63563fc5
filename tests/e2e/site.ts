// What every journey starts from: a page that fails the test when anything goes wrong on it unseen.
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { test as base, expect, type Page } from "@playwright/test";

export { expect };

/** A console error, a failed request of our own, a request to anyone else: none of them happens on a good page. */
export const test = base.extend<{
  allowed: RegExp[];
  elsewhere: string | null;
  watched: undefined;
}>({
  /** Troubles that a journey provokes on purpose. */
  allowed: [[], { option: true }],
  /** The one other origin that a journey leads to, such as the payment page's. */
  elsewhere: [null, { option: true }],
  watched: [
    async ({ context, allowed, baseURL, elsewhere }, use) => {
      const known = [baseURL ?? "", ...(elsewhere ? [`${elsewhere}/`] : [])];
      const troubles: string[] = [];
      context.on("console", (message) => {
        const kind = message.type();
        if (kind === "error" || kind === "warning")
          troubles.push(`console.${kind}: ${message.text()}`);
      });
      context.on("weberror", (error) => troubles.push(`thrown: ${error.error()}`));
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
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator("html[data-hydrated]")).toBeAttached();

const root = join(import.meta.dirname, "../..");

/** Runs one of the site's commands beside it, as an operator would: npm run -s NAME -- ARGUMENT… */
export async function npmRun(name: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  const { stdout } = await promisify(execFile)("npm", ["run", "-s", name, "--", ...args], {
    cwd: root,
    env,
  });
  return stdout;
}
