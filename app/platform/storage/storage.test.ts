import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestBucket, type TestBucket } from "../../../tests/bucket-server.ts";
import { openBucket } from "./bucket.server.ts";
import { openFolder } from "./folder.server.ts";
import { moveFiles } from "./move.server.ts";
import { listAll, readBytes, type Storage, withBundledFiles } from "./storage.server.ts";

let bucket: TestBucket;
let dir: string;
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(() => bucket.close());
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "storage-"));
  bucket.files.clear();
  bucket.asked.length = 0;
  return () => rmSync(dir, { recursive: true });
});

const all = async (storage: Storage, prefix = "") =>
  (await listAll(storage, prefix)).map(({ key }) => key).sort();
const text = async (storage: Storage, key: string) =>
  (await readBytes(storage, key))?.toString() ?? null;

const kinds: [string, () => Storage][] = [
  ["a folder", () => openFolder(join(dir, "files"))],
  ["a bucket", () => openBucket(bucket.settings)],
];
describe.each(kinds)("%s", (_, open) => {
  it("gives back what was put, by bytes or from a file, and replaces it as a whole", async () => {
    const storage = open();
    await storage.put("avatars/a.webp", Buffer.from("a longer first"));
    writeFileSync(join(dir, "given"), "second");
    await storage.put("avatars/a.webp", join(dir, "given"));
    expect(await text(storage, "avatars/a.webp")).toBe("second");
    expect(await storage.find("avatars/a.webp")).toMatchObject({ bytes: 6 });
  });

  it("has no file that was not put, and none once it is removed", async () => {
    const storage = open();
    expect([await storage.find("a/b"), await storage.read("a/b")]).toEqual([null, null]);
    await storage.put("a/b", Buffer.from("x"));
    await storage.remove("a/b");
    await storage.remove("a/b");
    expect([await storage.find("a/b"), await storage.read("a/b")]).toEqual([null, null]);
  });

  it("lists what begins so, however much there is", async () => {
    const storage = open();
    const keys = ["a/1", "a/2", "a/3/4", "a/5", "b/1"];
    for (const key of keys) await storage.put(key, Buffer.from(key));
    expect(await all(storage, "a/")).toEqual(keys.slice(0, 4));
    expect(await all(storage)).toEqual(keys);
    expect(await all(storage, "../")).toEqual([]);
  });

  it("lists how large each file is, and when it was stored", async () => {
    const storage = open();
    const before = Date.now() - 2_000;
    await storage.put("a/1", Buffer.from("four"));
    const listed = (await listAll(storage, "a/"))[0];
    expect(listed).toMatchObject({ key: "a/1", bytes: 4 });
    expect(listed?.storedAt).toBeGreaterThan(before);
  });

  it.each([
    "../secret",
    "a/../b",
    "/a",
    "a//b",
    "",
    ".hidden",
    "a\\b",
    "a b",
    "a/",
    `a${"/a".repeat(300)}`,
  ])("takes no key that could lead elsewhere: %j", async (key) => {
    const storage = open();
    expect([await storage.find(key), await storage.read(key)]).toEqual([null, null]);
    await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow(TypeError);
  });
});

describe("a bucket", () => {
  it("gives addresses that a browser can ask for without a key, and that cannot be changed", async () => {
    const storage = openBucket(bucket.settings);
    await storage.put("recordings/x/episode.mp3", Buffer.from("sound"));
    const place = await storage.find("recordings/x/episode.mp3");
    if (!place || !("address" in place)) throw new Error("no address");
    const answer = await fetch(place.address, { headers: { range: "bytes=1-2" } });
    expect([answer.status, await answer.text()]).toEqual([206, "ou"]);
    expect(answer.headers.get("content-type")).toBe("audio/mpeg");
    expect((await fetch(place.address.replace("/x/", "/y/"))).status).toBe(403);
    expect((await fetch(place.address.replace("Expires=25200", "Expires=92500"))).status).toBe(403);
    expect((await fetch(place.address.split("?")[0] ?? "")).status).toBe(403);
  });

  it("takes large files in parts, and leaves none behind when one fails", async () => {
    const storage = openBucket(bucket.settings, { partBytes: 1_000 });
    const file = join(dir, "large");
    writeFileSync(file, Buffer.from(Array.from({ length: 3_456 }, (_, n) => n % 251)));
    await storage.put("recordings/large.mp4", file);
    expect((await readBytes(storage, "recordings/large.mp4"))?.[3_455]).toBe(3_455 % 251);
    expect(bucket.asked.filter((one) => one.startsWith("PUT"))).toHaveLength(4);
    bucket.failNext("PUT", 100);
    await expect(storage.put("recordings/other.mp4", file)).rejects.toThrow("503");
    bucket.failNext("PUT", 0);
    expect([bucket.open.size, await storage.find("recordings/other.mp4")]).toEqual([0, null]);
  });

  it("asks again when the store is busy for a moment", async () => {
    const storage = openBucket(bucket.settings);
    bucket.failNext("PUT", 2);
    await storage.put("a/b", Buffer.from("x"));
    expect(await text(storage, "a/b")).toBe("x");
  });

  it("says that the keys are wrong", async () => {
    const storage = openBucket({ ...bucket.settings, secretAccessKey: "another" });
    await expect(storage.put("a/b", Buffer.from("x"))).rejects.toThrow("the store answers 403");
  });
});

describe("a move", () => {
  it("carries everything, goes on where it was cut off, and leaves what it carried", async () => {
    const folder = openFolder(join(dir, "files"));
    const store = openBucket(bucket.settings);
    for (const key of ["a/1", "a/2", "b/3"]) await folder.put(key, Buffer.from(`of ${key}`));
    await store.put("a/1", Buffer.from("of a/1"));
    await store.put("a/2", Buffer.from("half"));
    const told: number[] = [];
    const moved = await moveFiles(folder, store, ({ done, of }) => void told.push(done / of));
    expect(moved).toEqual({ carried: 2, before: 1 });
    expect(told.at(-1)).toBe(1);
    for (const key of ["a/1", "a/2", "b/3"]) expect(await text(store, key)).toBe(`of ${key}`);
    expect(await all(folder)).toEqual(["a/1", "a/2", "b/3"]);
    const back = openFolder(join(dir, "back"));
    expect(await moveFiles(store, back, () => {})).toEqual({ carried: 3, before: 0 });
    expect(await all(back)).toEqual(await all(store));
  });
});

it("reads what comes with the program from where it is, and puts nothing there", async () => {
  const shipped = openFolder(join(dir, "shipped"));
  await shipped.put("one/episode.mp3", Buffer.from("shipped"));
  const storage = withBundledFiles(openFolder(join(dir, "files")), "samples/", shipped);
  expect(await text(storage, "samples/one/episode.mp3")).toBe("shipped");
  await storage.put("other/one", Buffer.from("x"));
  expect(await all(storage)).toEqual(["other/one"]);
  expect(readdirSync(join(dir, "shipped"))).toEqual(["one"]);
});
