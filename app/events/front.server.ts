// The front pages: home, and those of the sections. They list events, each by one story.

import type { Db } from "#platform/db/db.server.ts";
import { hourMs, minuteMs } from "#platform/duration.ts";
import { breakingRule } from "#stories/flags.server.ts";
import { newestForFront, storiesById } from "#stories/stories.server.ts";
import { type Coverage, isTextOnly, type StorySummary } from "#stories/story.ts";
import { isTopic } from "#stories/topic.ts";
import { readCandidates, readCoverage } from "./front/front.queries.server.ts";
import { keptUntilNews } from "./front/kept-until-news.server.ts";
import { isRelevantFor, rankEvents } from "./front/rank.ts";
import { limitRepeatedNames } from "./front/repeated-names.ts";
import { headlineStoryFor } from "./headline-story.ts";
import { isStraightNews } from "./straight-news.ts";

export { majorEvent } from "./front/major-event.ts";
export { rankRule } from "./front/rank.ts";
export { successionRule } from "./front/succession.ts";

/** The stories of home: the lead and two beside it, six in the list, nine in the grid. */
export const frontSize = 18;

/** How long after its last story an event may be shown on a front page, in hours. */
const frontHours = 48;

/**
 * The stories of the home page, each of another event, with its coverage: the most covered events of two days in the
 * order of `rankEvents`, each by the story that suits the reader; then the newest single stories, and samples last.
 * @param o.languages the reader's, the most wanted first; null: all
 */
export async function frontPage(
  db: Db,
  now: Date,
  o: { languages: readonly string[] | null },
): Promise<StorySummary[]> {
  const events = await leadingEvents(db, now, { ...o, subject: null, limit: frontSize });
  if (events.length === frontSize) return events;
  const newest = await newestForFront(db, now, o.languages);
  const isOwnOrStraightNews = (s: StorySummary) =>
    s.provenance === "own" || isStraightNews({ ...s, url: s.original ?? null });
  const isRead = ({ lang }: StorySummary) => o.languages?.includes(lang) ?? true;
  // Samples come last, before them columns, questions and advice, and of what the reader reads, news with a topic comes first.
  const rankOf = (s: StorySummary) =>
    (s.sample ? 8 : 0) +
    (isOwnOrStraightNews(s) ? 0 : 4) +
    (isRead(s) ? 0 : 2) +
    (s.topics.length > 0 ? 0 : 1);
  const singles = newest.toSorted((a, b) => rankOf(a) - rankOf(b));
  const coverage = await coverageOf(db, singles);
  const shown = new Set(events.map((e) => e.coverage?.slug));
  const rest = singles.flatMap((story) => {
    const covered = coverage.get(story.id) ?? null;
    if (covered && shown.has(covered.slug)) return [];
    shown.add(covered?.slug);
    return [{ ...story, coverage: covered }];
  });
  return [...events, ...rest].slice(0, frontSize);
}

const spareStories = 6;

/** How the events of these stories are covered, by story; those that one publisher reports are left out. */
export async function coverageOf(
  db: Db,
  stories: readonly StorySummary[],
): Promise<Map<number, Coverage>> {
  const found = await readCoverage(
    db,
    stories.map((s) => s.id),
  );
  return new Map(
    stories.flatMap((story) => {
      const coverage = coverageFor(story, found);
      return coverage ? [[story.id, coverage] as const] : [];
    }),
  );
}

/** The coverage that a card of this story shows: only a card without a picture has room for the other stories. */
function coverageFor(
  story: StorySummary,
  found: Awaited<ReturnType<typeof readCoverage>>,
): Coverage | null {
  const known = found.get(story.id);
  if (!known) return null;
  const { event: _, others, ...coverage } = known;
  return { ...coverage, others: isTextOnly(story) ? others : [] };
}

type LeadingEventsOptions = {
  languages: readonly string[] | null;
  /** A topic, or a country's code; null: all. */
  subject: string | null;
  limit: number;
  /** Leaves out events whose only stories for the reader are questions, columns or guides. */
  straightNewsOnly?: boolean | undefined;
};

/**
 * The most important events of two days, of all or of one subject, each by one story, that are relevant for the reader
 * (`isRelevantFor`).
 */
export async function leadingEvents(
  db: Db,
  now: Date,
  { languages, subject, limit, straightNewsOnly }: LeadingEventsOptions,
): Promise<StorySummary[]> {
  const o = { languages, subject, limit, straightNewsOnly };
  return keptUntilNews(db, now, o, async () => {
    // A few more than are shown: a story may have been withdrawn since its event was counted.
    const ids = (await rankStories(db, now, o)).slice(0, limit + spareStories);
    const [byId, coverage] = await Promise.all([storiesById(db, ids), readCoverage(db, ids)]);
    return ids
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, limit)
      .map((story) => ({ ...story, coverage: coverageFor(story, coverage) }));
  });
}

/** The stories of the most important events in order: twice as many as are asked for. */
async function rankStories(db: Db, now: Date, o: LeadingEventsOptions): Promise<number[]> {
  const candidates = await readCandidates(db, {
    since: new Date(now.getTime() - frontHours * hourMs),
    breakingSince: new Date(now.getTime() - breakingRule.longestHours * hourMs),
    reportedSince: new Date(now.getTime() - breakingRule.lastsMinutes * minuteMs),
    subject: o.subject,
  });
  const withStory = candidates.flatMap((event) => {
    const { headlineStories, ownStory: own, lead } = event;
    const headlineStory = headlineStoryFor(headlineStories, { own, lead, languages: o.languages });
    if (!headlineStory) return [];
    const isOwn = headlineStory.story === own;
    const straightNews = headlineStory.straightNews || isOwn;
    const confirmed = headlineStory.confirmed || isOwn;
    const { story, title, lang } = headlineStory;
    return [{ ...event, story: Number(story), headline: title, lang, straightNews, confirmed }];
  });
  const possible = withStory.filter(
    (event) => isRelevantFor(event, o.languages) && (event.straightNews || !o.straightNewsOnly),
  );
  const reader = {
    now: now.getTime(),
    languages: o.languages,
    ofSection: o.subject !== null,
    ofCountry: o.subject !== null && !isTopic(o.subject),
  };
  const ranked = rankEvents(possible, reader).slice(0, 2 * o.limit);
  return limitRepeatedNames(
    ranked.map(({ event, score, heldBack }) => ({
      story: event.story,
      title: event.headline,
      lang: event.lang,
      publishers: event.publishers,
      score,
      heldBack,
      breaking: event.breaking,
    })),
  ).map(({ story }) => story);
}
