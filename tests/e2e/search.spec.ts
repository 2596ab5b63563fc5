// The search as people use it: filters and orders, page below page, suggestions while one types, and a slip of the pen.
import type { Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const results = (page: Page) => page.locator(".search-columns").getByRole("article");
const titles = (page: Page) => results(page).getByRole("heading").allTextContents();
const field = (page: Page) => page.getByRole("main").locator("[name=q]");
const options = (page: Page) =>
  page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const foundCount = async (page: Page) =>
  Number(
    /\d+/.exec((await page.getByRole("heading", { name: /^Found/ }).textContent()) ?? "")?.[0],
  );

/** The index takes in the sample newsroom just after the start. */
async function open(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(results(page).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await served(page);
}

test("each filter narrows the results, stands as a badge and in the address, and goes by its cross", async ({
  page,
}) => {
  test.slow();
  await open(page, "/search?q=europe");
  const all = await foundCount(page);
  const main = page.getByRole("main");
  for (const [name, value, parameter, badge] of [
    ["contentType", "article", "contentType=article", "Type: Article"],
    ["country", "European Union", "country=European\\+Union", "Country: European Union"],
    ["bias", "left", "bias=left", "Bias: Left"],
    ["dateRange", "month", "dateRange=month", "Date: Past month"],
    ["category", "Politics", "category=Politics", "Category: Politics"],
  ] as const) {
    await main.locator("details.filters summary").click();
    await main.locator(`select[name=${name}]`).selectOption(value);
    await expect(main.locator("[data-filter-count]")).toHaveText("1");
    await main.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(new RegExp(`/search\\?q=europe&${parameter}$`));
    const cross = main.getByRole("link", { name: `Remove the filter ${badge}` });
    await expect(cross).toBeVisible();
    await expect.poll(() => foundCount(page)).toBeLessThanOrEqual(all);
    await page.reload();
    await served(page);
    await expect(main.locator(`select[name=${name}]`)).toHaveValue(value);
    await cross.click();
    await expect(page).toHaveURL(/\/search\?q=europe$/);
    await expect(cross).toBeHidden();
    await expect.poll(() => foundCount(page)).toBe(all);
  }
  await page.goBack();
  await expect(main.getByText("Category: Politics")).toBeVisible();
});

test("tabs and orders are addresses", async ({ page }) => {
  await open(page, "/search?q=europe");
  const main = page.getByRole("main");
  const orders = main.getByRole("navigation", { name: "Sort by" });
  for (const order of ["Date", "Popularity", "Relevance"]) {
    await orders.getByRole("link", { name: order }).click();
    await expect(orders.getByRole("link", { name: order })).toHaveAttribute("aria-current", "true");
  }
  await orders.getByRole("link", { name: "Date" }).click();
  await expect(page).toHaveURL(/sort=date$/);
  await expect(orders.getByRole("link", { name: "Date" })).toHaveAttribute("aria-current", "true");
  await expect(async () => {
    const times = await results(page)
      .locator("time")
      .evaluateAll((all) => (all as HTMLTimeElement[]).map((time) => time.dateTime));
    expect(times).toEqual([...times].sort().reverse());
  }).toPass();
  const tabs = main.getByRole("navigation", { name: "Kinds of results" });
  await tabs.getByRole("link", { name: /^Articles/ }).click();
  await expect(page).toHaveURL(/contentType=article&sort=date$/);
  const current = tabs.getByRole("link", { name: /^Articles/ });
  await expect(current).toHaveAttribute("aria-current");
  const count = Number((await current.locator(".num").textContent()) ?? "");
  await expect.poll(() => foundCount(page)).toBe(count);
});

test("more results come below, where the reader is, and are there on the way back and after a reload", async ({
  page,
}) => {
  await open(page, "/search");
  await expect(results(page)).toHaveCount(12);
  const more = page.getByRole("link", { name: "Load More Results" });
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/search/more?*", async (route) => {
    await held;
    await route.continue();
  });
  await more.focus();
  const at = await page.evaluate(() => scrollY);
  await page.keyboard.press("Enter");
  await expect(page.locator(".search-columns .wait")).toHaveCount(3);
  answer();
  await expect(results(page)).toHaveCount(24);
  await expect(page.locator(".search-columns .wait")).toHaveCount(0);
  await expect(results(page).nth(12).getByRole("heading").getByRole("link")).toBeFocused();
  const moved = () => page.evaluate((before) => Math.abs(scrollY - before), at);
  await expect.poll(moved).toBeLessThan(40);
  await expect(page.getByRole("status").getByText("12 more results loaded")).toBeAttached();
  await expect(page).toHaveURL(/\/search$/);
  await expect.poll(async () => new Set(await titles(page)).size).toBe(24);

  const chosen = results(page).nth(20).getByRole("heading").getByRole("link");
  await chosen.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await chosen.click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(results(page)).toHaveCount(24);
  // Within a line: what is laid out again may be some pixels higher where a face came late.
  const off = () => page.evaluate((before) => Math.abs(scrollY - before), place);
  await expect.poll(off).toBeLessThan(24);
  await page.reload();
  await expect(results(page)).toHaveCount(24);
});

test("what does not come leads to its own page", async ({ page }) => {
  await open(page, "/search");
  await page.route("**/search/more?*", (route) => route.fulfill({ status: 204 }));
  await page.getByRole("link", { name: "Load More Results" }).click();
  await expect(page).toHaveURL(/\/search\?page=2$/);
  await expect(results(page)).toHaveCount(12);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("pages are addresses, and the field suggests nothing", async ({ page }) => {
    await page.goto("/search");
    await expect(results(page)).toHaveCount(12);
    const first = await titles(page);
    await page.getByRole("link", { name: "Load More Results" }).click();
    await expect(page).toHaveURL(/\/search\?page=2$/);
    await expect.poll(async () => new Set([...first, ...(await titles(page))]).size).toBe(24);
    await page.getByRole("link", { name: "Previous results" }).click();
    await expect(page).toHaveURL(/\/search$/);
    await field(page).fill("europe");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await page.getByText("Search tips").click();
    await expect(page.getByText('"energy union"')).toBeVisible();
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/search\?q=europe$/);
  });
});

test("suggestions by keyboard, in both themes", async ({ page }) => {
  test.slow();
  await open(page, "/search?q=climate");
  await page.goto("/about");
  await served(page);
  const box = page.getByRole("banner").locator("[name=q]");
  await box.focus();
  await page.keyboard.type("clim");
  await expect(options(page)).not.toHaveCount(0);
  await expect(box).toHaveRole("combobox");
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("status").getByText(/^\d suggestions?$/)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  const first = options(page).first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute(
    "aria-activedescendant",
    (await first.getAttribute("id")) ?? "",
  );
  await expectNoBarriersInBothThemes(page);
  await page.keyboard.press("Home");
  await expect(box).not.toHaveAttribute("aria-activedescendant");
  await expect(box).toHaveJSProperty("selectionStart", 0);
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(box).toHaveValue("clim");
  await expect(box).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  const title = (await options(page).first().locator("span").textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(options(page)).toHaveCount(0);
  await box.fill("clim");
  await options(page)
    .filter({ hasText: /^Climate$/ })
    .click();
  await expect(page).toHaveURL(/\/search\?category=Climate$/);
});

test("an answer that comes late does not replace a later one", async ({ page }) => {
  await page.goto("/about");
  await served(page);
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  const asked: string[] = [];
  await page.route("**/search/suggest?*", async (route) => {
    const q = new URL(route.request().url()).searchParams.get("q") ?? "";
    asked.push(q);
    if (q === "en") await held;
    const item = { text: `about ${q}`, lang: null, note: null, path: "/about" };
    const json = {
      list: "Suggestions",
      said: "1 suggestion",
      groups: [{ name: "X", items: [item] }],
    };
    // The page has given up the first.
    await route.fulfill({ json }).catch(() => {});
  });
  const box = page.getByRole("banner").locator("[name=q]");
  await box.fill("en");
  await expect.poll(() => asked).toEqual(["en"]);
  await box.fill("energy");
  await expect(options(page)).toHaveText(["about energy"]);
  answer();
  await box.fill("energy ");
  await expect.poll(() => asked.length).toBe(3);
  await expect(options(page)).toHaveText(["about energy"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test("suggestions are tapped, and nothing is wider than the screen", async ({ page }) => {
    await open(page, "/search?q=europe");
    await expect.poll(() => overflowOf(page)).toBe(0);
    await field(page).tap();
    await field(page).fill("clim");
    await expect(options(page)).not.toHaveCount(0);
    await expect.poll(() => overflowOf(page)).toBe(0);
    await options(page)
      .filter({ hasText: /^Climate$/ })
      .tap();
    await expect(page).toHaveURL(/\/search\?category=Climate$/);
    await page.getByRole("main").locator("details.filters summary").tap();
    await expect.poll(() => overflowOf(page)).toBe(0);
    const space = async () => {
      const panel = await page.locator("main .filters-list").boundingBox();
      const apply = await page.getByRole("button", { name: "Apply Filters" }).boundingBox();
      return (panel?.x ?? 0) + (panel?.width ?? 0) - ((apply?.x ?? 0) + (apply?.width ?? 999));
    };
    await expect.poll(space).toBeGreaterThan(0);
  });
});

test("a slip of the pen is put right by a link, and matches are marked", async ({ page }) => {
  await open(page, "/search?q=climate");
  await expect(results(page).locator("mark").first()).toHaveText(/climate/i);
  await expectNoBarriersInBothThemes(page);
  await page.goto("/search?q=climte&contentType=article");
  await page.getByText("Did you mean:").getByRole("link", { name: "climate" }).click();
  await expect(page).toHaveURL(/\/search\?q=climate&contentType=article$/);
  await expect(results(page).first()).toBeVisible();
});

test("a blank query does nothing; filters without one are applied; unknown ones are named", async ({
  page,
}) => {
  await open(page, "/search?q=europe");
  const main = page.getByRole("main");
  await field(page).fill("   ");
  await field(page).press("Enter");
  await main.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=europe$/);
  await main.locator("details.filters summary").click();
  await main.locator("select[name=bias]").selectOption("left");
  await main.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/\/search\?bias=left$/);
  await main.locator("details.filters summary").click();
  await main.getByRole("button", { name: "Clear" }).click();
  await expect(main.locator("[data-filter-count]")).toBeHidden();
  await main.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.goto("/search?bias=upward");
  await expect(page.getByText("There is no filter “upward”; it was left out.")).toBeVisible();
});
