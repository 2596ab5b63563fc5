import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "#platform/config.server.ts";
import { openLog } from "#platform/log.server.ts";
import { openTestBucket, type TestBucket } from "../tests/bucket-server.ts";
import { type FeedServer, openFeedServer, send } from "../tests/fakes/feed-server.ts";
import { openFiles } from "./files.ts";
import { openPictures } from "./pictures.ts";

let bucket: TestBucket;
let publisher: FeedServer;
const dirs: string[] = [];
beforeAll(async () => {
  bucket = await openTestBucket();
  publisher = await openFeedServer();
});
afterAll(async () => {
  await bucket.close();
  await publisher.close();
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

/** The pictures of a web process on a machine of its own, which shares nothing but the bucket. */
function openMachine() {
  const dir = mkdtempSync(join(tmpdir(), "eunison-machine-"));
  dirs.push(dir);
  const { endpoint, bucket: name, accessKeyId, secretAccessKey, region } = bucket.settings;
  const config = readConfig({
    DATA_DIR: dir,
    FEEDS_ALLOW_PRIVATE: "1",
    S3_ENDPOINT: endpoint,
    S3_BUCKET: name,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const log = openLog({ quiet: true });
  return openPictures({ config, now: () => new Date(), log, storage: openFiles(config) });
}

it("machines that share a bucket ask a publisher once for a picture, whatever its sizes", async () => {
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#1b4bc2" },
  })
    .jpeg()
    .toBuffer();
  publisher.on("/flood.jpg", send(photo, { "content-type": "image/jpeg" }));
  const url = `${publisher.origin}/flood.jpg`;
  for (const width of [240, 480, 800] as const) {
    const { images, download, close } = openMachine();
    const made = await images.get(url, width, "webp", () => download(url));
    expect((await sharp(made ?? undefined).metadata()).width).toBe(width);
    await close();
  }
  expect(publisher.hits.filter(({ path }) => path === "/flood.jpg")).toHaveLength(1);
});
