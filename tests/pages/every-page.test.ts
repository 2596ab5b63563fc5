// Every page of the route table, by a real example of each: valid HTML by the W3C's checker (Nu Html Checker), and without
// barriers by axe, in both themes and at two widths. A new page fails here until tests/pages/staged-pages.ts has an
// example of it. The checker needs Java (`apt-get install default-jre-headless`), axe a Chromium; each skips without.
import { execFile, execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { locales } from "#platform/locale.ts";
import { createWeb } from "../../server/web.ts";
import { findHeadlessShell } from "../browser.ts";
import { overflowOf } from "../overflow.ts";
import { openTestSite, origin, type TestSite, testSecret } from "../site.ts";
import { barriersOn, bringAxe } from "./barriers.ts";
import { pagePatterns } from "./route-table.ts";
import { type Example, stagePages } from "./staged-pages.ts";

const root = join(import.meta.dirname, "../..");
const checker = join(root, "node_modules/vnu-jar/build/dist/vnu.jar");
const hasJava = spawnSync("java", ["-version"]).status === 0;
const browserPath = findHeadlessShell();

let site: TestSite;
let patterns: string[];
/** The examples, and what each was answered with. */
const pages: (Example & { pattern: string; found: number; html: string })[] = [];
let checked: Promise<string> | null = null;
const folder = mkdtempSync(join(tmpdir(), "html-"));

beforeAll(async () => {
  site = await openTestSite();
  const examples = await stagePages(site);
  patterns = Object.keys(examples);
  for (const [pattern, some] of Object.entries(examples))
    for (const example of some) {
      // Each in one of the languages, in turn: texts differ, markup does not.
      const lang = locales[pages.length % locales.length];
      const { path, headers } = example;
      const answer = await site.at(`${path}${path.includes("?") ? "&" : "?"}lang=${lang}`, {
        redirect: "manual",
        ...(headers ? { headers } : {}),
      });
      pages.push({ ...example, pattern, found: answer.status, html: await answer.text() });
    }
  // One process for all pages, and beside the browser: starting it takes as long as checking dozens.
  for (const [n, { html }] of pages.entries()) writeFileSync(join(folder, `${n}.html`), html);
  if (hasJava)
    checked = new Promise((resolve) => {
      const args = ["-jar", checker, "--format", "json", folder];
      execFile("java", args, { maxBuffer: 2 ** 28 }, (_, __, stderr) => resolve(stderr));
    });
});
afterAll(async () => {
  await checked;
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

it("has an example of every page, and each is there", () => {
  expect([...patterns].sort()).toEqual([...pagePatterns].sort());
  const wrong = pages.filter(({ found, status = 200 }) => found !== status);
  expect(wrong.map(({ path, found }) => `${found} ${path}`)).toEqual([]);
});

/** For developers: each part stands there twice, in either theme, with its ids. */
const shownTwice = "/dev/ui";

it.skipIf(!browserPath)(
  browserPath ? "shuts nobody out" : "SKIPPED without Chromium: shuts nobody out",
  async () => {
    const config = readConfig({ BASE_URL: origin, SESSION_SECRET: testSecret });
    const line = () => {};
    const log = { info: line, warn: line, error: line, fatal: line };
    const ready = async () => ({ ok: true, state: {} });
    const { server } = createWeb({ handle: site.handle, config, log, ready });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const browser = await chromium.launch({
      executablePath: browserPath ?? "",
      // Nothing that axe looks at is in a picture, and drawing them takes longer than everything else.
      args: ["--no-sandbox", "--blink-settings=imagesEnabled=false"],
    });
    const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
    await bringAxe(context);
    const page = await context.newPage();
    // The limit is that of the test: a page that waits on a busy machine is no barrier.
    page.setDefaultTimeout(0);
    const wrong: string[] = [];
    const shells = new Set<string>();
    for (const { path, headers } of pages.filter((one) => one.path !== shownTwice)) {
      const [name = "", value = ""] = headers?.cookie.split(/=(.*)/s) ?? [];
      // The page before would notice that its session is gone, and leave by itself while the next one is asked for. A picture of
      // the site's own keeps the browser's process for the site, which takes longer to start than most pages to load.
      await page.goto(`${at}/favicon.ico`);
      await context.clearCookies();
      if (name) await context.addCookies([{ name, value, url: at }]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at + path);
      // Header and footer are the same on each page that one reader gets.
      const without = shells.has(value) ? shell : [];
      shells.add(value);
      for (const fault of await faultsOf(page, without)) wrong.push(`${path}: ${fault}`);
    }
    await browser.close();
    server.closeAllConnections();
    server.close();
    expect(wrong).toEqual([]);
  },
  600_000,
);

const shell = ["header.masthead", "footer.foot"];

/** What is wrong with a page: all that axe knows in light and wide; in dark and narrow what can differ there. */
async function faultsOf(page: Page, without: readonly string[]): Promise<string[]> {
  const light = await barriersOn(page, { without });
  await page.setViewportSize({ width: 360, height: 900 });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
  });
  const dark = await barriersOn(page, { rules: ["color-contrast", "target-size"], without });
  const over = await overflowOf(page);
  return [
    ...light.map((barrier) => `light: ${barrier}`),
    ...dark.map((barrier) => `dark: ${barrier}`),
    ...(over > 0 ? [`${over} px wider than a phone`] : []),
  ];
}

/** What the checker says that is no fault of the page: programs that read feeds know their addresses by `feed:` before the whole. */
const known = /^Bad value “feed:https?:/;

it.skipIf(!hasJava)(
  hasJava ? "every page is valid" : "SKIPPED without Java: every page is valid",
  async () => {
    const { messages } = JSON.parse((await checked) ?? "") as {
      messages: { type: string; url: string; message: string; extract?: string }[];
    };
    const wrong = messages
      .filter(({ type, message }) => type === "error" && !known.test(message))
      .map(({ url, message, extract = "" }) => {
        const page = pages[Number(/(\d+)\.html$/.exec(url)?.[1])];
        return { ...page, said: `${message} ${extract.replace(/\s+/g, " ").slice(0, 120)}` };
      })
      .filter(({ path }) => path !== shownTwice)
      .map(({ path, said }) => `${path}: ${said}`);
    expect([...new Set(wrong)]).toEqual([]);
  },
);

it("has its checker installed", () => {
  expect(() => execFileSync("test", ["-s", checker])).not.toThrow();
});
