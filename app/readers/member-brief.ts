import type { Country } from "#stories/country.ts";
import type { StorySummary } from "#stories/story.ts";
import { likingOf, type Taste } from "#stories/taste.ts";
import type { Topic } from "#stories/topic.ts";

/** The member brief shows at most so many stories (specification, section 9). */
export const memberBriefSize = 5;

/** A story of the brief (specification, section 3). @property readTime minutes */
export type BriefStory = {
  id: number;
  title: string;
  excerpt: string;
  source: string;
  url: string;
  category: Topic | null;
  readTime: number;
  /** Whether `url` leads to its publisher. */
  external: boolean;
  lang: string;
  sample: boolean;
  read: boolean;
};

/** @property day the UTC day that it is for, `2026-11-21` */
export type MemberBrief = { day: string; stories: BriefStory[]; dismissed: boolean };

/** How much of the brief is read, in percent: the share of min(stories, 5), rounded (section 4). */
export const percentOf = (read: number, stories: number): number =>
  stories === 0 ? 0 : Math.round((100 * read) / Math.min(stories, memberBriefSize));

type Candidate = Pick<
  StorySummary,
  "id" | "topics" | "countries" | "publishedAt" | "sample" | "breaking" | "trending"
> & { source: { id: string } };

/** Of one source, and of one first topic, there are no more, unless the brief would stay short. */
const most = { source: 2, topic: 2 } as const;
const halfLifeHours = 24;

/**
 * The stories of a brief, the best first: what is new, from the countries that were chosen, near to what the
 * reader reads, and of several sources and topics; those of the sample newsroom only where there are no
 * others. The same candidates give the same brief.
 * @param candidates none of which was read
 * @param chosen the reader's countries
 */
export function chooseBrief<T extends Candidate>(
  candidates: readonly T[],
  { chosen, taste }: { chosen: readonly Country[]; taste: Taste },
  now: Date,
): T[] {
  const worth = (story: T) => {
    const hours = Math.max(0, now.getTime() - Date.parse(story.publishedAt)) / 3_600_000;
    return (
      (story.sample ? -100 : 0) +
      3 * 0.5 ** (hours / halfLifeHours) +
      (story.countries.some((c) => chosen.includes(c)) ? 2 : 0) +
      likingOf(story, taste) +
      (story.breaking ? 1 : 0) +
      (story.trending ? 0.5 : 0)
    );
  };
  const ranked = [...new Map(candidates.map((story) => [story.id, story])).values()]
    .map((story) => ({ story, worth: worth(story) }))
    .sort((a, b) => b.worth - a.worth || b.story.id - a.story.id)
    .map(({ story }) => story);
  const shares = new Map<string, number>();
  const varied = ranked.filter((story) => {
    const names = [`source ${story.source.id}`, `topic ${story.topics[0] ?? story.id}`];
    const [ofSource = 0, ofTopic = 0] = names.map((name) => shares.get(name) ?? 0);
    if (ofSource >= most.source || ofTopic >= most.topic) return false;
    for (const name of names) shares.set(name, (shares.get(name) ?? 0) + 1);
    return true;
  });
  // Real news before variety: a sample takes a place only when nothing else is left.
  const real = (stories: T[]) => stories.filter((story) => !story.sample);
  const order = new Set([...real(varied), ...real(ranked), ...varied, ...ranked]);
  const brief = new Set([...order].slice(0, memberBriefSize));
  return ranked.filter((story) => brief.has(story));
}
