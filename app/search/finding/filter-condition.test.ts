import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayMs } from "#platform/duration.ts";
import { bands, shownBias } from "#stories/bias.ts";
import { coveredPlaces } from "#stories/country.ts";
import { topics } from "#stories/topic.ts";
import { blockDays, facetLexemesOf } from "../indexing/facet-lexemes.ts";
import { filterCondition } from "./filter-condition.ts";
import { type Filters, noFilters } from "./filters.ts";
import { windowDays, windows } from "./windows.ts";

const to = new Date("2026-11-21T12:00:00Z");

describe("what is asked of the index", () => {
  it("is nothing where nothing is asked for", () => {
    expect(filterCondition(noFilters, { window: null, to })).toBeNull();
  });
  it("is what filters share", () => {
    const filters = { ...noFilters, country: ["DE"], bias: ["left"], category: ["Politics"] };
    expect(filterCondition(filters, { window: null, to })).toBe("'c:DE/t:Politics/b:left'");
    expect(filterCondition({ ...filters, category: null }, { window: null, to })).toBe(
      "'c:DE/b:left'",
    );
  });
  it("is a filter within a stretch of time, which needs no saying then", () => {
    const window = { span: "d", count: 1 } as const;
    expect(filterCondition({ ...noFilters, country: ["DE"] }, { window, to })).toBe(
      "'c:DE/d:20778'",
    );
  });
  it("is nothing that anybody has where filters contradict each other", () => {
    const filters = { ...noFilters, country: [], bias: ["left"] };
    expect(filterCondition(filters, { window: null, to })).toBe("('!' & !'!')");
  });
});

/** What PostgreSQL makes of a condition: any of the groups' lexemes, and of all groups one. */
const matches = (lexemes: ReadonlySet<string>, condition: string | null): boolean =>
  (condition ?? "").split(" & ").every(
    (group) =>
      group === "" ||
      group
        .replace(/^\(|\)$/g, "")
        .split(" | ")
        .some((one) => lexemes.has(one.slice(1, -1))),
  );

it("lets every piece through that fits, and none that misses a filter or lies before the window", () => {
  const some = <T extends string>(of: readonly T[]) =>
    fc.option(fc.subarray([...of], { minLength: 1 }), { nil: null });
  fc.assert(
    fc.property(
      some(coveredPlaces),
      some(topics),
      some(["left", "center", "right"]),
      fc.constantFrom(...windows),
      fc.option(fc.nat(400), { nil: null }),
      fc.constantFrom(null, new Date("2026-11-30T00:00:00Z"), new Date("2100-01-01T00:00:00Z")),
      fc.record({
        countries: fc.subarray([...coveredPlaces], { minLength: 1, maxLength: 3 }),
        subjects: fc.subarray([...topics], { minLength: 1, maxLength: 3 }),
        band: fc.constantFrom(...bands, null),
        age: fc.double({ min: 0, max: 900, noNaN: true }),
      }),
      (country, category, bias, window, days, before, piece) => {
        const from = days === null ? null : new Date(to.getTime() - days * dayMs);
        const filters: Filters = {
          ...noFilters,
          country,
          category,
          bias,
          date: from || before ? { from, to: before } : null,
        };
        const publishedAt = new Date(to.getTime() - piece.age * dayMs);
        const pieceBias = shownBias(piece.band);
        const lexemes = new Set(
          facetLexemesOf({
            ...piece,
            kind: "article",
            bias: pieceBias,
            lang: "de",
            source: "s",
            publishedAt,
          }),
        );
        const filtered =
          (!country || country.some((c) => piece.countries.includes(c))) &&
          (!category || category.some((t) => piece.subjects.includes(t))) &&
          (!bias || bias.some((one) => one === pieceBias));
        const met = matches(lexemes, filterCondition(filters, { window, to }));
        if (!filtered) expect(met).toBe(false);
        const recent = piece.age <= windowDays(window, to, Infinity) - 1e-3;
        if (filtered && recent && (!from || publishedAt >= from)) expect(met).toBe(true);
        // A block more than the window may be read, not more.
        const reach = window
          ? windowDays(window, to, Infinity) * 1.01 + blockDays[window.span]
          : Infinity;
        if (piece.age > reach) expect(met).toBe(false);
      },
    ),
  );
});
