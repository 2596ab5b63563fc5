import { expect, it } from "vitest";
import { addDuration, momentBefore, parseDuration } from "./duration.ts";

const from = new Date("2026-01-31T12:00:00Z");
const after = (text: string) => {
  const duration = parseDuration(text);
  return duration && addDuration(from, duration).toISOString();
};

it.each([
  ["P7D", "2026-02-07T12:00:00.000Z"],
  ["P2W", "2026-02-14T12:00:00.000Z"],
  ["PT90M", "2026-01-31T13:30:00.000Z"],
  ["P1M", "2026-02-28T12:00:00.000Z"],
  ["P2Y1M", "2028-02-29T12:00:00.000Z"],
  ["P1DT1H1S", "2026-02-01T13:00:01.000Z"],
  ["P0D", "2026-01-31T12:00:00.000Z"],
])("%s after the last of January is %s", (text, to) => {
  expect(after(text)).toBe(to);
});

it.each([
  "",
  "P",
  "PT",
  "P1",
  "7D",
  "P-1D",
  "P1.5D",
  "P1DT",
  "PT1D",
  "P9999Y",
  "P99999999D",
  " P1D",
])("%j is no duration", (text) => {
  expect(parseDuration(text)).toBeNull();
});

it.each([
  ["PT18M", "2026-03-31T11:42:00.000Z"],
  ["P1DT3H", "2026-03-30T09:00:00.000Z"],
  ["P14M", "2025-01-31T12:00:00.000Z"],
  ["P1M", "2026-02-28T12:00:00.000Z"],
  ["P6Y", "2020-03-31T12:00:00.000Z"],
])("%s before the last of March is %s", (text, to) => {
  expect(momentBefore(new Date("2026-03-31T12:00:00Z"), text)?.toISOString()).toBe(to);
});

it.each(["", "P", "PT", "P1DT", "3H", "-P1D"])("nothing lies %j before", (text) => {
  expect(momentBefore(from, text)).toBeNull();
});
