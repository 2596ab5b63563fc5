import { expect, it, vi } from "vitest";
import { openTestDatabase } from "../tests/database.ts";
import { publish } from "../tests/factories/stories.ts";
import { warmPictures } from "./warm-pictures.ts";

const now = new Date("2026-11-21T12:00:00Z");

it("asks for what the front page shows on a phone, once, and ends when it is stopped", async () => {
  const { db, close } = await openTestDatabase();
  await publish(db, now, {
    title: "A tram for Kraków",
    picture: { src: "/pictures/tram-vote.webp", alt: "", width: 1200, height: 800 },
  });
  const asked: string[] = [];
  const log = { warn: vi.fn(), info: vi.fn(), error: vi.fn(), fatal: vi.fn() };
  const end = warmPictures({ db, now: () => now, log }, async (path) => asked.push(path), 0);
  await expect.poll(() => asked).toHaveLength(2);
  await end();
  expect(asked).toEqual([
    "/image/pictures/tram-vote/640.avif",
    "/image/pictures/tram-vote/800.avif",
  ]);
  expect(log.warn).not.toHaveBeenCalled();
  await close();
});
