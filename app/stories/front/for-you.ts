import type { Country } from "../country.ts";
import type { StorySummary } from "../story.ts";
import type { Topic } from "../topic.ts";

export const forYouSize = 3;

/** How many of the newest stories of the chosen countries are asked for, to find some that the reader can read. */
export const forYouAsked = 24;

/** Stories in a language that the reader reads come first, otherwise in their order. @param languages null: all */
export const readableFirst = (
  stories: readonly StorySummary[],
  languages: readonly string[] | null,
): StorySummary[] => {
  const isForeign = ({ lang }: StorySummary) => Number(languages?.includes(lang) === false);
  return stories.toSorted((a, b) => isForeign(a) - isForeign(b));
};

/**
 * The stories of the chosen countries, at most three: those among the first three of the front, then those of the rest,
 * then what the feed had beside (product decision 5), one of each country before a second of any. The newest of followed authors,
 * events and sources alternate with these firsts; after them come those of followed topics, and what is near to what the
 * reader reads.
 * @param front the stories on the page, in their order
 * @param beside further stories of these countries and topics, newest first
 * @param mine.newest the newest of each followed author, event and source
 * @param near slugs of stories on the page, the nearest first
 */
export function forYou(
  front: StorySummary[],
  beside: StorySummary[],
  mine: {
    countries: readonly Country[];
    topics: readonly Topic[];
    newest: readonly StorySummary[];
  },
  near: readonly string[] = [],
): StorySummary[] {
  const all = [...front, ...beside];
  const placesOf = ({ countries }: StorySummary) =>
    countries.filter((c) => mine.countries.includes(c));
  const seen = new Set<Country>();
  const firsts = all.filter((story) => {
    const places = placesOf(story);
    const isNew = places.some((c) => !seen.has(c));
    for (const c of places) seen.add(c);
    return isNew;
  });
  const bySlug = new Map<string, StorySummary>();
  const take = (stories: readonly StorySummary[]) => {
    for (const story of stories) if (!bySlug.has(story.slug)) bySlug.set(story.slug, story);
  };
  const turns = Math.max(firsts.length, mine.newest.length);
  for (let n = 0; n < turns; n++) take([...firsts.slice(n, n + 1), ...mine.newest.slice(n, n + 1)]);
  take(all.filter((story) => placesOf(story).length > 0));
  take(all.filter((story) => story.topics.some((topic) => mine.topics.includes(topic))));
  for (const slug of near) take(front.filter((story) => story.slug === slug));
  return [...bySlug.values()].slice(0, forYouSize);
}
