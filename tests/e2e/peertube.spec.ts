// A publisher's PeerTube, from its feed to the reader: a film that plays, and one that goes out live and ends.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { runOn } from "../command.ts";
import { openFeedServer } from "../fakes/feed-server.ts";
import { test } from "./own-site.ts";
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

const live = `<podcast:liveItem status="live" start="${new Date().toISOString()}">
<title>The weir at high water</title><link>${files}/w/high</link><guid isPermaLink="false">${files}/w/high?publishedAt=1</guid>
<description>A camera above the gates.</description><podcast:alternateEnclosure type="application/x-mpegURL" title="HLS live stream">
<podcast:source uri="${files}/hls/master.m3u8"/></podcast:alternateEnclosure></podcast:liveItem>`;
const feedWith = (more: string) => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:podcast="https://podcastindex.org/namespace/1.0" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel>
<title>Lock and Weir</title><link>${files}/c/weir</link><description>Films of the river</description><language>en</language>
<podcast:medium>video</podcast:medium>${more}
<item><title>A weir in flood</title><link>${files}/w/flood</link><guid isPermaLink="false">${files}/w/flood</guid>
<pubDate>${new Date().toUTCString()}</pubDate><description>The gates open at three.</description><itunes:duration>20</itunes:duration>
<podcast:alternateEnclosure type="video/mp4" title="720p"><podcast:source uri="${files}/static/flood-720.mp4"/>
<podcast:source uri="${files}/static/flood-720.torrent" contentType="application/x-bittorrent"/></podcast:alternateEnclosure></item>
</channel></rss>`;

/** Answers for the publisher's files: a film by ranges, and a stream without an end. */
async function serveFiles(page: Page, dir: string): Promise<void> {
  const film = await readFile(
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
    const range = `bytes ${from}-${film.length - 1}/${film.length}`;
    return route.fulfill({
      status: 206,
      body: film.subarray(Number(from)),
      headers: { ...headers, "content-type": "video/mp4", "content-range": range },
    });
  });
}

test("a film of its feed plays, and one that goes out live is there until it ends", async ({
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
  publisher.on("/feeds/podcast/videos.xml", feedWith(live));
  const address = `${publisher.origin}/feeds/podcast/videos.xml`;
  const env = { FEEDS_ALLOW_PRIVATE: "1" };
  const added = await runOn(own, dir, "feeds", ["add", address], env);
  expect(added, added.err).toMatchObject({ code: 0 });
  const idOf = async (title: string) => {
    const { id } = await own.db
      .selectFrom("videos")
      .select("id")
      .where("title", "=", title)
      .executeTakeFirstOrThrow();
    return id;
  };
  const player = page.getByRole("group", { name: "Player" });
  const play = player.getByRole("button", { name: "Play", exact: true });
  const seconds = () => page.locator("video").evaluate((v: HTMLVideoElement) => v.currentTime);
  await keep(page, accepted);

  await open(page, `/video/${await idOf("A weir in flood")}`);
  await play.click();
  await expect.poll(seconds).toBeGreaterThan(0.5);
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(player.getByText("LIVE", { exact: true })).toHaveCount(0);

  const path = `/video/${await idOf("The weir at high water")}`;
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
