// Keeps names from repeating in the headlines of a front page.
import { namesOf } from "./headline-names.ts";
import { majorEvent } from "./major-event.ts";
import { rankRule } from "./rank.ts";
import { speakerOf } from "./speaker.ts";

/** A story that may be shown, by its headline, with what decides about its event. */
export type RankedStory = {
  title: string;
  lang: string;
  publishers: number;
  score: number;
  heldBack: boolean;
  /** Whether its event is breaking: what the banner says is on the front, whatever names it has. */
  breaking: boolean;
};

/**
 * Moves stories to the end whose headline repeats a name of three earlier headlines (of two, if few publishers report it), or
 * two names of one: several events may belong to one affair, and the front page should show others too. Two names are no
 * repetition if many headlines have them. What is breaking or reported by ten publishers keeps its place. Of two
 * headlines with the same two names, the one of a much larger event comes first: the event itself rather than a statement
 * about it. What is held back stays behind the first lines, as long as there is anything else.
 * @param stories in the order of `rankEvents`
 */
export function limitRepeatedNames<T extends RankedStory>(stories: readonly T[]): T[] {
  const counts = new Map<string, number>();
  const first: T[] = [];
  const repeating = new Set<T>();
  const named = stories.map((story) => ({ story, names: namesOf(story.title) }));
  const often = namesOfMany(named);
  let waiting = named;
  const speakers = new Set<string>();
  const repeatsTwo = (one: Named<T>, other: Named<T>): boolean =>
    one.names.filter((name) => !often.has(name) && other.names.includes(name)).length > 1;
  const waits = ({ story }: Named<T>): boolean =>
    story.heldBack && first.length < rankRule.heldBackUntil;
  for (;;) {
    const next = waiting.find((one) => !waits(one)) ?? waiting[0];
    if (!next) break;
    const chosen = waiting.find((one) => isMuchLarger(one, next) && repeatsTwo(one, next)) ?? next;
    first.push(chosen.story);
    const speaker = speakerOf(chosen.story);
    if (speaker && isSmall(chosen.story)) speakers.add(speaker);
    for (const name of chosen.names) counts.set(name, (counts.get(name) ?? 0) + 1);
    const repeats = ({ names, story }: Named<T>): boolean =>
      !story.breaking &&
      story.publishers < rankRule.greatFrom &&
      ((isSmall(story) && speakers.has(speakerOf(story) ?? "")) ||
        names.some((name) => (counts.get(name) ?? 0) >= perNameFor(story)) ||
        repeatsTwo({ names, story }, chosen));
    waiting = waiting.filter((one) => {
      if (one === chosen) return false;
      if (!repeats(one)) return true;
      repeating.add(one.story);
      return false;
    });
  }
  return [...first, ...stories.filter((story) => repeating.has(story))];
}

/** The names of who and what the day is about: that two headlines share them says nothing. */
function namesOfMany(named: readonly { names: readonly string[] }[]): Set<string> {
  const counts = new Map<string, number>();
  for (const name of named.flatMap(({ names }) => names))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Set([...counts].filter(([, n]) => n >= manyHeadlines).map(([name]) => name));
}

const manyHeadlines = 5;

type Named<T> = { story: T; names: readonly string[] };

/** Of small events a name has one headline less: one interview is often told as three events. */
const perNameFor = (story: RankedStory): number =>
  isSmall(story) ? rankRule.perNameOfSmall : rankRule.perName;

const isSmall = ({ publishers }: RankedStory): boolean => publishers < majorEvent.publishers;

/** Whether one of two events is much larger, and no old news. */
const isMuchLarger = <T extends RankedStory>(one: Named<T>, other: Named<T>): boolean =>
  one.story.publishers >= other.story.publishers * rankRule.muchLarger &&
  one.story.score >= other.story.score * rankRule.minScoreRatio &&
  !(one.story.heldBack && !other.story.heldBack);
