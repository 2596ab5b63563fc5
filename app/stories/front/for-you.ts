import type { CoveredPlace } from "../country.ts";
import type { StorySummary } from "../story.ts";
import type { Topic } from "../topic.ts";

export const forYouSize = 3;

/** How many of the newest stories of the chosen countries are requested, to find some in the reader's languages. */
export const forYouAsked = 24;

/** Whether a story is no sample, and in a language of the reader. @param languages null: all */
export const isReadable = (
  { sample, lang }: StorySummary,
  languages: readonly string[] | null,
): boolean => !sample && languages?.includes(lang) !== false;

const keyOf = ({ coverage, slug }: StorySummary): string =>
  coverage ? `event ${coverage.slug}` : slug;

/** Whether there are too few real stories of different events. */
export const areTooFew = (stories: readonly StorySummary[]): boolean =>
  new Set(stories.filter(({ sample }) => !sample).map(keyOf)).size < forYouSize;

/**
 * At most three stories for a reader, each of another event; readable ones first, samples last, and else in this order: the
 * first of each chosen country, by turns with `mine.newest`; others of these countries; followed topics; what is `near`.
 * @param front the stories on the page, in their order
 * @param beside further stories of these countries and topics, newest first
 * @param mine.newest the newest story of each followed author, event and source
 * @param near slugs of stories on the page that match what was read, the best first
 */
export function forYou(
  front: StorySummary[],
  beside: StorySummary[],
  mine: {
    countries: readonly CoveredPlace[];
    topics: readonly Topic[];
    newest: readonly StorySummary[];
    /** The story languages; null: all. */
    languages: readonly string[] | null;
  },
  near: readonly string[] = [],
): StorySummary[] {
  const rankOf = (story: StorySummary) =>
    story.sample ? 2 : Number(!isReadable(story, mine.languages));
  const all = [...front, ...beside].sort((a, b) => rankOf(a) - rankOf(b));
  const placesOf = ({ countries }: StorySummary) =>
    countries.filter((c) => mine.countries.includes(c));
  const seen = new Set<CoveredPlace>();
  const firsts = all.filter((story) => {
    const places = placesOf(story);
    const isNew = places.some((c) => !seen.has(c));
    for (const c of places) seen.add(c);
    return isNew;
  });
  const taken = new Map<string, StorySummary>();
  const take = (stories: readonly StorySummary[]) => {
    for (const story of stories) if (!taken.has(keyOf(story))) taken.set(keyOf(story), story);
  };
  const turns = Math.max(firsts.length, mine.newest.length);
  for (let n = 0; n < turns; n++) take([...firsts.slice(n, n + 1), ...mine.newest.slice(n, n + 1)]);
  take(all.filter((story) => placesOf(story).length > 0));
  take(all.filter((story) => story.topics.some((topic) => mine.topics.includes(topic))));
  for (const slug of near) take(front.filter((story) => story.slug === slug));
  return [...taken.values()]
    .sort((a, b) => Number(a.sample) - Number(b.sample))
    .slice(0, forYouSize);
}
