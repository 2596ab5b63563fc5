// What can be heard and seen: the stage, the deck, their keys, and what is said where there is no file.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { castFeed, castOrigin, serveCast } from "../fakes/cast.ts";
import { expectNoBarriersInBothThemes } from "./axe.ts";
import { expect, npmRun, served, test } from "./site.ts";

// The publisher's own host is asked, and by the player alone.
test.use({
  allowed: [/^asks a stranger: https:\/\/cast\.example\/|cast\.example\/gone|status of 404/],
});

/** The clock of a player that has played for a second or longer. */
const playing = /^00:(0[1-9]|[1-5]\d) \/ 01:00$/;

const stamp = Date.now();
const titles = {
  talk: `Talk of the valley ${stamp}`,
  video: `Film of the valley ${stamp}`,
  gone: `Lost talk of the valley ${stamp}`,
};
let dir: string;
test.beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "eunison-player-"));
  const file = join(dir, "cast.xml");
  await writeFile(
    file,
    castFeed([
      { title: titles.talk, type: "audio/wav", file: "/talk.wav" },
      { title: titles.video, type: "video/mp4", file: "/film.mp4" },
      { title: titles.gone, type: "audio/wav", file: "/gone.wav" },
    ]),
  );
  await npmRun("feeds", "add", file);
});
test.afterAll(() => rm(dir, { recursive: true, force: true }));

async function open(page: Page, title: string) {
  const player = await reach(page, title);
  await served(page);
  return player;
}

/** As `open`, without waiting until something answers. */
async function reach(page: Page, title: string) {
  await serveCast(page.context());
  const link = page.getByRole("link", { name: title, exact: true });
  // The worker takes what is new into the index a moment later.
  await expect(async () => {
    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return page.getByRole("group", { name: "Player" });
}

test("an episode plays, stops and is sought in, by mouse and by keys", async ({ page }) => {
  const player = await open(page, titles.talk);
  const seek = player.getByRole("slider", { name: "Position" });
  await expect(player.getByText("00:00 / 01:00")).toBeVisible();
  await expect(seek).toHaveAttribute("aria-valuetext", "0 seconds of 1 minute");
  await player.getByRole("button", { name: "Play" }).click();
  await expect(player.getByText(playing)).toBeVisible();
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
  await seek.fill("30");
  await expect(player.getByText("00:30 / 01:00")).toBeVisible();
  await seek.press("ArrowRight");
  await expect(seek).toHaveAttribute("aria-valuetext", "35 seconds of 1 minute");
  await player.getByRole("button", { name: "Back 15 seconds" }).click();
  await expect(player.getByText("00:20 / 01:00")).toBeVisible();
  // The live region announces a skip once, and not each second.
  await expect(player.getByRole("status")).toHaveText("20 seconds of 1 minute");
  await page.keyboard.press("5");
  await expect(player.getByText("00:30 / 01:00")).toBeVisible();
  await page.keyboard.press("m");
  await expect(player.getByRole("button", { name: "Mute" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await seek.press("Space");
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press("k");
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
  // Outside the player a letter is a letter.
  await page.getByRole("main").getByRole("button", { name: "Save", exact: true }).press("k");
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
  await expectNoBarriersInBothThemes(page);
});

test("letters as keys can be switched off, and what was opened is closed by Escape", async ({
  page,
}) => {
  const player = await open(page, titles.talk);
  const seek = player.getByRole("slider", { name: "Position" });
  await seek.press(">");
  await expect(player.getByLabel("Speed")).toHaveValue("1.25");
  await expect(player.getByRole("status")).toHaveText("1.25×");
  const more = player.locator("summary");
  await more.press("Enter");
  const letters = player.getByLabel("Letters and digits as keys");
  await letters.press("Space");
  await expect(letters).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(letters).toBeHidden();
  await expect(more).toBeFocused();
  await seek.press("5");
  await seek.press(">");
  // An arrow is no letter.
  await seek.press("ArrowRight");
  await expect(player.getByText("00:05 / 01:00")).toBeVisible();
  await expect(player.getByLabel("Speed")).toHaveValue("1.25");
});

test("a press that comes before the player is answered at once, and not lost", async ({ page }) => {
  let release = () => {};
  const pressed = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/player-controls-*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  const player = await reach(page, titles.talk);
  await player.getByRole("button", { name: "Play" }).click();
  await expect(player.getByRole("button", { name: "Play" })).toHaveAttribute("aria-busy", "true");
  release();
  const pause = player.getByRole("button", { name: "Pause" });
  await expect(pause).toBeVisible();
  await expect(pause).not.toHaveAttribute("aria-busy");
});

test("an episode can be fetched as a file, beside the page", async ({ page, context }) => {
  await open(page, titles.talk);
  const download = page.getByRole("link", { name: "Download" });
  await expect(download).toHaveAttribute("href", `${castOrigin}/talk.wav`);
  const [beside] = await Promise.all([context.waitForEvent("page"), download.click()]);
  await expect(beside).toHaveURL(`${castOrigin}/talk.wav`);
  await expect(page.getByRole("group", { name: "Player" })).toBeVisible();
});

test("a video plays at a click on its picture, and goes on by it", async ({ page }) => {
  const player = await open(page, titles.video);
  const screen = player.locator("[data-screen]");
  await screen.click();
  await expect(player.getByText(playing)).toBeVisible();
  // The keys are the player's from here on.
  await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
  await screen.click();
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
  await player.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await expect(page.getByRole("link", { name: "Watch at Cast of the Valley" })).toHaveAttribute(
    "href",
    `${castOrigin}/film.mp4/page`,
  );
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a video in full screen shows its controls at a touch, and plays on", async ({ page }) => {
    const player = await open(page, titles.video);
    const screen = player.locator("[data-screen]");
    await player.getByRole("button", { name: "Full screen" }).tap();
    await screen.tap();
    await expect(player).toHaveAttribute("data-idle");
    await screen.tap();
    await expect(player).not.toHaveAttribute("data-idle");
    await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
    await screen.tap();
    await expect(player.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  });

  test("a touch where hidden controls are only shows them", async ({ page }) => {
    const player = await open(page, titles.video);
    await player.getByRole("button", { name: "Full screen" }).tap();
    const seek = player.getByRole("slider", { name: "Position" });
    const touchSeekBar = async () => {
      const box = await seek.boundingBox();
      if (!box) throw new Error("the seek bar has no box");
      await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
    };
    await player.locator("[data-screen]").tap();
    await expect(player).toHaveAttribute("data-idle");
    await touchSeekBar();
    await expect(player).not.toHaveAttribute("data-idle");
    await expect(seek).toHaveValue(/^[12]?\d$/);
    await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
    await touchSeekBar();
    await expect.poll(async () => Number(await seek.inputValue())).toBeGreaterThan(40);
  });
});

test("a file that is gone is said, and the press is not lost", async ({ page }) => {
  const player = await open(page, titles.gone);
  await player.getByRole("button", { name: "Play" }).click();
  await expect(player.getByRole("alert")).toContainText("cannot be played here");
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
});

test("what needs a plan says so, and offers nothing to press", async ({ page }) => {
  await page.goto("/video/2");
  const player = page.getByRole("group", { name: "Player" });
  await expect(player.getByText("PREMIUM", { exact: true })).toBeVisible();
  await expect(
    player.getByText("The whole video is part of Premium (Insider Pass)."),
  ).toBeVisible();
  await expect(player.getByRole("link", { name: "View Pricing Plans" })).toBeVisible();
  await expect(player.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Transcript" })).toHaveCount(0);
  await page.goto("/podcast/8");
  await expect(page.getByRole("link", { name: "Download" })).toHaveCount(0);
  await page.goto("/video/1");
  await expect(player.getByText("LIVE", { exact: true })).toBeVisible();
});
