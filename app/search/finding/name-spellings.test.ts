import { expect, it } from "vitest";
import { fold } from "../fold.ts";
import { readQuery } from "../query.ts";
import { nameSpellings, withNameSpellings } from "./name-spellings.ts";

const read = (q: string) => {
  const { all, none } = withNameSpellings(readQuery(q)).text;
  const words = (terms: { words: string[] }[]) => terms.map((term) => term.words.join(" "));
  return { all: all.map(words), none: words(none) };
};

it("seeks a name in all its spellings, its own first, and other words as they are", () => {
  const { all } = read("Selenskyj Brüssel");
  expect(all).toHaveLength(2);
  expect(all[0]?.[0]).toBe("selenskyj");
  expect(all[0]).toEqual(
    expect.arrayContaining(["zelenskyy", "zelensky", "zelenskiy", "zelenski", fold("Зеленський")]),
  );
  expect(all[1]).toEqual(["brussel"]);
});

it("keeps alternatives, leaves out every spelling, and leaves phrases alone", () => {
  const { all, none } = read('Odesa or Warsaw -Poutine "in Kyiv"');
  expect(all[0]).toEqual(expect.arrayContaining(["odesa", "odessa", "warsaw"]));
  expect(all[1]).toEqual(["in kyiv"]);
  expect(none).toEqual(expect.arrayContaining(["poutine", "putin", "putyin"]));
});

it("does so for four names of a query", () => {
  const { all } = read("Kiev Putin Lviv Lavrov Odesa");
  expect(all.map((group) => group.length > 1)).toEqual([true, true, true, true, false]);
});

it("has each spelling once, as one word, beside another", () => {
  const words = nameSpellings.flat();
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  expect(nameSpellings.filter((all) => all.length < 2)).toEqual([]);
});
