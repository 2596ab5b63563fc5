// Recordings that lie in a bucket: who may have one is sent there.
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSample } from "#media/sample.server.ts";
import { openTestBucket, type TestBucket } from "../tests/bucket-server.ts";
import { openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { openFiles } from "./files.ts";
import { openMedia } from "./media.ts";
import { contentPolicy } from "./security-headers.ts";

const now = new Date("2026-11-21T12:00:00Z");
const sound = Buffer.alloc(5_000, "sound");
const playlist = "#EXTM3U\n360p/main.m3u8\n";
let test: TestDatabase;
let bucket: TestBucket;
let server: Server;

beforeAll(async () => {
  test = await openTestDatabase();
  bucket = await openTestBucket();
  await loadSample(test.db, now, { again: true });
  await test.db
    .updateTable("episodes")
    .set({ recording: "recordings/one", media_bytes: sound.length, duration_seconds: 90 })
    .where("id", "in", [1, 8])
    .execute();
  const storage = openFiles({ dataDir: "unused", bucket: bucket.settings });
  await storage.put("recordings/one/episode.mp3", sound);
  await storage.put("recordings/one/hls/main.m3u8", Buffer.from(playlist));
  const log = { info() {}, warn: console.warn, error: console.error, fatal: console.error };
  const services = { db: test.db, now: () => now, log, secret: "s".repeat(32), trustProxy: 0 };
  const policy = { https: false, formActions: [], siteName: "Eunison" };
  const answer = openMedia({ ...services, storage }, policy);
  server = createServer((req, res) => void answer(req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await bucket.close();
  await test.close();
});

const ask = (path: string, init: RequestInit = {}) => {
  const { port } = server.address() as AddressInfo;
  const headers = { "user-agent": "AntennaPod/3.4.0", ...init.headers };
  return fetch(`http://127.0.0.1:${port}/media/podcast/${path}`, { ...init, headers });
};
const downloads = () =>
  test.db
    .selectFrom("media_downloads")
    .select(["item_id"])
    .execute()
    .then((rows) => rows.length);

it("come by an address of the bucket, by ranges, and are counted by what is asked for", async () => {
  const sent = await ask("1/free/episode.mp3", { redirect: "manual" });
  expect(sent.status).toBe(302);
  expect(sent.headers.get("cache-control")).toBe("no-store");
  expect(sent.headers.get("location")).toMatch(/^http:.*X-Amz-Expires=25200&.*X-Amz-Signature=/);
  // It is counted after the answer.
  await expect.poll(downloads).toBe(1);
  await test.db.deleteFrom("media_downloads").execute();
  const part = await ask("1/free/episode.mp3", {
    headers: { range: "bytes=1000-1999", "user-agent": "Overcast/2" },
  });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 1_000]);
  expect(await downloads()).toBe(0);
  const head = await ask("1/free/episode.mp3", {
    method: "HEAD",
    headers: { "user-agent": "Overcast/2" },
  });
  expect([head.status, head.redirected]).toEqual([200, false]);
  expect(
    ["content-type", "content-length", "accept-ranges"].map((n) => head.headers.get(n)),
  ).toEqual(["audio/mpeg", String(sound.length), "bytes"]);
  expect(await downloads()).toBe(0);
  const end = { range: "bytes=-1000", "user-agent": "Overcast/2" };
  await ask("1/free/episode.mp3", { headers: end, redirect: "manual" });
  expect(await downloads()).toBe(0);
  await ask("1/free/episode.mp3", {
    headers: { range: "bytes=1500-", "user-agent": "Overcast/2" },
  });
  await expect.poll(downloads).toBe(1);
});

it("have their playlists from the site, since the addresses in them begin there", async () => {
  const answer = await ask("1/free/hls/main.m3u8", { redirect: "manual" });
  expect([answer.status, await answer.text()]).toEqual([200, playlist]);
  expect(answer.headers.get("content-type")).toBe("application/vnd.apple.mpegurl");
});

it("are for nobody else", async () => {
  const before = bucket.asked.length;
  expect((await ask("8/free/episode.mp3", { redirect: "manual" })).status).toBe(403);
  expect((await ask("1/free/../../../episode.mp3", { redirect: "manual" })).status).toBe(404);
  expect(bucket.asked.length).toBe(before);
  expect((await ask("1/free/none.mp3", { redirect: "manual" })).status).toBe(404);
});

it("are named in the content security policy, by the origin of the store alone", () => {
  const before = contentPolicy({ https: true, formActions: [] });
  const after = contentPolicy({
    https: true,
    formActions: [],
    storeOrigin: "https://s3.example.eu",
  });
  expect(after).toBe(
    before.replace(
      "media-src 'self' https: blob:",
      "media-src 'self' https://s3.example.eu https: blob:; connect-src 'self' https://s3.example.eu",
    ),
  );
});
