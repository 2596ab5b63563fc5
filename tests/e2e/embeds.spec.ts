// Videos whose feed gives another site's player instead of a file, or a stream.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectNoBarriers, expectNoBarriersInBothThemes } from "./axe.ts";
import { type Own, test } from "./own-site.ts";
import { accepted, keep, open, visitorsBrowser } from "./reader.ts";
import { expect } from "./site.ts";

test.use({
  filledFor: "embeds",
  userAgent: visitorsBrowser,
  // The reader's choices are put into each document, also into the stranger's, which may keep nothing.
  allowed: [
    /^asks a stranger: https:\/\/(www\.youtube-nocookie\.com|stream\.example)|^thrown: SecurityError|stream\.example.* blocked by CORS|net::ERR_FAILED/,
  ],
});

/** Adds a publisher's video. @returns its id */
async function putVideo(
  { db }: Own,
  media: { media_url: string; media_type: string },
): Promise<number> {
  await db
    .insertInto("sources")
    .values({ id: "harbour-tv", name: "Harbour TV", country: "IE" })
    .onConflict((c) => c.doNothing())
    .execute();
  const { id } = await db
    .insertInto("videos")
    .values({
      source_id: "harbour-tv",
      title: "A tide in four minutes",
      description: "What comes in goes out again.",
      lang: "en",
      ...media,
      canonical_url: media.media_url,
      identity: media.media_url,
      content_hash: "tide",
      country: "IE",
      tags: [],
      published_at: new Date(),
      updated_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const hasTools = spawnSync("ffmpeg", ["-version"]).error === undefined;

test("a publisher's stream plays also where the browser cannot play it by itself, or leads to the publisher", async ({
  page,
  own,
}) => {
  test.skip(!hasTools, "ffmpeg is not installed");
  const dir = await mkdtemp(join(tmpdir(), "eunison-stream-"));
  const made =
    "-loglevel error -f lavfi -i testsrc=size=96x54:rate=10:duration=8 -pix_fmt yuv420p -g 20 -f hls -hls_time 2 -hls_list_size 0 main.m3u8";
  execFileSync("ffmpeg", made.split(" "), { cwd: dir });
  let isOpen = true;
  await page.context().route("https://stream.example/**", async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const headers = { "access-control-allow-origin": isOpen ? "*" : "https://stream.example" };
    await route.fulfill({ body: await readFile(join(dir, name)), headers });
  });
  const id = await putVideo(own, {
    media_url: "https://stream.example/main.m3u8",
    media_type: "application/x-mpegurl",
  });
  await keep(page, accepted);
  // As Firefox.
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => "";
  });
  const player = page.getByRole("group", { name: "Player" });
  const play = player.getByRole("button", { name: "Play", exact: true });
  await open(page, `/video/${id}`);
  await expect(page.getByRole("link", { name: "Download" })).toHaveCount(0);
  await play.click();
  await expect(player.getByText(/^00:0[1-8] \/ 00:08$/)).toBeVisible();
  // A publisher who lets no other site ask for it.
  isOpen = false;
  await open(page, `/video/${id}`);
  await play.click();
  await expect(player.getByRole("alert")).toContainText("cannot be played here");
  await expect(player.getByRole("link", { name: "Watch at Harbour TV" })).toBeVisible();
  await expectNoBarriers(page);
  isOpen = true;
  await player.getByRole("button", { name: "Try again" }).click();
  await expect(player.getByText(/^00:0[1-8] \/ 00:08$/)).toBeVisible();
  await page.close();
  await page.context().unrouteAll({ behavior: "wait" });
  await rm(dir, { recursive: true });
});

test("a video at YouTube is loaded when the reader asks for it, and not before", async ({
  page,
  own,
}) => {
  const id = await putVideo(own, {
    media_url: "https://www.youtube.com/watch?v=tideTIDE012",
    media_type: "video/youtube",
  });
  const asked: string[] = [];
  await page.context().route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title>The film" });
  });
  await keep(page, accepted);
  const views = async () => {
    const { views } = await own.db
      .selectFrom("videos")
      .select("views")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return Number(views);
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await open(page, `/video/${id}`);
  await expect(page.getByText("It learns that you watch")).toBeVisible();
  // A page that is merely open is no view of its video.
  await page.clock.runFor(60_000);
  await expectNoBarriersInBothThemes(page);
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Play from YouTube" }).press("Enter");
  const frame = page.locator("iframe");
  await expect(frame).toHaveAttribute("title", "A tide in four minutes");
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText("The film")).toBeVisible();
  expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/tideTIDE012?autoplay=1"]);
  await expect(page.getByText("It learns that you watch")).toBeHidden();
  await page.clock.runFor(25_000);
  await expect.poll(views).toBe(0);
  await page.clock.runFor(6_000);
  await expect.poll(views).toBe(1);
});
