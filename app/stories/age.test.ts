import { expect, it } from "vitest";
import { before } from "./age.ts";

const now = new Date("2026-03-31T12:00:00Z");

it.each([
  ["PT18M", "2026-03-31T11:42:00.000Z"],
  ["P1DT3H", "2026-03-30T09:00:00.000Z"],
  ["P14M", "2025-01-31T12:00:00.000Z"],
  ["P1M", "2026-02-28T12:00:00.000Z"],
  ["P6Y", "2020-03-31T12:00:00.000Z"],
])("finds the moment %s before", (age, at) => {
  expect(before(now, age)?.toISOString()).toBe(at);
});

it.each(["", "P", "PT", "P1DT", "3H", "P1W", "-P1D"])("refuses %j", (age) => {
  expect(before(now, age)).toBeNull();
});
