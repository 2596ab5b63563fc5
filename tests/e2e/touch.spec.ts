// The player by touch, on a phone.
import { stat } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expectNoBarriers } from "./axe.ts";
import { bar, captionsOf, isPlaying, mediaElement, play, player, secondsOf } from "./playing.ts";
import { accepted, keep, open, overflowOf } from "./reader.ts";
import { expect, test } from "./site.ts";

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
test.beforeEach(({ page }) => keep(page, accepted));

/** Lets the video begin again at its end: on a slow machine a journey takes longer than the video. */
const repeat = (page: Page) =>
  mediaElement(page).evaluate((video: HTMLMediaElement) => {
    video.loop = true;
  });

/** Goes to another page by a link of the footer; the video follows into the bar. */
async function goOnToAbout(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("footer a[href='/about']")?.click(),
  );
  await expect(page).toHaveURL("/about");
  await expect(bar(page)).toBeVisible();
  await repeat(page);
}

test("an episode plays in the bar once its deck is out of view, and on the deck again", async ({
  page,
}) => {
  await open(page, "/podcast/1");
  await player(page).getByRole("button", { name: "Play", exact: true }).tap();
  await player(page).getByRole("button", { name: "Forward 30 seconds" }).tap();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(30);
  await page.locator("main .lines").first().locator("a").last().tap();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(37);
  await expect(bar(page)).toBeVisible();
  await expect(page.locator("main .lines [aria-current]").first()).toContainText("Next week");
  await bar(page).getByRole("button", { name: "Back 15 seconds" }).tap();
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.locator("main .deck").scrollIntoViewIfNeeded();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await player(page).getByRole("button", { name: "Pause" }).tap();
  await expect.poll(() => isPlaying(page)).toBe(false);
});

test("captions are turned on and off: on the page of a film, in full screen, and above another page", async ({
  page,
}) => {
  await open(page, "/video/1");
  await repeat(page);
  await player(page).getByRole("button", { name: "Play", exact: true }).tap();
  await expect.poll(() => isPlaying(page)).toBe(true);
  /** A finger opens the list; the browser's own picker, which no page can reach, then changes it. */
  const choose = async (place: Locator, label: string) => {
    const choice = place.getByLabel("Captions");
    await expect(choice).toBeInViewport({ ratio: 1 });
    await choice.tap();
    await choice.selectOption({ label });
  };
  await player(page).getByLabel("Captions").scrollIntoViewIfNeeded();
  await choose(player(page), "Deutsch");
  await expect.poll(() => captionsOf(page)).toEqual(["de 5"]);
  await expect.poll(() => overflowOf(page)).toBe(0);
  await choose(player(page), "Off");
  await expect.poll(() => captionsOf(page)).toEqual([]);

  await player(page).getByRole("button", { name: "Full screen" }).tap();
  await choose(player(page), "English");
  await expect.poll(() => captionsOf(page)).toEqual(["en 5"]);
  await player(page).getByRole("button", { name: "Full screen" }).tap();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  // They are remembered on the next page, where the film stands above it.
  await goOnToAbout(page);
  const more = bar(page).getByRole("button", { name: "Chapters, queue, options" });
  await more.tap();
  await expect(bar(page).getByLabel("Captions")).toHaveValue("en");
  await choose(bar(page), "Off");
  await expect.poll(() => captionsOf(page)).toEqual([]);
  await more.tap();
  await expect(bar(page).getByLabel("Captions")).toBeHidden();
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test("an episode is downloaded while it plays", async ({ page }) => {
  await open(page, "/podcast/1");
  await player(page).getByRole("button", { name: "Play", exact: true }).tap();
  await expect.poll(() => isPlaying(page)).toBe(true);
  const title = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const link = page.getByRole("main").getByRole("link", { name: "Download" });
  const [download] = await Promise.all([page.waitForEvent("download"), link.tap()]);
  expect(download.suggestedFilename()).toBe(`${title}.mp3`);
  const { size } = await stat(await download.path());
  expect(size).toBeGreaterThan(100_000);
  await expect(page).toHaveURL("/podcast/1");
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test.describe("a phone", () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test("that is turned keeps a film in sight: above the page upright, in the corner lying", async ({
    page,
  }) => {
    await play(page, "/video/1");
    await goOnToAbout(page);
    const box = async () =>
      (await bar(page).boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
    const edges = async () => {
      const { x, y, width, height } = await box();
      return { right: x + width, bottom: y + height };
    };
    const pause = bar(page).getByRole("button", { name: "Pause" });
    const scrollDown = () => page.evaluate(() => scrollTo(0, 400));
    for (const _ of ["once", "and again"]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await scrollDown();
      await expect.poll(box).toMatchObject({ x: 0, y: 0, width: 390 });
      await expect(pause).toBeInViewport({ ratio: 1 });
      // What sticks to the top edge does so below it.
      const { height } = await box();
      const header = page.locator(".masthead .bar");
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(Math.round(height));
      await expect.poll(() => overflowOf(page)).toBe(0);
      await page.setViewportSize({ width: 844, height: 390 });
      await scrollDown();
      await expect.poll(edges).toEqual({ right: 828, bottom: 374 });
      await expect(pause).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    }
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expectNoBarriers(page);
    await bar(page).getByRole("button", { name: "Close the player" }).tap();
    await expect(bar(page)).toHaveCount(0);
  });
});
