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
  /** As the feed gives them: section names, tags, paths. */
  categories: string[];
  /** As the item or its feed declares it (`en-GB`); null when neither does. */
  lang: string | null;
  source: { country: string | null; language: string | null };
};

/** Some publishers hang a hundred tags on an item; the first say what it is about. */
const TAGS = 20;

/**
 * What a feed's item is about and where, from its words alone: pure, and the same for the same item.
 * Gives the ISO 639-1 language ("no" for all Norwegian), at most three topics (none for sport, celebrities,
 * lifestyle), the sections beside them, and member states or `EU`, most prominent first; an item that names
 * no country has its source's, one about a place outside the Union has none.
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
