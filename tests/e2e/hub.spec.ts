// The hub as visitors, readers and members see it, on a site of its own: its stories would push the samples from
// the front page of the others.
import type { Page } from "@playwright/test";
import type { Database } from "#platform/db/db.server.ts";
import { deliver } from "../factories/stories.ts";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { enter, test } from "./own-site.ts";
import { overflowOf } from "./reader.ts";
import { expect, served } from "./site.ts";

const many = 70;
const minute = 60_000;

/** Politics, ten of them also energy; the newest a moment old, and nothing is trending. */
async function fill(db: Database): Promise<void> {
  const now = Date.now();
  for (let n = 1; n <= many; n++)
    await deliver(db, new Date(now), {
      title: `Report ${n} from the chamber`,
      excerpt: `What report ${n} says, in a sentence or two that a reader can take in at a glance.`,
      lang: "en",
      publishedAt: new Date(now - n * minute),
      topics: n % 7 === 0 ? ["Politics", "Energy"] : ["Politics"],
      countries: [n % 2 ? "FR" : "PL"],
    });
  // Of the sample newsroom some are.
  await db.updateTable("stories").set({ editor_trending: null, rule_trending_at: null }).execute();
}
test.use({ filledFor: "the hub" });
test.beforeAll(({ own }) => fill(own.db));

const open = async (page: Page, path = "/news") => {
  await page.goto(path);
  await served(page);
};
const rows = (page: Page) => page.getByRole("main").getByRole("article");
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const more = (page: Page) => page.getByRole("button", { name: "Load More Articles" });
const filters = (page: Page) => page.getByRole("region", { name: "Filters" });

test("a visitor is led to sign in, and back", async ({ page }) => {
  await page.goto("/news");
  await expect(page).toHaveURL(/\/auth\?redirectTo=(%2F|\/)news$/);
});

test("a reader without a plan sees the offer, and no more of the feed than some headlines", async ({
  page,
  own,
}) => {
  await enter(own, page.context());
  await open(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("7-day free trial • Cancel anytime • EU privacy compliant");
  await expect(rows(page)).toHaveCount(0);
  await expect(main).toContainText("Report 1 from the chamber");
  await expect(main).not.toContainText("Report 7 from the chamber");
});

for (const tier of ["basic", "premium"] as const)
  test(`pages come by themselves, then by the button, to the end: ${tier}`, async ({
    page,
    own,
  }) => {
    await enter(own, page.context(), tier ? { tier } : {});
    const asked: { topics: string[]; page: number; limit: number }[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/functions/fetch-news")) asked.push(request.postDataJSON());
    });
    await open(page, "/news?topics=");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("EU News Hub");
    await expect(rows(page)).toHaveCount(12);
    for (const count of [24, 36, 48]) {
      await toTheEnd(page);
      await expect(rows(page)).toHaveCount(count);
    }
    await toTheEnd(page);
    await expect(page.getByRole("contentinfo")).toBeInViewport();
    await more(page).click();
    await expect(rows(page)).toHaveCount(60);
    // The sample newsroom comes after what is real.
    await expect(async () => {
      // Once the end is reached there is no button left to press.
      await more(page)
        .click({ timeout: 1_000 })
        .catch(() => {});
      const end = page.getByText("You've reached the end of the news feed");
      await expect(end).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(more(page)).toHaveCount(0);
    const titles = await rows(page).getByRole("heading").allInnerTexts();
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.slice(0, many)).toEqual(
      Array.from({ length: many }, (_, n) => `Report ${n + 1} from the chamber`),
    );
    expect(asked[0]).toMatchObject({ topics: ["Politics"], page: 2, limit: 12 });
  });

test("a choice is followed at once, stays in the address, and is remembered until it is reset", async ({
  page,
  own,
}) => {
  await enter(own, page.context(), { tier: "basic" });
  await open(page);
  const choice = (name: string) => filters(page).getByRole("checkbox", { name, exact: true });
  await expect(choice("Politics")).toBeChecked();
  await expect(choice("Economy")).toBeChecked();
  await choice("Politics").uncheck();
  await choice("Economy").uncheck();
  await choice("Energy").check();
  await expect(page).toHaveURL("/news?topics=Energy");
  await expect(choice("Energy")).toBeFocused();
  await expect(page.getByRole("group", { name: "Topics 1 selected" })).toBeVisible();
  await choice("Poland").check();
  await expect(page).toHaveURL("/news?topics=Energy&countries=PL");
  await expect(rows(page).first()).toContainText("Report 14 from");
  await page.reload();
  await expect(choice("Poland")).toBeChecked();
  await page.goto("/");
  await open(page);
  await expect(choice("Energy")).toBeChecked();
  await expect(choice("Poland")).toBeChecked();
  await expect(rows(page).first()).toContainText("Report 14 from");
  await filters(page).getByRole("button", { name: "Reset Filters" }).click();
  await expect(page).toHaveURL("/news?topics=Politics,Economy");
  await expect(choice("Energy")).not.toBeChecked();
  await expect(choice("Poland")).not.toBeChecked();
  await expect(rows(page).first()).toContainText("Report 1 from");
  await open(page);
  await expect(choice("Politics")).toBeChecked();
});

test("tabs are addresses, and say what they have", async ({ page, own }) => {
  await enter(own, page.context(), { tier: "basic" });
  await open(page, "/news?topics=Energy");
  const tab = (name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
  await tab("Trending").click();
  await expect(page).toHaveURL("/news?tab=trending&topics=Energy");
  await expect(page.getByText("No trending articles found")).toBeVisible();
  await expect(tab("Trending")).toBeFocused();
  await tab("Bias Analysis").click();
  await expect(page).toHaveURL("/news?tab=bias&topics=Energy");
  // Ten reports, and what the sample newsroom has.
  await expect(
    page.getByText(/^Current feed shows 1\d articles with varied political perspectives$/),
  ).toBeVisible();
  await expect(page.getByRole("img", { name: /Unrated 1\d$/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "By source" })).toContainText("The Outlet");
  await page.goBack();
  await expect(page.getByText("No trending articles found")).toBeVisible();
  await page.goBack();
  await expect(rows(page).first()).toContainText("Report 7 from");
});

test("says that it loads while it does", async ({ page, own }) => {
  await enter(own, page.context(), { tier: "basic" });
  await open(page);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/news.data**", async (route) => {
    await held;
    await route.continue();
  });
  await filters(page).getByRole("checkbox", { name: "Energy" }).check();
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toBeVisible();
  answer();
  await expect(rows(page)).toHaveCount(12);
  await expect(page.getByRole("main").getByText("Loading...")).toHaveCount(0);
});

test("a reader who comes back from an article finds the place, and what is new on demand", async ({
  page,
  own,
}) => {
  await enter(own, page.context(), { tier: "basic" });
  await open(page);
  const readTo = async (count: number) => {
    for (let shown = 24; shown <= count; shown += 12) {
      await toTheEnd(page);
      await expect(rows(page)).toHaveCount(shown);
    }
  };
  await readTo(36);
  const link = page.getByRole("link", { name: "Report 30 from the chamber" });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  const { y } = (await link.boundingBox()) ?? { y: 0 };
  const listed = await rows(page).count();
  await link.click();
  await expect(page).toHaveURL(/\/article\//);
  const now = new Date();
  await deliver(own.db, now, { lang: "en", title: "Hot off the press", publishedAt: now });
  await page.goBack();
  await expect(rows(page)).toHaveCount(listed);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect.poll(async () => (await link.boundingBox())?.y).toBe(y);
  await expect(page.getByText("Hot off the press")).toHaveCount(0);
  await page.getByRole("button", { name: /new stor/i }).click();
  await expect(rows(page).first()).toContainText("Hot off the press");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // From another document, too: the reader reads on at the publisher's.
  await readTo(24);
  const far = page.getByRole("link", { name: "Report 20 from the chamber" });
  await far.scrollIntoViewIfNeeded();
  const there = await page.evaluate(() => scrollY);
  const loaded = await rows(page).count();
  await page.goto("/healthz");
  await page.goBack();
  await served(page);
  await expect(rows(page)).toHaveCount(loaded);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(there);
});

test.describe("when the site cannot answer", () => {
  test.use({ allowed: [/console\.(warning|error)|\b500\b|ERR_FAILED/] });

  test("says so in place of what is missing, and loads it when asked again", async ({
    page,
    own,
  }) => {
    await enter(own, page.context(), { tier: "basic" });
    await open(page);
    await page.route("**/functions/fetch-news", (route) =>
      route.fulfill({ status: 500, body: "" }),
    );
    await toTheEnd(page);
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Failed to load news");
    await expect(rows(page)).toHaveCount(12);
    await page.unroute("**/functions/fetch-news");
    await more(page).click();
    await expect(rows(page)).toHaveCount(24);
    await expect(page.getByText("Failed to load news")).toHaveCount(0);

    await page.route("**/news.data**", (route) => route.abort());
    await filters(page).getByRole("checkbox", { name: "Energy" }).check();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Failed to load news");
    await expect(rows(page)).toHaveCount(0);
    await page.unroute("**/news.data**");
    await filters(page).getByRole("checkbox", { name: "Energy" }).uncheck();
    await expect(rows(page)).toHaveCount(12);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, tabs and further pages work", async ({ page, own }) => {
    await enter(own, page.context(), { tier: "basic" });
    await page.goto("/news");
    await more(page).click();
    await expect(page).toHaveURL(/[?&]cursor=/);
    await expect(rows(page)).toHaveCount(12);
    await expect(rows(page).first()).toContainText(/Report 1[23] from/);
    await page.getByRole("button", { name: "Back to the newest articles" }).click();
    const choice = (name: string) => filters(page).getByRole("checkbox", { name, exact: true });
    await choice("Politics").uncheck();
    await choice("Economy").uncheck();
    await choice("Energy").check();
    await choice("Poland").check();
    await filters(page).getByRole("button", { name: "Show articles" }).click();
    await expect(rows(page).first()).toContainText("Report 14 from");
    await page.getByRole("link", { name: "Bias Analysis" }).click();
    await expect(page.getByText(/^Current feed shows 5 articles/)).toBeVisible();
    await filters(page).getByRole("button", { name: "Reset Filters" }).click();
    await expect(page).toHaveURL("/news?tab=bias");
    await expect(choice("Politics")).toBeChecked();
  });
});

for (const width of [360, 768, 1440])
  test(`is accessible and fits at ${width} px, on every tab`, async ({ page, own }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(own, page.context(), { tier: "premium" });
    for (const path of ["/news", "/news?tab=trending", "/news?tab=bias"]) {
      await open(page, path);
      if (width < 1080) {
        await expect(filters(page).getByRole("checkbox").first()).toBeHidden();
        await filters(page).locator("summary").click();
      }
      await expect(filters(page).getByRole("checkbox").first()).toBeVisible();
      await expect.poll(() => overflowOf(page), path).toBe(0);
      await expectNoBarriersInBothThemes(page);
    }
  });
