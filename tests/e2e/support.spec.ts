// The support centre in a browser: found as one types, one question open at a time, a vote.
import { overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

test("articles are found as the reader types, and one question is open at a time", async ({
  page,
}) => {
  await page.goto("/support");
  await served(page);
  const main = page.getByRole("main");
  await main.getByRole("searchbox").pressSequentially("invoi");
  await expect(main.getByRole("link", { name: "Where are my invoices?" })).toBeVisible();
  await main.getByRole("searchbox").fill("qqqq");
  await expect(main.getByText("Nothing found for “qqqq”")).toBeVisible();
  const open = main.locator("details[open]");
  await main.getByText("Can I watch on my TV?").click();
  await expect(open).toHaveCount(1);
  await main.getByText("How do I cancel my subscription?").click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText("end of the billing period");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a question is an address, and a vote is thanked for", async ({ page }) => {
    await page.goto("/support");
    const main = page.getByRole("main");
    await main.getByRole("searchbox").fill("passkey");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/support\?q=passkey/);
    await main.getByRole("link", { name: "Can I sign in without a password?" }).click();
    await main.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(main.getByRole("status")).toContainText("Thank you.");
  });
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 768, height: 900 } });

  test("help, feeds and the map of the site fit", async ({ page }) => {
    for (const path of [
      "/support?q=a",
      "/support/billing/cancelling?lang=de",
      "/rss",
      "/sitemap",
    ]) {
      await page.goto(path);
      await expect.poll(() => overflowOf(page), path).toBe(0);
    }
  });
});
