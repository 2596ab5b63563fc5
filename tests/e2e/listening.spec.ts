// Our own recordings: chapters, lines and captions, and one player for the whole visit.
import { expectNoBarriers, expectNoBarriersInBothThemes } from "./axe.ts";
import {
  bar,
  captionsOf,
  isPlaying,
  mediaElement,
  play,
  player,
  secondsOf,
  watchDocument,
} from "./playing.ts";
import { accepted, keep, open, overflowOf } from "./reader.ts";
import { expect, served, test } from "./site.ts";

test.beforeEach(({ page }) => keep(page, accepted));

test("an episode is sought by chapter and by line, and its lines are searched", async ({
  page,
}) => {
  await play(page, "/podcast/1");
  const chapters = page.getByRole("region", { name: "Chapters" });
  await chapters.getByRole("link", { name: /The man with the ruler/ }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(12);
  await expect(chapters.locator("[aria-current]")).toContainText("The man with the ruler");
  const transcript = page.getByRole("region", { name: "Transcript" });
  await transcript.getByRole("link", { name: /The tea has gone cold/ }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(26);
  await expect(transcript.locator("[aria-current]").first()).toContainText("gone cold");
  await transcript.getByRole("searchbox").fill("RULER");
  await expect(transcript.getByText("Lines found: 1")).toBeVisible();
  await expect(transcript.getByRole("link", { name: /page three hundred/ })).toBeHidden();
  await expectNoBarriersInBothThemes(page);
});

test("an address begins at its moment, also without scripts", async ({ page }) => {
  await open(page, "/podcast/1?t=28");
  await expect(player(page).getByText("00:28 / 00:44")).toBeVisible();
  await expect(mediaElement(page)).toHaveAttribute("src", /#t=28$/);
  await player(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(28);
});

test("an episode plays on while the reader goes from page to page, and back to its own", async ({
  page,
}) => {
  await play(page, "/podcast/1");
  // The way is longer than the episode where the machine is slow.
  await mediaElement(page).evaluate((sound: HTMLMediaElement) =>
    Object.assign(sound, { loop: true }),
  );
  await page.evaluate(() => Object.assign(window, { same: true }));
  const isSame = () => page.evaluate(() => "same" in window);
  await page.getByRole("banner").getByRole("link", { name: "Home", exact: true }).click();
  await expect(bar(page)).toBeVisible();
  await expect(page).toHaveTitle(/Eunison/);
  await expect(page.getByRole("heading", { name: "Top Stories" })).toBeVisible();
  await expect.poll(isSame).toBe(true);
  await expect.poll(() => isPlaying(page)).toBe(true);
  const link = (name: string) =>
    page.getByRole("banner").getByRole("link", { name, exact: true }).first();
  await page.getByRole("banner").getByRole("searchbox").first().fill("climate");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=climate");
  await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").first().fill("harbour");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=harbour");
  for (const name of ["Pricing", "Store", "Home"]) {
    await link(name).click();
    await expect(link(name)).toHaveAttribute("aria-current", "page");
  }
  await expect(page.locator("header nav [aria-current]")).toHaveCount(2);
  await expect(page.getByRole("heading", { name: "Top Stories" })).toBeVisible();
  await expect.poll(isSame).toBe(true);
  await expect.poll(() => isPlaying(page)).toBe(true);
  const story = page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").first();
  const title = (await story.textContent()) ?? "";
  await story.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Save" }).first()).toBeVisible();
  await expect.poll(isSame).toBe(true);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await expectNoBarriers(page);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await bar(page).getByRole("link").click();
  await expect(page).toHaveURL("/podcast/1");
  // On a phone the deck is below what is seen first.
  await page.locator("main .deck").scrollIntoViewIfNeeded();
  await expect(bar(page)).toHaveCount(0);
  await expect(player(page)).toHaveCount(1);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(isSame).toBe(true);
});

test("back and forward show the page of their address once nothing plays any more", async ({
  page,
}) => {
  await play(page, "/podcast/1");
  const link = (name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name, exact: true });
  for (const [name, path] of [
    ["About", "/about"],
    ["Accessibility", "/accessibility"],
  ] as const) {
    await link(name).click();
    await expect(page).toHaveURL(path);
    await expect(link(name)).toHaveAttribute("aria-current", "page");
  }
  await bar(page).getByRole("button", { name: "Pause" }).click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  const shown = page.getByRole("heading", { level: 1 });
  const isReplaced = await watchDocument(page);
  await page.goBack();
  await isReplaced();
  await expect(page).toHaveURL("/about");
  await expect(link("About")).toHaveAttribute("aria-current", "page");
  await served(page);
  await page.goForward();
  await expect(page).toHaveURL("/accessibility");
  await expect(shown).toHaveText(/accessib/i);
  await served(page);
  await page.goBack();
  await expect(shown).toHaveText("About");
  await served(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/podcast/1");
  await expect(player(page)).toBeVisible();
});

test("going back twice before a page is idle shows the page of its address", async ({ page }) => {
  await play(page, "/podcast/1");
  for (const [name, path] of [
    ["About", "/about"],
    ["Accessibility", "/accessibility"],
  ] as const) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
  await bar(page).getByRole("button", { name: "Pause" }).click();
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback;
    const idle = Promise.withResolvers<void>();
    window.requestIdleCallback = (run) => {
      void idle.promise.then(() => whenIdle(run));
      return 0;
    };
    Object.assign(window, { becomeIdle: idle.resolve });
  });
  const isReplaced = await watchDocument(page);
  await page.goBack();
  await isReplaced();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/podcast/1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About");
  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
  await expect(player(page)).toBeVisible();
});

test("a page whose style sheet comes late does not replace the one opened after it", async ({
  page,
}) => {
  await play(page, "/podcast/1");
  await page.evaluate(() => Object.assign(window, { same: true }));
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const late: Promise<void>[] = [];
  let isHeld = true;
  await page.route("**/*.css", (route) => {
    if (!isHeld) return route.continue();
    late.push(released.then(() => route.continue()));
  });
  const link = (name: string) =>
    page.getByRole("banner").getByRole("link", { name, exact: true }).first();
  await link("Pricing").click();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  isHeld = false;
  await link("Home").click();
  const front = page.getByRole("heading", { name: "Top Stories" });
  await expect(front).toBeVisible();
  const sheet = page.waitForResponse("**/*.css");
  release();
  await (await sheet).finished();
  await Promise.all(late);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(front).toBeVisible();
  await expect.poll(() => page.evaluate(() => "same" in window)).toBe(true);
});

test("the bar has chapters, what is saved, and every option, on a phone too", async ({ page }) => {
  await page.goto("/podcast/2");
  await served(page);
  const main = page.getByRole("main");
  const next = (await main.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const saves = main.getByRole("button", { name: "Save" }).first();
  await saves.click();
  await expect(saves).toHaveAttribute("aria-pressed", "true");
  await play(page, "/podcast/1");
  const second = main.locator(".chapters [data-at]").nth(1);
  const begins = Number(await second.getAttribute("data-at"));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("footer a[href='/about']")?.click(),
  );
  await expect(page).toHaveURL("/about");
  await expect(bar(page)).toBeVisible();
  const more = bar(page).getByRole("button", { name: "Chapters, queue, options" });
  await expect(bar(page).getByLabel("Sleep timer")).toBeHidden();
  await more.click();
  await expect(bar(page).getByLabel("Sleep timer")).toBeVisible();
  // What it opens comes after it.
  await page.keyboard.press("Tab");
  await expect(bar(page).locator(".chapters a").first()).toBeFocused();
  // A low window shows its beginning too.
  await page.setViewportSize({ width: 360, height: 480 });
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await bar(page).locator(".chapters [data-at]").nth(1).click();
  await expect(bar(page).locator(".chapters [aria-current]")).toHaveAttribute(
    "data-at",
    String(begins),
  );
  await expect.poll(() => secondsOf(page)).toBeGreaterThanOrEqual(begins);
  await expectNoBarriers(page);
  await expect.poll(() => overflowOf(page)).toBe(0);
  await bar(page).getByRole("link", { name: next }).click();
  await expect(bar(page).locator(".bar-title b")).toHaveText(next);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await bar(page).getByRole("button", { name: "Chapters, queue, options" }).click();
  await page.keyboard.press("Escape");
  await expect(bar(page).getByRole("heading", { name: "Queue" })).toBeHidden();
  await expect(bar(page).getByRole("button", { name: "Chapters, queue, options" })).toBeFocused();
});

test("a saved video that is played from the bar stands above the page on a phone", async ({
  page,
}) => {
  await keep(page, {
    saved_queue: [{ id: 3, type: "video", title: "A film", meta: "", savedAt: 1 }],
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await play(page, "/podcast/1");
  await page.evaluate(() =>
    document.querySelector<HTMLElement>("footer a[href='/about']")?.click(),
  );
  await expect(page).toHaveURL("/about");
  await bar(page).getByRole("button", { name: "Chapters, queue, options" }).click();
  await bar(page).getByRole("link", { name: "A film" }).click();
  await expect(bar(page).locator("video")).toBeVisible();
  await expect.poll(async () => (await bar(page).boundingBox())?.y).toBe(0);
  await bar(page).getByRole("button", { name: "Chapters, queue, options" }).click();
  for (const name of ["Close the player", "Back 15 seconds"])
    await expect(bar(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expectNoBarriers(page);
});

test("what the reader begins is not silenced by what is taken up", async ({ page }) => {
  await play(page, "/podcast/1");
  let release = () => {};
  const pressed = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/podcast/1", async (route) => {
    await pressed;
    await route.continue();
  });
  const asked = page.waitForRequest("**/podcast/1");
  await open(page, "/video/3");
  await asked;
  await player(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
  const taken = page.waitForResponse("**/podcast/1");
  release();
  await (await taken).finished();
  await page.unroute("**/podcast/1");
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(1);
  await expect(bar(page)).toHaveCount(0);
});

test("what is saved follows by itself, in German as well", async ({ page }) => {
  await keep(page, {
    player: { next: true },
    saved_queue: [{ id: 3, type: "podcast", title: "Next", meta: "", savedAt: 1 }],
  });
  await open(page, "/podcast/1?lang=de");
  await page.getByRole("button", { name: "Abspielen", exact: true }).click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
  await page.getByRole("slider", { name: "Position" }).fill("43");
  const small = page.getByRole("complementary", { name: "Es läuft" });
  await expect(small.getByRole("link").first()).toHaveAttribute("href", /^\/podcast\/3/);
  await expect(small.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectNoBarriers(page);
});

test("the transcript waits for a reader who goes through it, and follows again", async ({
  page,
}) => {
  await play(page, "/podcast/1");
  const again = page.getByRole("button", { name: "Follow again" });
  await expect(again).toBeHidden();
  await page.locator("main .lines a").nth(3).focus();
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeHidden();
});

test("a page that comes as a document takes up what plays", async ({ page }) => {
  await play(page, "/podcast/3");
  const before = await secondsOf(page);
  const isReplaced = await watchDocument(page);
  // A members' application.
  await page.getByRole("banner").getByRole("link", { name: "Saved" }).first().click();
  await expect(page).toHaveURL("/saved");
  await isReplaced();
  await served(page);
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(before);
  await bar(page).getByRole("button", { name: "Close the player" }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await served(page);
  await expect(bar(page)).toHaveCount(0);
});

test("a page of another version of the site comes as a document", async ({ page }) => {
  await play(page, "/podcast/2");
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-start="[^"]*"/, 'data-start="/old.js"');
    await route.fulfill({ response, body });
  });
  const isReplaced = await watchDocument(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  await isReplaced();
});

test("a piece that begins takes the place of what stands in the bar", async ({ page }) => {
  await play(page, "/video/1");
  await open(page, "/podcast/3");
  await expect(bar(page)).toBeVisible();
  const deck = page.getByRole("main").getByRole("group", { name: "Player" });
  await deck.getByRole("button", { name: "Play", exact: true }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(deck.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("a video has captions, goes into the corner and comes back", async ({ page }) => {
  await play(page, "/video/1");
  await player(page).getByLabel("Captions").selectOption({ label: "Deutsch" });
  await expect.poll(() => captionsOf(page)).toEqual(["de 5"]);
  await player(page).getByText("More", { exact: true }).click();
  await player(page).getByRole("button", { name: "Small, in the corner" }).click();
  await expect(bar(page)).toBeVisible();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole("button", { name: "Back to its place" }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test("speed is kept for the show, and a place for each piece", async ({ page }) => {
  await play(page, "/podcast/2");
  await player(page).getByLabel("Speed").selectOption("1.5");
  await player(page).getByRole("slider", { name: "Position" }).fill("20");
  await player(page).getByRole("button", { name: "Pause" }).click();
  await play(page, "/podcast/3");
  await player(page).getByRole("button", { name: "Pause" }).click();
  await open(page, "/podcast/2");
  await expect(player(page).getByText(/^00:2\d \/ 00:42$/)).toBeVisible();
  await expect(player(page).getByLabel("Speed")).toHaveValue("1.5");
  await open(page, "/podcast/5");
  await expect(player(page).getByLabel("Speed")).toHaveValue("1.5");
  await open(page, "/podcast/1");
  await expect(player(page).getByLabel("Speed")).toHaveValue("1");
});
