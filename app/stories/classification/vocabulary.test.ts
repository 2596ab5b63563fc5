import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { vocabularyOf } from "./vocabulary.ts";
import { fold, foldingOf } from "./words.ts";

const languages = readdirSync(join(import.meta.dirname, "vocabulary"))
  .map((file) => file.replace(/\.ts$/, ""))
  .filter((name) => name !== "shared");

/** The terms of a list that stand on a weak line and on a stronger one of the same label, where the weak one does nothing. */
function hiddenTerms(list: string): string[] {
  const stronger = new Set<string>();
  const weak = new Set<string>();
  for (const line of list.trim().split("\n")) {
    const [head = "", ...terms] = line.trim().split(/\s+/);
    const label = head.replace(/[+-]$/, "");
    for (const term of terms) (head.endsWith("-") ? weak : stronger).add(`${label} ${term}`);
  }
  return [...weak].filter((term) => stronger.has(term));
}

it("has no weak term in any language that a stronger line hides", () => {
  const lists = new Set(languages.flatMap((lang) => vocabularyOf(lang)));
  expect(lists.size).toBeGreaterThan(languages.length);
  expect([...lists].flatMap(hiddenTerms)).toEqual([]);
});

/** The lists of a folder, by language. */
const lists = (folder: string): [name: string, list: string][] =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => [
    `${folder}/${file}`,
    readFileSync(join(import.meta.dirname, folder, file), "utf8"),
  ]);

/** The terms of a list that an exception repeats: the longest term wins, and of two that are alike both do. */
function repeatedByException(list: string, lang: string): string[] {
  const { dropAccents } = foldingOf(lang);
  const of = (isException: boolean) =>
    list
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .filter(([head]) => (head === "None") === isException)
      .flatMap(([, ...terms]) => terms)
      .map((term) => term.replace(/^\*/, ""))
      .map((term) => {
        const lettersOfTerm = fold(term.replace(/[_'’-]+/g, " "), dropAccents);
        return /^\p{Ll}?\p{Lu}/u.test(term) ? `${lettersOfTerm} (capitalised)` : lettersOfTerm;
      });
  const counted = new Set(of(false));
  return of(true).filter((term) => counted.has(term));
}

it.each(["vocabulary", "classes", "places"])(
  "has no exception in %s that does nothing",
  (folder) => {
    const found = lists(folder).flatMap(([name, file]) =>
      repeatedByException(file, /(\w+)\.ts$/.exec(name)?.[1] ?? "").map(
        (term) => `${name}: ${term}`,
      ),
    );
    expect(found).toEqual([]);
  },
);

// A space ends every term, so that a term with one at its end would match nothing but the last word of a text. For a
// word alone, leave the underscore out; for a stem, write a star; for what follows, write `word_*`.
it.each(["vocabulary", "classes", "places"])(
  "has no term in %s that ends in an underscore",
  (folder) => {
    const found = lists(folder).flatMap(([name, list]) =>
      [...list.matchAll(/(?<=\s)[^\s`]+_(?=[\s`])/g)].map(([term]) => `${name}: ${term}`),
    );
    expect(found).toEqual([]);
  },
);

// A mark of punctuation ends a phrase, so that a term with one in it would match nothing.
it.each(["vocabulary", "classes", "places"])("has no term in %s with a mark in it", (folder) => {
  const found = lists(folder).flatMap(([name, file]) => {
    const list = file.slice(file.indexOf("= `") + 3, file.lastIndexOf("`"));
    const terms = list.split("\n").flatMap((line) => line.trim().split(/\s+/).slice(1));
    return terms
      .filter((term) => /[^\p{L}\p{M}\p{N}_*'’·-]/u.test(term))
      .map((term) => `${name}: ${term}`);
  });
  expect(found).toEqual([]);
});
