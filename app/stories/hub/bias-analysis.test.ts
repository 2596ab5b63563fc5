import { expect, it } from "vitest";
import type { Band } from "../bias.ts";
import { analyseBias } from "./bias-analysis.ts";

const share = (source: string, country: string, band: Band | null, count: number) => ({
  source,
  country,
  band,
  count,
  name: source.toUpperCase(),
});

it("counts every story at its band, and what nobody rated apart from the center", () => {
  const { total, counts } = analyseBias([
    share("a", "FR", "left", 3),
    share("b", "FR", null, 2),
    share("c", "DE", "far-right", 1),
    share("c", "DE", "center", 4),
  ]);
  expect(total).toBe(10);
  expect(counts).toEqual({
    "far-left": 0,
    left: 3,
    center: 4,
    right: 0,
    "far-right": 1,
    unrated: 2,
  });
});

it("counts by country and by source, those with most stories first", () => {
  const { countries, sources } = analyseBias([
    share("a", "FR", "left", 3),
    share("b", "FR", null, 2),
    share("c", "DE", "far-right", 1),
    share("c", "DE", "center", 4),
  ]);
  expect(countries.map(({ key, total }) => [key, total])).toEqual([
    ["DE", 5],
    ["FR", 5],
  ]);
  expect(sources.map(({ name, total, country }) => [name, total, country])).toEqual([
    ["C", 5, "DE"],
    ["A", 3, "FR"],
    ["B", 2, "FR"],
  ]);
  expect(sources[0]?.counts).toMatchObject({ "far-right": 1, center: 4 });
});

it("has nothing to say of an empty feed", () => {
  expect(analyseBias([])).toMatchObject({ total: 0, countries: [], sources: [] });
});
