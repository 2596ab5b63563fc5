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

/** The last day by Regulation 1182/71, Art. 3, without the holidays of single states. */
function lastDayByLaw(contractDay: number): number {
  let day = contractDay + 14;
  const isWorking = () =>
    !/^(?:Sat|Sun)|25 Dec|01 Jan/.test(new Date(day * dayMs).toUTCString().replace(",", ""));
  while (!isWorking()) day += 1;
  return day;
}

describe("the time for a withdrawal", () => {
  it("is never shorter than the law's, whenever and wherever in the Union the order was made", () => {
    const [min, max] = [new Date("2026-01-01T00:00:00Z"), new Date("2031-01-01T00:00:00Z")];
    fc.assert(
      fc.property(
        fc.date({ min, max, noInvalidDate: true }),
        fc.constantFrom(...zones),
        (ordered, zone) => {
          const end = withdrawableUntil(ordered);
          expect(dayIn(zone, end)).toBeGreaterThan(lastDayByLaw(dayIn(zone, ordered)));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ["2026-11-17T12:00:00Z", "1 December 2026", "2026-12-02T04:00:00.000Z"],
    // The fourteenth day is a Saturday, a Sunday, New Year's Day before a weekend.
    ["2026-11-21T12:00:00Z", "7 December 2026", "2026-12-08T04:00:00.000Z"],
    ["2026-11-15T12:00:00Z", "30 November 2026", "2026-12-01T04:00:00.000Z"],
    ["2026-12-18T12:00:00Z", "4 January 2027", "2027-01-05T04:00:00.000Z"],
    // In Athens it is the next day.
    ["2026-05-11T22:30:00Z", "26 May 2026", "2026-05-27T04:00:00.000Z"],
  ])("after an order of %s lasts to the end of %s", (ordered, day, end) => {
    const until = withdrawableUntil(new Date(ordered));
    expect(until.toISOString()).toBe(end);
    expect(lastDayText("en", until)).toBe(day);
  });

  it("lasts for whoever reads its last day in the Union until that day is over", () => {
    const end = withdrawableUntil(new Date("2026-11-17T12:00:00Z"));
    for (const zone of zones)
      expect(dayIn(zone, end)).toBeGreaterThan(Date.parse("2026-12-01") / dayMs);
  });
});
