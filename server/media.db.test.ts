import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, get as httpGet, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedAccessToken } from "#media/access-tokens.server.ts";
import { loadSample } from "#media/sample.server.ts";
import { openFolder } from "#platform/storage/folder.server.ts";
import { withBundledFiles } from "#platform/storage/storage.server.ts";
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
const dir = mkdtempSync(join(tmpdir(), "eunison-media-"));
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
      storage: withBundledFiles(
        openFiles({ dataDir: root, bucket: null }),
        "long/",
        openFolder(dir),
      ),
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
  rmSync(dir, { recursive: true });
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

  it("whole where a range is malformed, of another unit, or not for GET", async () => {
    const { length } = await whole();
    for (const range of [
      "bytes=",
      "bytes=a-b",
      "bytes=5-3",
      "bytes 0-5",
      "lines=0-5",
      "bytes=--5",
    ]) {
      const response = await ask(free, { range });
      expect([response.status, response.headers.get("content-range")], range).toEqual([200, null]);
      expect((await response.arrayBuffer()).byteLength, range).toBe(length);
    }
    const head = await ask(free, { range: "bytes=0-9" }, "HEAD");
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(length)]);
  });

  it("not at all where none of it can be had", async () => {
    const { length } = await whole();
    for (const range of [`bytes=${length}-`, "bytes=-0", `bytes=${length}-,${length + 5}-`]) {
      const beyond = await ask(free, { range });
      expect([beyond.status, beyond.headers.get("content-range")], range).toEqual([
        416,
        `bytes */${length}`,
      ]);
    }
  });

  it("in one part of several, where one is enough, and else whole", async () => {
    const { length } = await whole();
    const rangeOf = async (range: string) =>
      (await ask(free, { range })).headers.get("content-range");
    expect(await rangeOf(`bytes=0-9,${length}-`)).toBe(`bytes 0-9/${length}`);
    expect(await rangeOf("bytes=0-9,5-19")).toBe(`bytes 0-19/${length}`);
    const apart = await ask(free, { range: "bytes=0-9,100-109" });
    expect([apart.status, (await apart.arrayBuffer()).byteLength]).toEqual([200, length]);
  });

  it("in part only while it is the same file", async () => {
    const etag = (await ask(free, {}, "HEAD")).headers.get("etag") ?? "";
    const part = { range: "bytes=0-9" };
    expect((await ask(free, { ...part, "if-range": etag })).status).toBe(206);
    for (const other of ['"another"', `W/${etag}`, new Date(0).toUTCString()])
      expect((await ask(free, { ...part, "if-range": other })).status, other).toBe(200);
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
  const at = (accessToken: string) => `/media/video/2/${accessToken}/film.mp4`;

  it("comes to the one who has an access token, for some hours", async () => {
    const accessToken = signedAccessToken(secret, item, now);
    expect((await ask(at(accessToken))).status).toBe(200);
    expect((await ask(at(accessToken))).headers.get("cache-control")).toMatch(/^private/);
    clock = new Date(now.getTime() + 8 * 3_600_000);
    const late = await ask(at(accessToken));
    clock = now;
    expect(late.status).toBe(403);
    expect(await late.text()).toContain("This address has expired");
  });

  it("comes to no one else, nor does what is said in it", async () => {
    const other = signedAccessToken(secret, { kind: "video", id: 7 }, now);
    const forged = signedAccessToken("t".repeat(32), item, now);
    for (const accessToken of ["free", other, forged, "1.a", `${forged}x`]) {
      expect((await ask(at(accessToken))).status, accessToken).toBe(403);
      expect((await ask(`/media/video/2/${accessToken}/captions.en.vtt`)).status, accessToken).toBe(
        403,
      );
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

it("counts a video that was sent once a day, but not what a player on a page fetches ahead", async () => {
  const address = "/media/video/1/free/film.mp4";
  const views = async () => {
    const { rows } = await test.pool.query("select views from videos where id = 1");
    return Number(rows[0].views);
  };
  const before = await views();
  const get = async (headers: Record<string, string>) =>
    void (await (await ask(address, { ...listener, ...headers })).arrayBuffer());
  await get({ "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
  const browser = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  await get({ "user-agent": browser, "sec-fetch-dest": "video" });
  await get({ range: "bytes=0-999" });
  await get({});
  await expect.poll(views).toBe(before + 1);
  await get({});
  await get({ "user-agent": browser });
  await expect.poll(views).toBe(before + 2);
});

it("counts no other file of a recording, and names each version of a file by its content", async () => {
  await test.pool.query(`
    insert into episodes (id, show_id, title, lang, identity, content_hash, published_at, updated_at, recording, duration_seconds)
    select 900, show_id, 'Two', 'en', 'two', 'x', published_at, updated_at, 'long/two', 90 from episodes where id = 1`);
  mkdirSync(join(dir, "two"));
  let versions = 0;
  const put = (name: string, text: string) => {
    writeFileSync(join(dir, "two", name), text);
    versions += 1;
    utimesSync(join(dir, "two", name), versions, versions);
  };
  const get = async (name: string, headers: Record<string, string> = listener) => {
    const response = await ask(`/media/podcast/900/free/${name}`, headers);
    await response.arrayBuffer();
    return response.headers.get("etag");
  };
  const counted = async () => {
    const rows = await test.db
      .selectFrom("media_downloads")
      .select("item_id")
      .where("item_id", "=", 900)
      .execute();
    return rows.length;
  };
  put("poster.webp", "a picture");
  put("episode.mp3", "a sound");
  // Another listener: a second file of the same one would not count anyway.
  await get("poster.webp", { ...listener, "user-agent": "Overcast/2" });
  const first = await get("episode.mp3");
  await expect.poll(counted).toBeGreaterThan(0);
  expect(await counted()).toBe(1);
  await test.db.deleteFrom("media_downloads").where("item_id", "=", 900).execute();
  put("episode.mp3", "another");
  expect(await get("episode.mp3")).not.toBe(first);
});

const hasTools = spawnSync("ffmpeg", ["-version"]).error === undefined;

it.skipIf(!hasTools)("serves any part of three hours, and counts a minute of them", async () => {
  const file = join(dir, "one", "episode.mp3");
  mkdirSync(join(dir, "one"));
  const silence = "-loglevel error -f lavfi -i anullsrc=r=8000:cl=mono -t 10800 -b:a 8k";
  execFileSync("ffmpeg", [...silence.split(" "), file]);
  const bytes = readFileSync(file);
  await test.db
    .updateTable("episodes")
    .set({ recording: "long/one", duration_seconds: 10_800, media_bytes: bytes.length })
    .where("id", "=", 3)
    .execute();
  const long = "/media/podcast/3/free/episode.mp3";
  const part = async (range: string) => {
    const response = await ask(long, { range, ...listener });
    expect(response.status, range).toBe(206);
    return Buffer.from(await response.arrayBuffer());
  };
  const counted = async () => {
    const rows = await test.db
      .selectFrom("media_downloads")
      .select("item_id")
      .where("item_id", "=", 3)
      .execute();
    return rows.length;
  };
  const minute = Math.ceil((bytes.length / 10_800) * 60);
  expect(await part("bytes=-100")).toEqual(bytes.subarray(-100));
  const late = bytes.length - 50_000;
  expect(await part(`bytes=${late}-${late + 999}`)).toEqual(bytes.subarray(late, late + 1_000));
  expect(await counted()).toBe(0);
  expect((await part(`bytes=0-${minute}`)).length).toBe(minute + 1);
  await expect.poll(counted).toBe(1);
});

it("leaves no file open after listeners that go away", async () => {
  const openFilesOf = () => readdirSync("/proc/self/fd").length;
  const before = openFilesOf();
  for (let n = 0; n < 1_000; n++)
    await new Promise<void>((done) => {
      const request = httpGet(origin + free, { agent: false }, (response) => {
        response.once("data", () => response.destroy());
        response.once("close", done);
      });
      request.on("error", () => done());
    });
  await expect.poll(openFilesOf).toBeLessThan(before + 20);
});
