// One event in many sources: from a story to its comparison, by side, and what readers say is wrong. The sample newsroom
// has one that outlets of all sides report.
import type { Page } from "@playwright/test";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "./axe.ts";
import { overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const article = "/article/eu-parliament-passes-landmark-climate-package";
const all = "Compare all 18 sources";

/** The worker clusters the stories within seconds of the start. */
async function toEvent(page: Page) {
  await expect(async () => {
    await page.goto(article);
    await expect(page.getByRole("link", { name: all })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("link", { name: all }).click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
}
const columns = (page: Page) => page.locator(".event-sides > section:visible h2");

test("a story leads to its event: every side in a column, and back to a story", async ({
  page,
}) => {
  await toEvent(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(main.getByText("18 sources · 17 countries")).toBeVisible();
  await expect(main.getByRole("img", { name: /Far Left 1, Left 3, Center 5/ })).toBeVisible();
  await expect(columns(page)).toHaveText(["Left", "Center", "Right", "Unrated"]);
  await main.getByText("7 more countries").click();
  const table = main.getByRole("table").last();
  await expect(table.getByRole("row", { name: /^Portugal/ })).toHaveText("Portugal0100001");
  await expectNoBarriersInBothThemes(page);
  await main.getByRole("link", { name: "Ilmastopaketti" }).first().click();
  await expect(page).toHaveURL(/\/article\/ilmastopaketti/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ilmastopaketti");
});

test("outlets that are not shown at once come at a press, in few words", async ({ page }) => {
  await toEvent(page);
  const center = page.getByRole("main").getByRole("region", { name: "Center" });
  const swedish = center.getByRole("listitem").filter({ hasText: "Exempelbladet" });
  await expect(swedish).toBeHidden();
  const more = center.locator("summary", { hasText: "Show" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(swedish.getByRole("heading", { level: 4 }).first()).toHaveAttribute("lang", "sv");
  await expect(swedish).toBeVisible();
  await expect(more).toBeHidden();
  await expectNoBarriers(page);
});

test("on a phone one side at a time, by keyboard, and nothing wider than the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await toEvent(page);
  await served(page);
  const sides = page.getByRole("navigation", { name: "Perspectives" });
  await expect(page.locator("#side-left")).toBeVisible();
  await expect(page.locator("#side-right")).toBeHidden();
  await sides.getByRole("link", { name: /^Right/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#side-right")).toBeVisible();
  await expect(page.locator("#side-left")).toBeHidden();
  await expect.poll(() => overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoBarriers(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, allowed: [/400/] });

  test("sides are places on the page, and a report is a form", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await toEvent(page);
    const sides = page.getByRole("navigation", { name: "Perspectives" });
    await sides.getByRole("link", { name: /^Unrated/ }).click();
    await expect(page.locator("#side-unrated")).toBeVisible();
    await expect(page.locator("#side-left")).toBeHidden();

    await page.getByText("Something is wrong here").click();
    const report = page.locator(".event-report");
    await report.getByLabel("A source is rated wrongly").check();
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(report.getByText("in at least 8 characters")).toBeVisible();
    await expect(report.getByLabel("A source is rated wrongly")).toBeChecked();
    const note = report.getByLabel("Which, and why?");
    await expect(note).toBeFocused();
    await note.fill("The Sample Gazette leans to neither side");
    await report.getByRole("button", { name: "Send report" }).click();
    await expect(page).toHaveURL(/\/event\/[\w-]+#thanks$/);
    await expect(page.getByText("Thank you. Our newsroom will look at it.")).toBeVisible();
  });
});
