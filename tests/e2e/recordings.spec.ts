// Recordings as they are published and listened to: by the command, with a plan, on a second browser, as a live stream.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runOn } from "../command.ts";
import { openSession } from "../factories/readers.ts";
import { enter, takeSession, test } from "./own-site.ts";
import { accepted, keep, open, visitorsBrowser } from "./reader.ts";
import { expect, served } from "./site.ts";

test.use({ filledFor: "recordings" });

const hasTools = spawnSync("ffmpeg", ["-version"]).error === undefined;
const mediaElement = (page: Page) => page.locator("audio, video");
const secondsOf = (page: Page) =>
  mediaElement(page).evaluate((element) => (element as HTMLMediaElement).currentTime);
const player = (page: Page) => page.getByRole("group", { name: "Player" });
const press = (page: Page, name: string) =>
  player(page).getByRole("button", { name, exact: true }).click();

test.beforeEach(({ page }) => keep(page, accepted));

test("a video that a command has made plays and is sought in, as a stream of several sizes", async ({
  page,
  own,
}) => {
  test.skip(!hasTools, "ffmpeg is not installed");
  test.slow();
  const dir = await mkdtemp(join(tmpdir(), "eunison-film-"));
  const file = join(dir, "film.mp4");
  const picture = "-f lavfi -i testsrc=size=96x54:rate=10:duration=150";
  const sound = "-f lavfi -i sine=frequency=330:duration=150";
  const made = `-y -loglevel error ${picture} ${sound} -pix_fmt yuv420p`.split(" ");
  execFileSync("ffmpeg", made.concat(file));
  const words = ["add", file, "--video", "--title", "The long quay", "--lang", "en"];
  const said = await runOn({ address: own.address }, dir, "media", words);
  await rm(dir, { recursive: true });
  expect(said, said.err).toMatchObject({ code: 0 });
  const path = /\/video\/\d+/.exec(said.out)?.[0] ?? "";

  const playAndSeek = async () => {
    await expect(player(page)).toHaveAttribute("data-stream", /main\.m3u8$/);
    await press(page, "Play");
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.2);
    await player(page).getByRole("slider", { name: "Position" }).fill("120");
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(120.2);
  };
  await open(page, path);
  await playAndSeek();
  // A browser that cannot play the format by itself, as Firefox, takes the library.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => "";
  });
  await open(page, path);
  await playAndSeek();
  await expect(mediaElement(page)).toHaveAttribute("src", /^blob:/);
});

test("what a plan has is played by its readers, and refused to others", async ({
  page,
  context,
  own,
  browser,
}) => {
  await enter(own, context, { tier: "premium" });
  await open(page, "/podcast/8");
  await press(page, "Play");
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
  const signed = (await mediaElement(page).getAttribute("src")) ?? "";
  expect(signed).toMatch(/^\/media\/podcast\/8\/(?!free).+\/episode\.mp3$/);
  await expect(page.getByRole("region", { name: "Transcript" })).toBeVisible();

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${own.origin}/podcast/8`);
  await expect(other.locator("audio")).toHaveCount(0);
  const asked = [signed.replace(/\/8\/[^/]+\//, "/8/free/"), signed.replace(/\/8\//, "/7/")];
  const statuses = await Promise.all(
    asked.map(async (address) => (await other.request.get(own.origin + address)).status()),
  );
  expect(statuses).toEqual([403, 403]);
  await stranger.close();
});

test.describe("an address that ends while it plays", () => {
  test.use({ allowed: [/\b403\b/] });

  test("is renewed by itself, at the same place", async ({ page, context, own }) => {
    await enter(own, context, { tier: "premium" });
    let pass = "";
    // What comes after the first seconds is refused under the address that the page began with.
    await page.route("**/media/podcast/8/**", async (route) => {
      const [, given = ""] = /\/8\/([^/]+)\//.exec(route.request().url()) ?? [];
      pass ||= given;
      const url = route.request().url().replace(given, pass);
      if (given !== pass) return route.continue({ url });
      const from = Number(/bytes=(\d+)/.exec(route.request().headers().range ?? "")?.[1] ?? 0);
      if (from > 0) return route.fulfill({ status: 403 });
      await route.continue({ headers: { ...route.request().headers(), range: "bytes=0-99999" } });
    });
    await page.route(/\/podcast\/8$/, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({ response: answer, body: pass ? body.replaceAll(pass, "9.b") : body });
    });
    await open(page, "/podcast/8");
    await press(page, "Play");
    await expect(mediaElement(page)).toHaveAttribute("src", /\/8\/9\.b\//);
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(9);
    await expect(player(page).getByRole("alert")).toBeHidden();
  });
});

test("a second browser goes on where the first one stopped", async ({
  page,
  context,
  own,
  browser,
}) => {
  const { id } = await enter(own, context);
  await open(page, "/podcast/1");
  await press(page, "Play");
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
  await player(page).getByRole("slider", { name: "Position" }).fill("21");
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(21.2);
  const saved = page.waitForResponse((response) => response.request().method() !== "GET");
  await press(page, "Pause");
  await saved;

  const second = await browser.newContext();
  await takeSession(own.origin, second, await openSession(own.db, id));
  const there = await second.newPage();
  await keep(there, accepted);
  await expect
    .poll(async () => {
      await there.goto(`${own.origin}/podcast/1`);
      await served(there);
      return player(there)
        .getByText(/^00:2[1-4] \/ 00:44$/)
        .count();
    })
    .toBe(1);
  await press(there, "Play");
  await expect.poll(() => secondsOf(there)).toBeGreaterThan(21.2);
  await second.close();
});

test("a piece that was read aloud is heard in its recording, and goes on where it was left", async ({
  page,
  own,
}) => {
  const slug = "eu-parliament-passes-landmark-climate-package";
  const { id } = await own.db
    .selectFrom("stories")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  await own.db
    .insertInto("readings")
    .values({
      story_id: id,
      recording: "samples/episode-1",
      seconds: 44,
      media_bytes: 530_000,
      content_hash: "read",
    })
    .execute();
  await open(page, `/article/${slug}`);
  const bar = page.getByRole("complementary", { name: "Now playing" });
  const listen = page.getByRole("button", { name: "Listen, 00:44" });
  await listen.click();
  await expect(bar).toContainText("Read aloud");
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.3);
  await bar.getByRole("slider", { name: "Position" }).fill("20");
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(20.2);
  await bar.getByRole("button", { name: "Close the player" }).click();
  await listen.click();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(20.2);
});

test.describe("a video", () => {
  test.use({ userAgent: visitorsBrowser });

  test("is viewed by whoever watches it, not by whoever opens its page", async ({ page, own }) => {
    const views = async () => {
      const { views } = await own.db
        .selectFrom("videos")
        .select("views")
        .where("id", "=", 3)
        .executeTakeFirstOrThrow();
      return Number(views);
    };
    const before = await views();
    await open(page, "/video/3");
    await press(page, "Play");
    await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.5);
    // What is skipped was not watched.
    const seek = player(page).getByRole("slider", { name: "Position" });
    await seek.press("End");
    await expect
      .poll(() => mediaElement(page).evaluate((v) => (v as HTMLMediaElement).ended))
      .toBe(true);
    await expect.poll(views).toBe(before);
    await seek.fill("0");
    await mediaElement(page).evaluate((video: HTMLVideoElement) => {
      video.playbackRate = 8;
    });
    await press(page, "Play");
    await expect.poll(views).toBe(before + 1);
  });
});

test("where pages cannot take each other's place, the next one resumes", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "navigation"));
  await open(page, "/podcast/3");
  await press(page, "Play");
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(0.5);
  const before = await secondsOf(page);
  await page.goto("/about");
  await served(page);
  const bar = page.getByRole("complementary", { name: "Now playing" });
  await expect(bar).toBeVisible();
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(before);
});

test("a live stream leads back to what goes out now", async ({ page }) => {
  await open(page, "/video/1");
  const button = player(page).getByRole("button", { name: "Go to live" });
  await expect(button).toBeHidden();
  // What a browser says of a stream without an end, ten minutes after it began.
  await mediaElement(page).evaluate((video: HTMLVideoElement) => {
    const range = { length: 1, start: () => 0, end: () => 600 };
    let at = 30;
    Object.defineProperty(video, "duration", { value: Number.POSITIVE_INFINITY });
    Object.defineProperty(video, "seekable", { value: range });
    Object.defineProperty(video, "readyState", { value: 4 });
    Object.defineProperty(video, "currentTime", {
      get: () => at,
      set: (to) => {
        at = to;
      },
    });
    video.dispatchEvent(new Event("durationchange"));
  });
  await button.click();
  await expect(button).toBeHidden();
  await expect.poll(() => secondsOf(page)).toBe(600);
});
