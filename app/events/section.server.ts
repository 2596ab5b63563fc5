// The section fronts: a topic's or a country's events and single stories.
import type { Db } from "#platform/db/db.server.ts";
import { type Country, countries } from "#stories/country.ts";
import type { SectionPlace, SectionView } from "#stories/section-address.ts";
import type { SectionFront, SectionRow } from "#stories/section-front.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { type Topic, topics } from "#stories/topic.ts";
import { greatEvent } from "./front/rank.ts";
import { leadingEvents } from "./front.server.ts";
import {
  readCounts,
  readCoveredPlaces,
  readEventPlaces,
  readOwnPieces,
  readSides,
  readSinglePlaces,
  readWeek,
  subjectKey,
} from "./section/section.queries.server.ts";
import {
  type ListCursor,
  mergePage,
  nearer,
  type Place,
  readListCursor,
  writeListCursor,
} from "./section/section-list.ts";
import { isPlainReport } from "./tellings.ts";
import { tellPlaces } from "./told-places.server.ts";

const dayMs = 86_400_000;

export const sectionRule = {
  rows: 20,
  /** Of what the counts tell, in days. */
  days: 7,
  /** What is older leads no front, in hours: it is told that nothing is new. */
  freshHours: 48,
  /** How many events are looked at to find one whose story is about the section. */
  leads: 5,
  /** Publishers, and their countries, of an event that is listed in other languages than the reader's too. */
  great: greatEvent,
  /** Our own pieces at the side: how many, and how old at most, in days. */
  ownPieces: 2,
  ownDays: 60,
} as const;

/**
 * What a section front shows: the lead, a page of the list, and what stands at the side. Samples are shown where there is
 * nothing real.
 * @param o.languages the reader's, the most wanted first; null: all
 */
export async function sectionFront(
  db: Db,
  now: Date,
  view: SectionView,
  o: { languages: readonly string[] | null },
): Promise<SectionFront> {
  const from = view.before ? readListCursor(view.before) : null;
  const found = from ? await listFrom(db, now, view, o, from) : await frontOf(db, now, view, o);
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
  const { sample: _, ...shown } = found;
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
  };
}

/** The counts are of events; where a list also has single reports, its choice counts at least what it shows. */
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

type Found = Pick<SectionFront, "lead" | "rows" | "next" | "last"> & { sample: boolean };
type Options = { languages: readonly string[] | null };

async function listFrom(
  db: Db,
  now: Date,
  view: SectionView,
  o: Options,
  from: ListCursor,
): Promise<Found> {
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

async function frontOf(db: Db, now: Date, view: SectionView, o: Options): Promise<Found> {
  const possible = await leadingEvents(db, now, {
    ...o,
    subject: subjectKey(view),
    limit: sectionRule.leads,
    plainOnly: true,
  });
  // An event may be about more than the story that tells it. What is told in other languages alone leads where nothing
  // else does.
  const about = possible.filter((story) => isAbout(story, view));
  const best = about.find(({ lang }) => o.languages?.includes(lang) ?? true) ?? about[0];
  const told = best && (await readSides(db, best.id, o.languages));
  const leading = told?.event ?? null;
  const ask = { after: null, lead: leading };
  const everyLanguage = { languages: null };
  // Where the reader's languages have nothing, other languages do; where there is nothing real, samples.
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
      lead: { story: best, sides: told?.sides ?? [] },
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
  return withoutEvents(db, now, page, { ...o, sample, view });
}

/** A front without an event of two days: what is covered most on the first page leads, if it is new. */
async function withoutEvents(
  db: Db,
  now: Date,
  page: { rows: Place[]; next: Place | null },
  o: Options & { sample: boolean; view: SectionPlace },
): Promise<Found> {
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
    isPlainReport({ ...story, url: story.original ?? null }),
  );
  const lead = (reports.length > 0 ? reports : fresh).reduce((best, row) =>
    weight(row) > weight(best) ? row : best,
  );
  const told = lead.story.coverage && (await readSides(db, lead.story.id, o.languages));
  return {
    sample: o.sample,
    lead: { story: lead.story, sides: told?.sides ?? [] },
    rows: rows.filter((row) => row !== lead),
    next: nextOf(page.next, o.sample, told?.event ?? -lead.story.id),
    last: null,
  };
}

const weight = ({ story }: SectionRow): number => story.coverage?.publishers ?? 1;

const nextOf = (next: Place | null, sample: boolean, lead: number | null): string | null =>
  next && writeListCursor({ ...next, sample, lead });

type PageAsk = Options & { sample: boolean; after: Place | null; lead: number | null };

/** A page of the list by place, in the order that is asked for. */
async function readPage(
  db: Db,
  now: Date,
  view: SectionView,
  o: PageAsk,
): Promise<{ rows: Place[]; next: Place | null }> {
  const limit = sectionRule.rows;
  const leadEvent = o.lead !== null && o.lead > 0 ? o.lead : null;
  const leadStory = o.lead !== null && o.lead < 0 ? -o.lead : null;
  const subject = subjectKey(view, o.sample);
  const ask = { after: o.after, lead: leadEvent, limit: limit + 1 };
  if (view.sort === "covered") {
    const since = new Date(now.getTime() - sectionRule.days * dayMs);
    const events = await readCoveredPlaces(db, subject, { ...ask, since });
    return mergePage(events, [], { limit, searchedTo: null });
  }
  const [events, singles] = await Promise.all([
    readEventPlaces(db, subject, { ...ask, languages: o.languages, great: sectionRule.great }),
    readSinglePlaces(db, view, { ...o, lead: leadStory, limit: limit + 1 }),
  ]);
  const searchedTo = nearer(events.searchedTo, singles.searchedTo);
  return mergePage(events.places, singles.places, { limit, searchedTo });
}

/** Whether a story is about the topic and the country of a section. */
const isAbout = ({ topics, countries }: StorySummary, { topic, country }: SectionPlace): boolean =>
  (topic === null || topics.includes(topic)) && (country === null || countries.includes(country));

/** The stories by which these places are shown; what is not visible any more is left out. */
async function rowsOf(
  db: Db,
  places: readonly Place[],
  { languages, view }: Options & { view: SectionPlace },
): Promise<SectionRow[]> {
  const rows = await tellPlaces(db, places, languages);
  return rows
    .filter((row) => row !== null)
    .filter(({ story }) => {
      // Of a small event, one other story may have been enough to bring it here.
      return (story.coverage?.publishers ?? 0) !== 2 || isAbout(story, view);
    });
}

/** The counts of the choices: the countries of a topic; of a country the topics, and beside them the other countries. */
async function countsOf(
  db: Db,
  view: SectionPlace,
  sample: boolean,
  since: Date,
): Promise<SectionFront["counts"]> {
  const topic = view.base === "topic" ? view.topic : null;
  const country = view.base === "country" ? view.country : null;
  const key = (of: { topic?: Topic | null; country?: Country | null }) =>
    subjectKey({ topic: of.topic ?? null, country: of.country ?? null }, sample);
  const ofTopics = country ? topics : [];
  const found = await readCounts(
    db,
    [
      key({ topic, country }),
      ...countries.map((c) => key({ topic, country: c })),
      ...ofTopics.map((t) => key({ topic: t, country })),
    ],
    since,
  );
  const count = (of: Parameters<typeof key>[0]) => found.get(key(of)) ?? 0;
  return {
    all: count({ topic, country }),
    countries: Object.fromEntries(countries.map((c) => [c, count({ topic, country: c })])),
    topics: Object.fromEntries(ofTopics.map((t) => [t, count({ topic: t, country })])),
  };
}
