import { once } from "node:events";
import { readdirSync } from "node:fs";
import { createServer, get as httpGet, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { passFor } from "#media/pass.server.ts";
import { loadSample } from "#media/sample.server.ts";
import { openTestDatabase, type TestDatabase } from "../tests/database.ts";
import { openFiles } from "./files.ts";
import { openMedia } from "./media.ts";

const now = new Date("2026-11-21T12:00:00Z");
const secret = "s".repeat(32);
const root = join(import.meta.dirname, "..");
const free = "/media/podcast/1/free/episode.mp3";
const listener = { "user-agent": "AntennaPod/3.4.0" };

let test: TestDatabase;
let server: Server;
let origin: string;
let clock = now;
beforeAll(async () => {
  test = await openTestDatabase();
  await loadSample(test.db, now, { dir: join(root, "db/seed") });
  const failed = (_fields: object, message: string) => {
    throw new Error(message);
  };
  const log = { debug: failed, info: failed, warn: failed, error: failed, fatal: failed };
  const answer = openMedia(
    {
      db: test.db,
      now: () => clock,
      log,
      secret,
      trustProxy: 0,
      storage: openFiles({ dataDir: root, bucket: null }),
    },
    { https: false, formActions: [], siteName: "Eunison" },
  );
  server = createServer((req, res) => void answer(req, res));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
});

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(origin + path, { method, headers });

/** The whole file, for comparison. */
const whole = async () => new Uint8Array(await (await ask(free)).arrayBuffer());

describe("a file comes by ranges (RFC 9110, section 14)", () => {
  it("whole, with its type, length and a strong validator", async () => {
    const response = await ask(free);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("audio/mpeg");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("etag")).toMatch(/^"[\w-]{22}"$/);
    expect((await response.arrayBuffer()).byteLength).toBe(
      Number(response.headers.get("content-length")),
    );
    const head = await ask(free, {}, "HEAD");
    expect(head.headers.get("content-length")).toBe(response.headers.get("content-length"));
    expect(head.headers.get("content-encoding")).toBeNull();
  });

  it("in the part that is asked for", async () => {
    const file = await whole();
    const cases: [range: string, from: number, to: number][] = [
      ["bytes=0-99", 0, 100],
      ["bytes=100-", 100, file.length],
      ["bytes=-50", file.length - 50, file.length],
      ["bytes=0-0", 0, 1],
      [`bytes=10-${file.length + 5}`, 10, file.length],
      [`bytes=-${file.length + 5}`, 0, file.length],
    ];
    for (const [range, from, to] of cases) {
      const response = await ask(free, { range });
      expect(response.status, range).toBe(206);
      expect(response.headers.get("content-range"), range).toBe(
        `bytes ${from}-${to - 1}/${file.length}`,
      );
      expect(new Uint8Array(await response.arrayBuffer()), range).toEqual(file.slice(from, to));
    }
  });

  it("whole where a range is malformed, and not where it cannot be had", async () => {
    const { length } = await whole();
    for (const range of ["bytes=", "bytes=a-b", "bytes=5-3", "bytes 0-5", "lines=0-5", "bytes=--5"])
      expect([200, 416], range).toContain((await ask(free, { range })).status);
    const beyond = await ask(free, { range: `bytes=${length}-` });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get("content-range")).toBe(`bytes */${length}`);
  });

  it("in part only while it is the same file", async () => {
    const etag = (await ask(free, {}, "HEAD")).headers.get("etag") ?? "";
    const part = { range: "bytes=0-9" };
    expect((await ask(free, { ...part, "if-range": etag })).status).toBe(206);
    expect((await ask(free, { ...part, "if-range": '"another"' })).status).toBe(200);
    // `fetch` would ask for it afresh.
    const [again] = await once(
      httpGet(origin + free, { agent: false, headers: { "if-none-match": etag } }),
      "response",
    );
    expect(again.statusCode).toBe(304);
    again.resume();
  });
});

describe("a premium file", () => {
  const item = { kind: "video", id: 2 } as const;
  const at = (pass: string) => `/media/video/2/${pass}/film.mp4`;

  it("comes to the one who has a pass, for some hours", async () => {
    const pass = passFor(secret, item, now);
    expect((await ask(at(pass))).status).toBe(200);
    expect((await ask(at(pass))).headers.get("cache-control")).toMatch(/^private/);
    clock = new Date(now.getTime() + 8 * 3_600_000);
    const late = await ask(at(pass));
    clock = now;
    expect(late.status).toBe(403);
    expect(await late.text()).toContain("This address has expired");
  });

  it("comes to no one else, nor does what is said in it", async () => {
    const other = passFor(secret, { kind: "video", id: 7 }, now);
    const forged = passFor("t".repeat(32), item, now);
    for (const pass of ["free", other, forged, "1.a", `${forged}x`]) {
      expect((await ask(at(pass))).status, pass).toBe(403);
      expect((await ask(`/media/video/2/${pass}/captions.en.vtt`)).status, pass).toBe(403);
    }
  });
});

it("has captions, transcript and chapters beside the file", async () => {
  const captions = await (await ask("/media/podcast/1/free/captions.fr.vtt")).text();
  expect(captions).toMatch(/^WEBVTT\n\n00:00:00\.400 --> /);
  expect(captions).not.toContain("<v ");
  expect(await (await ask("/media/podcast/1/free/transcript.en.vtt")).text()).toContain("<v Ines>");
  const chapters = await ask("/media/podcast/1/free/chapters.json");
  expect(chapters.headers.get("content-type")).toBe("application/json+chapters");
  expect(await chapters.json()).toMatchObject({
    version: "1.2.0",
    chapters: [{ startTime: 0 }, {}, {}],
  });
});

it("has nothing beside the recording's own folder", async () => {
  for (const path of [
    "/media/podcast/1/free/x/%2e%2e/%2e%2e/scripts.yaml",
    "/media/podcast/1/free/x..y/episode.mp3",
    "/media/podcast/1/free/..%2fscripts.yaml",
    "/media/podcast/1/free/.hidden",
    "/media/podcast/1/free/nothing.mp3",
    "/media/podcast/1/free/",
    "/media/podcast/999/free/episode.mp3",
    "/media/podcast/1e3/free/episode.mp3",
    "/media/film/1/free/film.mp4",
  ])
    expect((await ask(path)).status, path).toBe(404);
});

const downloads = async () => {
  const row = await test.db
    .selectFrom("episodes")
    .select("downloads")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(row.downloads);
};

it("counts a listener once a day, when enough was sent, whatever the parts", async () => {
  const before = await downloads();
  const half = Math.floor((await whole()).length / 2);
  const part = async (range: string, agent = listener["user-agent"]) =>
    void (await (await ask(free, { range, "user-agent": agent })).arrayBuffer());
  await part(`bytes=0-${half}`);
  await part(`bytes=0-${half}`);
  await ask(free, listener, "HEAD");
  await part("bytes=0-", "Googlebot/2.1 (+http://www.google.com/bot.html)");
  expect(await downloads()).toBe(before);
  await part(`bytes=${half}-`);
  await expect.poll(downloads).toBe(before + 1);
  await part("bytes=0-");
  await part("bytes=0-", "Castro 2022.1");
  await expect.poll(downloads).toBe(before + 2);
});

it("leaves no file open after listeners that go away", async () => {
  const openFilesOf = () => readdirSync("/proc/self/fd").length;
  const before = openFilesOf();
  for (let n = 0; n < 300; n++)
    await new Promise<void>((done) => {
      const request = httpGet(origin + free, { agent: false }, (response) => {
        response.once("data", () => response.destroy());
        response.once("close", done);
      });
      request.on("error", () => done());
    });
  await expect.poll(openFilesOf).toBeLessThan(before + 20);
});
