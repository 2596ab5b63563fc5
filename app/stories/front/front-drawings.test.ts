import { describe, expect, it } from "vitest";
import type { StorySummary } from "../story.ts";
import { gridDrawings, headDrawings } from "./front-drawings.ts";

const story = (slug: string, more: Partial<StorySummary> = {}): StorySummary => ({
  id: 1,
  slug,
  title: slug,
  excerpt: "",
  lang: "en",
  country: null,
  countries: [],
  nonEuCountries: [],
  topics: [],
  section: "Society",
  source: { id: "one", name: "One", country: "DE" },
  publishedAt: "2026-11-23T08:00:00.000Z",
  views: 0,
  comments: null,
  band: null,
  bias: "center",
  breaking: false,
  trending: false,
  premium: false,
  sample: false,
  provenance: "feed",
  picture: null,
  ...more,
});
const told = (count: number): StorySummary["coverage"] => ({
  slug: "event",
  publishers: 5,
  countries: 2,
  leanings: { "far-left": 0, left: 0, center: 0, right: 0, "far-right": 0, unrated: 5 },
  others: Array.from({ length: count }, (_, n) => ({
    slug: `other-${n}`,
    title: `Other ${n}`,
    lang: "fr",
    source: "Two",
  })),
});
const many = (count: number, more: Partial<StorySummary> = {}) =>
  Array.from({ length: count }, (_, n) => story(`s${n}`, more));

it("draws for each of the head, all different", () => {
  const drawings = [...headDrawings(many(9)).values()];
  expect(drawings).toHaveLength(3);
  expect(new Set(drawings.map(({ motif }) => motif)).size).toBe(3);
  expect(new Set(drawings.map(({ palette }) => palette)).size).toBe(3);
});

describe("the grid", () => {
  const drawnAt = (stories: StorySummary[]) => {
    const drawings = gridDrawings(stories, []);
    return stories.flatMap(({ slug }, n) => (drawings.has(slug) ? [n] : []));
  };

  it("has no more than two cards of text among four in a row", () => {
    expect(drawnAt(many(5, { coverage: told(3) }))).toEqual([2, 3]);
  });

  it("draws at a wide place unless other stories fill it", () => {
    const topic = story("topic", { topics: ["Trade"] });
    expect(drawnAt([story("one", { coverage: told(1) }), topic])).toEqual([0, 1]);
    expect(drawnAt([story("one", { coverage: told(2) }), topic])).toEqual([1]);
  });
});
