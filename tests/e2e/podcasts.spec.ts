// Podcasts from their list to an app: pages for everybody, and a private feed made, shown once, replaced and revoked.
import type { Page } from "@playwright/test";
import { enter } from "./account.ts";
import { expectNoBarriers } from "./axe.ts";
import { accepted, keep, open, overflowOf } from "./reader.ts";
import { expect, npmRun, served, test } from "./site.ts";

const statusOf = async (page: Page, address: string) => (await page.request.get(address)).status();

test("a visitor finds a podcast, and takes its address along", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await keep(page, accepted);
  await open(page, "/podcasts?lang=en");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Border Lines" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Border Lines");
  await served(page);
  const feed = `${baseURL}/feeds/podcast/border-lines.xml`;
  await expect(main.getByLabel("Address of the feed")).toHaveValue(feed);
  await main.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.locator(".toast")).toContainText("Link copied");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(feed);
  await expect(main.getByRole("link", { name: "Subscribe with Apple Podcasts" })).toHaveAttribute(
    "href",
    feed.replace("http:", "podcast:"),
  );
  await main.getByRole("link", { name: "Seventy Kilometres of Nerves" }).click();
  await main.getByRole("link", { name: "Border Lines" }).first().click();
  await expect(page).toHaveURL(/\/show\/border-lines\?lang=en$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a show has its episodes and its address", async ({ page }) => {
    await page.goto("/show/rue-de-la-loi?lang=de");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(main.getByLabel("Adresse des Feeds")).toHaveValue(/rue-de-la-loi\.xml$/);
    await expect(main.getByRole("button", { name: "Kopieren" })).toHaveCount(0);
  });
});

test("a member makes private addresses, replaces and revokes them", async ({
  page,
  context,
  baseURL,
}) => {
  await keep(page, accepted);
  const { email } = await enter(context, baseURL);
  await open(page, "/profile?tab=subscription");
  const feeds = page.getByRole("region", { name: "Private podcast feeds" });
  await expect(feeds).toContainText("Private feeds are part of Premium.");
  await expect(feeds.getByRole("button")).toHaveCount(0);
  await npmRun("users", "grant", email, "premium", "forever");
  await open(page, "/profile?tab=subscription");
  await feeds.getByRole("button", { name: "Make my addresses" }).click();
  await expect(feeds.getByRole("heading", { name: "Your addresses" })).toBeFocused();
  const address = feeds.getByLabel("Border Lines", { exact: true });
  await expect(address).toHaveValue(/\/feeds\/podcast\/border-lines\/[\w-]{32}\.xml$/);
  const first = await address.inputValue();
  await expectNoBarriers(page);
  await expect.poll(() => statusOf(page, first)).toBe(200);
  await feeds.getByRole("button", { name: "Make new addresses" }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  await expect.poll(() => statusOf(page, first)).toBe(404);
  const feed = await (await page.request.get(second)).text();
  const file = /url="([^"]+\/podcast\/8\/t\.[^"]+\.mp3)"/.exec(feed)?.[1] ?? "";
  await expect.poll(() => statusOf(page, file)).toBe(200);
  await page.reload();
  await served(page);
  await expect(feeds).toContainText("They were shown then");
  await expect(address).toHaveCount(0);
  await feeds.getByRole("button", { name: "Revoke" }).click();
  await expect(page.locator(".toast")).toContainText("The address was revoked");
  await expect(feeds.getByRole("button", { name: "Make my addresses" })).toBeVisible();
  await expect.poll(() => statusOf(page, second)).toBe(404);
});

for (const [width, colorScheme] of [
  [360, "dark"],
  [360, "light"],
  [768, "light"],
  [1440, "dark"],
  [1440, "light"],
] as const)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test("podcasts are accessible and fit", async ({ page }) => {
      for (const path of [
        "/podcasts?lang=fr",
        "/show/border-lines?lang=de",
        "/show/common-ground?lang=es",
      ]) {
        await page.goto(path);
        await expectNoBarriers(page);
        await expect.poll(() => overflowOf(page), path).toBe(0);
      }
    });
  });
