// A phone: Lighthouse's mobile preset (simulated slow 4G, 4 × CPU) and what axe finds. Both drive Chromium.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import AxeBuilder from "@axe-core/playwright";
import { type Browser, chromium } from "@playwright/test";
import { findBrowser } from "../tests/browser.ts";
import { firstLoadScript } from "./first-load.ts";
import type { Row } from "./row.ts";
import { get, startSite } from "./site.ts";

const root = join(import.meta.dirname, "..");
const rounds = 5;
const article = "/article/eu-parliament-passes-landmark-climate-package";
/** The pages with a target are looked at five times, the others once. */
const measured = [
  { name: "home", path: "/", times: rounds },
  { name: "article", path: article, times: rounds },
  { name: "video", path: "/video/1", times: 1 },
  { name: "podcast", path: "/podcast/1", times: 1 },
  { name: "search", path: "/search", times: 1 },
];
const examined = [
  ...measured.map(({ name, path }) => ({ name, path })),
  ...["saved", "newsletter", "how-we-work", "cookies"].map((name) => ({ name, path: `/${name}` })),
];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * @returns per page the largest paint, the time the main thread is blocked, layout shift, Lighthouse's four
 * scores, the document's and the scripts' size, and how many barriers axe finds
 */
export async function run(): Promise<Row[]> {
  const browser = findBrowser();
  if (!browser) throw new Error("there is no Chromium: set CHROMIUM to its path");
  const dataDir = mkdtempSync(join(tmpdir(), "eunison-bench-"));
  const site = await startSite(dataDir, "all");
  const base = `http://127.0.0.1:${site.port}`;
  try {
    await warmUp(base);
    const rows: Row[] = [];
    for (const page of measured) rows.push(...(await onPhone(page, browser, base)));
    for (const { name, path } of measured) rows.push(...(await weigh(name, path, site.port)));
    return [...rows, ...(await findBarriers(browser, base))];
  } finally {
    site.child.kill("SIGTERM");
    await once(site.child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Requests pages and pictures beforehand, so that caches are filled as they are for readers. */
async function warmUp(base: string): Promise<void> {
  const visit = async () => {
    for (const { path } of examined) await (await fetch(base + path)).arrayBuffer();
  };
  await visit();
  await wait(62_000);
  await visit();
}

type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
  runtimeError?: { message: string };
};

async function onPhone(page: (typeof measured)[number], browser: string, base: string) {
  await runLighthouse(base + page.path, browser); // its pictures in this screen's sizes
  const reports: Report[] = [];
  for (let i = 0; i < page.times; i++) reports.push(await runLighthouse(base + page.path, browser));
  const median = (of: (report: Report) => number) =>
    reports.map(of).sort((a, b) => a - b)[Math.floor(reports.length / 2)] ?? Number.NaN;
  const audit = (name: string) =>
    median((report) => report.audits[name]?.numericValue ?? Number.NaN);
  const figures: Row[] = [
    { name: "largest paint", figure: audit("largest-contentful-paint") / 1_000, unit: "s" },
    { name: "main thread blocked", figure: audit("total-blocking-time"), unit: "ms" },
    { name: "layout shift", figure: audit("cumulative-layout-shift"), unit: "CLS" },
    ...categories.map((category) => ({
      name: category,
      figure: median((report) => (report.categories[category]?.score ?? Number.NaN) * 100),
      unit: "of 100",
    })),
  ];
  return figures.map((row) => ({ ...row, name: `${page.name} on a phone, ${row.name}` }));
}

/** One report. Lighthouse sometimes misses the start of a page, and has to run again. */
async function runLighthouse(url: string, browser: string, attempts = 3): Promise<Report> {
  try {
    return await runLighthouseOnce(url, browser);
  } catch (error) {
    if (attempts <= 1) throw error;
    return runLighthouse(url, browser, attempts - 1);
  }
}

async function runLighthouseOnce(url: string, browser: string): Promise<Report> {
  const flags = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage";
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(root, "node_modules/lighthouse/cli/index.js"),
      url,
      "--quiet",
      "--output=json",
      `--chrome-flags=${flags}`,
      `--only-categories=${categories.join(",")}`,
      // Sample pieces ask search engines to stay away, which is no fault of the page.
      "--skip-audits=is-crawlable",
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

async function weigh(name: string, path: string, port: number): Promise<Row[]> {
  const [plain, small] = [await get(port, path, "identity"), await get(port, path, "br")];
  const { gzip } = firstLoadScript(plain.body.toString());
  return [
    { name: `${name}, document`, figure: small.body.length / 1_000, unit: "kB brotli" },
    { name: `${name}, first-load script`, figure: gzip / 1_000, unit: "kB gzip" },
  ];
}

/** What axe finds on each page, in both themes, on a phone and at a desk, taken together. */
async function findBarriers(executablePath: string, base: string): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const rows: Row[] = [];
    for (const { name, path } of examined) {
      const found = await barriers(browser, base + path);
      rows.push({ name: `${name}, axe findings`, figure: found, unit: "barriers" });
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function barriers(browser: Browser, url: string): Promise<number> {
  let found = 0;
  for (const width of [360, 1440])
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.goto(url);
      await page.locator("html[data-served]").waitFor({ state: "attached" });
      // On search, with the filters in sight.
      for (const panel of await page.locator("main details.filters:not([open])").all())
        await panel.locator("summary").click();
      const { violations } = await new AxeBuilder({ page }).withTags(axeTags).analyze();
      for (const { id, nodes } of violations)
        process.stderr.write(`${url} at ${width} px, ${colorScheme}: ${id}, ${nodes.length} ×\n`);
      found += violations.length;
      await context.close();
    }
  return found;
}
