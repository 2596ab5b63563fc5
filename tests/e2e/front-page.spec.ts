import { expectNoBarriersInBothThemes } from "./axe.ts";
import { watchShifts } from "./layout-shifts.ts";
import { overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

for (const width of [360, 768, 1440])
  test(`is accessible at ${width} px, fits, and stands still`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto("/");
    await served(page);
    await page.evaluate(() => document.fonts.ready);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await expect.poll(shifts).toEqual([]);
    await expect.poll(() => overflowOf(page)).toBe(0);
    await expectNoBarriersInBothThemes(page);
  });

test("shows the newsroom by the rules of the front page", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/news/i);
  const main = page.getByRole("main");
  const section = (name: string) =>
    main
      .locator("section, aside")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(section("Top Stories").getByRole("listitem")).toHaveCount(6);
  await expect(main.getByRole("heading", { name: "Your EU Countries" })).toBeVisible();
  // Nine, less those whose event another story of the page tells already.
  const grid = section("More European News").getByRole("article");
  await expect.poll(() => grid.count()).toBeGreaterThan(5);
  await expect(main.getByRole("heading", { name: "Featured Videos" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Featured Podcasts" })).toBeVisible();
  const titles = main.getByRole("article").getByRole("heading");
  await expect.poll(() => titles.count()).toBeGreaterThanOrEqual(9);
});

test.describe("when a refresh fails", () => {
  test.use({ allowed: [/\b50[23]\b|front page|island|ERR_INTERNET_DISCONNECTED/] });
  test("what was good stays, and why is said", async ({ page, context }) => {
    await page.goto("/");
    await served(page);
    const grid = page.getByRole("region", { name: "More European News" });
    // Headings alone: how long ago a story was published changes meanwhile.
    const headings = page.getByRole("main").getByRole("article").getByRole("heading");
    const titles = await headings.allInnerTexts();
    const refresh = grid.getByRole("button", { name: "Refresh" });
    await page.route("**/functions/fetch-news", (route) => route.fulfill({ status: 503 }));
    await refresh.click();
    await expect(grid.getByRole("alert")).toContainText("the server did not answer");
    await page.unroute("**/functions/fetch-news");
    await context.setOffline(true);
    await refresh.click();
    await expect(grid.getByRole("alert")).toContainText("you seem to be offline");
    await expect.poll(() => headings.allInnerTexts()).toEqual(titles);
    await context.setOffline(false);
    // The server is away for a moment only: it is asked again (specification, section 8).
    let failures = 2;
    await page.route("**/functions/fetch-news", (route) =>
      failures-- > 0 ? route.fulfill({ status: 502 + failures }) : route.continue(),
    );
    const answered = page.waitForResponse((r) => /fetch-news/.test(r.url()) && r.ok());
    await refresh.click();
    await answered;
    await expect(grid.getByRole("alert")).toHaveCount(0);
  });

  test("the page is loaded anew where the part that would refresh it never came", async ({
    page,
  }) => {
    await page.route(/\/assets\/stories-[^/]*\.js/, (route) => route.fulfill({ status: 503 }));
    await page.goto("/");
    await served(page);
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Refresh" }).click();
    await loaded;
    await expect(page.getByRole("region", { name: "More European News" })).toBeVisible();
  });
});

test("refreshes on demand", async ({ page }) => {
  await page.goto("/");
  await served(page);
  const answered = page.waitForResponse((r) => r.request().resourceType() === "fetch" && r.ok());
  const refresh = page.getByRole("button", { name: "Refresh" });
  await refresh.press("Enter");
  await answered;
  await expect(refresh).toBeEnabled();
  await expect(refresh).toBeFocused();
});

test("has the head of the page that it shows", async ({ page }) => {
  const head = () =>
    page.evaluate(() => {
      const all = (selector: string, name: string) =>
        [...document.head.querySelectorAll(selector)].map((e) => e.getAttribute(name));
      return {
        canonical: all("link[rel=canonical]", "href").map((href) => new URL(href ?? "").pathname),
        robots: all("meta[name=robots]", "content"),
        title: all("meta[property='og:title']", "content"),
        languages: all("link[hreflang]", "hreflang").length,
      };
    });
  const open = { robots: [], languages: 5 };
  await page.goto("/about");
  await expect.poll(head).toEqual({ ...open, canonical: ["/about"], title: ["About"] });
  const nav = page.getByRole("banner").getByRole("navigation", { name: "Main" });
  await nav.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  const home = "Eunison: real-time European news";
  await expect.poll(head).toEqual({ ...open, canonical: ["/"], title: [home] });
  await expect(nav.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");

  await page.getByRole("banner").getByRole("searchbox").first().fill("harbour");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=harbour/);
  await expect.poll(head).toEqual({
    canonical: ["/search"],
    robots: ["noindex"],
    title: ['Search Results for "harbour"'],
    languages: 0,
  });
});
