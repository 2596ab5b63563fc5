import { expect, it } from "vitest";
import { isWithinLength, mayModerate, numberOf, objectionEnds, shortName } from "./moderation.ts";

it("lets moderators and editors decide, and nobody else", () => {
  expect(["moderator", "editor", "reader", "", "Moderator"].map(mayModerate)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("ends the time to object six months later, on the last day of a shorter month", () => {
  const end = (at: string) => objectionEnds(new Date(at)).toISOString();
  expect(end("2026-11-21T08:01:00Z")).toBe("2027-05-21T08:01:00.000Z");
  expect(end("2026-08-31T08:01:00Z")).toBe("2027-02-28T08:01:00.000Z");
});

it("counts characters, not units of UTF-16", () => {
  expect(isWithinLength("👍🏽".repeat(5), [10, 12])).toBe(true);
  expect(isWithinLength("short", [10, 12])).toBe(false);
  expect(isWithinLength("x".repeat(13), [10, 12])).toBe(false);
});

it("numbers by year, and shortens names", () => {
  expect(numberOf(417, new Date("2026-11-21T08:01:00Z"))).toBe("2026-0417");
  expect(numberOf(123456, new Date("2027-01-01T00:00:00Z"))).toBe("2027-123456");
  expect(shortName("Joris van Laer")).toBe("Joris L.");
  expect(shortName("marta@example.eu")).toBe("marta");
});
