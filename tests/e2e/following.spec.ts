// Following: an event and an author, without an account and then with one, and what is new in each.
import { enter } from "./account.ts";
import { expectNoBarriers } from "./axe.ts";
import { kept, open, overflowOf, press } from "./reader.ts";
import { expect, served, test } from "./site.ts";

const article = "/article/eu-parliament-passes-landmark-climate-package";

test("an event and an author are followed, taken over at sign-in, seen, and followed no more", async ({
  page,
  context,
  baseURL,
}) => {
  // The event is there some seconds after the start.
  await expect(async () => {
    await page.goto("/topic/climate");
    await page.getByRole("link", { name: "Compare coverage" }).click({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/event\//);
  await served(page);
  const main = page.getByRole("main");
  const title = (await main.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await press(main.locator("[data-follow^='event:']"), "true");
  await open(page, article);
  const author = main.locator("[data-follow^='author:']");
  await press(author, "true");
  await expect.poll(() => kept(page, "followed")).toMatch(/^\["author:[\w-]+","event:\d+"\]$/);
  await main.locator("#author-name").click();
  await expect(page).toHaveURL(/\/author\//);
  const name = (await main.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await expect(main.locator("[data-follow^='author:']")).toHaveAttribute("aria-pressed", "true");

  // Without an account.
  await page.goto("/following");
  const group = (called: string) => main.getByRole("region", { name: called });
  await expect(group(title)).toContainText(/\d new/);
  await expect(group(name)).toBeVisible();
  await expectNoBarriers(page);
  const seen = (called: string) => group(called).getByRole("button", { name: /^Mark as seen/ });
  await seen(title).click();
  await expect(group(title)).toContainText("Nothing new");
  await expect.poll(() => kept(page, "following_seen")).toContain("event:");

  // With one.
  await enter(context, baseURL);
  await page.goto("/following");
  await expect.poll(() => kept(page, "followed")).toBeNull();
  await expect(async () => {
    await page.reload();
    await expect(group(title)).toContainText("Nothing new", { timeout: 1_000 });
  }).toPass();
  await expect(group(name)).toBeVisible();
  // Its name changes with its state.
  await press(group(title).getByRole("button", { name: /^Follow(ing)? / }), "false");
  await expect(async () => {
    await page.reload();
    await expect(group(name)).toBeVisible({ timeout: 1_000 });
    await expect(group(title)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expectNoBarriers(page);
});

for (const [width, colorScheme] of [
  [360, "dark"],
  [768, "light"],
  [1440, "dark"],
] as const)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    test("what one follows, authors and sources are accessible and fit", async ({ page }) => {
      const main = page.getByRole("main");
      await open(page, "/following");
      // Its name changes with its state.
      await press(main.getByRole("button", { name: /^Follow(ing)? Climate$/ }), "true");
      await page.goto("/following");
      await expect(main.getByRole("region", { name: "Climate" })).toBeVisible();
      for (const path of ["/following?lang=de", "/author/ines-valckenborgh"]) {
        await page.goto(path);
        await served(page);
        await expect.poll(() => overflowOf(page)).toBe(0);
        await expectNoBarriers(page);
      }
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("an account follows by forms", async ({ page, context, baseURL }) => {
    await enter(context, baseURL);
    await page.goto("/author/ines-valckenborgh");
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Follow", exact: true }).click();
    await expect(page).toHaveURL(/\/author\//);
    await expect(main.getByRole("button", { name: "Following" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.goto("/following");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText(["Ines Valckenborgh"]);
    await main.getByRole("button", { name: /^Mark as seen/ }).click();
    await expect(main).toContainText("Marked as seen.");
    await expect(main).toContainText("Nothing new");
  });
});
