// What belongs to a reader with an account: taken over at the sign-in, the same in every browser and tab.
import type { Page } from "@playwright/test";
import { enter } from "./account.ts";
import { watchShifts } from "./layout-shifts.ts";
import { accepted, firstStory, keep, kept, open, press, save } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const long = "/article/eu-parliament-passes-landmark-climate-package";
const items = (page: Page) => page.getByRole("main").getByRole("listitem");
const greece = (page: Page) =>
  page.getByRole("main").locator(".chips").getByRole("button", { name: "Greece" });
/** The chips come alive where they are seen. */
const chips = async (page: Page, greek: "true" | "false") => {
  await greece(page).scrollIntoViewIfNeeded();
  await expect(greece(page)).toHaveAttribute("aria-pressed", greek);
};

test("what was kept before the sign-in is in the account, in a second browser too, and gone after the sign-out", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  await keep(page, accepted);
  await open(page, "/");
  const { title } = await firstStory(page);
  const mark = page.getByRole("button", { name: `: ${title}` });
  await mark.click();
  await greece(page).click();
  await expect(greece(page)).toHaveAttribute("aria-pressed", "true");
  const streak = page.getByRole("region", { name: "Daily streak" });
  await streak.getByRole("button", { name: "Check in" }).click();
  await expect(streak).toContainText("1 day in a row.");
  await open(page, "/podcast/1");
  const like = page.getByRole("main").getByRole("button", { name: /^Like/ });
  await like.click();
  await expect.poll(() => kept(page, "liked_items")).toContain("podcast:1");
  const likes = await like.getAttribute("data-likes");
  await open(page, long);
  const headline = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.mouse.wheel(0, 1600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const left = await page.evaluate(() => scrollY);
  await page.goto("/about");
  await expect.poll(() => kept(page, "last_viewed")).toContain("progress");

  const reader = await enter(context, baseURL);
  await open(page, "/");
  const own = () => page.evaluate(() => Object.keys(localStorage));
  // What belongs to the browser, whoever reads with it: its answer about cookies, and how often it came.
  await expect.poll(own).toEqual(["cookie_consent", "visits"]);
  await expect(mark).toHaveAttribute("aria-pressed", "true");
  await chips(page, "true");
  await expect(streak).toContainText("1 day in a row.");
  await expect(streak).toContainText("Checked in today");

  const second = await browser.newContext();
  const there = await second.newPage();
  await enter(second, baseURL, reader);
  await open(there, "/saved");
  await expect(items(there)).toHaveCount(1);
  await expect(items(there)).toContainText(title);
  await open(there, "/");
  await chips(there, "true");
  const bar = there.getByRole("complementary", { name: "Continue Reading" });
  await expect(bar).toContainText(headline);
  await bar.getByRole("link", { name: "Resume" }).click();
  await expect.poll(() => there.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
  await open(there, "/podcast/1");
  const likeThere = there.getByRole("main").getByRole("button", { name: /^Like/ });
  await expect(likeThere).toHaveAttribute("aria-pressed", "true");
  await expect(likeThere).toHaveAttribute("data-likes", likes ?? "");
  await second.close();

  await context.clearCookies();
  await open(page, "/");
  // What belongs to the browser, whoever reads with it: its answer about cookies, and how often it came.
  await expect.poll(own).toEqual(["cookie_consent", "visits"]);
  await expect(mark).toHaveAttribute("aria-pressed", "false");
  await chips(page, "false");
  await expect(page.getByText("Check in every day you read")).toBeVisible();
  await open(page, "/saved");
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
});

test("the queue is one in all tabs: saved, marked, sorted, removed", async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL);
  const other = await context.newPage();
  await open(other, "/saved");
  await expect(other.getByText("Nothing saved yet.")).toBeVisible();
  await open(page, "/video/1");
  const videoTitle = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await save(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Saved" })).toContainText(
    "Video added to your queue.",
  );
  await expect(page).toHaveURL("/video/1");
  await expect(items(other)).toContainText([videoTitle]);
  await open(page, "/podcast/1");
  const episode = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await save(page).click();
  await expect(items(other)).toHaveCount(2);
  await expect(items(other).first()).toContainText(episode);

  await other.getByRole("button", { name: `Mark as read ${episode}` }).click();
  await expect(other.getByRole("button", { name: `Mark as unread ${episode}` })).toBeVisible();
  await other.getByRole("link", { name: "Unread first" }).click();
  await expect(other).toHaveURL("/saved?sort=unread");
  await expect(items(other).first()).toContainText(videoTitle);
  await other.getByRole("button", { name: `Remove ${episode}` }).click();
  await expect(
    other.getByRole("status").filter({ hasText: "This story was removed from your queue." }),
  ).toContainText("Removed from Saved");
  await expect(items(other)).toHaveCount(1);
  await expect(save(page)).toHaveAttribute("aria-pressed", "false");
  await other.reload();
  await expect(items(other)).toHaveCount(1);
});

test("a long piece is resumed from the queue where it was left in another browser", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const reader = await enter(context, baseURL);
  await open(page, long);
  await save(page).click();
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const left = await page.evaluate(() => scrollY);
  // On the way out; the page does not wait for the answer.
  await page.goto("/about");

  const second = await browser.newContext();
  await enter(second, baseURL, reader);
  const there = await second.newPage();
  const link = there.getByRole("link", { name: /^Continue at [1-9]\d?\s?%/ });
  await expect(async () => {
    await open(there, "/saved");
    await expect(link).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await link.click();
  await expect.poll(() => there.evaluate(() => scrollY)).toBeGreaterThan(left - 100);
  await second.close();
});

test.describe("when the network is away", () => {
  test.use({ allowed: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test("a save is kept, says so, and is sent once there is a connection", async ({
    page,
    context,
    baseURL,
  }) => {
    await enter(context, baseURL);
    await open(page, "/video/1");
    // The server has both of these before the network goes, and the words for it are there already.
    for (const [deed, pressed] of [
      ["save", "true"],
      ["remove", "false"],
    ]) {
      const sent = page.waitForResponse((answer) =>
        Boolean(answer.request().postData()?.includes(`"do":"${deed}"`)),
      );
      await save(page).click();
      const answer = await sent;
      expect(answer.status()).toBe(200);
      await expect(save(page)).toHaveAttribute("aria-pressed", pressed ?? "");
    }
    await expect(page.getByRole("status").filter({ hasText: "removed" })).toBeVisible();
    await context.setOffline(true);
    await press(save(page), "true");
    await expect(page.getByRole("status").filter({ hasText: "Kept in this" })).toBeVisible();
    await expect(save(page)).toHaveAttribute("aria-pressed", "true");
    const sent = page.waitForResponse("**/functions/keep");
    await context.setOffline(false);
    const answer = await sent;
    expect(answer.status()).toBe(200);
    await page.reload();
    await expect(save(page)).toHaveAttribute("aria-pressed", "true");
    await served(page);

    // A page that is loaded anew sends what the one before could not.
    await page.route("**/functions/keep", (route) => route.abort());
    await press(save(page), "false");
    await page.unroute("**/functions/keep");
    const sentLate = page.waitForResponse("**/functions/keep");
    await page.reload();
    const late = await sentLate;
    expect(late.status()).toBe(200);
    await expect(save(page)).toHaveAttribute("aria-pressed", "false");
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("for a moment only, nothing is lost", async ({ page, context, baseURL }) => {
    await enter(context, baseURL);
    await open(page, "/video/1");
    let failures = 1;
    await page.route("**/functions/keep", (route) =>
      failures-- > 0 ? route.abort() : route.continue(),
    );
    const answered = page.waitForResponse("**/functions/keep");
    await save(page).click();
    await answered;
    await page.reload();
    await expect(save(page)).toHaveAttribute("aria-pressed", "true");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("an account saves, marks and removes by forms", async ({ page, context, baseURL }) => {
    await enter(context, baseURL);
    await page.goto("/video/1");
    const videoTitle = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await save(page).click();
    await expect(page).toHaveURL("/video/1");
    await expect(save(page)).toHaveAttribute("aria-pressed", "true");
    await page.goto("/saved");
    await page.getByRole("button", { name: `Mark as read ${videoTitle}` }).click();
    await page.getByRole("button", { name: `Mark as unread ${videoTitle}` }).click();
    await page.getByRole("button", { name: `Remove ${videoTitle}` }).click();
    await expect(page.getByText("Video removed from your queue.")).toBeVisible();
    await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  });
});

test("what the account keeps has its place before the first paint: nothing moves", async ({
  page,
  context,
  baseURL,
}) => {
  await enter(context, baseURL);
  await open(page, "/");
  await page.getByRole("button", { name: "Mark as read" }).click();
  await expect(page.getByText("Read. Next brief tomorrow.")).toBeVisible();
  await open(page, "/video/1");
  await open(page, "/about");
  const shifts = await watchShifts(page);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/saved", "/video/1"]) {
      await open(page, path);
      if (path === "/") {
        await page.locator(".own").scrollIntoViewIfNeeded();
        await expect(page.getByText("Read. Next brief tomorrow.")).toBeVisible();
        await expect(page.getByRole("complementary", { name: "Continue Watching" })).toBeVisible();
      }
      await expect.poll(shifts, `${path} at ${width}`).toEqual([]);
    }
  }
});
