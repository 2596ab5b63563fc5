import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { agoText, compactNumber, isSameAgo } from "./time.ts";
import { withLanguage } from "./with-language.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const ago = (ms: number, locale = "en") => agoText(locale, now - ms, now, "Just now");

describe("agoText", () => {
  it("says minutes, hours and days, then the date", () => {
    expect(ago(59_000)).toBe("Just now");
    expect(ago(-5_000)).toBe("Just now");
    expect(ago(12 * 60_000)).toMatch(/^12 min/);
    expect(ago(3_600_000)).toMatch(/^1 h/);
    // From Monday evening to Wednesday evening: not yesterday.
    expect(ago(47 * 3_600_000)).toBe("1 day ago");
    expect(ago(47 * 3_600_000, "de")).toBe("vor 1 Tag");
    expect(ago(49 * 3_600_000, "fr")).toBe("il y a 2 j");
    expect(ago(8 * 86_400_000)).toBe("13 Nov 2026");
  });
});

describe("isSameAgo", () => {
  const minutes = (n: number) => now - n * 60_000;
  it.each([
    [5, 5.9, true],
    [5, 6, false],
    [0.1, 0.9, true],
    [59, 60, false],
    [70, 100, true],
    [24 * 60, 47 * 60, true],
    [24 * 60, 48 * 60, false],
    [8 * 1440, 9 * 1440, true],
  ])("of %d and of %d minutes: %s", (one, other, same) =>
    expect(isSameAgo(0, now - minutes(one), now - minutes(other))).toBe(same),
  );
});

describe("compactNumber", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1k"],
    [12_345, "12.3k"],
    [312_400, "312k"],
    [1450, "1.5k"],
    [999_499, "999k"],
    [999_500, "1M"],
    [2_450_000, "2.5M"],
  ])("prints %d as %s", (n, text) => expect(compactNumber("en", n)).toBe(text));

  it.each(["en", "es", "fr", "de"])("rounds and writes as Intl does, in %s", (locale) => {
    const intl = (value: number, maximumFractionDigits: number) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_499_999 }), fc.constantFrom(1, 100), (n, share) => {
        const figure = Math.floor(n / share ** 2);
        const [value, unit] = figure < 999_500 ? [figure / 1000, "k"] : [figure / 1e6, "M"];
        const text = figure < 1000 ? intl(figure, 0) : intl(value, value < 100 ? 1 : 0) + unit;
        expect(compactNumber(locale, figure)).toBe(text);
      }),
    );
  });
});

describe("withLanguage", () => {
  it("keeps the language an address names", () => {
    expect(withLanguage("/", null)).toBe("/");
    expect(withLanguage("/", "de")).toBe("/?lang=de");
    expect(withLanguage("/search?q=a#top", "de")).toBe("/search?q=a&lang=de#top");
    expect(withLanguage("https://example.eu/", "de")).toBe("https://example.eu/");
  });
});
