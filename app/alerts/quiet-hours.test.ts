import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localTime } from "#platform/zoned-time.ts";
import { dayStart, minutesOf, quietPeriodAt, timeText } from "./quiet-hours.ts";

const night = { from: 22 * 60, until: 7 * 60 };
const at = (text: string) => new Date(text);
const berlin = (text: string, hours = night) => quietPeriodAt(at(text), "Europe/Berlin", hours);

describe("quiet hours", () => {
  it("last over midnight, by the reader's clock", () => {
    const quiet = { from: at("2026-11-21T21:00Z"), until: at("2026-11-22T06:00Z") };
    expect(berlin("2026-11-21T20:59:59Z")).toBeNull();
    expect(berlin("2026-11-21T21:00Z")).toEqual(quiet);
    expect(berlin("2026-11-21T23:30Z")).toEqual(quiet);
    expect(berlin("2026-11-22T05:59:59Z")).toEqual(quiet);
    expect(berlin("2026-11-22T06:00Z")).toBeNull();
    expect(quietPeriodAt(at("2026-11-21T21:30Z"), "Europe/Lisbon", night)).toBeNull();
  });

  it("may lie in one day, and there are none without hours", () => {
    const siesta = { from: 14 * 60, until: 16 * 60 };
    expect(berlin("2026-11-21T13:30Z", siesta)).toEqual({
      from: at("2026-11-21T13:00Z"),
      until: at("2026-11-21T15:00Z"),
    });
    expect(berlin("2026-11-21T15:00Z", siesta)).toBeNull();
    expect(quietPeriodAt(at("2026-11-21T23:00Z"), "UTC", null)).toBeNull();
    expect(berlin("2026-11-21T21:00Z", { from: 60, until: 60 })).toBeNull();
  });

  it("are an hour shorter and an hour longer when the clock changes", () => {
    // In Berlin the clock jumps at 01:00 UTC of 29 March, and goes back at that of 25 October.
    expect(berlin("2026-03-28T23:00Z")).toEqual({
      from: at("2026-03-28T21:00Z"),
      until: at("2026-03-29T05:00Z"),
    });
    expect(berlin("2026-10-24T23:00Z")).toEqual({
      from: at("2026-10-24T20:00Z"),
      until: at("2026-10-25T06:00Z"),
    });
  });

  it("end for good within an hour that comes twice, and after one that is left out", () => {
    const untilHalfPastTwo = { from: 22 * 60, until: 150 };
    expect(berlin("2026-10-25T00:29Z", untilHalfPastTwo)).not.toBeNull();
    expect(berlin("2026-10-25T00:30Z", untilHalfPastTwo)).toBeNull();
    // The clock shows 02:00 again.
    expect(berlin("2026-10-25T01:00Z", untilHalfPastTwo)).toBeNull();
    expect(berlin("2026-03-29T01:29Z", untilHalfPastTwo)?.until).toEqual(at("2026-03-29T01:30Z"));
  });

  it("hold every moment of theirs, on any day, in any zone", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(
        fc.constantFrom("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"),
        fc.record({ from: minute, until: minute }),
        fc.date({
          min: at("2020-01-01T00:00Z"),
          max: at("2030-01-01T00:00Z"),
          noInvalidDate: true,
        }),
        (zone, hours, now) => {
          const quiet = quietPeriodAt(now, zone, hours);
          if (quiet === null) return;
          expect(quiet.from <= now && now < quiet.until).toBe(true);
          // At most a day, and the hour that comes twice.
          expect(quiet.until.getTime() - quiet.from.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
          expect(quietPeriodAt(quiet.until, zone, hours)).toBeNull();
          expect(quietPeriodAt(quiet.from, zone, hours)).toEqual(quiet);
        },
      ),
    );
  });

  it("cover what the clock shows between them, on days without a change of the clock", () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(fc.record({ from: minute, until: minute }), minute, (hours, offset) => {
        const now = new Date(at("2026-06-15T00:00Z").getTime() + offset * 60_000);
        const { minutes } = localTime("Europe/Berlin", now);
        const { from, until } = hours;
        const within =
          from < until
            ? from <= minutes && minutes < until
            : from > until && (minutes >= from || minutes < until);
        expect(quietPeriodAt(now, "Europe/Berlin", hours) !== null).toBe(within);
      }),
    );
  });
});

it("begins the day at the reader's midnight", () => {
  expect(dayStart(at("2026-11-21T22:30Z"), "Europe/Berlin")).toEqual(at("2026-11-20T23:00Z"));
  expect(dayStart(at("2026-11-21T23:30Z"), "Europe/Berlin")).toEqual(at("2026-11-21T23:00Z"));
  expect(dayStart(at("2026-10-25T12:00Z"), "Europe/Berlin")).toEqual(at("2026-10-24T22:00Z"));
});

it("reads times as forms send them", () => {
  expect(["00:00", "07:30", "23:59"].map(minutesOf)).toEqual([0, 450, 1439]);
  for (const bad of ["", "7:30", "24:00", "12:60", "12:30:00", "noon"])
    expect(minutesOf(bad)).toBeNull();
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1439 }),
      (minutes) => minutesOf(timeText(minutes)) === minutes,
    ),
  );
});
