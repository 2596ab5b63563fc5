import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteLeastRecentlyUsed, openImages, resizeImage } from "./images.server.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "images-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = (maxBytes = 1e6) => openImages({ dir, maxBytes, masters: join(dir, "masters") });
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
  const images = open();
  const first = await Promise.all([1, 2, 3].map(() => images.get("a", 240, "webp", load)));
  expect(new Set(first.map((b) => b?.length)).size).toBe(1);
  await open().get("a", 240, "webp", load);
  expect(load).toHaveBeenCalledTimes(1);
});

it("remembers that a picture is missing", async () => {
  const load = vi.fn(async () => null);
  const images = open();
  expect(await images.get("gone", 240, "webp", load)).toBeNull();
  expect(await images.get("gone", 240, "webp", load)).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it("keeps the folder within its bound", async () => {
  const images = open(1e9);
  for (let n = 0; n < 6; n++) await images.get(`p${n}`, 480, "webp", () => picture(480, 480));
  const sizes = async () => {
    const files = (await readdir(dir, { recursive: true })).filter((f) => f.endsWith(".webp"));
    return Promise.all(files.map(async (f) => (await stat(join(dir, f))).size));
  };
  const one = (await sizes())[0] ?? 0;
  await deleteLeastRecentlyUsed(dir, one * 4);
  expect((await sizes()).length).toBe(3);
});

it("stays within the bound of its folder over restarts, however little each process writes", async () => {
  const source = await picture(900, 600);
  const bytesIn = async () => {
    const names = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = names.filter((e) => e.isFile()).map((e) => stat(join(e.parentPath, e.name)));
    return (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0);
  };
  const one = (await open().get("first", 480, "webp", async () => source))?.length ?? 0;
  for (let n = 0; n < 14; n++) await open(one * 11).get(`${n}`, 480, "webp", async () => source);
  expect(await bytesIn()).toBeLessThanOrEqual(one * 11);
});

it("downloads a picture once for all its widths and formats", async () => {
  const arrival = Promise.withResolvers<Buffer>();
  const load = vi.fn(() => arrival.promise);
  const images = open();
  const early = [
    images.get("a", 240, "webp", load),
    images.get("a", 480, "webp", load),
    images.get("a", 240, "avif", load),
  ];
  await expect.poll(() => load).toHaveBeenCalled();
  arrival.resolve(await picture(900, 600));
  const made = [...(await Promise.all(early)), await images.get("a", 800, "webp", load)];
  const sizes = await Promise.all(made.map((bytes) => sharp(bytes ?? undefined).metadata()));
  expect(sizes.map((m) => m.width)).toEqual([240, 480, 240, 800]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("downloads six pictures at once, keeps 200 waiting, and refuses more without holding it against them", async () => {
  const source = await picture(9, 9);
  const arrival = Promise.withResolvers<Buffer>();
  let loading = 0;
  let most = 0;
  const load = vi.fn(async () => {
    most = Math.max(most, ++loading);
    const bytes = await arrival.promise;
    loading--;
    return bytes;
  });
  const images = open();
  const refused: string[] = [];
  const all = Array.from({ length: 250 }, async (_, n) => {
    const made = await images.get(`p${n}`, 240, "webp", load);
    if (!made) refused.push(`p${n}`);
    return made;
  });
  await expect.poll(() => refused).toHaveLength(44);
  expect(load).toHaveBeenCalledTimes(6);
  arrival.resolve(source);
  expect((await Promise.all(all)).filter(Boolean)).toHaveLength(206);
  expect(most).toBe(6);
  expect(await images.get(refused[0] ?? "", 240, "webp", load)).toBeTruthy();
});

describe("pictures of readers", () => {
  const red = { b: 0, g: 0, r: 200 };
  const png = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: red } })
      .png({ progressive: true })
      .toBuffer();
  /**
   * The most that the library had to do at once, waiting or working, while `work` ran. It may still count the one
   * that has just ended when the next one comes.
   */
  async function peakConcurrency(work: () => Promise<unknown>): Promise<number> {
    let most = 0;
    const look = () => {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
    };
    sharp.queue.on("change", look);
    await work();
    sharp.queue.off("change", look);
    return most;
  }

  it("are decoded one at a time, beside one that a page waits for, and leave threads to passwords", async () => {
    const images = open();
    const big = await png(1500, 1000);
    const made: unknown[] = [];
    const most = await peakConcurrency(async () => {
      const mine = [1, 2, 3].map(() => images.squares(big, [400, 100], "ana"));
      const others = [1, 2, 3].map((n) => images.squares(big, [400, 100], `reader ${n}`));
      const pages = [1, 2, 3].map((n) => images.get(`p${n}`, 480, "webp", async () => big));
      made.push(...(await Promise.all([...mine, ...others])));
      expect((await Promise.all(pages)).every(Boolean)).toBe(true);
    });
    expect(made).toEqual(Array(6).fill(expect.objectContaining({ ok: true })));
    expect(most).toBeLessThanOrEqual(2 + 1);
    expect(
      await peakConcurrency(() =>
        Promise.all([1, 2, 3, 4, 5].map((n) => images.squares(big, [400], `reader ${n}`))),
      ),
    ).toBeLessThanOrEqual(1 + 1);
  });

  it("wait for their reader's one before, two at most; another reader is not kept waiting by them", async () => {
    const images = open();
    const small = await png(40, 30);
    const done: string[] = [];
    const put = async (reader: string) => {
      const made = await images.squares(small, [20], reader);
      done.push(made.ok ? reader : made.reason);
    };
    await Promise.all([put("ana"), put("ana"), put("ana"), put("ana"), put("bo")]);
    expect(done).toEqual(["busy", "ana", "bo", "ana", "ana"]);
    await put("ana");
    expect(done.at(-1)).toBe("ana");
  });

  it("are refused while twenty wait, and welcome again afterwards", async () => {
    const images = open();
    const small = await png(40, 30);
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, n) => images.squares(small, [20], `reader ${n}`)),
    );
    expect(all.filter((made) => made.ok)).toHaveLength(21);
    expect(await images.squares(small, [20], "late")).toMatchObject({ ok: true });
  });

  it("have 25 million pixels at most, the largest that phones take", async () => {
    const images = open();
    const put = async (width: number, height: number) =>
      images.squares(await png(width, height), [100], "ana");
    expect(await put(5_712, 4_284)).toMatchObject({ ok: true });
    expect(await put(6_320, 3_960)).toEqual({ ok: false, reason: "pixels" });
    expect(await images.squares(Buffer.from("<html>"), [100], "ana")).toEqual({
      ok: false,
      reason: "broken",
    });
  });

  it("become squares from one decoding, upright, in every kind of colour", async () => {
    const images = open();
    const half = await sharp({ create: { width: 60, height: 120, channels: 3, background: red } })
      .composite([{ input: await picture(60, 60), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const grey = await sharp(half).greyscale().png().toBuffer();
    const clear = await sharp({
      create: { width: 50, height: 50, channels: 4, background: "#0000" },
    })
      .webp()
      .toBuffer();
    const deep = await sharp(await png(64, 64))
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    for (const bytes of [half, grey, clear, deep]) {
      const made = await images.squares(bytes, [40, 10], "ana");
      if (!made.ok) throw new Error(made.reason);
      const [large, small] = await Promise.all(made.squares.map((s) => sharp(s).metadata()));
      expect(large).toMatchObject({ width: 40, height: 40, format: "webp" });
      expect(small).toMatchObject({ width: 10, height: 10 });
    }
    const turned = await images.squares(half, [40], "ana");
    const colours = turned.ok ? await sharp(turned.squares[0]).raw().toBuffer() : Buffer.alloc(0);
    // Turned to the right, what was the upper half is the right one: blue there, red at the left.
    expect([Number(colours.at(0)) > 150, Number(colours.at(39 * 3 + 2)) > 150]).toEqual([
      true,
      true,
    ]);
  });
});

it("lets a download that fails hold up nothing", async () => {
  const images = open();
  const broken = () => Promise.reject(new Error("reset"));
  for (let n = 0; n < 7; n++)
    await expect(images.get(`p${n}`, 240, "webp", broken)).rejects.toThrow("reset");
  expect(await images.get("p0", 240, "webp", () => picture(9, 9))).toBeTruthy();
});

it("has the masters of our own pictures from their folder, wherever the process was started", async () => {
  await mkdir(join(dir, "masters"));
  await writeFile(join(dir, "masters", "ferry.webp"), "a ferry");
  await writeFile(join(dir, "secret.webp"), "not theirs");
  expect(String(await open().master("ferry"))).toBe("a ferry");
  for (const name of ["tram", "../secret", "", "a".repeat(81)])
    expect(await open().master(name)).toBeNull();
});
