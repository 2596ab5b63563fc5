import { hourMs } from "#platform/duration.ts";
import type { CoveredPlace } from "#stories/country.ts";
import { matchScore, type ReadingProfile } from "#stories/reading-profile.ts";
import type { StorySummary } from "#stories/story.ts";
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

/** @property day the reader's own day that it is for, `2026-11-21` */
export type MemberBrief = { day: string; stories: BriefStory[]; dismissed: boolean };

/** How much of the brief is read, in percent of min(stories, 5), rounded (section 4). */
export const percentOf = (read: number, stories: number): number =>
  stories === 0 ? 0 : Math.round((100 * read) / Math.min(stories, memberBriefSize));

type Candidate = Pick<
  StorySummary,
  "id" | "lang" | "topics" | "countries" | "publishedAt" | "sample" | "breaking" | "trending"
> & {
  source: { id: string };
  /** The slug of its author; null if the author is unknown. */
  author: string | null;
  /** Its event, and the event of which that is a chapter; null if no other story is about it. */
  event: { id: number; parent: number | null } | null;
};

/** What a reader follows, by kind: authors by slug, events and sources by id. */
export type Interests = {
  countries: readonly CoveredPlace[];
  topics: readonly Topic[];
  authors: readonly string[];
  events: readonly number[];
  sources: readonly string[];
};

/** Whether a story is about, of or by anything that is followed. */
export const isFollowedBy = (
  story: Pick<Candidate, "topics" | "countries" | "source" | "author" | "event">,
  { countries, topics, authors, events, sources }: Interests,
): boolean =>
  story.countries.some((country) => countries.includes(country)) ||
  story.topics.some((topic) => topics.includes(topic)) ||
  (story.author !== null && authors.includes(story.author)) ||
  sources.includes(story.source.id) ||
  [story.event?.id, story.event?.parent].some((id) => id != null && events.includes(id));

/** Older stories are not in a brief. */
export const briefHours = 48;
/** The most stories of one outlet, and of one first topic (unless there are too few others). */
const maxStories = { outlet: 2, topic: 2 } as const;
const halfLifeHours = 24;
/** So many places higher than on home stands what the reader follows. */
const followedGains = 6;

/**
 * The stories of a brief, the best first: those in a language of the reader before others, then those of home in its order,
 * what is followed a little higher, then by age, what is followed and the reading profile. Each event comes once, and stories of
 * the sample newsroom only where there are no others. The same candidates give the same brief.
 * @param candidates stories that the reader has not read
 * @param o.languages those that the reader reads @param o.follows what the reader follows
 * @param o.leading ids of the stories of home, the lead first
 */
export function chooseBrief<T extends Candidate>(
  candidates: readonly T[],
  o: {
    languages: readonly string[];
    follows: Interests;
    readingProfile: ReadingProfile;
    leading: readonly number[];
  },
  now: Date,
): T[] {
  const hoursOf = (story: T) => (now.getTime() - Date.parse(story.publishedAt)) / hourMs;
  const scoreOf = (story: T) =>
    3 * 0.5 ** (Math.max(0, hoursOf(story)) / halfLifeHours) +
    (isFollowedBy(story, o.follows) ? 2 : 0) +
    matchScore(story, o.readingProfile) +
    (story.breaking ? 1 : 0) +
    (story.trending ? 0.5 : 0);
  const places = new Map(o.leading.map((id, place) => [id, place]));
  const placeOf = (story: T) => {
    const place = places.get(story.id);
    if (place === undefined) return o.leading.length;
    return isFollowedBy(story, o.follows) ? place - followedGains : place;
  };
  const groupOf = ({ sample, lang }: T) => (sample ? 2 : 0) + (o.languages.includes(lang) ? 0 : 1);
  const ranked = [...new Map(candidates.map((story) => [story.id, story])).values()]
    .filter((story) => hoursOf(story) <= briefHours)
    .map((story) => ({
      story,
      group: groupOf(story),
      place: placeOf(story),
      score: scoreOf(story),
    }))
    .sort(
      (a, b) =>
        a.group - b.group || a.place - b.place || b.score - a.score || b.story.id - a.story.id,
    );
  const brief = new Set<T>();
  const counts = new Map<string, number>();
  const take = (story: T, topics: number) => {
    const names = [
      `outlet ${story.source.id}`,
      `topic ${story.topics[0] ?? story.id}`,
      `event ${story.event?.id ?? `of ${story.id}`}`,
    ];
    const [ofOutlet = 0, ofTopic = 0, ofEvent = 0] = names.map((name) => counts.get(name) ?? 0);
    if (brief.size === memberBriefSize || brief.has(story)) return;
    if (ofOutlet >= maxStories.outlet || ofTopic >= topics || ofEvent > 0) return;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    brief.add(story);
  };
  // Group by group, so that these limits bring in neither another language nor a sample.
  for (const stories of Map.groupBy(ranked, ({ group }) => group).values())
    for (const topics of [maxStories.topic, memberBriefSize])
      for (const { story } of stories) take(story, topics);
  return ranked.map(({ story }) => story).filter((story) => brief.has(story));
}
