// What belongs to a reader without an account: kept in the browser, shared by its tabs.
import type { Locator } from "@playwright/test";
import { accepted, day, firstStory, keep, kept, open, press, save } from "./reader.ts";
import { expect, served, test } from "./site.ts";

test("a story and a video are saved, listed, and taken off again", async ({ page }) => {
  await keep(page, accepted);
  await open(page, "/");
  const { title, href } = await firstStory(page);
  await open(page, href);
  const toast = page.getByRole("status");
  await save(page).click();
  await expect(toast.filter({ hasText: "Added to your reading queue." })).toContainText("Saved");
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  await press(save(page), "false");
  await expect(toast.filter({ hasText: "This story was removed from your queue." })).toContainText(
    "Removed from Saved",
  );
  await press(save(page), "true");

  await open(page, "/video/1");
  const videoTitle = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await save(page).click();
  await expect(toast.filter({ hasText: "Video added to your queue." })).toBeVisible();
  await press(save(page), "false");
  await expect(toast.filter({ hasText: "Video removed from your queue." })).toBeVisible();
  await press(save(page), "true");

  await page.getByRole("link", { name: "Saved", exact: true }).first().click();
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items).toHaveCount(2);
  await expect(items.first()).toContainText(videoTitle);
  await expect(items.first()).toContainText("Video");
  await page.getByRole("button", { name: `Remove ${videoTitle}` }).click();
  await expect(toast.filter({ hasText: "Video removed from your queue." })).toBeVisible();
  await expect(items).toHaveCount(1);
  await items.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await page.getByRole("button", { name: `Remove ${title}` }).click();
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
});

test("a card has a quiet way to save, and another tab learns of it", async ({ page, context }) => {
  await keep(page, accepted);
  const other = await context.newPage();
  await open(other, "/saved");
  await open(page, "/");
  const { title } = await firstStory(page);
  const mark = (name: "Save" | "Saved") =>
    page.getByRole("button", { name: `${name}: ${title}`, exact: true });
  // A double click is one press.
  await mark("Save").dblclick();
  await expect(mark("Saved")).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/");
  await expect(other.getByRole("link", { name: title })).toBeVisible();
  await page.reload();
  await served(page);
  await expect(mark("Saved")).toHaveAttribute("aria-pressed", "true");
  await mark("Saved").hover();
  await expect.poll(() => contrastOf(mark("Saved"))).toBeGreaterThan(3);
  await page.mouse.move(0, 0);
  await expect.poll(() => contrastOf(mark("Saved"))).toBeGreaterThan(3);
  await other.getByRole("button", { name: `Remove ${title}` }).click();
  await expect(mark("Save")).toHaveAttribute("aria-pressed", "false");
});

test("a save before the scripts have come is not lost", async ({ page }) => {
  let release = () => {};
  const clicked = new Promise<void>((done) => {
    release = done;
  });
  await page.goto("/");
  const { href } = await firstStory(page);
  await page.route("**/assets/*.js", async (route) => {
    await clicked;
    await route.continue();
  });
  await page.goto(href, { waitUntil: "domcontentloaded" });
  await save(page).click();
  release();
  await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => JSON.parse((await kept(page, "saved_queue")) ?? "[]"))
    .toHaveLength(1);
});

test("nothing is stored before a choice; what was opened last waits for a yes", async ({
  page,
  context,
}) => {
  await open(page, "/");
  const { title, href } = await firstStory(page);
  const banner = page.getByRole("region", { name: "Cookies" });
  await expect(banner).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("article")
    .getByRole("link", { name: title })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  const bar = page.getByRole("complementary", { name: "Continue Reading" });
  // Nobody goes on with what was hardly begun.
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeHidden();
  await expect(bar).toBeHidden();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.mouse.wheel(0, 1600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // How far it was read is held in the tab's memory alone.
  await expect.poll(() => page.evaluate(() => window.name)).toMatch(/progress\\*":[1-9]/);
  await page.goBack();
  await expect(bar).toContainText(title);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  await expect.poll(() => context.cookies()).toEqual([]);

  await banner.getByRole("button", { name: "Accept" }).click();
  await expect(banner).toBeHidden();
  await expect.poll(() => kept(page, "cookie_consent")).toBe("accepted");
  await expect
    .poll(async () => JSON.parse((await kept(page, "last_viewed")) ?? "{}"))
    .toMatchObject({
      type: "article",
      title,
      meta: href.split("/").pop(),
    });

  await page.reload();
  await expect(banner).toBeHidden();
  await expect(bar).toContainText(title);
  await bar.getByRole("link", { name: "Resume" }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await bar.getByRole("button", { name: "Dismiss" }).click();
  await expect(bar).toBeHidden();
  await expect.poll(() => kept(page, "last_viewed")).toBeNull();
});

test("the answer can be changed from the footer, and a no clears what was kept", async ({
  page,
}) => {
  await keep(page, accepted);
  await open(page, "/video/1");
  await expect.poll(() => kept(page, "last_viewed")).toContain('"video"');
  const banner = page.getByRole("region", { name: "Cookies" });
  await page.getByRole("button", { name: "Cookie preferences" }).click();
  await expect(banner.getByRole("button", { name: "Accept" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await banner.getByRole("button", { name: "Decline" }).click();
  await expect(banner).toBeHidden();
  await expect.poll(() => kept(page, "cookie_consent")).toBe("rejected");
  await expect.poll(() => kept(page, "last_viewed")).toBeNull();
  await open(page, "/cookies");
  await expect(page.getByText("You have declined.")).toBeVisible();
});

test.describe("when what was opened is gone", () => {
  test.use({ allowed: [/\b404\b/] });
  test("nobody is led back to it", async ({ page }) => {
    const last = {
      id: 9,
      type: "article",
      title: "Gone",
      meta: "gone",
      timestamp: 1,
      progress: 40,
    };
    await keep(page, { ...accepted, last_viewed: last });
    await open(page, "/");
    await expect.poll(() => kept(page, "last_viewed")).toBeNull();
    await expect(page.getByRole("complementary", { name: "Continue Reading" })).toBeHidden();
  });
});

test("how far an article was read is remembered, and Resume leads there", async ({ page }) => {
  await keep(page, accepted);
  await open(page, "/");
  // A piece that is long whatever else is on the front page by now.
  await open(page, "/article/eu-parliament-passes-landmark-climate-package");
  await expect.poll(() => kept(page, "last_viewed")).not.toBeNull();
  await page.mouse.wheel(0, 1600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const left = await page.evaluate(() => scrollY);
  await page.goBack();
  const bar = page.getByRole("complementary", { name: "Continue Reading" });
  const progress = bar.getByRole("progressbar", { name: "Read so far" });
  await expect(progress).toBeVisible();
  await expect.poll(async () => Number(await progress.getAttribute("value"))).toBeGreaterThan(10);
  await bar.getByRole("link", { name: "Resume" }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
});

test("the places of several pieces are remembered, not of the last one alone", async ({ page }) => {
  await keep(page, accepted);
  await open(page, "/article/eu-parliament-passes-landmark-climate-package");
  await page.mouse.wheel(0, 1600);
  const progress = async () => JSON.parse((await kept(page, "last_viewed")) ?? "{}").progress;
  await expect.poll(progress).toBeGreaterThan(10);
  const { id, progress: share } = JSON.parse((await kept(page, "last_viewed")) ?? "{}");
  await open(page, "/podcast/3");
  await expect
    .poll(async () => JSON.parse((await kept(page, "reading_positions")) ?? "{}"))
    .toMatchObject({ [`article:${id}`]: { share } });
  await expect.poll(progress).toBeUndefined();
  await open(page, "/article/eu-parliament-passes-landmark-climate-package");
  await expect.poll(progress).toBe(share);
});

test("the streak grows by a check-in a day, and wears its colours", async ({ page }) => {
  await keep(page, { ...accepted, daily_streak: { count: 6, lastCheck: day(-1) } });
  await open(page, "/");
  const card = page.getByRole("region", { name: "Daily streak" });
  const colour = () => card.evaluate((e) => getComputedStyle(e).backgroundColor);
  await expect(card).toContainText("6 days in a row. 1 more to a full week.");
  const orange = await colour();
  await card.getByRole("button", { name: "Check in" }).click();
  await expect(card).toContainText("7 days in a row. A full week!");
  await expect(card).toContainText("Checked in today");
  await expect(card.getByRole("button", { name: "Check in" })).toBeHidden();
  const blue = await colour();
  await expect
    .poll(async () => JSON.parse((await kept(page, "daily_streak")) ?? "{}"))
    .toEqual({ count: 7, lastCheck: day(0) });
  await page.reload();
  await expect(card).toContainText("7 days in a row.");
  await page.evaluate(
    (lastCheck) => localStorage.setItem("daily_streak", JSON.stringify({ count: 30, lastCheck })),
    day(0),
  );
  await page.reload();
  await expect(card).toContainText("30 days in a row. 5 more to a full week.");
  await expect.poll(async () => new Set([orange, blue, await colour()]).size).toBe(3);
});

test("the brief is read for the day, in a place that keeps its height", async ({ page }) => {
  await keep(page, { ...accepted, [`daily_brief_${day(-1)}`]: "read" });
  await open(page, "/");
  const brief = page.getByRole("region", { name: "Today's Brief" });
  await expect(brief.getByRole("listitem")).toHaveCount(3);
  const height = (await brief.boundingBox())?.height;
  await brief.getByRole("button", { name: "Mark as read" }).click();
  await expect(brief.getByText("Read. Next brief tomorrow.")).toBeVisible();
  await expect(brief.getByRole("listitem").first()).toBeHidden();
  await expect.poll(async () => (await brief.boundingBox())?.height).toBe(height);
  await expect.poll(() => kept(page, `daily_brief_${day(0)}`)).toBe("read");
  await expect.poll(() => kept(page, `daily_brief_${day(-1)}`)).toBeNull();
  await page.reload();
  await expect(brief.getByText("Read. Next brief tomorrow.")).toBeVisible();
});

test("a like counts once and is taken back by its receipt", async ({ page }) => {
  await open(page, "/podcast/2");
  const like = page.getByRole("main").getByRole("button", { name: /^Like/ });
  const likes = async () => Number(await like.getAttribute("data-likes"));
  const before = await likes();
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect.poll(likes).toBe(before + 1);
  await page.reload();
  await served(page);
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await expect.poll(async () => (await kept(page, "liked_items")) ?? "{}").toBe("{}");
});

test.describe("when the server cannot count", () => {
  test.use({ allowed: [/\b503\b/] });
  test("a like that fails is undone, with a message", async ({ page }) => {
    await page.route("**/functions/like", (route) => route.fulfill({ status: 503 }));
    await open(page, "/podcast/3");
    const like = page.getByRole("main").getByRole("button", { name: /^Like/ });
    await like.click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be counted" })).toBeVisible();
    await expect(like).toHaveAttribute("aria-pressed", "false");
  });
});

test("a view is sent once, after five seconds in sight, and never after a no", async ({
  page,
  context,
}) => {
  const statuses: number[] = [];
  context.on("response", (r) => r.url().endsWith("/functions/view") && statuses.push(r.status()));
  await page.clock.install();
  const begin = async (path: string) => {
    const opened = page.waitForResponse(
      async (response) =>
        response.url().endsWith(".js") && (await response.text()).includes("/functions/view"),
    );
    await page.goto(path);
    await page.clock.runFor(3_000);
    await opened;
    await served(page);
  };
  await begin("/podcast/2");
  await page.clock.runFor(4_000);
  expect(statuses).toEqual([]);
  await page.clock.runFor(2_000);
  await expect.poll(() => statuses).toEqual([204]);
  await page.clock.runFor(30_000);
  // What is read of the support centre is counted alike.
  await begin("/support/billing/cancelling");
  await page.clock.runFor(6_000);
  await expect.poll(() => statuses).toEqual([204, 204]);

  await page.getByRole("button", { name: "Decline" }).click();
  await begin("/podcast/3");
  await page.clock.runFor(60_000);
  await page.goto("/about");
  expect(statuses).toEqual([204, 204]);
});

/** Between what is drawn on a control and its own ground (WCAG 2.2, relative luminance). */
const contrastOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const [light = 0, dark = 0] = [color, backgroundColor]
      .map((text) => {
        const [r = 0, g = 0, b = 0] = (text.match(/\d+/g) ?? []).map((n) => {
          const c = Number(n) / 255;
          return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      })
      .sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  });
