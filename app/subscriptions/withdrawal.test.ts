import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayMs } from "#platform/duration.ts";
import { lastDayText } from "./date-text.ts";
import { withdrawableUntil } from "./subscription.ts";

/** Every offset that clocks have in the Union, from Réunion to Martinique. */
const zones = [
  "Indian/Reunion",
  "Asia/Nicosia",
  "Europe/Athens",
  "Europe/Helsinki",
  "Europe/Berlin",
  "Europe/Dublin",
  "Europe/Lisbon",
  "Atlantic/Azores",
  "America/Cayenne",
  "America/Martinique",
] as const;

/** The day on a local calendar, as days since 1 January 1970. */
const dayIn = (zone: string, at: Date): number =>
  Date.parse(new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(at)) / dayMs;

/** The last day by Regulation 1182/71, Art. 3, where the next `holidays` days from Monday to Friday are public holidays. */
function lastDayByLaw(contractDay: number, holidays: number): number {
  let day = contractDay + 14;
  for (let left = holidays; ; day += 1) {
    const name = new Date(day * dayMs).toUTCString().slice(0, 3);
    if (name === "Sat" || name === "Sun") continue;
    if (left === 0) return day;
    left -= 1;
  }
}

describe("the time for a withdrawal", () => {
  it("is never shorter than the law's, whenever and wherever in the Union the order was made", () => {
    const [min, max] = [new Date("2026-01-01T00:00:00Z"), new Date("2031-01-01T00:00:00Z")];
    fc.assert(
      fc.property(
        fc.date({ min, max, noInvalidDate: true }),
        fc.constantFrom(...zones),
        // Easter in Denmark, Christmas in Bulgaria.
        fc.integer({ min: 0, max: 3 }),
        (ordered, zone, holidays) => {
          const end = withdrawableUntil(ordered);
          expect(dayIn(zone, end)).toBeGreaterThan(lastDayByLaw(dayIn(zone, ordered), holidays));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["2026-11-14T12:00:00Z", "3 December 2026", "2026-12-04T12:00:00.000Z"],
    ["2026-11-17T12:00:00Z", "4 December 2026", "2026-12-05T12:00:00.000Z"],
    // In Athens it is the next day.
    ["2026-05-09T22:30:00Z", "28 May 2026", "2026-05-29T12:00:00.000Z"],
  ])("after an order of %s lasts to the end of %s", (ordered, day, end) => {
    const until = withdrawableUntil(new Date(ordered));
    expect(until.toISOString()).toBe(end);
    expect(lastDayText("en", until)).toBe(day);
  });

  it("lasts for whoever reads its last day until that day is over", () => {
    const end = withdrawableUntil(new Date("2026-11-17T12:00:00Z"));
    for (const zone of ["Pacific/Kiritimati", "Europe/Paris", "America/Los_Angeles", "Etc/GMT+12"])
      expect(dayIn(zone, end)).toBeGreaterThan(Date.parse("2026-12-04") / dayMs);
  });
});
