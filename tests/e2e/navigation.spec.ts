import { chromium, type Page } from "@playwright/test";
import { browserArguments, findBrowser } from "../browser.ts";
import { kept } from "./reader.ts";
import { expect, served, test } from "./site.ts";

// What is pressed before any script has run, and the way from page to page, which is the browser's (docs/decisions/017).

const article = "/article/eu-parliament-passes-landmark-climate-package";

/** Holds the page's script back until it is let go. */
async function withholdScript(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/assets\/(entry\.client|page)-[^/]*\.js/, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

test("a save that is pressed before any script has run is answered at once, and done", async ({
  page,
}) => {
  const letGo = await withholdScript(page);
  await page.goto(article);
  const save = page.getByRole("main").getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(save).toHaveAttribute("aria-busy", "true");
  await expect.poll(() => kept(page, "saved_queue")).toBeNull();
  letGo();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await expect(save).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toBeVisible();
  await expect.poll(() => kept(page, "saved_queue")).toContain("eu-parliament-passes-landmark");
});

test("a country that is chosen before any script has run is chosen", async ({ page }) => {
  const letGo = await withholdScript(page);
  await page.goto("/");
  const chip = page.getByRole("button", { name: "Austria" });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("1 country selected")).toBeVisible();
});

test("React comes to the front page only when something there needs it", async ({ page }) => {
  const react: string[] = [];
  page.on("request", (request) => {
    if (/\/(react-dom|router)-[^/]*\.js/.test(request.url())) react.push(request.url());
  });
  await page.goto("/");
  await served(page);
  const news = page.waitForResponse("**/functions/fetch-news");
  expect(react).toEqual([]);
  await page.getByRole("button", { name: "Refresh" }).click();
  await news;
  expect(react).toHaveLength(1);
});

test("the next page is fetched when a pointer rests on its link", async ({ page }) => {
  const ahead = page.waitForRequest((request) =>
    (request.headers()["sec-purpose"] ?? "").startsWith("prefetch"),
  );
  await page.goto("/");
  const link = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first();
  await link.hover();
  const { pathname } = new URL((await ahead).url());
  expect(pathname).toMatch(/^\/article\//);
});

test("a page that is gone back to comes from the browser's memory", async ({ baseURL }) => {
  // Playwright turns that memory off, as pages that come back so are new to none of its events.
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: browserArguments,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage();
  for (const [from, to] of [
    ["/", article],
    [article, "/"],
  ] as const) {
    await page.goto(baseURL + from);
    await served(page);
    // The live connection is joined when the browser is idle: it must not keep the page from that memory.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.evaluate(() =>
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      }),
    );
    await page.evaluate((path) => location.assign(path), to);
    await expect(page).toHaveURL(baseURL + to);
    await served(page);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(baseURL + from);
    await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  }
  await browser.close();
});

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`pages fade into each other, but not where less motion is asked for (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener("pagereveal", ({ viewTransition }) => {
        document.documentElement.dataset.fades = String(viewTransition !== null);
      }),
    );
    await page.goto("/");
    await page.evaluate((path) => location.assign(path), article);
    await expect(page).toHaveURL(article);
    const fades = String(reducedMotion === "no-preference");
    await expect(page.locator("html")).toHaveAttribute("data-fades", fades);
  });
