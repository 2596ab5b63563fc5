import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter } from "#platform/zoned-time.ts";
import { dayOf } from "./browser/day.ts";
import {
  checkedIn,
  checkPause,
  dayIn,
  firstFreeDay,
  milestoneOf,
  noStreak,
  type Pause,
  pauseDaysIn,
  pausedDays,
  pauseOn,
  type StreakRecord,
  streakViewOf,
} from "./streak.ts";

const hour = 3_600_000;
const zones = [
  "UTC",
  "Europe/Brussels",
  "Europe/Dublin",
  "Atlantic/Azores",
  "America/St_Johns",
  "America/Lima",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Etc/GMT+12",
  "Australia/Lord_Howe",
];
const anyInstant = fc
  .date({ min: new Date("2024-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((d) => d.getTime());
const at = (count: number, lastDay: string, more: Partial<StreakRecord> = {}): StreakRecord => ({
  count,
  longest: count,
  total: count,
  lastDay,
  ...more,
});

/** Day by day: what a calendar on the wall would say. */
function modelOf(marked: ReadonlySet<string>, pauses: readonly Pause[], today: string): number {
  let count = 0;
  for (let day = today; ; day = dayAfter(day, -1)) {
    if (marked.has(day)) count++;
    else if (!pauseOn(pauses, day)) return count;
  }
}

describe("checkedIn", () => {
  it("follows the specification", () => {
    const today = "2026-11-21";
    expect(checkedIn(noStreak, [], today)).toEqual(at(1, today));
    expect(checkedIn(at(4, "2026-11-20"), [], today)).toEqual(at(5, today));
    expect(checkedIn(at(4, today), [], today)).toEqual(at(4, today));
    const old = at(4, "2026-11-19", { longest: 9, total: 30 });
    expect(checkedIn(old, [], today)).toEqual(at(1, today, { longest: 9, total: 31 }));
  });

  it("agrees with a calendar on the wall, with pauses, in every zone", () => {
    const step = fc.record({
      hours: fc.integer({ min: 1, max: 60 }),
      does: fc.constantFrom("check", "check", "check", "look", "pause"),
      days: fc.integer({ min: 1, max: 9 }),
      ahead: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        anyInstant,
        fc.array(step, { maxLength: 60 }),
        (zone, start, steps) => {
          let now = start;
          let streak = noStreak;
          let longest = 0;
          const pauses: Pause[] = [];
          const marked = new Set<string>();
          for (const { hours, does, days, ahead } of steps) {
            now += hours * hour;
            const today = dayIn(zone, new Date(now));
            if (does === "pause") {
              const from = dayAfter(today, ahead);
              const check = checkPause({ from, to: dayAfter(from, days - 1) }, pauses, today);
              if (check.ok) pauses.push(check.pause);
            }
            if (does === "check") {
              streak = checkedIn(streak, pauses, today);
              if (!pauseOn(pauses, today)) marked.add(today);
            }
            const checked = marked.has(today);
            const model = modelOf(marked, pauses, checked ? today : dayAfter(today, -1));
            longest = Math.max(longest, model);
            const { count, longest: best, total } = streakViewOf(streak, pauses, today);
            expect({ count, best, total }).toEqual({
              count: model,
              best: longest,
              total: marked.size,
            });
          }
          for (const year of ["2024", "2025", "2026", "2027", "2028", "2029"])
            expect(pauseDaysIn(year, pauses)).toBeLessThanOrEqual(14);
        },
      ),
      { numRuns: 300 },
    );
  });

  // The nights on which clocks move: days of 23, 25 and, at Lord Howe, 23.5 and 24.5 hours.
  it.each(["2026-03-27", "2026-04-03", "2026-10-02", "2026-10-23"])(
    "neither loses nor doubles a day around %s",
    (start) => {
      for (const zone of zones) {
        let streak = noStreak;
        const seen = new Set<string>();
        for (let n = 0; n < 240; n++) {
          const day = dayIn(zone, new Date(Date.parse(`${start}T12:00Z`) + (n * hour) / 2));
          seen.add(day);
          streak = checkedIn(streak, [], day);
        }
        expect(streak, zone).toMatchObject({ count: seen.size, total: seen.size });
      }
    },
  );

  it("neither loses nor doubles a day for a reader who travels and checks in every day", () => {
    const leg = fc.record({
      zone: fc.constantFrom(...zones),
      hours: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(anyInstant, fc.array(leg, { minLength: 1, maxLength: 60 }), (start, legs) => {
        let now = start;
        let streak = noStreak;
        let before = 0;
        const lived = new Set<string>();
        for (const { zone, hours } of legs) {
          // At every hour, so that no day of any place on the way passes without one.
          for (let n = 0; n < hours; n++, now += hour) {
            const today = dayIn(zone, new Date(now));
            const newest = [...lived].sort().at(-1) ?? "";
            streak = checkedIn(streak, [], today);
            const rose = streak.count - before;
            // Over the date line a whole day of the calendar may be missing: it begins anew then.
            if (newest && today > dayAfter(newest)) expect(streak.count).toBe(1);
            else expect(rose).toBe(lived.has(today) || today < newest ? 0 : 1);
            lived.add(today);
            before = streak.count;
          }
        }
        expect(streak.total).toBeLessThanOrEqual(lived.size);
      }),
      { numRuns: 100 },
    );
  });

  it("forgives a clock that ran ahead and was put right", () => {
    // On the 21st the clock said the 25th for an hour.
    let streak = checkedIn(at(4, "2026-11-20"), [], "2026-11-21");
    streak = checkedIn(streak, [], "2026-11-25");
    expect(streak.count).toBe(1);
    const far = at(9, "2031-01-01");
    expect(streakViewOf(far, [], "2026-11-22")).toMatchObject({ count: 9, checked: false });
    const healed = checkedIn(far, [], "2026-11-22");
    expect(healed).toEqual({ ...far, lastDay: "2026-11-22" });
    expect(checkedIn(healed, [], "2026-11-22")).toEqual(healed);
    expect(checkedIn(healed, [], "2026-11-23").count).toBe(10);
  });

  it("takes up to two days ahead for today: a flight from Kiritimati to Baker Island", () => {
    const now = new Date("2026-11-21T10:30:00Z");
    const there = checkedIn(at(4, "2026-11-21"), [], dayIn("Pacific/Kiritimati", now));
    expect(there).toEqual(at(5, "2026-11-22"));
    expect(dayIn("Etc/GMT+12", now)).toBe("2026-11-20");
    expect(checkedIn(there, [], "2026-11-20")).toEqual(there);
    expect(streakViewOf(there, [], "2026-11-20")).toMatchObject({ count: 5, checked: true });
    expect(checkedIn(there, [], "2026-11-23").count).toBe(6);
  });
});

describe("pauses", () => {
  const pause = { from: "2026-11-10", to: "2026-11-14" };

  it("neither count nor break", () => {
    const before = at(5, "2026-11-09");
    expect(checkedIn(before, [pause], "2026-11-12")).toEqual(before);
    expect(streakViewOf(before, [pause], "2026-11-14")).toMatchObject({
      count: 5,
      pausedUntil: "2026-11-14",
      checked: false,
    });
    expect(checkedIn(before, [pause], "2026-11-15").count).toBe(6);
    expect(checkedIn(before, [pause], "2026-11-16").count).toBe(1);
    expect(streakViewOf(before, [pause], "2026-11-16").count).toBe(0);
  });

  it("begin today or later, overlap none, and last 14 days of a calendar year", () => {
    const ask = (from: string, to: string) => {
      const check = checkPause({ from, to }, [pause], "2026-11-08");
      return check.ok || check.reason;
    };
    expect(ask("2026-11-08", "2026-11-09")).toBe(true);
    expect(ask("2026-11-07", "2026-11-09")).toBe("past");
    expect(ask("2026-11-09", "2026-11-08")).toBe("order");
    expect(ask("2026-11-14", "2026-11-15")).toBe("overlap");
    expect(ask("2026-11-01", "2026-11-31")).toBe("day");
    expect(ask("tomorrow", "2026-11-09")).toBe("day");
    // Five days are taken; nine are left, and the next year has fourteen of its own.
    expect(ask("2026-12-01", "2026-12-09")).toBe(true);
    expect(ask("2026-12-01", "2026-12-10")).toBe("tooLong");
    expect(ask("2026-12-23", "2027-01-14")).toBe(true);
    expect(ask("2026-12-23", "2027-01-15")).toBe("tooLong");
    expect(ask("2026-12-22", "2027-01-01")).toBe("tooLong");
    expect(ask("2026-12-01", "9999-12-31")).toBe("tooLong");
    expect(ask("2027-11-09", "2027-11-09")).toBe(true);
    expect(ask("2027-11-10", "2027-11-10")).toBe("far");
  });

  it("counts the days that lie in them", () => {
    const two = [pause, { from: "2026-11-20", to: "2026-11-20" }];
    expect(pausedDays(two, "2026-11-01", "2026-11-30")).toBe(6);
    expect(pausedDays(two, "2026-11-12", "2026-11-20")).toBe(4);
    expect(pausedDays(two, "2026-11-15", "2026-11-19")).toBe(0);
    expect(pausedDays(two, "2026-11-16", "2026-11-15")).toBe(0);
  });
});

it("tells a streak by its milestones, the week before the month", () => {
  expect([1, 2, 7, 14, 30, 60, 210, 31].map(milestoneOf)).toEqual([
    "started",
    "days",
    "weekly",
    "weekly",
    "monthly",
    "monthly",
    "weekly",
    "days",
  ]);
});

it("knows the day of a zone, and takes a zone that is none for UTC", () => {
  const late = new Date("2026-11-21T23:30:00Z");
  expect(dayIn("Europe/Athens", late)).toBe("2026-11-22");
  expect(dayIn("America/Lima", late)).toBe("2026-11-21");
  expect(dayIn("Not/AZone", late)).toBe("2026-11-21");
  expect(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, late)).toBe(dayOf(late));
});

it("offers a pause from the first day that none holds yet", () => {
  const pauses = [
    { from: "2026-11-22", to: "2026-11-25" },
    { from: "2026-11-26", to: "2026-11-26" },
  ];
  expect(firstFreeDay(pauses, "2026-11-21")).toBe("2026-11-21");
  expect(firstFreeDay(pauses, "2026-11-23")).toBe("2026-11-27");
});
