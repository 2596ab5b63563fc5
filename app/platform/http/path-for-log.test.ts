import { randomBytes, randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { pathForLog } from "./path-for-log.ts";

it("keeps what opens something by itself out of the log", () => {
  const token = randomBytes(24).toString("base64url");
  const signature = randomBytes(32).toString("base64url");
  for (const [path, logged] of [
    [`/feeds/hub/${token}/news.rss`, "/feeds/hub/***/news.rss"],
    [`/feeds/podcast/border-lines/${token}.xml`, "/feeds/podcast/border-lines/***.xml"],
    [`/media/podcast/12/t.${token}/audio.mp3`, "/media/podcast/12/t.***/audio.mp3"],
    [`/media/video/7/1795867200.${signature}/a.m3u8`, "/media/video/7/1795867200.***/a.m3u8"],
    [`/discussions/reports/${randomUUID()}`, "/discussions/reports/***"],
    [
      `/discussions/decisions/${randomUUID().toUpperCase()}.data`,
      "/discussions/decisions/***.data",
    ],
  ] as const)
    expect(pathForLog(path)).toBe(logged);
});

it("keeps what names a page", () => {
  for (const path of [
    "/",
    "/article/the-lamp-that-came-by-boat-across-the-whole-of-the-bay-in-november-1f7k",
    "/feeds/country/north-macedonia.json",
    "/image/story/20261121-130000-ferry-on-the-danube/640.webp",
    "/Author/ADA-QUAY",
  ])
    expect(pathForLog(path)).toBe(path);
});

it("takes no longer for a long address", () => {
  const begin = performance.now();
  pathForLog(`/${"a".repeat(200_000)}`);
  expect(performance.now() - begin).toBeLessThan(2_000);
});
