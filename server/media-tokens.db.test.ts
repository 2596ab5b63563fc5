// What a private podcast feed's token opens at the door of the recordings.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSample } from "#media/sample.server.ts";
import { makeFeedToken, revokeFeedToken } from "#subscriptions/private-feeds.server.ts";
import { openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { signIn } from "../tests/factories/readers.ts";
import { testSecret } from "../tests/secret.ts";
import { openFiles } from "./files.ts";
import { openMedia } from "./media.ts";

const now = new Date("2026-11-21T12:00:00Z");
const log = { info() {}, warn: console.warn, error: console.error, fatal: console.error };
/** The sample episode for Premium. */
const premium = 8;
let test: TestDatabase;
let server: Server;
let reader: string;
let answer: ReturnType<typeof openMedia>;

const open = () =>
  openMedia(
    {
      db: test.db,
      now: () => now,
      log,
      secret: testSecret,
      trustProxy: 0,
      storage: openFiles({ dataDir: join(import.meta.dirname, "../no-such-folder"), bucket: null }),
    },
    { https: false, formActions: [], reservesMining: false, siteName: "Eunison" },
  );

beforeAll(async () => {
  test = await openTestDatabase();
  await loadSample(test.db, now, { again: true });
  reader = (await signIn(test.db, now, { tier: "premium" })).id;
  answer = open();
  server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await test.close();
});

const get = async (path: string, init?: RequestInit) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/media/${path}`, init);
  const bytes = (await response.arrayBuffer()).byteLength;
  return { status: response.status, headers: response.headers, bytes };
};

it("opens file, chapters and transcript of a premium episode, by ranges and to nobody's cache but the app's", async () => {
  const token = await makeFeedToken(test.db, "podcasts", reader, now);
  const folder = `podcast/${premium}/t.${token}`;
  const part = await get(`${folder}/episode.mp3`, { headers: { range: "bytes=0-99" } });
  expect([part.status, part.bytes]).toEqual([206, 100]);
  expect(part.headers.get("cache-control")).toMatch(/^private/);
  expect((await get(`${folder}/episode.mp3`, { method: "HEAD" })).status).toBe(200);
  expect((await get(`${folder}/chapters.json`)).status).toBe(200);
  expect((await get(`${folder}/transcript.en.vtt`)).status).toBe(200);
});

it("opens nothing without a token that holds, and no video", async () => {
  const token = await makeFeedToken(test.db, "podcasts", reader, now);
  const forged = `${token.slice(0, -1)}${token.endsWith("a") ? "b" : "a"}`;
  for (const path of [
    `podcast/${premium}/free/episode.mp3`,
    `podcast/${premium}/free/transcript.en.vtt`,
    `podcast/${premium}/free/chapters.json`,
    `podcast/${premium}/t.${forged}/episode.mp3`,
    `podcast/${premium}/t./episode.mp3`,
    `podcast/${premium}/${token}/episode.mp3`,
    `video/2/t.${token}/film.mp4`,
  ])
    expect((await get(path)).status, path).toBe(403);
});

it("opens nothing once the token is replaced or revoked", async () => {
  const path = (token: string) => `podcast/${premium}/t.${token}/episode.mp3`;
  const first = await makeFeedToken(test.db, "podcasts", reader, now);
  const second = await makeFeedToken(test.db, "podcasts", reader, now);
  expect((await get(path(first))).status).toBe(403);
  expect((await get(path(second))).status).toBe(200);
  await revokeFeedToken(test.db, "podcasts", reader);
  // What it has just been told, a door remembers for some seconds.
  answer = open();
  expect((await get(path(second))).status).toBe(403);
});
