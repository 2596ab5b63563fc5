// A publisher's PeerTube, from its feed to the reader: a video that plays, and one that goes out live and ends.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runOn } from "../command.ts";
import { openFeedServer } from "../fakes/feed-server.ts";
import { expectNoBarriers } from "./axe.ts";
import { type Own, test } from "./own-site.ts";
import { accepted, keep, open } from "./reader.ts";
import { expect } from "./site.ts";

const files = "https://tube.example";

test.use({
  filledFor: "peertube",
  env: { FEEDS_ALLOW_PRIVATE: "1" },
  // The publisher's own host is asked, and by the player alone.
  allowed: [/^asks a stranger: https:\/\/tube\.example\//],
});

const hasTools = spawnSync("ffmpeg", ["-version"]).error === undefined;

const liveItem = (
  name: string,
  title: string,
) => `<podcast:liveItem status="live" start="${new Date().toISOString()}">
<title>${title}</title><link>${files}/w/${name}</link><guid isPermaLink="false">${files}/w/${name}?publishedAt=1</guid>
<description>A camera above the gates.</description><podcast:alternateEnclosure type="application/x-mpegURL" title="HLS live stream">
<podcast:source uri="${files}/hls/${name}.m3u8"/></podcast:alternateEnclosure></podcast:liveItem>`;
const feedWith = (more: string) => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>Lock and Weir</title><link>${files}/c/weir</link><description>Films of the river</description><language>en</language>
<podcast:medium>video</podcast:medium>${more}
<item><title>A weir in flood</title><link>${files}/w/flood</link><guid isPermaLink="false">${files}/w/flood</guid>
<pubDate>${new Date().toUTCString()}</pubDate><description>The gates open at three.</description><itunes:duration>20</itunes:duration>
<podcast:alternateEnclosure type="video/mp4" title="720p"><podcast:source uri="${files}/static/flood-720.mp4"/>
<podcast:source uri="${files}/static/flood-720.torrent" contentType="application/x-bittorrent"/></podcast:alternateEnclosure></item>
</channel></rss>`;

/** Answers for the publisher's files: a video by ranges, and a stream without an end. */
async function serveFiles(page: Page, dir: string): Promise<void> {
  const video = await readFile(
    join(import.meta.dirname, "../../db/seed/recordings/video-1/film.mp4"),
  );
  await page.context().route(`${files}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const headers = { "access-control-allow-origin": "*" };
    if (pathname.startsWith("/hls/")) {
      const body = await readFile(join(dir, pathname.slice(5)));
      return route.fulfill({ body, headers });
    }
    if (pathname !== "/static/flood-720.mp4") return route.fulfill({ status: 404 });
    const [, from = "0"] = /bytes=(\d+)-/.exec(route.request().headers().range ?? "") ?? [];
    const range = `bytes ${from}-${video.length - 1}/${video.length}`;
    return route.fulfill({
      status: 206,
      body: video.subarray(Number(from)),
      headers: { ...headers, "content-type": "video/mp4", "content-range": range },
    });
  });
}

const idOf = async ({ db }: Own, title: string) => {
  const video = db.selectFrom("videos").select("id").where("title", "=", title);
  return (await video.executeTakeFirstOrThrow()).id;
};

test("a video of its feed plays, and one that goes out live is there until it ends", async ({
  page,
  own,
}) => {
  test.skip(!hasTools, "ffmpeg is not installed");
  const dir = await mkdtemp(join(tmpdir(), "eunison-tube-"));
  const made =
    "-loglevel error -f lavfi -i testsrc=size=96x54:rate=10:duration=40 -pix_fmt yuv420p -g 20 -f hls -hls_time 2 -hls_list_size 0 -hls_flags omit_endlist master.m3u8";
  execFileSync("ffmpeg", made.split(" "), { cwd: dir });
  await serveFiles(page, dir);
  const publisher = await openFeedServer();
  publisher.on("/feeds/podcast/videos.xml", feedWith(liveItem("master", "The weir at high water")));
  const address = `${publisher.origin}/feeds/podcast/videos.xml`;
  const env = { FEEDS_ALLOW_PRIVATE: "1" };
  const added = await runOn(own, dir, "feeds", ["add", address], env);
  expect(added, added.err).toMatchObject({ code: 0 });
  const player = page.getByRole("group", { name: "Player" });
  const play = player.getByRole("button", { name: "Play", exact: true });
  const seconds = () => page.locator("video").evaluate((v: HTMLVideoElement) => v.currentTime);
  await keep(page, accepted);

  await open(page, `/video/${await idOf(own, "A weir in flood")}`);
  await play.click();
  await expect.poll(seconds).toBeGreaterThan(0.5);
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(player.getByText("LIVE", { exact: true })).toHaveCount(0);

  const path = `/video/${await idOf(own, "The weir at high water")}`;
  await open(page, path);
  await expect(player.getByText("LIVE", { exact: true })).toBeVisible();
  await play.click();
  await expect.poll(seconds).toBeGreaterThan(0.5);

  publisher.on("/feeds/podcast/videos.xml", feedWith(""));
  const { id } = await own.db
    .selectFrom("feeds")
    .select("id")
    .where("url", "=", address)
    .executeTakeFirstOrThrow();
  const again = await runOn(own, dir, "feeds", ["refresh", String(id)], env);
  expect(again, again.err).toMatchObject({ code: 0 });
  await expect.poll(async () => (await page.request.get(path)).status()).toBe(404);
  await page.close();
  await page.context().unrouteAll({ behavior: "wait" });
  await publisher.close();
  await rm(dir, { recursive: true });
});

/** What a server keeps of a stream, in segments. */
const keptSegments = 30;
const segmentSeconds = 2;

/** Answers for a stream of which the server keeps the last minute; it has gone on for that long as it is first asked. */
async function serveSliding(page: Page, dir: string): Promise<void> {
  const made = `-loglevel error -f lavfi -i testsrc=size=96x54:rate=5:duration=600 -pix_fmt yuv420p -preset ultrafast -g 10 -f hls -hls_time ${segmentSeconds} -hls_list_size 0 all.m3u8`;
  execFileSync("ffmpeg", made.split(" "), { cwd: dir });
  let begun = 0;
  await page.context().route(`${files}/hls/*`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(5);
    const headers = { "access-control-allow-origin": "*" };
    if (!name.endsWith(".m3u8"))
      return route.fulfill({ body: await readFile(join(dir, name)), headers });
    begun ||= Date.now();
    const first = Math.floor((Date.now() - begun) / 1_000 / segmentSeconds);
    const kept = Array.from({ length: keptSegments }, (_, n) => `all${first + n}.ts`);
    const head = `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:${segmentSeconds}\n#EXT-X-MEDIA-SEQUENCE:${first}\n`;
    const lines = kept.map((file) => `#EXTINF:${segmentSeconds}.0,\n${file}\n`);
    return route.fulfill({ body: head + lines.join(""), headers });
  });
}

for (const plays of ["by itself", "by a library alone"])
  test(`what goes out live is sought in, and followed live again, where a browser plays it ${plays}`, async ({
    page,
    own,
  }) => {
    test.skip(!hasTools, "ffmpeg is not installed");
    const dir = await mkdtemp(join(tmpdir(), "eunison-sliding-"));
    await serveSliding(page, dir);
    if (plays !== "by itself")
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.canPlayType = () => "";
      });
    const publisher = await openFeedServer();
    const title = `The weir, ${plays}`;
    const path = `/feeds/${plays.length}/videos.xml`;
    publisher.on(path, feedWith(liveItem(`sliding-${plays.length}`, title)));
    const env = { FEEDS_ALLOW_PRIVATE: "1" };
    const added = await runOn(own, dir, "feeds", ["add", publisher.origin + path], env);
    expect(added, added.err).toMatchObject({ code: 0 });
    await keep(page, accepted);
    await open(page, `/video/${await idOf(own, title)}`);
    const player = page.getByRole("group", { name: "Player" });
    const bar = player.getByRole("slider", { name: "Position" });
    const toLive = player.getByRole("button", { name: "Go to live" });
    const seconds = () => page.locator("video").evaluate((v: HTMLVideoElement) => v.currentTime);
    await player.getByRole("button", { name: "Play", exact: true }).click();
    // It begins with what goes out now, not with the oldest that the server has.
    await expect(bar).toHaveAttribute("aria-valuetext", "LIVE");
    await expect(player.locator("[data-time]")).toHaveText("LIVE");
    await expect(bar).toBeEnabled();
    await expect(toLive).toBeHidden();
    const begun = await seconds();
    await expect.poll(seconds).toBeGreaterThan(begun + 1);

    // What the server has no more is not on the bar either.
    await expect.poll(async () => Number(await bar.getAttribute("min"))).toBeGreaterThan(0);
    // The middle of what it has.
    await bar.press("5");
    await expect(player.locator("[data-time]")).toHaveText(/^−00:[23]\d$/);
    await expect(bar).toHaveAttribute("aria-valuetext", /^[23]\d seconds behind live$/);
    const middle = await seconds();
    expect(middle).toBeLessThan(begun);
    await expect.poll(seconds).toBeGreaterThan(middle + 1);
    await expectNoBarriers(page);
    await toLive.click();
    await expect(bar).toHaveAttribute("aria-valuetext", "LIVE");
    await expect(player.getByRole("status")).toHaveText("LIVE");
    await expect(toLive).toBeHidden();
    await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
    const again = await seconds();
    expect(again).toBeGreaterThan(begun);
    await expect.poll(seconds).toBeGreaterThan(again + 1);
    await page.close();
    await page.context().unrouteAll({ behavior: "wait" });
    await publisher.close();
    await rm(dir, { recursive: true });
  });
