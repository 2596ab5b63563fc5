import fc from "fast-check";
import { expect, test } from "vitest";
import { trendingOf, trendingRule, type ViewCount, velocityOf } from "./trending.ts";

const views = (story: number, hoursAgo: number, count: number): ViewCount => ({
  story,
  hoursAgo,
  count,
});

test("a view counts half after six hours, a quarter after twelve", () => {
  const fresh = velocityOf([{ hoursAgo: 0, count: 8 }]);
  expect(velocityOf([{ hoursAgo: 6, count: 8 }])).toBeCloseTo(fresh / 2);
  expect(velocityOf([{ hoursAgo: 12, count: 8 }])).toBeCloseTo(fresh / 4);
});

test("a steady stream has its own rate", () => {
  const stream = Array.from({ length: 48_000 }, (_, i) => ({ hoursAgo: i / 1000, count: 0.1 }));
  expect(velocityOf(stream)).toBeGreaterThan(99);
  expect(velocityOf(stream)).toBeLessThan(101);
});

test("what is read now goes before what was read more, but long ago", () => {
  expect(trendingOf([views(1, 20, 100), views(2, 1, 40)])).toEqual([2, 1]);
});

test("fewer than ten views in a day are chance", () => {
  expect(trendingOf([views(1, 1, 9), views(2, 1, 5), views(2, 9, 5)])).toEqual([2]);
  expect(trendingOf([views(1, 1, 9), views(1, 25, 9)])).toEqual([]);
});

test("never more than twelve, the fastest first", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(40), fc.nat(30), fc.nat(50)), { maxLength: 200 }),
      (all) => {
        const drawn = all.map(([story, hoursAgo, count]) => views(story, hoursAgo, count));
        const found = trendingOf(drawn);
        expect(found.length).toBeLessThanOrEqual(trendingRule.limit);
        expect(new Set(found).size).toBe(found.length);
        const speed = found.map((id) =>
          velocityOf(drawn.filter((v) => v.story === id && v.hoursAgo < trendingRule.windowHours)),
        );
        expect(speed).toEqual(speed.toSorted((a, b) => b - a));
      },
    ),
  );
});
