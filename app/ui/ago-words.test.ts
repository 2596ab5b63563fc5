import { describe, expect, it } from "vitest";
import { locales } from "#platform/locale.ts";
import { agoText, formatLocale } from "./time.ts";

const lengths = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
const counts = { minute: 59, hour: 23, day: 6 };

describe("how long ago", () => {
  it.each(locales)("is said as Intl says it, in %s", (locale) => {
    const intl = new Intl.RelativeTimeFormat(formatLocale(locale), {
      numeric: "always",
      style: "short",
    });
    for (const unit of ["minute", "hour", "day"] as const)
      for (let count = 1; count <= counts[unit]; count++)
        expect(agoText(locale, 0, count * lengths[unit], "now")).toBe(intl.format(-count, unit));
  });
});
