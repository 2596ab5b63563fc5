// Details of the three kinds, and the search box: what works before the scripts have come, and what with them.
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { expect, served, test } from "./site.ts";

const article = "/article/eu-parliament-passes-landmark-climate-package";

for (const [path, order] of [
  [article, ["Articles", "Videos", "Podcasts"]],
  ["/video/1", ["Videos", "Articles", "Podcasts"]],
  ["/podcast/1", ["Podcasts", "Articles", "Videos"]],
] as const)
  test(`${path}: related items in tabs, by keyboard`, async ({ page }) => {
    await page.goto(path);
    await served(page);
    const tabs = page.getByRole("tab");
    await expect(tabs).toHaveText([...order]);
    await expect(page.getByRole("tabpanel")).toHaveCount(1);
    await tabs.first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tabs.nth(1)).toBeFocused();
    await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name: order[1] })).toBeVisible();
    await expect(page.getByRole("tabpanel").getByRole("article")).not.toHaveCount(0);
    await page.keyboard.press("End");
    await expect(page.getByRole("tabpanel", { name: order[2] })).toBeVisible();
    await expectNoBarriersInBothThemes(page);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("tabs are places on the page, and filters a form", async ({ page }) => {
    await page.goto(article);
    await page.getByRole("link", { name: "Videos", exact: true }).last().click();
    await expect(page.locator("#related-videos")).toBeVisible();
    await expect(page.locator("#related-articles")).toBeHidden();
    await page.goto("/search");
    const main = page.getByRole("main");
    await main.locator("details.filters summary").click();
    await main.locator("select[name=bias]").selectOption("left");
    await main.getByRole("button", { name: "Apply Filters" }).click();
    await expect(page).toHaveURL(/\/search\?bias=left$/);
    await expect(main.getByRole("link", { name: "Remove the filter Bias: Left" })).toBeVisible();
  });
});

test("the share menu copies the link, or says that it could not", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(article);
  await served(page);
  const button = page.getByRole("button", { name: "Share", exact: true });
  const share = page.locator(".share-list");
  await button.press("Enter");
  for (const network of ["Twitter", "Facebook", "LinkedIn"])
    await expect(share.getByRole("link", { name: `Share on ${network}` })).toHaveAttribute(
      "target",
      "_blank",
    );
  const can = await page.evaluate(() => "share" in navigator);
  await expect(share.getByRole("button", { name: "More options" })).toHaveCount(can ? 1 : 0);
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").getByText("Link copied!")).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(article);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
  });
  await expect(button).toBeFocused();
  await button.click();
  await share.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("alert").getByText("Failed to copy")).toBeVisible();
  await button.click();
  await expect(share).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(share).toBeHidden();
  // A message that is closed gives the focus back.
  const close = page.getByRole("alert").getByRole("button", { name: "Close" });
  await close.press("Enter");
  await expect(close).toBeHidden();
  await expect(button).toBeFocused();
});

test("the header's search box counts its filters; a blank query does nothing", async ({ page }) => {
  await page.goto("/about");
  await served(page);
  const box = page.getByRole("banner").getByRole("search");
  await box.locator("[name=q]").fill("   ");
  await page.keyboard.press("Enter");
  await box.locator("summary").click();
  await box.getByLabel("Country").selectOption("France");
  await box.getByLabel("Content Type").selectOption("article");
  await expect(box.locator("[data-filter-count]")).toHaveText("2");
  await expect(page).toHaveURL(/\/about$/);
  await box.getByRole("button", { name: "Clear" }).click();
  await expect(box.locator("[data-filter-count]")).toBeHidden();
  await box.getByLabel("Country").selectOption("France");
  await box.locator("[name=q]").fill("pilot");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=pilot&country=France$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText('Search Results for "pilot"');
  await expect(main.getByRole("heading", { name: /^Found \d+ results?$/ })).toBeVisible();
  await main.getByRole("link", { name: "Remove the filter Country: France" }).click();
  await expect(page).toHaveURL(/\/search\?q=pilot$/);
  await page.goBack();
  await expect(main.getByText("Country: France")).toBeVisible();
});
