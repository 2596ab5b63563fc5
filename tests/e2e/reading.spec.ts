import { expect, served, test } from "./site.ts";

test("from the front page to an article and back", async ({ page }) => {
  await page.goto("/");
  await served(page);
  const link = page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/article\/[a-z0-9-]+$/);
  await expect(page).toHaveTitle(new RegExp(title.slice(0, 20).replace(/[^\w ]/g, ".")));
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Top Stories" })).toBeVisible();
});

test("an own piece is whole, and says that it is a sample", async ({ page }) => {
  await page.goto("/");
  const sample = page.getByRole("main").getByRole("article").filter({ hasText: "Sample" }).first();
  const link = sample.getByRole("heading").getByRole("link");
  await page.goto((await link.getAttribute("href")) ?? "");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
  const wordCount = async () => ((await main.textContent()) ?? "").split(/\s+/).length;
  await expect.poll(wordCount).toBeGreaterThan(300);
  await expect(main.getByText("Sample", { exact: true }).first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

test("a click before the scripts have come is not lost", async ({ page }) => {
  // The scripts wait until the reader has clicked.
  let release = () => {};
  const clicked = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const chip = page.getByRole("main").getByRole("button", { name: "France", exact: true });
  await chip.click();
  release();
  await served(page);
  await expect(chip).toHaveAttribute("aria-pressed", "true");
});

test("a page is left where it was, and found there again, without storage", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.goto("/");
  await served(page);
  const card = page.getByRole("main").getByRole("article").nth(8);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(place).toBeGreaterThan(200);
  const left = await place();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/(article|video|podcast)\//);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(place).toBe(left);
  await page.reload();
  await expect.poll(place).toBe(left);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });
  test("the faces come with the second page, and move nothing on the first", async ({ page }) => {
    await page.goto("/");
    await served(page);
    const shown = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(
            (face) => face.status === "loaded" && /^"?(Piazzolla|Sofia Sans)"?$/.test(face.family),
          )
          .map((face) => face.family),
      );
    await expect.poll(shown).toEqual([]);
    await page.getByRole("main").getByRole("heading").getByRole("link").first().click();
    await expect.poll(async () => (await shown()).length).toBeGreaterThan(1);
  });
});

test("by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("the mobile menu opens, closes and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  const menu = page.locator("#menu");
  const about = menu.getByRole("link", { name: "About" });
  await expect(about).toBeHidden();
  // The browser itself opens and closes it: no script is awaited.
  await page.getByRole("button", { name: "Open menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(about).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(about).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(about).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await about.click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(about).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the news can be read, and the menu used", async ({ page }) => {
    await page.goto("/");
    const link = page
      .getByRole("main")
      .getByRole("article")
      .first()
      .getByRole("heading")
      .getByRole("link");
    const title = (await link.textContent()) ?? "";
    await link.click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "EU News" })
      .click();
    await expect(page).toHaveURL(/\/auth\?redirectTo=(%2F|\/)news$/);
  });
});

test.describe("what is not there", () => {
  test.use({ allowed: [/\b404\b/] });

  for (const [path, text] of [
    ["/no/such/page", "Oops! Page not found"],
    ["/article/no-such-story", "Article not found"],
    ["/video/999999", "Video not found"],
    ["/podcast/999999", "Podcast not found"],
  ] as const)
    test(`${path} says so`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(text)).toBeVisible();
      await served(page);
      await page.getByRole("main").getByRole("link", { name: "Return to Home" }).click();
      await expect(page.getByRole("heading", { name: "Top Stories" })).toBeVisible();
    });
});

test("every address of the site answers", async ({ page, request }) => {
  test.slow();
  const paths = [
    "/",
    "/auth",
    "/search",
    "/search?q=europe",
    "/video/1",
    "/video/2",
    "/video/3",
    "/podcast/1",
    "/podcast/2",
    "/podcast/3",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
    "/cookies",
    "/accessibility",
    "/sitemap",
    "/rss",
    "/support",
    "/advertise",
    "/careers",
    "/press",
    "/pricing",
    "/store",
    "/subscription-success",
  ];
  for (const path of paths) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
    await served(page);
  }
  for (const path of ["/news", "/dashboard", "/profile", "/subscription-manage"]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(decodeURIComponent(response.headers().location ?? "")).toBe(`/auth?redirectTo=${path}`);
  }
});
