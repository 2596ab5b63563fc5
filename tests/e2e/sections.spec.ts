// Section fronts: from the topic row to an event and back, narrowed by a country, and followed. The sample newsroom's
// climate vote is an event that outlets of all sides report.
import { expectNoBarriers } from "./axe.ts";
import { kept, overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

test("the topic row leads to a front, the front to its event, and back", async ({ page }) => {
  await expect(async () => {
    await page.goto("/topic/climate");
    await expect(page.getByRole("link", { name: "Compare coverage" })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await page.goto("/");
  const row = page.getByRole("navigation", { name: "Topics" });
  await row.getByRole("link", { name: "Climate" }).click();
  await expect(page).toHaveURL(/\/topic\/climate$/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Climate");
  await expect(row.getByRole("link", { name: "Climate" })).toHaveAttribute("aria-current", "page");
  await main.getByRole("link", { name: "Compare coverage" }).click();
  await expect(page).toHaveURL(/\/event\//);
  await main.getByRole("link", { name: "Climate" }).first().click();
  await expect(page).toHaveURL(/\/topic\/climate$/);
  await main.getByRole("link", { name: "European Union" }).first().click();
  await expect(page).toHaveURL(/\/topic\/climate\?country=eu$/);
  await page.goBack();
  await main.getByRole("link", { name: "Most covered" }).click();
  await expect(page).toHaveURL(/\/topic\/climate\?sort=covered$/);
});

test("a topic and a country are followed, and not any more", async ({ page }) => {
  await page.goto("/topic/transport");
  await served(page);
  const width = async () => (await page.locator(".follow").boundingBox())?.width;
  const before = await width();
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  const following = page.getByRole("button", { name: "Following" });
  await expect(following).toBeVisible();
  await expect.poll(width).toBe(before);
  await expect.poll(() => kept(page, "followed_topics")).toBe('["Transport"]');
  await page.goto("/country/pt");
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(following).toBeVisible();
  await expect.poll(() => kept(page, "eu_countries_pref")).toBe('["Portugal"]');
  // They come to For You on the front page.
  await page.goto("/");
  const forYou = page.locator(".for-you");
  await expect(forYou.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("main").getByText("1 country selected")).toBeVisible();
  await page.goto("/topic/transport");
  await following.click();
  await expect(page.getByRole("button", { name: "Follow", exact: true })).toBeVisible();
  await expect.poll(() => kept(page, "followed_topics")).toBe("[]");
});

for (const [width, colorScheme] of [
  [360, "dark"],
  [768, "light"],
  [1440, "light"],
  [1440, "dark"],
] as const)
  test.describe(`a front at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });
    test("is accessible and fits", async ({ page }) => {
      for (const path of ["/topic/climate", "/country/fr?lang=de"]) {
        await page.goto(path);
        await served(page);
        await expect.poll(() => overflowOf(page)).toBe(0);
        await expectNoBarriers(page);
      }
    });
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("a front can be narrowed, and shows no button that would do nothing", async ({ page }) => {
    await page.goto("/country/fr");
    const main = page.getByRole("main");
    await expect(main.locator(".follow")).toBeHidden();
    await main
      .getByRole("navigation", { name: "Narrow to a topic" })
      .getByRole("link", { name: /^Economy/ })
      .click();
    await expect(page).toHaveURL(/\/country\/fr\?topic=economy$/);
    await expect(main.getByRole("link", { name: /^Economy/ }).first()).toHaveAttribute(
      "aria-current",
      "page",
    );
  });
});
