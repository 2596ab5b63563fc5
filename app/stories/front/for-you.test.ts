import { expect, it } from "vitest";
import { cardOf } from "../article.ts";
import type { Country } from "../country.ts";
import { forYou } from "./for-you.ts";

const story = (slug: string, country: Country) => {
  const card = cardOf({ slug, title: slug, country }, new Date(0));
  if (!card) throw new Error("no card");
  return card;
};
const slugs = (stories: { slug: string }[]) => stories.map((s) => s.slug);
const front = [story("a", "FR"), story("b", "DE"), story("c", "FR"), story("d", "DE")];

it("takes the page's own stories first, in their order", () => {
  expect(slugs(forYou(front, [story("e", "DE")], ["DE"]))).toEqual(["b", "d", "e"]);
});

it("shows each story once, and at most three", () => {
  const beside = [story("d", "DE"), story("e", "DE"), story("f", "DE")];
  expect(slugs(forYou(front, beside, ["DE"]))).toEqual(["b", "d", "e"]);
});

it("goes on with what is near to what was read, each once", () => {
  expect(slugs(forYou(front, [], [], ["d", "gone", "a"]))).toEqual(["d", "a"]);
  expect(slugs(forYou(front, [], ["DE"], ["d", "c", "a"]))).toEqual(["b", "d", "c"]);
});

it("shows nothing without a choice", () => expect(forYou(front, [], [])).toEqual([]));
