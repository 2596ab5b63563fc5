import type { CoveredPlace } from "../country.ts";
import type { StorySummary } from "../story.ts";
import type { Topic } from "../topic.ts";

export const forYouSize = 3;

/** How many of the newest stories of the chosen countries are requested, to find some in the reader's languages. */
export const forYouAsked = 24;

/** Sorts stories in the reader's languages first, otherwise in their order. @param languages null: all */
export const readableFirst = (
  stories: readonly StorySummary[],
  languages: readonly string[] | null,
): StorySummary[] => {
  const isForeign = ({ lang }: StorySummary) => Number(languages?.includes(lang) === false);
  return stories.toSorted((a, b) => isForeign(a) - isForeign(b));
};

/**
 * At most three stories for a reader, of those on the page (`front`) and then of further ones (`beside`), in this order:
 * 1. the first story of each chosen country, alternating with the newest of each followed author, event and source;
 * 2. further stories of the chosen countries;
 * 3. stories of followed topics;
 * 4. the stories on the page that match the reader's reading best (`near`).
 * @param front the stories on the page, in their order
 * @param beside further stories of these countries and topics, newest first
 * @param mine.newest the newest story of each followed author, event and source
 * @param near slugs of stories on the page, the best match first
 */
export function forYou(
  front: StorySummary[],
  beside: StorySummary[],
  mine: {
    countries: readonly CoveredPlace[];
    topics: readonly Topic[];
    newest: readonly StorySummary[];
  },
  near: readonly string[] = [],
): StorySummary[] {
  const all = [...front, ...beside];
  const placesOf = ({ countries }: StorySummary) =>
    countries.filter((c) => mine.countries.includes(c));
  const seen = new Set<CoveredPlace>();
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
