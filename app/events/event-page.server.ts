// The event's page. Which stories belong to an event is decided by clustering-job.server.ts.
import type { Db } from "#platform/db/db.server.ts";
import { comparedFrom, type LeaningCounts, leaningOf } from "#stories/bias.ts";
import { type CoveredPlace, isCountry, isCoveredPlace } from "#stories/country.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { Picture, StorySummary } from "#stories/story.ts";
import { isTopic, type Topic } from "#stories/topic.ts";
import {
  type Comparison,
  comparisonOf,
  type EventStory,
  sideOf,
  storiesOfOtherPublishers,
  type TimelineEntry,
  timelineOf,
} from "./comparison.ts";
import {
  readEventOfStory,
  readEventStories,
  readRelatedEvents,
  readSourceChecks,
  readSubjects,
} from "./event-page.queries.server.ts";
import { type FoundEvent, findEvent } from "./events.server.ts";
import { leadingEvents } from "./front.server.ts";
import {
  type MissingCoverage,
  missingCoverageOf,
  missingCoverageRule,
} from "./missing-coverage.ts";
import { type EventPageView, pageOf } from "./paging.ts";
import { minPublishersOfEvent } from "./publishers.ts";
import { titlesOf } from "./titles.server.ts";
import type { EventTitle } from "./titles.ts";

/** Events of its topic that an event's page shows. */
const maxOtherEvents = 4;

/** Another event, as a link to it. */
export type EventLink = { slug: string; title: string; lang: string; publishers: number };

/** A picture, with the name of its source and the address of the original; null for our own pieces and samples. */
export type EventPicture = Picture & { source: string; original: string | null };

export type EventView = {
  id: number;
  slug: string;
  sample: boolean;
  title: Omit<EventTitle, "confirmed">;
  /** The story whose headline is the title; null if an editor gave the title. */
  titleStory: EventStory | null;
  /** The picture of that story, or of the lead story where an editor gave the title. Null where we may not show it. */
  picture: EventPicture | null;
  countries: CoveredPlace[];
  /** States outside the Union that it is about. */
  nonEuCountries: string[];
  topics: Topic[];
  /** How many stories it has. */
  stories: number;
  comparison: Comparison;
  shown: EventPageView;
  /** On the last page. */
  timeline: TimelineEntry[];
  missingCoverage: MissingCoverage;
  firstAt: string;
  /** When it last changed: the newest of its stories. */
  lastAt: string;
  parent: EventLink | null;
  chapters: EventLink[];
  /** Other events of its first topic, by stories in the reader's languages. */
  otherEvents: StorySummary[];
};

type EventPageOptions = {
  /** The reader's languages, the most wanted first; null: all. */
  languages: readonly string[] | null;
  /** From 1. */
  page: number;
  now: Date;
};

/**
 * An event by its slug.
 * @returns `movedTo`, the slug of the event it was merged into; `only`, the slug of the story to show where there is
 *   just one publisher; null for an unknown event, one without visible stories, or a page that it does not have
 */
export async function getEvent(
  db: Db,
  slug: string,
  options: EventPageOptions,
): Promise<{ event: EventView } | { movedTo: string } | { only: string } | null> {
  const row = await findEvent(db, slug);
  if (!row) return null;
  if (row.slug !== slug) return { movedTo: row.slug };
  const stories = await readEventStories(db, row.id);
  const [newest] = stories;
  if (!newest) return null;
  const comparison = comparisonOf(stories, options.languages);
  if (comparison.publishers < minPublishersOfEvent)
    return { only: (stories.find((r) => r.id === row.lead_story_id) ?? newest).slug };
  const shown = pageOf(comparison, options.page);
  return shown ? { event: await viewOf(db, row, { stories, comparison, shown }, options) } : null;
}

async function viewOf(
  db: Db,
  row: FoundEvent,
  loaded: { stories: EventStory[]; comparison: Comparison; shown: EventPageView },
  options: EventPageOptions,
): Promise<EventView> {
  const { stories, comparison, shown } = loaded;
  const newest = stories[0] as EventStory;
  const isFirst = shown.page === 1;
  const relatives = isFirst ? await readRelatedEvents(db, row) : [];
  const [subjects, missingCoverage, titles] = await Promise.all([
    readSubjects(db, row.id),
    row.sample || !isFirst
      ? noMissingCoverage
      : readMissingCoverage(db, stories, comparison.publishers),
    titlesOf(db, [row.id, ...relatives.map((r) => r.id)], options.languages),
  ]);
  const title = titles.get(row.id) ?? {
    title: newest.title,
    lang: newest.lang,
    story: newest.id,
  };
  const titleStory = stories.find((r) => r.id === title.story) ?? null;
  const topics = subjects.topics.filter(isTopic);
  const [picture, otherEvents] = await Promise.all([
    isFirst ? pictureOf(db, titleStory?.id ?? row.lead_story_id) : null,
    isFirst ? otherEventsOfTopic(db, topics[0], row.slug, options) : [],
  ]);
  const links = relatives.flatMap(({ id, slug, publishers, parent }) => {
    const linkTitle = titles.get(id);
    return linkTitle
      ? [{ parent, link: { slug, publishers, title: linkTitle.title, lang: linkTitle.lang } }]
      : [];
  });
  return {
    id: row.id,
    slug: row.slug,
    sample: row.sample,
    title,
    titleStory,
    picture,
    countries: subjects.countries.filter(isCoveredPlace),
    nonEuCountries: subjects.countries.filter((code) => !isCoveredPlace(code)),
    topics,
    stories: stories.length,
    comparison,
    shown,
    timeline:
      shown.page === shown.pages && comparison.publishers >= comparedFrom
        ? timelineOf(stories)
        : [],
    missingCoverage: missingCoverage,
    firstAt: (stories.at(-1) as EventStory).publishedAt,
    lastAt: newest.publishedAt,
    parent: links.find((l) => l.parent)?.link ?? null,
    chapters: links.filter((l) => !l.parent).map((l) => l.link),
    otherEvents,
  };
}

const noMissingCoverage: MissingCoverage = { sides: [], countries: [] };

async function pictureOf(db: Db, id: number | null): Promise<EventPicture | null> {
  if (id === null) return null;
  const story = (await storiesById(db, [id])).get(id);
  return story?.picture
    ? { ...story.picture, source: story.source.name, original: story.original ?? null }
    : null;
}

async function otherEventsOfTopic(
  db: Db,
  topic: Topic | undefined,
  slug: string,
  { languages, now }: EventPageOptions,
): Promise<StorySummary[]> {
  if (!topic) return [];
  const limit = 2 * maxOtherEvents + 1;
  const events = await leadingEvents(db, now, { languages, subject: topic, limit });
  return events
    .filter((e) => e.coverage && e.coverage.slug !== slug)
    .filter((e) => languages?.includes(e.lang) ?? true)
    .slice(0, maxOtherEvents);
}

async function readMissingCoverage(
  db: Db,
  stories: EventStory[],
  publishers: number,
): Promise<MissingCoverage> {
  if (publishers < missingCoverageRule.publishers) return noMissingCoverage;
  const firstAt = Date.parse((stories.at(-1) as EventStory).publishedAt);
  const lastAt = Date.parse((stories[0] as EventStory).publishedAt);
  const until = new Date(Math.max(lastAt, firstAt + missingCoverageRule.afterMs));
  const coverage = {
    firstAt,
    lastAt,
    publishers,
    sides: new Set(stories.map((r) => sideOf(leaningOf(r.band)))),
    // Those of an owner's other outlets too, which the comparison does not count.
    countries: new Set(stories.map((r) => r.source.country).filter(isCountry)),
    sources: new Set(stories.map((r) => r.source.id)),
  };
  return missingCoverageOf(coverage, await readSourceChecks(db, new Date(firstAt), until));
}

export type OtherCoverage = {
  slug: string;
  publishers: number;
  counts: LeaningCounts;
  otherStories: EventStory[];
};

/** Headlines of other outlets on a story's page. */
const maxOthers = 4;

/** The event of a story, for the story's page: its counts, and a few stories of others. Null if there are no others. */
export async function otherCoverageOf(db: Db, story: number): Promise<OtherCoverage | null> {
  const event = await readEventOfStory(db, story);
  if (!event) return null;
  const stories = await readEventStories(db, event.id);
  const own = stories.find((r) => r.id === story);
  const { publishers, counts } = comparisonOf(stories);
  if (!own || publishers < minPublishersOfEvent) return null;
  return {
    slug: event.slug,
    publishers,
    counts,
    otherStories: storiesOfOtherPublishers(own, stories, maxOthers),
  };
}
