// The event's page. Which stories belong to an event is decided by gathering.server.ts.
import type { Db } from "#platform/db/db.server.ts";
import { type LeaningCounts, leaningOf } from "#stories/bias.ts";
import { type Country, isCountry } from "#stories/country.ts";
import { isTopic, type Topic } from "#stories/topic.ts";
import {
  type Comparison,
  comparisonOf,
  headlineOf,
  type Moment,
  othersFor,
  type Report,
  sideOf,
  timelineOf,
} from "./comparison.ts";
import {
  readEvent,
  readEventOfStory,
  readRelatedEvents,
  readSourceChecks,
  readSubjects,
  reportsOf,
  reportsOfEvents,
} from "./event-page.queries.server.ts";
import { type Silence, silenceOf, silenceRule } from "./silence.ts";

/** Independent publishers that an event needs for a page of its own. */
const leastPublishers = 2;

/** Another event, as a link to it. */
export type EventLink = { slug: string; title: string; lang: string; publishers: number };

export type EventView = {
  id: number;
  slug: string;
  sample: boolean;
  headline: Report;
  countries: Country[];
  topics: Topic[];
  reports: Report[];
  comparison: Comparison;
  timeline: Moment[];
  silence: Silence;
  /** When it last changed: the newest of its reports. */
  lastAt: string;
  parent: EventLink | null;
  parts: EventLink[];
};

/**
 * An event by its slug.
 * @param o.locale the language of the page, in which a headline is preferred
 * @returns `movedTo`, the slug of the event it was merged into; `only`, the slug of the story to show where there is
 *   just one publisher; null for an unknown event, or one without visible stories
 */
export async function getEvent(
  db: Db,
  slug: string,
  o: { locale: string; now: Date },
): Promise<{ event: EventView } | { movedTo: string } | { only: string } | null> {
  const row = await readEvent(db, slug);
  if (!row) return null;
  if (row.merged_slug) return { movedTo: row.merged_slug };
  const reports = await reportsOf(db, row.id);
  const comparison = comparisonOf(reports);
  const headline = headlineOf(reports, row.lead_story_id, o.locale);
  if (!headline) return null;
  if (comparison.publishers < leastPublishers) return { only: headline.slug };
  const stories = reports.map((r) => r.id);
  const [subjects, silence, relatives] = await Promise.all([
    readSubjects(db, stories),
    row.sample ? { sides: [], countries: [] } : silenceFor(db, reports, comparison),
    relativesOf(db, row, o.locale),
  ]);
  const countries = subjects.countries.filter(isCountry);
  return {
    event: {
      id: row.id,
      slug: row.slug,
      sample: row.sample,
      headline,
      countries,
      topics: subjects.topics.filter(isTopic),
      reports,
      comparison,
      timeline: timelineOf(reports),
      silence,
      lastAt: (reports[0] as Report).publishedAt,
      ...relatives,
    },
  };
}

async function silenceFor(
  db: Db,
  reports: Report[],
  { publishers, countries }: Comparison,
): Promise<Silence> {
  if (publishers < silenceRule.publishers) return { sides: [], countries: [] };
  const firstAt = Date.parse((reports.at(-1) as Report).publishedAt);
  const lastAt = Date.parse((reports[0] as Report).publishedAt);
  const until = new Date(Math.max(lastAt, firstAt + silenceRule.afterMs));
  const coverage = {
    firstAt,
    lastAt,
    publishers,
    sides: new Set(reports.map((r) => sideOf(leaningOf(r.band)))),
    countries: new Set(countries.map((c) => c.country)),
  };
  return silenceOf(coverage, await readSourceChecks(db, new Date(firstAt), until));
}

async function relativesOf(
  db: Db,
  row: { id: number; parent_id: number | null },
  locale: string,
): Promise<Pick<EventView, "parent" | "parts">> {
  const relatives = await readRelatedEvents(db, row);
  if (relatives.length === 0) return { parent: null, parts: [] };
  const reports = await reportsOfEvents(
    db,
    relatives.map((r) => r.id),
  );
  const links = relatives.flatMap(({ id, slug, lead_story_id, parent }) => {
    const list = reports.get(id) ?? [];
    const headline = headlineOf(list, lead_story_id, locale);
    const { publishers } = comparisonOf(list);
    if (!headline || publishers < leastPublishers) return [];
    return [{ parent, link: { slug, title: headline.title, lang: headline.lang, publishers } }];
  });
  return {
    parent: links.find((l) => l.parent)?.link ?? null,
    parts: links.filter((l) => !l.parent).map((l) => l.link),
  };
}

export type SameEvent = {
  slug: string;
  publishers: number;
  counts: LeaningCounts;
  others: Report[];
};

/** Headlines of other outlets on a story's page. */
const mostOthers = 4;

/** The event of a story, for the story's page: its counts, and a few reports of others. Null if there are no others. */
export async function sameEventOf(db: Db, story: number): Promise<SameEvent | null> {
  const event = await readEventOfStory(db, story);
  if (!event) return null;
  const reports = await reportsOf(db, event.id);
  const report = reports.find((r) => r.id === story);
  const { publishers, counts } = comparisonOf(reports);
  if (!report || publishers < leastPublishers) return null;
  return { slug: event.slug, publishers, counts, others: othersFor(report, reports, mostOthers) };
}
