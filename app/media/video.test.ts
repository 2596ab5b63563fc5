import { describe, expect, it } from "vitest";
import { durationText, isNew } from "./video.ts";

describe("durationText", () => {
  it.each([
    [0, "00:00"],
    [59.6, "01:00"],
    [768, "12:48"],
    [3599, "59:59"],
    [3600, "1:00:00"],
    [36_125, "10:02:05"],
  ])("prints %d seconds as %s", (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe("isNew", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  it("holds for seven days and not a moment longer", () => {
    expect(isNew(new Date("2026-11-14T12:00:00.001Z"), now)).toBe(true);
    expect(isNew(new Date("2026-11-14T12:00:00Z"), now)).toBe(false);
  });
});
