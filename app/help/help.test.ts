import { describe, expect, it } from "vitest";
import { locales } from "#platform/locale.ts";
import { helpArticle, helpArticles, helpCategory, searchHelp } from "./help.server.ts";
import { helpCategories, helpCategoryNames, initiallyPopular } from "./help.ts";
import { readHelpFile } from "./help-file.ts";

describe("the articles", () => {
  it.each(locales)("are as many as the specification counts, in %s", (locale) => {
    for (const name of helpCategoryNames)
      expect(helpCategory(name, locale).articles, name).toHaveLength(helpCategories[name]);
    expect(helpArticles(locale)).toHaveLength(67);
  });

  it("are the same in every language, each in its own words", () => {
    const slugs = helpArticles("en").map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const locale of locales)
      expect(helpArticles(locale).map(({ slug }) => slug)).toEqual(slugs);
    const texts = locales.flatMap((locale) => helpArticles(locale).map((one) => one.markdown));
    expect(new Set(texts).size).toBe(texts.length);
    for (const slug of initiallyPopular) expect(slugs).toContain(slug);
  });

  it("lead to the same addresses in every language", () => {
    const linksOf = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to);
    for (const { category, slug, markdown } of helpArticles("en"))
      for (const locale of locales)
        expect(
          linksOf(helpArticle(category, slug, locale)?.markdown ?? "").sort(),
          `${slug} ${locale}`,
        ).toEqual(linksOf(markdown).sort());
  });
});

describe("the search", () => {
  const slugs = (...asked: Parameters<typeof searchHelp>) =>
    searchHelp(...asked).map(({ slug }) => slug);

  it("finds by the beginnings of words, titles first, without accents", () => {
    expect(slugs("en", "canc")[0]).toBe("cancelling");
    expect(slugs("es", "ultima")).toContain("breaking-news");
    expect(slugs("de", "PASSWORT vergess")).toEqual(["forgotten-password"]);
    expect(slugs("fr", "zzz")).toEqual([]);
  });

  it.each(["", "   ", ".*(", "\\", "[a"])("takes %j for no word", (question) => {
    expect(() => slugs("en", question)).not.toThrow();
  });
});

it("says what is wrong in a file", () => {
  expect(() => readHelpFile("no title", "billing", "x.md")).toThrow("x.md: has no title");
  expect(() => readHelpFile("# T\nText\n\n## Wrong\nText", "billing", "x.md")).toThrow(
    "is no article",
  );
});
