import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { localTime, momentOf } from "./zoned-time.ts";

const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
];
const at = (text: string) => new Date(text);

describe("localTime", () => {
  it("shows the clock of the zone, UTC for a zone that there is not", () => {
    expect(localTime("Asia/Kathmandu", at("2026-11-21T20:00Z"))).toEqual({
      day: "2026-11-22",
      minutes: 105,
    });
    expect(localTime("Mars/Base", at("2026-11-21T20:00Z"))).toEqual({
      day: "2026-11-21",
      minutes: 1_200,
    });
  });
});

describe("momentOf", () => {
  it("takes the first of a time that comes twice, and jumps with the clock", () => {
    expect(momentOf("Europe/Berlin", { day: "2026-10-25", minutes: 150 })).toEqual(
      at("2026-10-25T00:30Z"),
    );
    expect(momentOf("Europe/Berlin", { day: "2026-03-29", minutes: 150 })).toEqual(
      at("2026-03-29T01:30Z"),
    );
    expect(momentOf("America/New_York", { day: "2026-11-01", minutes: 90 })).toEqual(
      at("2026-11-01T05:30Z"),
    );
  });

  it("turns every moment back, but for the second of a time that comes twice", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.date({
          min: at("2012-01-01T00:00Z"),
          max: at("2040-01-01T00:00Z"),
          noInvalidDate: true,
        }),
        (zone, moment) => {
          moment.setUTCSeconds(0, 0);
          const local = localTime(zone, moment);
          const back = momentOf(zone, local);
          expect(localTime(zone, back)).toEqual(local);
          expect(back.getTime()).toBeLessThanOrEqual(moment.getTime());
        },
      ),
    );
  });
});
