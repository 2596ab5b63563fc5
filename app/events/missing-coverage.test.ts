import { expect, it } from "vitest";
import { unknownCountry } from "#stories/country.ts";
import type { Side } from "./comparison.ts";
import { missingCoverageOf, type SourceCheck } from "./missing-coverage.ts";

const hour = 3_600_000;
const coverage = {
  firstAt: 10 * hour,
  lastAt: 20 * hour,
  publishers: 6,
  sides: new Set<Side>(["left", "center"]),
  countries: new Set(["FR", "DE", "ES"]),
  sources: new Set<string>(),
};
const check = (source: string, more: Partial<SourceCheck> = {}): SourceCheck => ({
  source,
  side: "right",
  country: "PL",
  addedAt: 0,
  fetchedAt: 21 * hour,
  published: true,
  ...more,
});
const three = (more: Partial<SourceCheck> = {}) => ["a", "b", "c"].map((s) => check(s, more));

it("names a side and a country whose sources were checked and have no story", () => {
  expect(missingCoverageOf(coverage, three())).toEqual({
    sides: [{ side: "right", sources: 3 }],
    countries: [{ country: "PL", sources: 3 }],
  });
});

it("says nothing of sources that were not checked in that time", () => {
  const nothing = { sides: [], countries: [] };
  expect(missingCoverageOf(coverage, three({ fetchedAt: null }))).toEqual(nothing);
  // The last fetch that worked was before the last report: what came out since may be missing here.
  expect(missingCoverageOf(coverage, three({ fetchedAt: 19 * hour }))).toEqual(nothing);
  // Its feed came only after the event had begun.
  expect(missingCoverageOf(coverage, three({ addedAt: 11 * hour }))).toEqual(nothing);
  // It brought nothing at all in that time: perhaps it rests, perhaps its feed stands still.
  expect(missingCoverageOf(coverage, three({ published: false }))).toEqual(nothing);
});

it("waits until the news has had time to spread", () => {
  const young = { ...coverage, lastAt: 10.5 * hour };
  expect(missingCoverageOf(young, three({ fetchedAt: 15 * hour })).sides).toEqual([]);
  expect(missingCoverageOf(young, three({ fetchedAt: 16 * hour })).sides).toHaveLength(1);
});

it("says nothing from too few sources, nor of an event that few publishers report", () => {
  expect(missingCoverageOf(coverage, three().slice(1)).sides).toEqual([]);
  expect(missingCoverageOf(coverage, [check("a"), check("a"), check("a")]).sides).toEqual([]);
  expect(missingCoverageOf({ ...coverage, publishers: 4 }, three()).sides).toEqual([]);
});

it("says nothing of those who have reported, nor of unrated sources as a side", () => {
  expect(missingCoverageOf(coverage, three({ side: "left", country: "FR" }))).toEqual({
    sides: [],
    countries: [],
  });
  expect(missingCoverageOf(coverage, three({ side: "unrated" })).sides).toEqual([]);
  for (const country of [unknownCountry, "EU"])
    expect(missingCoverageOf(coverage, three({ country })).countries).toEqual([]);
});

it("does not count a source that has reported, whatever side its story has", () => {
  const reported = { ...coverage, sources: new Set(["b"]) };
  expect(missingCoverageOf(reported, three())).toEqual({ sides: [], countries: [] });
});

it("names no country while an event is reported in few countries: it may concern these alone", () => {
  const local = { ...coverage, countries: new Set(["FR", "DE"]) };
  expect(missingCoverageOf(local, three())).toMatchObject({
    countries: [],
    sides: [{ side: "right" }],
  });
});
