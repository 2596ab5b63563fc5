// A member's days: the streak over a simulated week, the brief, the history and what it comes to.
import type { Page } from "@playwright/test";
import { sql } from "kysely";
import type { Tier } from "#subscriptions/tier.ts";
import { readOffset } from "../../server/clock.ts";
import type { SignedIn } from "../factories/readers.ts";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { noonZone } from "./noon-zone.ts";
import { enter, nextDay, type Own, test as onOwnSite } from "./own-site.ts";
import { overflowOf } from "./reader.ts";
import { expect, served } from "./site.ts";

const test = onOwnSite.extend<{ enter: (tier?: Tier) => Promise<SignedIn> }>({
  enter: async ({ own, context }, use) => {
    await context.addInitScript(() => {
      // Frames without an address have no storage.
      if (location.protocol === "http:") localStorage.setItem("cookie_consent", "accepted");
    });
    await use((tier) => enter(own, context, { timezone: noonZone, ...(tier && { tier }) }));
  },
});

/** Makes the stories as old as they were before the clock was moved: a brief tells nothing older than two days. */
async function renewStories({ db }: Own) {
  const ahead = await readOffset(db);
  await sql`update stories set published_at = published_at + ${ahead} * interval '1 millisecond'
    where published_at <= now()`.execute(db);
}

const open = async (page: Page, path: string) => {
  await page.goto(path);
  await served(page);
};
const streak = (page: Page) => page.getByRole("region", { name: "Daily streak" });
const brief = (page: Page) => page.getByRole("region", { name: "Today's Member Brief" });
const toast = (page: Page) => page.locator(".toasts");
const checkIn = (page: Page) => streak(page).getByRole("button", { name: "Check in" });

test("a streak over a week, a pause, and a day that was missed", async ({ page, enter }) => {
  test.slow();
  await enter("basic");
  for (let day = 1; day <= 7; day++) {
    await open(page, "/dashboard");
    await checkIn(page).click();
    if (day === 1) {
      // Confetti fall for three seconds, and leave nothing behind.
      await expect(page.locator("body > canvas")).toHaveCount(1);
      await expect(page.locator("body > canvas")).toHaveCount(0);
    }
    const said =
      day === 1
        ? "Daily streak started!"
        : day === 7
          ? "7 days! Weekly milestone!"
          : `${day} day streak!`;
    await expect(toast(page)).toContainText(said);
    await expect(streak(page)).toContainText("Checked in today");
    await expect(streak(page)).toContainText(`${day} of 7 this week`);
    if (day === 1) {
      await page.reload();
      await expect(checkIn(page)).toHaveCount(0);
      // The front page knows it too.
      await open(page, "/");
      await expect(streak(page)).toContainText("Checked in today");
    }
    await nextDay(page);
  }
  await open(page, "/dashboard");
  await expect(streak(page)).toContainText("Expert Reader");
  await expect(streak(page)).toHaveAttribute("data-stage", "week");

  const pause = page.getByRole("region", { name: "Pause your streak" });
  const today = await pause.getByLabel("First day").inputValue();
  await pause.getByLabel("Last day").fill("2020-01-01");
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause.getByLabel("Last day")).toHaveAccessibleDescription(
    "The last day must not be before the first.",
  );
  await expect(pause.getByLabel("Last day")).toBeFocused();
  const third = new Date(Date.parse(today) + 2 * 86_400_000).toISOString().slice(0, 10);
  await pause.getByLabel("Last day").fill(third);
  await pause.getByRole("button", { name: "Pause" }).click();
  await expect(pause).toContainText("Your streak is paused until");
  await expect(pause).toContainText("11 days are left this year.");
  await expect(checkIn(page)).toHaveCount(0);
  await nextDay(page, 1);
  await open(page, "/dashboard");
  await pause.getByRole("button", { name: "End the pause" }).click();
  await expect(toast(page)).toContainText("The pause is over.");
  await expect(checkIn(page)).toBeVisible();
  await checkIn(page).click();
  await expect(toast(page)).toContainText("8 day streak!");
  await nextDay(page, 2);
  await open(page, "/dashboard");
  await expect(streak(page)).toContainText("No streak at the moment.");
  await checkIn(page).click();
  await expect(streak(page)).toContainText("1 day in a row.");
  await expect(streak(page)).toContainText("Longest: 8 days.");
});

test("two tabs check in once", async ({ page, context, enter }) => {
  await enter("premium");
  const other = await context.newPage();
  await open(page, "/dashboard");
  await open(other, "/dashboard");
  await Promise.all([checkIn(page).click(), checkIn(other).click()]);
  for (const tab of [page, other]) await expect(streak(tab)).toContainText("Check-ins: 1.");
});

test.describe("where the check-in fails", () => {
  test.use({ allowed: [/503/] });
  test("the old state stays, and says so", async ({ page, enter }) => {
    await enter("basic");
    await open(page, "/dashboard");
    await page.route("**/functions/check-in*", (route) => route.fulfill({ status: 503 }));
    await checkIn(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Error" })).toContainText(
      "Error updating streakPlease try again",
    );
    await expect(checkIn(page)).toBeEnabled();
    await expect(streak(page)).toContainText("No streak at the moment.");
  });
});

test("less motion: no confetti", async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enter("basic");
  await open(page, "/dashboard");
  await checkIn(page).click();
  await expect(toast(page)).toContainText("Daily streak started!");
  await expect(streak(page).getByText("Checked in today")).toBeFocused();
  await expect(page.locator("canvas")).toHaveCount(0);
});

test("the brief, to its end", async ({ page, context, enter, own }) => {
  await renewStories(own);
  await enter("basic");
  // Home's brief is another one: that it is read says nothing of the member's.
  await open(page, "/");
  await page.getByRole("button", { name: "Mark as read" }).click();
  await expect(page.getByText("Read. Next brief tomorrow.")).toBeVisible();
  await open(page, "/dashboard");
  await expect(page.locator("html")).toHaveAttribute("data-brief", "read");
  const left = brief(page).getByRole("button", { name: /^Mark as read ./ });
  await expect(left).toHaveCount(5);
  await expect(brief(page)).toContainText("0%");
  // Opening an own story marks it, too.
  const first = brief(page).getByRole("heading", { level: 3 }).first().getByRole("link");
  const title = await first.textContent();
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await open(page, "/dashboard");
  await expect(brief(page)).toContainText("20%");
  for (const percent of ["40%", "60%", "80%", "100%"]) {
    await left.first().focus();
    await page.keyboard.press("Enter");
    await expect(brief(page)).toContainText(percent);
    await expect(brief(page).locator(":focus")).toHaveText("Read");
  }
  // The figures know at once.
  await expect(page.getByRole("main")).toContainText(/[45] articles read/);
  await expect(brief(page).locator(".badge")).toHaveAttribute("data-full", "");
  const keys = () =>
    page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith("member_brief")),
    );
  // The figure follows the press; what is kept follows a moment later.
  await expect
    .poll(keys)
    .toEqual([
      [
        expect.stringMatching(/^member_brief_read_\d{4}-\d\d-\d\d$/),
        expect.stringMatching(/^\[\d+(,\d+){4}\]$/),
      ],
    ]);
  await page.reload();
  await expect(brief(page)).toContainText("100%");

  await served(page);
  await brief(page).getByRole("button", { name: "Mark as read", exact: true }).click();
  await expect(brief(page)).toContainText("Read. Next brief tomorrow.");
  // Another browser of the same reader knows it from the account.
  await page.evaluate(() => localStorage.clear());
  await open(page, "/dashboard");
  await expect(brief(page)).toContainText("Read. Next brief tomorrow.");
  await nextDay(page);
  await open(page, "/dashboard");
  await expect(left).toHaveCount(5);
  await expect(brief(page)).not.toContainText(title ?? "-");
  await expect(page.getByRole("main")).toContainText("5 articles read");
  await context.clearCookies();
});

test("the history: noted while reading, deleted one by one and as a whole", async ({
  page,
  enter,
}) => {
  await enter();
  test.slow();
  await page.clock.install();
  await open(page, "/");
  const link = page
    .getByRole("main")
    .getByRole("article")
    .first()
    .getByRole("heading")
    .getByRole("link");
  const title = (await link.textContent()) ?? "";
  const followed = page.waitForResponse(/track-reading-time[^/]*\.js$/);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await followed;
  await page.mouse.wheel(0, 400);
  // In steps: the first may pass before what follows the reader has begun to.
  for (let n = 0; n < 5; n++) await page.clock.runFor(6_000);
  await page.getByRole("link", { name: "Eunison, Home" }).first().click();
  const entry = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title }) });
  await expect(async () => {
    await open(page, "/history");
    await expect(entry).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await entry.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(toast(page)).toContainText("The entry was deleted.");
  await expect(entry).toHaveCount(0);

  const stories = await page.evaluate(async () => {
    const answer = await fetch("/functions/fetch-news", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ limit: 12 }),
    });
    // Without a plan, the preview of a premium piece is all there is to read, and does not count.
    const { articles } = await answer.json();
    const whole = articles.filter((one: { isPremium: boolean }) => !one.isPremium);
    for (const { id } of whole)
      await fetch("/functions/read", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ id, seconds: 400, ended: true }),
      });
    return whole.length as number;
  });
  expect(stories).toBeGreaterThanOrEqual(10);
  await open(page, "/history");
  const breakdown = page.getByRole("region", { name: "Your reading diet" });
  await expect(breakdown.getByRole("img")).toHaveAccessibleName(
    /Far Left \d+, Left \d+, Center \d+/,
  );
  await expect(page.getByRole("main")).toContainText(`${stories} articles read`);
  await expect(page.getByRole("listitem").filter({ hasText: "A good hour" })).toContainText(
    "Earned",
  );

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Share achievements" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("achievements.png");

  await page.getByText("Delete all history").click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page.getByRole("main")).toContainText("Nothing here yet.");
  await expect(page.getByRole("main")).toContainText("0 articles read");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("all of it works", async ({ page, enter }) => {
    await enter("basic");
    await page.goto("/dashboard");
    await checkIn(page).click();
    await expect(page.getByRole("status").filter({ hasText: "started" })).toContainText(
      "Daily streak started! See you tomorrow.",
    );
    await brief(page)
      .getByRole("button", { name: /^Mark as read ./ })
      .first()
      .click();
    await expect(brief(page)).toContainText("20%");
    await page.getByRole("link", { name: "View history" }).click();
    await page
      .getByRole("button", { name: /^Delete ./ })
      .first()
      .click();
    await expect(page.getByRole("status").filter({ hasText: "deleted" })).toBeVisible();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("A pause is planned from");
  });
});

test("for everyone's senses", async ({ page, enter }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await enter("premium");
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/dashboard", "/history"]) {
      await open(page, path);
      await expect.poll(() => overflowOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      await expectNoBarriersInBothThemes(page, {
        tags: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"],
      });
    }
  }
});

test.describe("where the application cannot be loaded", () => {
  // The browser and the page report what could not be loaded; nothing is thrown.
  test.use({ allowed: [/^console\.(error: Failed to load resource|warning: application)/] });

  test("the page stays as the server wrote it, and its forms and links lead on", async ({
    page,
    enter,
  }) => {
    await enter("basic");
    const application = /\/assets\/application-[^/]*\.js$/;
    await page.route(application, (route) => route.abort());
    await open(page, "/dashboard");
    await checkIn(page).click();
    await served(page);
    await expect(streak(page)).toContainText("Checked in today");
    await page.unroute(application);
    await open(page, "/saved");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
