import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openImages, prune, resizeImage } from "./images.server.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "images-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1b4bc2" } })
    .png()
    .toBuffer();

it("makes pictures smaller, never larger", async () => {
  const wide = await resizeImage(await picture(2000, 1000), 480, "webp");
  expect(await sharp(wide ?? undefined).metadata()).toMatchObject({ width: 480, format: "webp" });
  const small = await resizeImage(await picture(100, 50), 480, "avif");
  expect(await sharp(small ?? undefined).metadata()).toMatchObject({ width: 100 });
});

it("refuses what is not a picture: script in SVG, text, cut bytes, a bomb of pixels", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>`;
  expect(await resizeImage(Buffer.from(svg), 480, "webp")).toBeNull();
  expect(await resizeImage(Buffer.from("<html>"), 480, "webp")).toBeNull();
  const whole = await picture(800, 800);
  expect(await resizeImage(whole.subarray(0, whole.length / 2), 480, "webp")).toBeNull();
  expect(await resizeImage(await picture(10_000, 4_001), 480, "webp")).toBeNull();
});

it("asks for a picture once, however many readers come at once, and then reads the disk", async () => {
  const load = vi.fn(() => picture(900, 600));
  const images = openImages({ dir, maxBytes: 1e6 });
  const first = await Promise.all([1, 2, 3].map(() => images.get("a", 240, "webp", load)));
  expect(new Set(first.map((b) => b?.length)).size).toBe(1);
  await openImages({ dir, maxBytes: 1e6 }).get("a", 240, "webp", load);
  expect(load).toHaveBeenCalledTimes(1);
});

it("remembers that a picture is missing", async () => {
  const load = vi.fn(async () => null);
  const images = openImages({ dir, maxBytes: 1e6 });
  expect(await images.get("gone", 240, "webp", load)).toBeNull();
  expect(await images.get("gone", 240, "webp", load)).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it("keeps the folder within its bound", async () => {
  const images = openImages({ dir, maxBytes: 1e9 });
  for (let n = 0; n < 6; n++) await images.get(`p${n}`, 480, "webp", () => picture(480, 480));
  const sizes = async () => {
    const files = (await readdir(dir, { recursive: true })).filter((f) => f.endsWith(".webp"));
    return Promise.all(files.map(async (f) => (await stat(join(dir, f))).size));
  };
  const one = (await sizes())[0] ?? 0;
  await prune(dir, one * 4);
  expect((await sizes()).length).toBe(3);
});
