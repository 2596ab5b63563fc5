import { Marked } from "marked";
import { folded } from "#platform/folded.ts";
import { type Locale, locales } from "#platform/locale.ts";
import { type HelpArticle, type HelpCategory, helpCategoryNames } from "./help.ts";
import { type HelpFile, readHelpFile } from "./help-file.ts";

// The articles are bundled with the server only; the site does not start when a file is missing or malformed.
const files = import.meta.glob<string>("../../db/help/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const shelf = new Map(
  locales.flatMap((locale) =>
    helpCategoryNames.map((category): [string, HelpFile] => {
      const name = `db/help/${category}/${locale}.md`;
      const text = files[`../../${name}`];
      if (text === undefined) throw new Error(`${name} is missing`);
      return [`${category}/${locale}`, readHelpFile(text, category, name)];
    }),
  ),
);

/** A category in one language, with its articles in order. */
export function helpCategory(category: HelpCategory, locale: Locale): HelpFile {
  const file = shelf.get(`${category}/${locale}`);
  if (!file) throw new Error(`db/help/${category}/${locale}.md is missing`);
  return file;
}

/** Every article in one language. */
export const helpArticles = (locale: Locale): HelpArticle[] =>
  helpCategoryNames.flatMap((category) => helpCategory(category, locale).articles);

/** The article with this name in a category; null if there is none. */
export const helpArticle = (
  category: HelpCategory,
  slug: string,
  locale: Locale,
): HelpArticle | null =>
  helpCategory(category, locale).articles.find((article) => article.slug === slug) ?? null;

const slugs = new Set(helpArticles("en").map(({ slug }) => slug));
export const isHelpArticle = (slug: string): boolean => slugs.has(slug);

/**
 * The articles in which each word of a question begins a word, those that have them in the title first. Accents and
 * case do not matter.
 */
export function searchHelp(locale: Locale, question: string): HelpArticle[] {
  const asked = folded(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (asked.length === 0) return [];
  const has = (text: string) =>
    asked.every((word) => new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "u").test(folded(text)));
  const articles = helpArticles(locale);
  const named = articles.filter(({ title }) => has(title));
  const others = articles.filter(
    (one) => !named.includes(one) && has(`${one.title} ${one.markdown}`),
  );
  return [...named, ...others];
}

const marked = new Marked({ gfm: true, async: false });

/** The HTML of an article. The texts are the site's own files, so that they are not sanitised. */
export const helpHtml = ({ markdown }: HelpArticle): string => marked.parse(markdown) as string;
