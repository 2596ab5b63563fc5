// What journeys of the player have in common.
import type { Page } from "@playwright/test";
import { open } from "./reader.ts";
import { expect } from "./site.ts";

export const mediaElement = (page: Page) => page.locator("audio, video");
export const secondsOf = (page: Page) =>
  mediaElement(page).evaluate((element) => (element as HTMLMediaElement).currentTime);
export const isPlaying = (page: Page) =>
  mediaElement(page).evaluate((element) => !(element as HTMLMediaElement).paused);
/** The captions that are shown: their language, and how many cues they have. */
export const captionsOf = (page: Page) =>
  mediaElement(page).evaluate((video) =>
    [...(video as HTMLVideoElement).textTracks]
      .filter((track) => track.mode === "showing")
      .map((track) => `${track.language} ${track.cues?.length}`),
  );
export const player = (page: Page) => page.getByRole("group", { name: "Player" });
export const bar = (page: Page) => page.getByRole("complementary", { name: "Now playing" });

/**
 * Where a page comes as a document, its address may be there before it: nothing can be asked of the old one then.
 * @returns what waits until another document has taken the place of this one
 */
export async function watchDocument(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  return () => page.waitForFunction(() => !Reflect.has(window, "isFirstDocument"));
}

export async function play(page: Page, path: string): Promise<void> {
  await open(page, path);
  await player(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
}
