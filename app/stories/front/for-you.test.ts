import { expect, it } from "vitest";
import { cardOf } from "../article.ts";
import { noLeanings } from "../bias.ts";
import type { CoveredPlace } from "../country.ts";
import type { StorySummary } from "../story.ts";
import type { Topic } from "../topic.ts";
import { forYou } from "./for-you.ts";

const story = (slug: string, country: CoveredPlace) => {
  const card = cardOf({ slug, title: slug, country }, new Date(0));
  if (!card) throw new Error("no card");
  return card;
};
const slugs = (stories: { slug: string }[]) => stories.map((s) => s.slug);
const of = (countries: CoveredPlace[] = [], topics: Topic[] = []) => ({
  countries,
  topics,
  newest: [] as StorySummary[],
  languages: null as string[] | null,
});
const front = [story("a", "FR"), story("b", "DE"), story("c", "FR"), story("d", "DE")];

it("takes the page's own stories first, in their order", () => {
  expect(slugs(forYou(front, [story("e", "DE")], of(["DE"])))).toEqual(["b", "d", "e"]);
});

it("shows each story once, and at most three", () => {
  const beside = [story("d", "DE"), story("e", "DE"), story("f", "DE")];
  expect(slugs(forYou(front, beside, of(["DE"])))).toEqual(["b", "d", "e"]);
});

it("shows one of each chosen country before a second of any", () => {
  const greek = story("g", "GR");
  expect(slugs(forYou([...front, greek], [], of(["FR", "GR"])))).toEqual(["a", "g", "c"]);
});

it("goes on with what is near to what was read, each once", () => {
  expect(slugs(forYou(front, [], of(), ["d", "gone", "a"]))).toEqual(["d", "a"]);
  expect(slugs(forYou(front, [], of(["DE"]), ["d", "c", "a"]))).toEqual(["b", "d", "c"]);
});

it("takes stories of followed topics after those of the countries", () => {
  const [a, b, c] = front.map((story, n) => ({ ...story, topics: n === 0 ? ["Energy"] : [] }));
  const page = [a, b, c].filter((story) => story !== undefined) as typeof front;
  expect(slugs(forYou(page, [], of(["DE"], ["Energy"])))).toEqual(["b", "a"]);
});

it("lets the newest of followed authors, events and sources alternate with the countries", () => {
  const newest = [story("x", "PL"), story("b", "DE"), story("y", "PL")];
  expect(slugs(forYou(front, [], { ...of(["DE"]), newest }))).toEqual(["b", "x", "y"]);
  expect(slugs(forYou(front, [], { ...of(["FR", "DE"]), newest }))).toEqual(["a", "x", "b"]);
  expect(slugs(forYou(front, [], { ...of(), newest }))).toEqual(["x", "b", "y"]);
});

it("shows nothing without a choice", () => expect(forYou(front, [], of())).toEqual([]));

it("begins with what the reader can read, also where it is not on the page, and goes on with the rest", () => {
  const [pl, en, de] = ["pl", "en", "de"].map((lang) => ({ ...story(lang, "PL"), lang }));
  if (!pl || !en || !de) throw new Error("no stories");
  const reader = { ...of(["PL"]), languages: ["de", "en"] };
  expect(slugs(forYou([pl], [en, de], reader))).toEqual(["en", "de", "pl"]);
  expect(slugs(forYou([pl], [en, de], of(["PL"])))).toEqual(["pl", "en", "de"]);
});

it("shows samples after everything real, whatever stands on the page and in whichever language", () => {
  const sample = { ...story("sample", "LV"), sample: true };
  const other = { ...story("latvian", "LV"), lang: "lv" };
  const reader = { ...of(["LV", "FR"]), languages: ["en"] };
  expect(slugs(forYou([sample], [story("real", "LV"), other], reader))).toEqual([
    "real",
    "latvian",
    "sample",
  ]);
  expect(slugs(forYou([sample, ...front], [], reader))).toEqual(["a", "c", "sample"]);
});

it("tells an event once", () => {
  const [rome, milan, alone] = ["rome", "milan", "alone"].map((slug) => story(slug, "IT"));
  if (!rome || !milan || !alone) throw new Error("no stories");
  const coverage = { slug: "vote", publishers: 2, countries: 2, leanings: noLeanings, others: [] };
  const told = [rome, milan].map((one) => ({ ...one, coverage }));
  expect(slugs(forYou([...told, alone], [], of(["IT"])))).toEqual(["rome", "alone"]);
});
