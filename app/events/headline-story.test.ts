import { expect, it } from "vitest";
import { headlineStoryFor } from "./headline-story.ts";

it("shows an event by a story in the reader's language, and by our own piece where that is in one", () => {
  const headlineStories = [
    { lang: "de", story: 1, straightNews: true, confirmed: true },
    { lang: "en", story: 2, straightNews: true, confirmed: true },
    { lang: "pl", story: 3, straightNews: true, confirmed: true },
    { lang: "sv", story: 4, straightNews: true, confirmed: false },
  ];
  const choose = (languages: string[] | null, own: number | null = null) =>
    headlineStoryFor(headlineStories, { own, lead: 3, languages })?.story;
  expect(choose(["de", "en"])).toBe(1);
  expect(choose(["fr", "en"])).toBe(2);
  expect(choose(["fr"])).toBe(3);
  expect(choose(null)).toBe(3);
  expect(choose(["de", "en"], 2)).toBe(2);
  expect(choose(["de"], 2)).toBe(1);
  // Readers of all languages are shown what is confirmed, too.
  const others = headlineStories.map((s) => ({ ...s, confirmed: s.lang === "en" }));
  expect(headlineStoryFor(others, { own: null, lead: 3, languages: null })?.story).toBe(2);
  expect(headlineStoryFor(others, { own: null, lead: 9, languages: ["fr"] })?.story).toBe(2);
  // An unconfirmed story is shown only where the reader's other languages have no confirmed one.
  expect(choose(["sv", "en"])).toBe(2);
  expect(choose(["sv", "fr"])).toBe(4);
});
