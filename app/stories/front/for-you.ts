import type { Country } from "../country.ts";
import type { StorySummary } from "../story.ts";

export const forYouSize = 3;

/**
 * The stories of the chosen countries, at most three: those among the first three of the front, then those of
 * the rest, then what the feed had beside (decision 5); and after them what is near to what the reader reads.
 * @param front the stories on the page, in their order
 * @param beside further stories of these countries, newest first
 * @param near slugs of stories on the page, the nearest first
 */
export function forYou(
  front: StorySummary[],
  beside: StorySummary[],
  countries: Country[],
  near: readonly string[] = [],
): StorySummary[] {
  const bySlug = new Map<string, StorySummary>();
  for (const story of [...front, ...beside])
    if (story.countries.some((c) => countries.includes(c)) && !bySlug.has(story.slug))
      bySlug.set(story.slug, story);
  for (const slug of near) {
    const story = front.find((one) => one.slug === slug);
    if (story && !bySlug.has(slug)) bySlug.set(slug, story);
  }
  return [...bySlug.values()].slice(0, forYouSize);
}
