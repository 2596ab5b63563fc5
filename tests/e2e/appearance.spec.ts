// How pages look and behave while something happens: a request that waits, a change of theme, a message, a long title.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { expect, npmRun, served, test } from "./site.ts";

const stamp = Date.now();
const long = `A title that does not end ${stamp} `.padEnd(290, "and goes on ").trim();
let dir: string;
test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "eunison-appearance-"));
  const file = join(dir, "long.xml");
  await writeFile(
    file,
    `<rss version="2.0"><channel><title>Long Courier</title><link>https://long.example/</link><language>en</language>
<item><title>${long}</title><link>https://long.example/${stamp}</link><category>Politics</category>
<description>The European Parliament voted.</description><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`,
  );
  await npmRun("feeds", "add", file);
});
test.afterAll(() => rm(dir, { recursive: true, force: true }));

test("search says that it is searching, with six places, while a request is pending only", async ({
  page,
}) => {
  await page.goto("/search?q=pilot");
  await served(page);
  const main = page.getByRole("main");
  const waiting = main.getByText("Searching...");
  await expect(waiting).toBeHidden();
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/search?q=grid", async (route) => {
    await held;
    await route.continue();
  });
  // The page tells by itself: who asks it waits for the one that is on its way.
  let shown = {};
  await page.exposeFunction("tellShown", (counts: object) => {
    shown = counts;
  });
  await page.evaluate(() => {
    const count = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).length;
    const tell = (window as unknown as { tellShown(counts: object): void }).tellShown;
    setInterval(
      () =>
        tell({
          searching: count("main .search-wait p"),
          places: count("main .search-wait .wait"),
          found: count("main .found h2"),
        }),
      50,
    );
  });
  await main.locator("[name=q]").fill("grid");
  await page.keyboard.press("Enter");
  await expect.poll(() => shown).toEqual({ searching: 1, places: 6, found: 0 });
  answer();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText('Search Results for "grid"');
  await expect(main.getByRole("heading", { name: /^Found \d+ results?$/ })).toBeVisible();
  await expect(waiting).toBeHidden();
});

test("the newest of everything comes a dozen at a time", async ({ page }) => {
  await page.goto("/search");
  await served(page);
  const results = page.locator(".search-results").getByRole("article");
  await expect(results).toHaveCount(12);
  await page.getByRole("link", { name: "Load More Results" }).click();
  await expect(results).toHaveCount(24);
});

test("the open filters are fit for everybody, wide and narrow", async ({ page }) => {
  test.slow();
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/search?q=grid");
    await served(page);
    const main = page.getByRole("main");
    await main.locator("details.filters summary").click();
    await expect(main.getByRole("button", { name: "Apply Filters" })).toBeVisible();
    await expectNoBarriersInBothThemes(page, { within: ".search-tools" });
  }
});

test("the browser's own colour follows the theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  await served(page);
  const colours = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((all) => (all as HTMLMetaElement[]).map((m) => m.content));
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(colours).toEqual(["#fcfcfa", "#0f1419"]);
  const choose = (name: string) =>
    page.getByRole("contentinfo").getByRole("button", { name, exact: true }).click();
  await choose("Dark");
  await expect.poll(colours).toEqual(["#0f1419", "#0f1419"]);
  await expect.poll(paper).toBe("rgb(15, 20, 25)");
  await page.reload();
  await expect.poll(colours).toEqual(["#0f1419", "#0f1419"]);
  await served(page);
  await choose("Light");
  await expect.poll(colours).toEqual(["#fcfcfa", "#fcfcfa"]);
  await choose("System");
  await expect.poll(colours).toEqual(["#fcfcfa", "#0f1419"]);
});

test("a title as long as a feed may have is cut on cards and whole on its page; a message leaves the way to the original free", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/search?q=${encodeURIComponent(`does not end ${stamp}`)}`);
  await served(page);
  const heading = page.getByRole("main").getByRole("article").first().getByRole("heading");
  await expect
    .poll(() => heading.evaluate((h) => h.scrollHeight - h.clientHeight))
    .toBeGreaterThan(0);
  await expect.poll(() => heading.evaluate((h) => h.clientHeight)).toBeLessThan(160);
  await heading.getByRole("link").click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(long);
  await expect(title).toHaveCSS("-webkit-line-clamp", "none");
  await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  const toast = page.getByRole("status").locator(".toast");
  await expect(toast).toBeVisible();
  const original = page.getByRole("link", { name: /^Read at/ });
  await original.evaluate((link) => link.scrollIntoView({ block: "end" }));
  const gap = async () => {
    const [message, button] = await Promise.all([toast.boundingBox(), original.boundingBox()]);
    return (button?.y ?? 0) - ((message?.y ?? 0) + (message?.height ?? 0));
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
});
