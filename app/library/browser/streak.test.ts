import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { streakStageOf, weekOf } from "../streak.ts";
import { dayOf, daysBetween, isDay } from "./day.ts";
import { checkIn, parseStreak, type Streak, streakOn } from "./streak.ts";

const at = (count: number, lastCheck: string): Streak => ({ count, lastCheck });
const hour = 3_600_000;
const zones = ["Europe/Brussels", "Europe/Dublin", "America/St_Johns", "Pacific/Apia", "UTC"];
const anyDay = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));
const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);

afterEach(() => vi.unstubAllEnvs());

describe("checkIn", () => {
  it("follows the specification", () => {
    expect(checkIn(null, "2026-11-21")).toEqual(at(1, "2026-11-21"));
    expect(checkIn(at(4, "2026-11-20"), "2026-11-21")).toEqual(at(5, "2026-11-21"));
    expect(checkIn(at(4, "2026-11-21"), "2026-11-21")).toEqual(at(4, "2026-11-21"));
    expect(checkIn(at(4, "2026-11-19"), "2026-11-21")).toEqual(at(1, "2026-11-21"));
    expect(checkIn(at(4, "2030-01-01"), "2026-11-21")).toEqual(at(1, "2026-11-21"));
  });

  it("changes nothing the second time in a day, and never adds more than one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), anyDay, anyDay, (count, last, today) => {
        const once = checkIn(at(count, last), today);
        expect(checkIn(once, today)).toEqual(once);
        expect(once.count).toBeLessThanOrEqual(count + 1);
        expect(streakOn(once, today)).toEqual({ count: once.count, checked: true });
      }),
    );
  });

  it("counts the days of a reader who never misses one, across months and leap days", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (first, days) => {
        let streak: Streak | null = null;
        for (let n = 0; n < days; n++) streak = checkIn(streak, after(first, n));
        expect(streak?.count).toBe(days);
      }),
      { numRuns: 30 },
    );
  });

  // The nights on which Europe moves its clocks: days of 23 and of 25 hours.
  it.each(["2026-03-27", "2026-10-23"])("neither loses nor doubles a day around %s", (start) => {
    for (const zone of zones) {
      vi.stubEnv("TZ", zone);
      let streak: Streak | null = null;
      const seen = new Set<string>();
      // Every half hour for five days.
      for (let n = 0; n < 240; n++) {
        const day = dayOf(new Date(Date.parse(`${start}T12:00Z`) + (n * hour) / 2));
        seen.add(day);
        streak = checkIn(streak, day);
      }
      expect(streak?.count, zone).toBe(seen.size);
    }
  });

  it("takes a day ahead for today: after a flight west, or a clock that was set back", () => {
    const evening = new Date("2026-11-21T23:30:00Z");
    vi.stubEnv("TZ", "Europe/Athens");
    const there = checkIn(at(9, "2026-11-21"), dayOf(evening));
    expect(there).toEqual(at(10, "2026-11-22"));
    vi.stubEnv("TZ", "America/Lima");
    expect(dayOf(evening)).toBe("2026-11-21");
    const here = checkIn(there, dayOf(evening));
    expect(here).toEqual(there);
    const dayAfter = checkIn(here, "2026-11-22");
    expect(dayAfter.count).toBe(10);
    expect(checkIn(dayAfter, "2026-11-23").count).toBe(11);
    // From Kiritimati to Baker Island it is two days, as for an account.
    expect(checkIn(there, "2026-11-20")).toEqual(there);
    expect(streakOn(there, "2026-11-20")).toEqual({ count: 10, checked: true });
  });
});

describe("what is stored", () => {
  it.each([
    null,
    "",
    "7",
    "null",
    "[]",
    '{"count":"7","lastCheck":"2026-11-21"}',
    '{"count":0,"lastCheck":"2026-11-21"}',
    '{"count":-1,"lastCheck":"2026-11-21"}',
    '{"count":1.5,"lastCheck":"2026-11-21"}',
    '{"count":1e400,"lastCheck":"2026-11-21"}',
    '{"count":3,"lastCheck":"2026-02-30"}',
    '{"count":3,"lastCheck":"Sat Nov 21 2026"}',
    '{"count":3,"lastCheck":["2026-11-21"]}',
    '{"count":3}',
  ])("ignores %s", (stored) => expect(parseStreak(stored)).toBeNull());

  it("comes back as it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), anyDay, (count, lastCheck) => {
        expect(parseStreak(JSON.stringify({ count, lastCheck }))).toEqual({ count, lastCheck });
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void parseStreak(text)));
  });
});

it("has its colours at 7 and 30, and seven days to a week", () => {
  expect([1, 6, 7, 29, 30, 400].map(streakStageOf)).toEqual([
    "new",
    "new",
    "week",
    "week",
    "month",
    "month",
  ]);
  const week = (checked: boolean) => (count: number) => weekOf({ count, checked });
  expect([0, 1, 6, 7, 8, 12, 14].map(week(true))).toEqual([0, 1, 6, 7, 1, 5, 7]);
  expect([0, 1, 6, 7, 8, 12, 14].map(week(false))).toEqual([0, 1, 6, 0, 1, 5, 0]);
});

it("is worth nothing once a day was missed", () => {
  expect(streakOn(at(8, "2026-11-20"), "2026-11-21")).toEqual({ count: 8, checked: false });
  expect(streakOn(at(8, "2026-11-19"), "2026-11-21")).toEqual({ count: 0, checked: false });
  expect(streakOn(null, "2026-11-21")).toEqual({ count: 0, checked: false });
});

it("knows days from what only looks like them", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (day, n) => {
      expect(isDay(day)).toBe(true);
      expect(daysBetween(day, after(day, n))).toBe(n);
    }),
  );
  for (const no of [
    "0000-01-01",
    "2026-13-01",
    "2026-00-10",
    "2025-02-29",
    "2026-1-1",
    "",
    20261121,
    null,
  ])
    expect(isDay(no)).toBe(false);
});
