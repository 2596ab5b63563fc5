import fc from "fast-check";
import { expect, it } from "vitest";
import { languageNames } from "#ui/language-names.ts";
import {
  allStoryLanguages,
  noChoice,
  storyChoiceFrom,
  storyChoiceKey,
  storyChoiceOf,
  storyChoiceText,
  storyLanguagesOf,
} from "./story-languages.ts";

const form = (fields: Record<string, string[]>) => ({
  getAll: (name: string) => fields[name] ?? [],
});
const chosen = (...stories: string[]) => {
  const choice = storyChoiceFrom(form({ stories }), noChoice);
  return choice && storyChoiceText(choice);
};

it("is the language of the page, and English, until something is chosen", () => {
  expect(storyLanguagesOf(undefined, "de")).toEqual(["de", "en"]);
  expect(storyLanguagesOf("", "en")).toEqual(["en"]);
  expect(storyLanguagesOf("xx.<b>.", "fr")).toEqual(["fr", "en"]);
});

it("is what was chosen, that of the page first", () => {
  expect(storyLanguagesOf("pl", "en")).toEqual(["pl"]);
  expect(storyLanguagesOf("bg.en.fr", "fr")).toEqual(["fr", "bg", "en"]);
  expect(storyLanguagesOf("all", "fr")).toBeNull();
  expect(storyLanguagesOf(allStoryLanguages.join("."), "fr")).toBeNull();
});

it("comes of a form as codes, all of them, or none", () => {
  expect(chosen("", "pl", "de")).toBe("de.pl");
  expect(chosen("", "pl", "all")).toBe("all");
  expect(chosen("")).toBe("");
  expect(chosen("", "pl", "default")).toBe("");
  for (const bad of ["xx", "de.pl", "ALL", "en\r\nSet-Cookie: a=b"])
    expect(chosen("", bad), bad).toBeNull();
});

it("has sport and culture for who asks, until a form that knows of it says otherwise", () => {
  const fields = { stories: ["", "pl"] };
  const asks = storyChoiceFrom(form({ ...fields, sport: ["on"] }), noChoice);
  expect(asks && storyChoiceText(asks)).toBe("pl.sport");
  const goesOn = storyChoiceFrom(form({ stories: ["default"] }), storyChoiceOf("pl.sport"));
  expect(goesOn && storyChoiceText(goesOn)).toBe("sport");
  expect(storyLanguagesOf("sport", "de")).toEqual(["de", "en"]);
  const both = storyChoiceFrom(form({ ...fields, culture: ["on"], sport: ["on"] }), noChoice);
  expect(both && storyChoiceText(both)).toBe("pl.sport.culture");
  const ends = storyChoiceFrom(form(fields), storyChoiceOf("pl.sport"));
  expect(ends && storyChoiceText(ends)).toBe("pl");
});

it("says nothing in a key where it is what the page shows to everybody", () => {
  expect(storyChoiceKey("en.de", "de")).toBe("");
  expect(storyChoiceKey("en.de", "fr")).toBe("de.en");
  expect(storyChoiceKey("en", "en")).toBe("");
  expect(storyChoiceKey("en", "de")).toBe("en");
  expect(storyChoiceKey("en.sport", "en")).toBe("sport");
});

it("has one spelling, whatever a cookie says", () => {
  const word = fc.oneof(
    fc.constantFrom(...allStoryLanguages, "all", "sport", "culture", "", "EN", "xx"),
    fc.string({ maxLength: 4 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 40 }), (words) => {
      const text = storyChoiceText(storyChoiceOf(words.join(".")));
      expect(text).toMatch(/^[a-z.]{0,90}$/);
      expect(storyChoiceText(storyChoiceOf(text))).toBe(text);
      const turned = storyChoiceOf([...words, ...words].reverse().join("."));
      expect(storyChoiceText(turned)).toBe(text);
      const key = storyChoiceKey(text, "de");
      expect(storyLanguagesOf(key, "de")).toEqual(storyLanguagesOf(text, "de"));
    }),
  );
});

it("has a name for each", () => {
  expect(Object.keys(languageNames).sort()).toEqual([...allStoryLanguages]);
});
