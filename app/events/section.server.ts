// The section fronts: a topic's or a country's events and single stories.
import type { Db } from "#platform/db/db.server.ts";
import { type CoveredPlace, coveredPlaces } from "#stories/country.ts";
import type { SectionPlace, SectionView } from "#stories/section-address.ts";
import type { SectionFront, SectionRow } from "#stories/section-front.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { type Topic, topics } from "#stories/topic.ts";
import { majorEvent } from "./front/major-event.ts";
import { leadingEvents } from "./front.server.ts";
import {
  readCounts,
  readEventPositions,
  readMostCoveredPositions,
  readOwnPieces,
  readSides,
  readSinglePositions,
  readWeek,
  subjectKey,
} from "./section/section.queries.server.ts";
import {
  earlierPosition,
  type ListCursor,
  type ListPosition,
  mergePage,
  readListCursor,
  writeListCursor,
} from "./section/section-list.ts";
import { readSectionRows } from "./section-rows.server.ts";
import { isStraightNews } from "./straight-news.ts";

const dayMs = 86_400_000;

export const sectionRule = {
  rows: 20,
  /** The period that the counts are of, in days. */
  days: 7,
  /** An older story does not lead: the page says instead that there is nothing new. In hours. */
  freshHours: 48,
  /** How many events are tried to find one whose story is about the section. */
  leads: 5,
  /** The size from which an event is listed to readers of every language. */
  majorEvent: majorEvent,
  /** Our own pieces at the side: how many, and how old at most, in days. */
  ownPieces: 2,
  ownDays: 60,
} as const;

/**
 * What a section front shows: the lead, a page of the list, and the side column. Samples are shown where there is nothing
 * real.
 * @param o.languages the reader's, the most wanted first; null: all
 */
export async function sectionFront(
  db: Db,
  now: Date,
  view: SectionView,
  o: { languages: readonly string[] | null },
): Promise<SectionFront> {
  const from = view.before ? readListCursor(view.before) : null;
  const found = from
    ? await readLaterPage(db, now, view, o, from)
    : await readFirstPage(db, now, view, o);
  const since = new Date(now.getTime() - sectionRule.days * dayMs);
  const ownSince = new Date(now.getTime() - sectionRule.ownDays * dayMs);
  const [week, counts, ownIds] = await Promise.all([
    readWeek(db, subjectKey(view, found.sample), since),
    countsOf(db, view, found.sample, since),
    readOwnPieces(db, view, {
      sample: found.sample,
      since: ownSince,
      limit: sectionRule.ownPieces + sectionRule.rows + 1,
    }),
  ]);
  const { sample, ...shown } = found;
  const above = new Set([shown.lead?.story.id, ...shown.rows.map((row) => row.story.id)]);
  const own = await storiesById(
    db,
    ownIds.filter((id) => !above.has(id)).slice(0, sectionRule.ownPieces),
  );
  return {
    ...shown,
    week,
    counts: withListed(counts, view, shown, since),
    own: ownIds.flatMap((id) => own.get(id) ?? []),
    // The most covered events are listed in every language, and so are major ones on later pages.
    inOtherLanguages:
      !sample && !from && view.sort !== "covered" && areInOtherLanguages(shown, o.languages),
  };
}

function areInOtherLanguages(
  { lead, rows, last }: Pick<SectionFront, "lead" | "rows" | "last">,
  languages: Options["languages"],
): boolean {
  const shown = [lead, last, ...rows].flatMap((row) => row?.story.lang ?? []);
  return shown.length > 0 && languages !== null && !shown.some((lang) => languages.includes(lang));
}

/** The counts are of events. A list also has single stories, so its own count is at least the number of rows shown. */
function withListed(
  { all, countries, topics }: SectionFront["counts"],
  view: SectionPlace,
  { lead, rows }: Pick<SectionFront, "lead" | "rows">,
  since: Date,
): SectionFront["counts"] {
  const times = [...(lead ? [lead.story.publishedAt] : []), ...rows.map((row) => row.at)];
  const listed = times.filter((at) => Date.parse(at) > since.getTime()).length;
  const { base, country, topic } = view;
  const atLeast = (count = 0) => Math.max(count, listed);
  return {
    all: atLeast(all),
    countries:
      base === "topic" && country
        ? { ...countries, [country]: atLeast(countries[country]) }
        : countries,
    topics: base === "country" && topic ? { ...topics, [topic]: atLeast(topics[topic]) } : topics,
  };
}

type SectionPage = Pick<SectionFront, "lead" | "rows" | "next" | "last"> & { sample: boolean };
type Options = { languages: readonly string[] | null };

async function readLaterPage(
  db: Db,
  now: Date,
  view: SectionView,
  o: Options,
  from: ListCursor,
): Promise<SectionPage> {
  const { sample, lead } = from;
  const page = await readPage(db, now, view, { ...o, sample, after: from, lead });
  return {
    sample,
    lead: null,
    rows: await rowsOf(db, page.rows, { ...o, view }),
    next: nextOf(page.next, sample, lead),
    last: null,
  };
}

async function readFirstPage(
  db: Db,
  now: Date,
  view: SectionView,
  o: Options,
): Promise<SectionPage> {
  const possible = await leadingEvents(db, now, {
    ...o,
    subject: subjectKey(view),
    limit: sectionRule.leads,
    straightNewsOnly: true,
  });
  // The story by which an event is shown may be about other subjects than the event. A story in another language leads
  // only where there is none in the reader's languages.
  const about = possible.filter((story) => isAbout(story, view));
  const best = about.find(({ lang }) => o.languages?.includes(lang) ?? true) ?? about[0];
  const leadEvent = best && (await readSides(db, best.id, o.languages));
  const leading = leadEvent?.event ?? null;
  const ask = { after: null, lead: leading };
  const everyLanguage = { languages: null };
  // Without anything in the reader's languages, other languages are shown; without anything real, samples.
  const tries = [
    { ...o, sample: false },
    { ...everyLanguage, sample: false },
    { ...o, sample: true },
    { ...everyLanguage, sample: true },
  ];
  let page: Awaited<ReturnType<typeof readPage>> = { rows: [], next: null };
  let sample = false;
  for (const attempt of best ? tries.slice(0, 1) : tries) {
    page = await readPage(db, now, view, { ...ask, ...attempt });
    sample = attempt.sample && page.rows.length > 0;
    if (page.rows.length > 0) break;
  }
  if (best)
    return {
      sample,
      lead: { story: best, sides: leadEvent?.sides ?? [] },
      rows: await rowsOf(db, page.rows, { ...o, view }),
      next: nextOf(page.next, sample, leading),
      last: null,
    };
  if (view.sort === "covered")
    return {
      sample,
      lead: null,
      rows: await rowsOf(db, page.rows, { ...o, view }),
      next: nextOf(page.next, sample, null),
      last: null,
    };
  return firstPageWithoutEvents(db, now, page, { ...o, sample, view });
}

/** A front without an event of the last two days: the most covered row of the first page leads, if it is new. */
async function firstPageWithoutEvents(
  db: Db,
  now: Date,
  page: { rows: ListPosition[]; next: ListPosition | null },
  o: Options & { sample: boolean; view: SectionPlace },
): Promise<SectionPage> {
  const rows = await rowsOf(db, page.rows, o);
  const newest = rows[0];
  const freshSince = now.getTime() - sectionRule.freshHours * 3_600_000;
  if (!newest || Date.parse(newest.at) < freshSince)
    return {
      sample: o.sample,
      lead: null,
      rows: [],
      next: newest ? nextOf({ kind: "event", at: now.getTime(), id: 0 }, o.sample, null) : null,
      last: newest ?? null,
    };
  const fresh = rows.filter((row) => Date.parse(row.at) >= freshSince);
  const reports = fresh.filter(({ story }) =>
    isStraightNews({ ...story, url: story.original ?? null }),
  );
  const lead = (reports.length > 0 ? reports : fresh).reduce((best, row) =>
    weight(row) > weight(best) ? row : best,
  );
  const leadEvent = lead.story.coverage && (await readSides(db, lead.story.id, o.languages));
  return {
    sample: o.sample,
    lead: { story: lead.story, sides: leadEvent?.sides ?? [] },
    rows: rows.filter((row) => row !== lead),
    next: nextOf(page.next, o.sample, leadEvent?.event ?? -lead.story.id),
    last: null,
  };
}

const weight = ({ story }: SectionRow): number => story.coverage?.publishers ?? 1;

const nextOf = (next: ListPosition | null, sample: boolean, lead: number | null): string | null =>
  next && writeListCursor({ ...next, sample, lead });

type PageQuery = Options & { sample: boolean; after: ListPosition | null; lead: number | null };

/** A page of the list, in the order that the view asks for. */
async function readPage(
  db: Db,
  now: Date,
  view: SectionView,
  o: PageQuery,
): Promise<{ rows: ListPosition[]; next: ListPosition | null }> {
  const limit = sectionRule.rows;
  const leadEvent = o.lead !== null && o.lead > 0 ? o.lead : null;
  const leadStory = o.lead !== null && o.lead < 0 ? -o.lead : null;
  const subject = subjectKey(view, o.sample);
  const ask = { after: o.after, lead: leadEvent, limit: limit + 1 };
  if (view.sort === "covered") {
    const since = new Date(now.getTime() - sectionRule.days * dayMs);
    const events = await readMostCoveredPositions(db, subject, { ...ask, since });
    return mergePage(events, [], { limit, searchedTo: null });
  }
  const [events, singles] = await Promise.all([
    readEventPositions(db, subject, {
      ...ask,
      languages: o.languages,
      majorEvent: sectionRule.majorEvent,
    }),
    readSinglePositions(db, view, { ...o, lead: leadStory, limit: limit + 1 }),
  ]);
  const searchedTo = earlierPosition(events.searchedTo, singles.searchedTo);
  return mergePage(events.positions, singles.positions, { limit, searchedTo });
}

/** Whether a story is about the topic and the country of a section. */
const isAbout = ({ topics, countries }: StorySummary, { topic, country }: SectionPlace): boolean =>
  (topic === null || topics.includes(topic)) && (country === null || countries.includes(country));

/** The rows for these positions; stories that are not visible any more are left out. */
async function rowsOf(
  db: Db,
  positions: readonly ListPosition[],
  { languages, view }: Options & { view: SectionPlace },
): Promise<SectionRow[]> {
  const rows = await readSectionRows(db, positions, languages);
  return rows
    .filter((row) => row !== null)
    .filter(({ story }) => {
      // With two publishers, the other story alone may be about the subject of this section.
      return (story.coverage?.publishers ?? 0) !== 2 || isAbout(story, view);
    });
}

/** The counts beside the filters: of a topic the countries; of a country the topics, and the other countries. */
async function countsOf(
  db: Db,
  view: SectionPlace,
  sample: boolean,
  since: Date,
): Promise<SectionFront["counts"]> {
  const topic = view.base === "topic" ? view.topic : null;
  const country = view.base === "country" ? view.country : null;
  const key = (of: { topic?: Topic | null; country?: CoveredPlace | null }) =>
    subjectKey({ topic: of.topic ?? null, country: of.country ?? null }, sample);
  const ofTopics = country ? topics : [];
  const found = await readCounts(
    db,
    [
      key({ topic, country }),
      ...coveredPlaces.map((c) => key({ topic, country: c })),
      ...ofTopics.map((t) => key({ topic: t, country })),
    ],
    since,
  );
  const count = (of: Parameters<typeof key>[0]) => found.get(key(of)) ?? 0;
  return {
    all: count({ topic, country }),
    countries: Object.fromEntries(coveredPlaces.map((c) => [c, count({ topic, country: c })])),
    topics: Object.fromEntries(ofTopics.map((t) => [t, count({ topic: t, country })])),
  };
}
