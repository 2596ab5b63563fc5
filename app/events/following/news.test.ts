import { expect, it } from "vitest";
import { inOrder, type NewsEntry, newSince } from "./news.ts";

const now = new Date("2026-11-21T12:00:00Z");
const news = (id: number, at: number, more: Partial<NewsEntry> = {}): NewsEntry => ({
  n: 0,
  kind: "story",
  id,
  event: null,
  at,
  fresh: false,
  ...more,
});

it("takes as new what came since the last look, a day at the first, and seven at most", () => {
  const since = (seenAt: string | null) => newSince(seenAt, now).toISOString();
  expect(since("2026-11-21T09:30:00.000Z")).toBe("2026-11-21T09:30:00.000Z");
  expect(since(null)).toBe("2026-11-20T12:00:00.000Z");
  expect(since("2026-01-01T00:00:00.000Z")).toBe("2026-11-14T12:00:00.000Z");
  expect(since("2031-01-01T00:00:00.000Z")).toBe("2026-11-21T12:00:00.000Z");
});

it("has what is new first, then the latest", () => {
  const list = [news(1, 5), news(2, 9), news(3, 1, { fresh: true }), news(4, 4, { fresh: true })];
  expect(inOrder(list).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

it("has each event once, by its newest", () => {
  const list = [news(1, 5, { event: 7 }), news(2, 9, { event: 7 }), news(3, 2), news(4, 1)];
  expect(inOrder(list).map(({ id }) => id)).toEqual([2, 3, 4]);
});
