import { describe, expect, it } from "vitest";
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

describe("the time to object", () => {
  const end = (at: string) => objectionEnds(new Date(at)).toISOString();

  it("ends with the day that the letter names, six months later in Brussels", () => {
    expect(end("2026-11-20T08:01:00Z")).toBe("2027-05-20T21:59:59.999Z");
    expect(end("2026-11-20T23:30:00Z")).toBe("2027-05-21T21:59:59.999Z");
    expect(end("2026-06-08T12:00:00Z")).toBe("2026-12-08T22:59:59.999Z");
  });

  it("ends with the last day of a shorter month, and with a working day", () => {
    // Sunday, 28 February, and New Year's Day, a Friday.
    expect(end("2026-08-31T08:01:00Z")).toBe("2027-03-01T22:59:59.999Z");
    expect(end("2026-07-01T08:01:00Z")).toBe("2027-01-04T22:59:59.999Z");
    expect(end("2025-08-31T08:01:00Z")).toBe("2026-03-02T22:59:59.999Z");
  });
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
