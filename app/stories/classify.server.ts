import { countriesOf } from "./classification/countries.ts";
import { languageOfText } from "./classification/language.server.ts";
import { topicsOf } from "./classification/topics.ts";
import { foldingOf, wordsOf } from "./classification/words.ts";
import type { Country } from "./country.ts";
import type { Section, Topic } from "./topic.ts";

export type Classifiable = {
  /** Clean text, no markup. */
  title: string;
  excerpt: string;
  /** As in the feed: section names, tags, paths. */
  categories: string[];
  /** As declared by the item or its feed (`en-GB`); null if neither declares it. */
  lang: string | null;
  source: { country: string | null; language: string | null };
};

/** How many tags are read: some items have a hundred, of which the first matter. */
const TAGS = 20;

/**
 * Classifies an item of a feed by its words. Pure. Gives the ISO 639-1 language ("no" for all Norwegian), at most three
 * topics (none for sport, celebrities, lifestyle), the sections beside them, and member states or `EU`, most prominent
 * first. An item that names no country has that of its source; one about a place outside the Union has none.
 */
export function classify(item: Classifiable): {
  lang: string;
  topics: Topic[];
  sections: Section[];
  countries: Country[];
} {
  const lang = languageOfText(item.title, item.excerpt, item.lang, item.source);
  const title = wordsOf(item.title, foldingOf(lang));
  const excerpt = wordsOf(item.excerpt, foldingOf(lang));
  const categories = item.categories.slice(0, TAGS);
  const { topics, sections } = topicsOf(title, excerpt, categories, lang);
  const countries = countriesOf(title, excerpt, categories, {
    lang,
    source: item.source.country,
    affairs: topics.length > 0,
  });
  return { lang, topics, sections, countries };
}
