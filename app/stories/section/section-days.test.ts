import { expect, it } from "vitest";
import { daysOf } from "./section-days.ts";

const days = (now: string, ...rows: string[]) =>
  daysOf(
    rows.map((at) => ({ at })),
    Date.parse(now),
  ).map(({ day, rows }) => [day, rows.length]);

it("puts rows under the days of Brussels", () => {
  expect(
    days(
      "2026-11-23T12:00:00Z",
      "2026-11-23T11:00:00Z",
      "2026-11-22T23:30:00Z",
      "2026-11-22T22:30:00Z",
      "2026-11-20T10:00:00Z",
    ),
  ).toEqual([
    ["today", 2],
    ["yesterday", 1],
    ["2026-11-20T12:00:00Z", 1],
  ]);
});

it("knows yesterday on the days of 23 and 25 hours", () => {
  expect(days("2026-10-25T23:30:00Z", "2026-10-25T10:00:00Z")).toEqual([["yesterday", 1]]);
  expect(days("2026-03-29T22:30:00Z", "2026-03-29T10:00:00Z")).toEqual([["yesterday", 1]]);
});
