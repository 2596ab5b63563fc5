import fc from "fast-check";
import { expect, test } from "vitest";
import { readDate } from "./date.ts";

test.each([
  ["Tue, 30 Jun 2026 21:33:40 +0000", "en", "2026-06-30T21:33:40"],
  ["Wednes, 30 Jun 26 21:33 GMT", "en", "2026-06-30T21:33:00"],
  ["Thu, 01 Jan 2004 19:48:21 GMT+02:00", "en", "2004-01-01T17:48:21"],
  ["Fri Dec 01 2006 13:43:34 GMT+0200 (CEST)", "en", "2006-12-01T11:43:34"],
  ["Thu Jan  1 12:00:00 CET 2004", "en", "2004-01-01T11:00:00"],
  ["Jan 5, 2024 3:04 PM EST", "en", "2024-01-05T20:04:00"],
  ["01-Jan-2024 10:00:00 +0100", "en", "2024-01-01T09:00:00"],
  ["Παρ, 24 Απρ 2020 12:00:00 +0300", "el", "2020-04-24T09:00:00"],
  ["24 Απριλίου 2020 3:05 μ.μ.", "el", "2020-04-24T15:05:00"],
  ["5. März 2024, 14:30 Uhr MEZ", "de", "2024-03-05T13:30:00"],
  ["1er février 2024 à 09h05", "fr", "2024-02-01T09:05:00"],
  ["mar. 05 mars 2024 10:00:00 +0100", "fr", "2024-03-05T09:00:00"],
  ["mar, 5 ene 2024 10:00:00 +0100", "es", "2024-01-05T09:00:00"],
  ["Сб, 02 мар 2024 10:00:00 +0200", "bg", "2024-03-02T08:00:00"],
  ["Pt, 05 Kwi 2024 10:00:00 CEST", "pl", "2024-04-05T08:00:00"],
  ["2024. május 5. 10:30", "hu", "2024-05-05T10:30:00"],
  ["2. maaliskuuta 2026 klo 8.30", "fi", "2026-03-02T08:30:00"],
  ["1 listopada 2024", "pl", "2024-11-01T00:00:00"],
  ["1 listopada 2024", "hr", "2024-10-01T00:00:00"],
  ["28 Nollag 2026", "ga", "2026-12-28T00:00:00"],
  ["05.03.2024 14:30", "de", "2024-03-05T14:30:00"],
  ["5/3/2024", "it", "2024-03-05T00:00:00"],
  ["03/25/2024 3:04 PM", "en", "2024-03-25T15:04:00"],
  ["2024-05-01T12:30:00.123+02:00", "en", "2024-05-01T10:30:00"],
  ["2024-05-01 12:30 MESZ", "de", "2024-05-01T10:30:00"],
  ["20240501T123000Z", "en", "2024-05-01T12:30:00"],
  ["2026-01-05 10:00 PM", "en", "2026-01-05T22:00:00"],
  ["2026-01-05 10:00:07 p.m. CET", "en", "2026-01-05T21:00:07"],
  ["2026-01-05, 12:30 am", "en", "2026-01-05T00:30:00"],
  ["2026/01/05 3:05 μ.μ.", "el", "2026-01-05T15:05:00"],
  ["2026-01-05 10.30", "da", "2026-01-05T10:30:00"],
  ["2026-01-05 10:30.07 Uhr MEZ", "de", "2026-01-05T09:30:07"],
  ["Mon, 5 Jan 2026 10.00.00 +0100", "en", "2026-01-05T09:00:00"],
  ["5 Jan 2026 10.05 PM", "en", "2026-01-05T22:05:00"],
  ["05.01.2026 10.05.09", "de", "2026-01-05T10:05:09"],
  ["2024-05", "en", "2024-05-01T00:00:00"],
  ["1714566600", "en", "2024-05-01T12:30:00"],
  ["1714566600000", "en", "2024-05-01T12:30:00"],
  ["Thu, 01 Jan 2004 24:00:00 GMT", "en", "2004-01-02T00:00:00"],
])("%s (%s)", (text, language, expected) => {
  expect(readDate(text, language)?.toISOString()).toBe(`${expected}.000Z`);
});

test.each([
  "",
  "soon",
  "0000-00-00 00:00:00",
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Sat, 31 Feb 2024 10:00:00 GMT",
  "2024-13-01",
  "25:61",
])("%j says nothing", (text) => {
  expect(readDate(text, "en")).toBeNull();
});

test("what toUTCString and toISOString write is read", () => {
  const date = fc.date({
    min: new Date("1990-01-01"),
    max: new Date("2199-01-01"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(date, (moment) => {
      moment.setUTCMilliseconds(0);
      expect(readDate(moment.toUTCString(), null)).toEqual(moment);
      expect(readDate(moment.toISOString(), null)).toEqual(moment);
    }),
  );
});

test("a time of day is the same in twelve hours, with dots and after any form of date", () => {
  const two = (n: number) => String(n).padStart(2, "0");
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 59 }),
      fc.integer({ min: 0, max: 59 }),
      fc.constantFrom("2026-03-17", "2026/3/17", "Tue, 17 Mar 2026", "Mar 17, 2026", "17.03.2026"),
      fc.constantFrom(":", "."),
      fc.constantFrom("", " Z", " GMT", " +0000"),
      (hours, minutes, seconds, date, sign, zone) => {
        const expected = new Date(Date.UTC(2026, 2, 17, hours, minutes, seconds));
        const after = `${sign}${two(minutes)}${sign}${two(seconds)}`;
        const half = `${hours % 12 || 12}${after} ${hours < 12 ? "AM" : "PM"}`;
        for (const time of [`${two(hours)}${after}`, half])
          expect(readDate(`${date} ${time}${zone}`, "en"), `${date} ${time}${zone}`).toEqual(
            expected,
          );
      },
    ),
  );
});

test("any text is read or not, and never throws", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^[\d :.,+\-/a-zT]{0,40}$/),
      (a, b) => {
        readDate(a, "de");
        readDate(b, null);
      },
    ),
  );
});
