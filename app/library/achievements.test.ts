import fc from "fast-check";
import { expect, it } from "vitest";
import { type AchievementFigures, achievementsOf, earnedOf } from "./achievements.ts";
import { activityCursorOf, readingTime, writeActivityCursor } from "./activity.ts";

const none: AchievementFigures = {
  articles: 0,
  seconds: 0,
  longestStreak: 0,
  countries: 0,
  topics: 0,
  languages: 0,
  leastSide: 0,
  briefs: 0,
};
const names = (figures: Partial<AchievementFigures>) =>
  achievementsOf({ ...none, ...figures }).flatMap((a) => (a.earned ? [a.name] : []));

it("earns what has reached its goal, and nothing before", () => {
  expect(names({})).toEqual([]);
  expect(names({ articles: 9 })).toEqual(["firstStory"]);
  expect(names({ articles: 10, seconds: 3_599 })).toEqual(["firstStory", "tenStories"]);
  expect(names({ seconds: 36_000 })).toEqual(["hour", "tenHours"]);
  expect(names({ longestStreak: 7 })).toEqual(["week"]);
  expect(names({ longestStreak: 30 })).toEqual(["week", "month"]);
  expect(names({ countries: 27, topics: 12, languages: 3 })).toHaveLength(4);
  expect(names({ leastSide: 5, briefs: 1 })).toEqual(["allSides", "brief"]);
});

it("never loses one by more reading, and never passes its goal", () => {
  const feat = fc.nat({ max: 50_000 });
  const figures = fc.record({
    articles: feat,
    seconds: feat,
    longestStreak: feat,
    countries: feat,
    topics: feat,
    languages: feat,
    leastSide: feat,
    briefs: feat,
  });
  fc.assert(
    fc.property(figures, figures, (a, b) => {
      const more = Object.fromEntries(
        Object.entries(a).map(([k, n]) => [k, n + b[k as keyof AchievementFigures]]),
      ) as AchievementFigures;
      const [before, after] = [achievementsOf(a), achievementsOf(more)];
      expect(earnedOf(after)).toBeGreaterThanOrEqual(earnedOf(before));
      for (const one of after) {
        expect(one.progress).toBeLessThanOrEqual(one.goal);
        expect(one.earned).toBe(one.progress === one.goal);
      }
    }),
  );
});

it("writes places of a history that it reads again, and reads no others", () => {
  const place = { at: Date.parse("2026-11-21T12:00:00.123Z"), id: 42 };
  expect(activityCursorOf(writeActivityCursor(place))).toEqual(place);
  for (const no of [null, "", "1", "1-", "-1-2", "1e3-1", "1-1;", "9".repeat(20), "1-2-3"])
    expect(activityCursorOf(no)).toBeNull();
});

it("says hours as the dashboard does", () => {
  const times = [0, 5, 179, 3_569, 3_570, 8_640].map((s) => readingTime("en", s));
  expect(times.map((text) => text.replace("\u00a0", " "))).toEqual([
    "0 min",
    "1 min",
    "3 min",
    "59 min",
    "1.0h",
    "2.4h",
  ]);
  expect(readingTime("de", 8_640)).toBe("2,4h");
});
