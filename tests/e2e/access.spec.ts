// Who may read what, as a browser shows it: the sample newsroom has premium pieces, and some of 14 months, four and
// six years.
import type { Page } from "@playwright/test";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { enter, test } from "./own-site.ts";
import { overflowOf } from "./reader.ts";
import { expect, served } from "./site.ts";

const wall = (page: Page) => page.locator(".wall");
const text = (page: Page) => page.locator(".body-own");
const lengthOf = async (page: Page) => ((await text(page).textContent()) ?? "").length;
/** Opens a piece as a reader finds it. */
async function find(page: Page, title: string) {
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}
const premium = "The Island That Was Drawn Twice";
const aged = "Rotterdam Counts the Cost of a Quiet Quay";
const older = "The Winter the Thermostats Went Down";
const oldest = "A Library Opens Where Passports Used to Be Stamped";

test("a visitor meets the wall, and is led to the plans or back to the piece", async ({ page }) => {
  await find(page, premium);
  await expect(wall(page)).toContainText(
    "The rest of this piece is part of Premium (Insider Pass).",
  );
  await expect.poll(() => lengthOf(page)).toBeGreaterThan(20);
  await expect.poll(() => lengthOf(page)).toBeLessThan(620);
  await expect(wall(page).getByRole("link", { name: "View Pricing Plans" })).toHaveAttribute(
    "href",
    "/pricing",
  );
  const here = new URL(page.url()).pathname;
  await wall(page).getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(`/auth?redirectTo=${encodeURIComponent(here)}`);
});

test("both limits of the archive show to a visitor", async ({ page }) => {
  for (const title of [aged, older]) {
    await find(page, title);
    await expect(wall(page)).toContainText("This piece is more than 12 months old.");
    await expect(wall(page)).toContainText("Premium (Insider Pass) opens what we have published");
    await expect(text(page)).toHaveCount(0);
    await expect(page.locator(".standfirst")).toBeVisible();
  }
  await find(page, oldest);
  await expect(wall(page)).toContainText("This piece is more than 5 years old.");
  await expect(wall(page).getByRole("link")).toHaveCount(0);
  await page.goto(`/search?q=${encodeURIComponent(aged)}`);
  await expect(page.locator(".card").first().getByText("Archive", { exact: true })).toBeVisible();
});

test("Premium reads what is not older than five years, without advertising", async ({
  page,
  context,
  own,
}) => {
  await enter(own, context, { tier: "premium" });
  for (const title of [premium, aged, older]) {
    await find(page, title);
    await expect(wall(page)).toHaveCount(0);
    await expect.poll(() => lengthOf(page)).toBeGreaterThan(1_000);
    await expect(page.locator(".house-ad")).toHaveCount(0);
  }
  await find(page, oldest);
  await expect(wall(page)).toContainText("nobody can open it in full any more, on any plan");
  await page.goto("/");
  await served(page);
  await expect(page.locator(".house-ad")).toHaveCount(0);
});

test("Basic is offered the upgrade", async ({ page, context, own }) => {
  await enter(own, context, { tier: "basic" });
  await find(page, premium);
  await expect(wall(page).getByRole("link")).toHaveText(["Upgrade to Premium"]);
  await expect(page.locator(".house-ad")).toHaveCount(1);
  await page.goto("/video/2");
  await expect(page.locator(".player")).toContainText(
    "The whole video is part of Premium (Insider Pass).",
  );
  await expect(page.locator(".player").getByRole("link")).toHaveText(["Upgrade to Premium"]);
});

test("the walls are within everybody's reach", async ({ page }) => {
  for (const [path, width] of [
    [`/search?q=${encodeURIComponent(premium)}`, 360],
    [`/search?q=${encodeURIComponent(oldest)}`, 768],
    [`/search?q=${encodeURIComponent(aged)}`, 1440],
    ["/video/2", 360],
    ["/podcast/8", 1440],
    ["/cookies", 360],
    ["/privacy", 768],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    if (path.startsWith("/search")) {
      await expectNoBarriersInBothThemes(page, { within: "main" });
      await page.locator(".card h3 a").first().click();
      await expect(wall(page)).toBeVisible();
    }
    await expectNoBarriersInBothThemes(page, { within: "main" });
    await expect.poll(() => overflowOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
});
