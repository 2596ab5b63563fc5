import fc from "fast-check";
import { expect, it } from "vitest";
import { readQuery } from "../query.ts";
import { highlight, marks, wordsToStem } from "./highlight.ts";
import type { Stems } from "./tsquery.ts";

/** A language in which words lose an s at their end, and `the` says little. */
const stems: Stems = (lang, word) => ({
  lexeme: `${lang}:${word.replace(/s$/, "")}`,
  stop: word === "the",
});
const show = (text: string, q: string) =>
  highlight(text, "en", readQuery(q).text, stems)
    .replaceAll(marks.open, "[")
    .replaceAll(marks.close, "]");

it("marks other forms of a word, with accents as they stand", () => {
  expect(show("Élections: an election, re-elections.", "elections")).toBe(
    "[Élections]: an [election], re-[elections].",
  );
});

it("marks a phrase as one, and its words nowhere else", () => {
  expect(show("The central bank. A bank; central banks!", '"central bank"')).toBe(
    "The [central bank]. A bank; [central banks]!",
  );
});

it("leaves words that say little alone, unless there are no others", () => {
  expect(show("The harbour", "the harbour")).toBe("The [harbour]");
  expect(show("The harbour", "the")).toBe("[The] harbour");
});

it("marks nothing that is left out or that filters say", () => {
  expect(show("Gas and oil in Spain", "gas -oil country:Spain")).toBe("[Gas] and oil in Spain");
});

it("asks for the stems of words only that begin alike", () => {
  expect(wordsToStem("Gas, oil and Élan", "en", readQuery("energy go").text)).toEqual([
    "gas",
    "elan",
  ]);
});

it("changes nothing but marks, and closes each", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (text, q) => {
      const marked = highlight(text, "en", readQuery(q).text, stems);
      const plain = (t: string) => t.replace(/[\ue000\ue001]/g, "");
      expect(plain(marked)).toBe(plain(text));
      expect(marked.replace(/[^\ue000\ue001]/g, "")).toMatch(/^(\ue000\ue001)*$/);
    }),
  );
});
