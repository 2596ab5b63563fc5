import type { CoveredPlace } from "./country.ts";
import type { StorySummary } from "./story.ts";
import type { Topic } from "./topic.ts";

/** A reader's recent reading: the number of stories by topic and country, and their ids. */
export type ReadingProfile = {
  topics: Partial<Record<Topic, number>>;
  countries: Partial<Record<CoveredPlace, number>>;
  read: number[];
};

export const emptyProfile: ReadingProfile = { topics: {}, countries: {}, read: [] };

type Placed = Pick<StorySummary, "id" | "topics" | "countries" | "publishedAt">;

const share = <K extends string>(counts: Partial<Record<K, number>>, of: readonly K[]): number => {
  const all = Object.values<number | undefined>(counts).reduce<number>((a, n) => a + (n ?? 0), 0);
  return all === 0 ? 0 : of.reduce((sum, key) => sum + (counts[key] ?? 0), 0) / all;
};

/**
 * How well a story matches the reading, from 0 to 3: the share of its topics in the reading counts twice, the share of its
 * countries once. `EU` and the world are ignored, since they say nothing about a reader.
 */
export function matchScore(
  story: Pick<Placed, "topics" | "countries">,
  profile: ReadingProfile,
): number {
  const { EU: _, XX: __, ...states } = profile.countries;
  const near =
    2 * share(profile.topics, story.topics) + share<CoveredPlace>(states, story.countries);
  return Math.min(near, 3);
}

/** The unread stories that match the reading at all, the best first. */
export function byMatchScore<T extends Placed>(
  stories: readonly T[],
  profile: ReadingProfile,
): T[] {
  const read = new Set(profile.read);
  return stories
    .map((story) => ({ story, score: matchScore(story, profile) }))
    .filter(({ story, score }) => score > 0 && !read.has(story.id))
    .sort((a, b) => b.score - a.score || b.story.publishedAt.localeCompare(a.story.publishedAt))
    .map(({ story }) => story);
}
