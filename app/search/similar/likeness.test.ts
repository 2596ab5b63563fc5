import { describe, expect, it } from "vitest";
import { likenessOf, rarityOf, soughtWords, worthOf } from "./likeness.ts";

const namesIn = (title: string, lang = "en") =>
  soughtWords({ title, excerpt: "", tags: [], lang })
    .filter((word) => word.isName)
    .map(({ word }) => word);

describe("words of a piece", () => {
  it("are names if they have a capital inside a sentence, where other nouns have none", () => {
    expect(namesIn("Guards of the Rosental were warned")).toEqual(["rosental"]);
    expect(namesIn("Live: Guards were warned. Visitors too")).toEqual([]);
    expect(namesIn("Guards Of Famous Gallery Were Warned By Police")).toEqual([]);
    expect(namesIn("Wachen im Rosental gewarnt", "de")).toEqual([]);
  });

  it("are each counted once, without numbers and without the shortest", () => {
    const words = soughtWords({
      title: "Guards in 2026",
      excerpt: "The guards slept, Rosental says.",
      tags: ["Art theft"],
      lang: "en",
    });
    expect(words.map(({ word, inTitle }) => `${word} ${inTitle}`)).toEqual([
      "guards true",
      "art false",
      "theft false",
      "the false",
      "slept false",
      "rosental false",
      "says false",
    ]);
  });
});

describe("likeness", () => {
  const all = 100_000;
  const shared = (documents: number, isName = false) => ({
    isName,
    worth: worthOf({ inTitle: true, isName }, rarityOf(documents, all)),
  });
  const elsewhere = { sharesPlace: false, sharesTopic: false };
  const same = { sharesPlace: true, sharesTopic: true };

  it("needs rare words: neither common ones nor the place and the topic are enough", () => {
    expect(likenessOf([], same)).toBeNull();
    expect(likenessOf([shared(9_000), shared(12_000), shared(15_000)], same)).toBeNull();
    expect(likenessOf([shared(40), shared(90)], same)).not.toBeNull();
    expect(likenessOf([shared(4), shared(9)], elsewhere)).toBeNull();
  });

  it("is proved by a rare name alone, by one rare word only with the same place and topic", () => {
    expect(likenessOf([shared(20, true)], elsewhere)).not.toBeNull();
    expect(likenessOf([shared(3)], elsewhere)).toBeNull();
    expect(likenessOf([shared(3)], same)).not.toBeNull();
  });

  it("is not proved by a name that is in the news every day", () => {
    expect(likenessOf([shared(12_000, true)], elsewhere)).toBeNull();
  });
});
