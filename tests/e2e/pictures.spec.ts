// Pictures and drawings have their place before they come, and what has neither has no empty place.
import type { Page } from "@playwright/test";
import { accepted, keep } from "./reader.ts";
import { expect, served, test } from "./site.ts";

/** Where every card and headline stands. */
const placesOf = (page: Page): Promise<number[][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main .card, main .card h3, main .pic")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x + scrollX, y + scrollY, width, height].map(Math.round);
    }),
  );

// The page for developers shows a picture that cannot be had.
test.use({ allowed: [/\/image\/pictures\/none\/|status of 404/] });

for (const width of [360, 768, 1440])
  test(`cards stand still while pictures come (${width} px)`, async ({ page }) => {
    await keep(page, accepted);
    await page.setViewportSize({ width, height: 900 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/(assets\/drawings-|image\/)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/dev/ui", { waitUntil: "domcontentloaded" });
    await page.evaluate(() => document.fonts.ready);
    const drawings = page.locator("main .card .drawing");
    await expect(drawings.first()).toBeAttached();
    const before = await placesOf(page);
    expect(before.length).toBeGreaterThan(0);
    release();
    await served(page);
    for (const drawing of await drawings.all()) {
      await drawing.scrollIntoViewIfNeeded();
      await expect.poll(() => drawing.evaluate((i: HTMLImageElement) => i.naturalWidth)).toBe(1200);
    }
    await expect.poll(() => placesOf(page)).toEqual(before);
  });

test("a card with nothing to draw has no picture, but how others tell it", async ({ page }) => {
  await keep(page, accepted);
  await page.goto("/dev/ui");
  await served(page);
  const card = page.getByRole("article").filter({ hasText: "Nothing to draw" }).first();
  await expect(card.locator(".pic")).toHaveCount(0);
  await expect(card.getByText("Society")).toBeVisible();
  const otherStories = card.getByRole("listitem").getByRole("link");
  await expect(otherStories).toHaveText([
    "Nichts zu zeichnen",
    "Rien à dessiner",
    "Nada que dibujar",
  ]);
  await expect(otherStories.first()).toHaveAttribute("lang", "de");
});
