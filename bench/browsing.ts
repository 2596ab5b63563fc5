// What a reader feels: presses in the first second, the next page, the way back. It drives Chromium on loopback.
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, devices, type Page } from "@playwright/test";
import { findBrowser } from "../tests/browser.ts";
import type { Row } from "./row.ts";
import { startSite } from "./site.ts";

const article = "/article/eu-parliament-passes-landmark-climate-package";
const controls = [
  { path: article, selector: "main button[data-reader=save]" },
  { path: article, selector: "main button[popovertarget=share]" },
  { path: article, selector: ".bar button[popovertarget=menu]" },
  { path: "/", selector: "main button[data-replay=island]" },
];
/** Milliseconds after the control is there: before the page's script, while it runs, and after it. */
const moments = [0, 200, 400, 600, 800];
const rounds = 6;
/** Browsers report no press that is answered faster than this, in milliseconds. */
const shortest = 16;

/** @returns how long presses, the next page and the way back take, in milliseconds */
export async function run(): Promise<Row[]> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("there is no Chromium: set CHROMIUM to its path");
  const dataDir = mkdtempSync(join(tmpdir(), "eunison-bench-"));
  const site = await startSite(dataDir, "web");
  const base = `http://127.0.0.1:${site.port}`;
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox"],
    // The driver turns the back-forward cache off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    for (const path of ["/", article]) await (await fetch(base + path)).arrayBuffer();
    const presses: number[] = [];
    for (let round = 0; round < rounds; round++)
      for (const moment of moments)
        for (const control of controls)
          presses.push(await pressEarly(browser, base + control.path, control.selector, moment));
    const forward: number[] = [];
    const back: number[] = [];
    for (let round = 0; round < 15; round++) {
      const taken = await goAndReturn(browser, base);
      forward.push(taken.forward);
      back.push(taken.back);
    }
    return [
      row("a press in the first second, 4 × CPU, median", presses, 0.5),
      row("a press in the first second, 4 × CPU, p99", presses, 0.99),
      row("next page from a link under the pointer, median", forward, 0.5),
      row("next page from a link under the pointer, slowest", forward, 1),
      row("back, median", back, 0.5),
      row("back, slowest", back, 1),
    ];
  } finally {
    await browser.close();
    site.child.kill("SIGTERM");
    await once(site.child, "exit");
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function row(name: string, figures: number[], quantile: number): Row {
  const sorted = figures.toSorted((a, b) => a - b);
  const figure = sorted[Math.min(sorted.length - 1, Math.floor(quantile * sorted.length))];
  return { name, figure: figure ?? Number.NaN, unit: "ms" };
}

declare global {
  interface Window {
    /** Milliseconds from each press to the paint that answers it. */
    answered: number[];
  }
}

/** From the press to the next paint (Event Timing, "duration"), on a processor that is four times slower. */
async function pressEarly(
  browser: Browser,
  url: string,
  selector: string,
  moment: number,
): Promise<number> {
  const context = await browser.newContext(devices["Pixel 7"]);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript((durationThreshold) => {
      window.answered = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) window.answered.push(duration);
      }).observe({ type: "event", buffered: true, durationThreshold } as PerformanceObserverInit);
    }, shortest);
    await page.goto(url, { waitUntil: "commit" });
    const control = page.locator(selector).first();
    await control.waitFor();
    await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const box = await control.boundingBox();
    if (!box) throw new Error(`${selector} is not to be seen on ${url}`);
    await wait(moment);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await wait(1_000);
    return Math.max(shortest, ...(await page.evaluate(() => window.answered)));
  } finally {
    await context.close();
  }
}

/** A link is pressed on which the pointer rests; then the way back. Both from the wish to the first paint. */
async function goAndReturn(browser: Browser, base: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(base);
    await page.locator("html[data-served]").waitFor({ state: "attached" });
    await page.evaluate(() => {
      addEventListener("click", () => sessionStorage.setItem("wished", String(Date.now())), true);
      addEventListener("pageshow", ({ persisted }) => {
        if (!persisted) return;
        requestAnimationFrame(() =>
          setTimeout(() => sessionStorage.setItem("shown", String(Date.now()))),
        );
      });
    });
    const link = page.locator("main h3 a").first();
    await link.hover();
    await wait(500);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(/\/article\//);
    const forward = await firstPaint(page);
    await page.locator("html[data-served]").waitFor({ state: "attached" });
    await wait(500);
    await page.evaluate(() => {
      sessionStorage.setItem("left", String(Date.now()));
      history.back();
    });
    await page.waitForFunction(() => sessionStorage.getItem("shown") !== null);
    const back = await page.evaluate(
      () => Number(sessionStorage.getItem("shown")) - Number(sessionStorage.getItem("left")),
    );
    return { forward, back };
  } finally {
    await context.close();
  }
}

const firstPaint = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => {
      const paint = performance.getEntriesByName("first-contentful-paint")[0];
      return (
        paint && performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem("wished"))
      );
    })
    .then((figure) => figure.jsonValue() as Promise<number>);
