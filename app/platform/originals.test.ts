import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestBucket, type TestBucket } from "../../tests/bucket-server.ts";
import type { Log } from "./log.server.ts";
import { openOriginals } from "./originals.server.ts";
import { openBucket } from "./storage/bucket.server.ts";
import { openFolder } from "./storage/folder.server.ts";
import { listAll, type Storage } from "./storage/storage.server.ts";

const address = "https://paper.example/flood.jpg";

let bucket: TestBucket;
let picture: Buffer;
let dir: string;
let warned: string[];
const log: Log = {
  info: () => {},
  warn: (_fields, message) => void warned.push(message),
  error: () => {},
  fatal: () => {},
};
beforeAll(async () => {
  bucket = await openTestBucket();
  picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#1b4bc2" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => bucket.close());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "originals-"));
  bucket.files.clear();
  bucket.asked.length = 0;
  warned = [];
  return () => rmSync(dir, { recursive: true });
});

const open = (storage: Storage, maxBytes = 1e9) => openOriginals({ storage, log, maxBytes });
const inBucket = () => openBucket(bucket.settings);
const keysOf = async (storage: Storage) =>
  (await listAll(storage, "originals/")).map(({ key }) => key);

describe.each<[string, () => Storage]>([
  ["a folder", () => openFolder(dir)],
  ["a bucket", inBucket],
])("in %s", (_, openStorage) => {
  it("a picture is fetched once for all machines that share the storage", async () => {
    const fetch = vi.fn(async () => picture);
    const first = open(openStorage());
    expect(await first.get(address, fetch)).toEqual(picture);
    await first.settled();
    const second = open(openStorage());
    expect(Buffer.from((await second.get(address, fetch)) ?? [])).toEqual(picture);
    expect(fetch).toHaveBeenCalledTimes(1);
    await second.get(`${address}?other`, fetch);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("the first that were stored go first, once there is more than may be", async () => {
    const storage = openStorage();
    const bound = picture.length * 3;
    for (let n = 0; n < 8; n++) {
      const originals = open(storage, bound);
      await originals.get(`${address}?${n}`, async () => picture);
      await originals.settled();
    }
    expect((await keysOf(storage)).length).toBeLessThanOrEqual(3);
    const fetch = vi.fn(async () => null);
    const originals = open(storage, bound);
    expect(await originals.get(`${address}?7`, fetch)).not.toBeNull();
    expect(await originals.get(`${address}?0`, fetch)).toBeNull();
  });
});

it("bytes that strangers chose are stored without a type, and only if they are a picture", async () => {
  const originals = open(inBucket());
  await originals.get(address, async () => picture);
  const page = Buffer.from("<script>alert(1)</script>");
  expect(await originals.get(`${address}?page`, async () => page)).toBe(page);
  expect(await originals.get(`${address}?gone`, async () => null)).toBeNull();
  await originals.settled();
  const stored = [...bucket.files].map(([key, { type }]) => [key.split("/")[0], type]);
  expect(stored).toEqual([["originals", "application/octet-stream"]]);
});

it("other files of the storage do not count, and stay", async () => {
  const storage = openFolder(dir);
  await storage.put("recordings/a/film.mp4", Buffer.alloc(picture.length * 9));
  const originals = open(storage, picture.length * 3);
  await originals.get(address, async () => picture);
  await originals.settled();
  expect((await listAll(storage, "")).length).toBe(2);
});

it("a storage that fails is told of, and the picture shown all the same", async () => {
  const broken: Storage = {
    ...openFolder(dir),
    read: () => Promise.reject(new Error("away")),
    put: () => Promise.reject(new Error("full")),
  };
  const originals = open(broken);
  expect(await originals.get(address, async () => picture)).toBe(picture);
  await originals.settled();
  expect(warned).toHaveLength(2);
});

it("a slow storage holds few pictures in memory", async () => {
  let release = () => {};
  const slow = new Promise<void>((done) => {
    release = done;
  });
  const put = vi.fn(() => slow);
  const originals = open({ ...openFolder(dir), put });
  for (let n = 0; n < 9; n++) await originals.get(`${address}?${n}`, async () => picture);
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(6));
  release();
  await originals.settled();
  await originals.get(`${address}?9`, async () => picture);
  await originals.settled();
  expect(put).toHaveBeenCalledTimes(7);
});
