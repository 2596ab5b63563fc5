// The section fronts: a topic's or a country's events and single stories.

import type { Db } from "#platform/db/db.server.ts";
import { dayMs, hourMs } from "#platform/duration.ts";
import type { SectionPlace, SectionView } from "#stories/section-address.ts";
import type { SectionFront, SectionRow } from "#stories/section-front.ts";
import { storiesById } from "#stories/stories.server.ts";
import type { StorySummary } from "#stories/story.ts";
import { keptUntilNews } from "./front/kept-until-news.server.ts";
import { leadingEvents } from "./front.server.ts";
import {
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
import { countChoices, countInOtherLanguages } from "./section-counts.server.ts";
import { readSectionRows } from "./section-rows.server.ts";
import { isStraightNews } from "./straight-news.ts";

export const sectionRule = {
  rows: 20,
  /** The period that the counts are of, in days. */
  days: 7,
  /** An older story does not lead: the page says instead that there is nothing new. In hours. */
  freshHours: 48,
  /** How many events are tried to find one whose story is about the section. */
  leads: 5,
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
  const { sample, everyLanguage, ...shown } = found;
  const { languages } = o;
  // The most covered events are listed in every language.
  const hasOthers = !sample && !everyLanguage && view.sort === "latest";
  const [week, { counts, inOtherLanguages }, ownIds] = await Promise.all([
    readWeek(db, subjectKey(view, sample), since),
    readCounts(db, now, view, { languages, hasOthers, since }),
    readOwnPieces(db, view, {
      sample,
      since: ownSince,
      limit: sectionRule.ownPieces + sectionRule.rows + 1,
    }),
  ]);
  const above = new Set([shown.lead?.story.id, ...shown.rows.map((row) => row.story.id)]);
  const own = await storiesById(
    db,
    ownIds.filter((id) => !above.has(id)).slice(0, sectionRule.ownPieces),
  );
  return {
    ...shown,
    week,
    counts,
    own: ownIds.flatMap((id) => own.get(id) ?? []),
    // Major events are listed in every language on later pages too.
    isInOtherLanguages:
      !sample && !from && view.sort === "latest" && areInOtherLanguages(shown, languages),
    inOtherLanguages,
  };
}

/** The counts of a view, once for all pages of its list: its later pages are not cached. */
const readCounts = (
  db: Db,
  now: Date,
  view: SectionView,
  { languages, hasOthers, since }: Options & { hasOthers: boolean; since: Date },
): Promise<Pick<SectionFront, "counts" | "inOtherLanguages">> =>
  keptUntilNews(
    db,
    now,
    { countsOf: { ...view, before: null }, languages, hasOthers },
    async () => {
      const [counts, inOtherLanguages] = await Promise.all([
        countChoices(db, view, { languages, since }),
        hasOthers && languages ? countInOtherLanguages(db, view, { languages, since }) : null,
      ]);
      return { counts, inOtherLanguages };
    },
  );

function areInOtherLanguages(
  { lead, rows, last }: Pick<SectionFront, "lead" | "rows" | "last">,
  languages: Options["languages"],
): boolean {
  const shown = [lead, last, ...rows].flatMap((row) => row?.story.lang ?? []);
  return shown.length > 0 && languages !== null && !shown.some((lang) => languages.includes(lang));
}

/** What a list is of: samples or real stories, in the reader's languages or in all. */
type ListChoice = { sample: boolean; everyLanguage: boolean };
type SectionPage = Pick<SectionFront, "lead" | "rows" | "next" | "last"> & ListChoice;
type Options = { languages: readonly string[] | null };

async function readLaterPage(
  db: Db,
  now: Date,
  view: SectionView,
  o: Options,
  from: ListCursor,
): Promise<SectionPage> {
  const { sample, everyLanguage, lead } = from;
  const choice = { sample, everyLanguage };
  const page = await readPage(db, now, view, { ...o, ...choice, after: from, lead });
  return {
    ...choice,
    lead: null,
    rows: page.rows,
    next: nextOf(page.next, choice, lead),
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
  const isRead = ({ lang }: StorySummary) => o.languages?.includes(lang) ?? true;
  const best = about.find(isRead) ?? about[0];
  const leadEvent = best && (await readSides(db, best.id, o.languages));
  const leading = leadEvent?.event ?? null;
  // Without anything in the reader's languages, other languages are shown; without anything real, samples.
  const tries = [
    { sample: false, everyLanguage: false },
    { sample: false, everyLanguage: true },
    { sample: true, everyLanguage: false },
    { sample: true, everyLanguage: true },
  ] as const;
  let choice: ListChoice = tries[0];
  let page: Awaited<ReturnType<typeof readPage>> = { rows: [], next: null };
  for (const attempt of best ? tries.slice(0, isRead(best) ? 1 : 2) : tries) {
    page = await readPage(db, now, view, { ...o, ...attempt, after: null, lead: leading });
    if (page.rows.length === 0) continue;
    choice = attempt;
    break;
  }
  if (best || view.sort === "covered")
    return {
      ...choice,
      lead: best ? { story: best, sides: leadEvent?.sides ?? [] } : null,
      rows: page.rows,
      next: nextOf(page.next, choice, leading),
      last: null,
    };
  return firstPageWithoutEvents(db, now, page, { ...o, ...choice });
}

/** A front without an event of the last two days: the most covered row of the first page leads, if it is new. */
async function firstPageWithoutEvents(
  db: Db,
  now: Date,
  { rows, next }: { rows: SectionRow[]; next: ListPosition | null },
  { languages, ...choice }: Options & ListChoice,
): Promise<SectionPage> {
  const newest = rows[0];
  const freshSince = now.getTime() - sectionRule.freshHours * hourMs;
  if (!newest || Date.parse(newest.at) < freshSince)
    return {
      ...choice,
      lead: null,
      rows: [],
      next: newest ? nextOf({ kind: "event", at: now.getTime(), id: 0 }, choice, null) : null,
      last: newest ?? null,
    };
  const fresh = rows.filter((row) => Date.parse(row.at) >= freshSince);
  const reports = fresh.filter(({ story }) =>
    isStraightNews({ ...story, url: story.original ?? null }),
  );
  const lead = (reports.length > 0 ? reports : fresh).reduce((best, row) =>
    weight(row) > weight(best) ? row : best,
  );
  const leadEvent = lead.story.coverage && (await readSides(db, lead.story.id, languages));
  return {
    ...choice,
    lead: { story: lead.story, sides: leadEvent?.sides ?? [] },
    rows: rows.filter((row) => row !== lead),
    next: nextOf(next, choice, leadEvent?.event ?? -lead.story.id),
    last: null,
  };
}

const weight = ({ story }: SectionRow): number => story.coverage?.publishers ?? 1;

const nextOf = (
  next: ListPosition | null,
  choice: ListChoice,
  lead: number | null,
): string | null => next && writeListCursor({ ...next, ...choice, lead });

type PageQuery = Options & ListChoice & { after: ListPosition | null; lead: number | null };

/** A page of the list, in the order that the view asks for; stories that are not visible any more are left out. */
async function readPage(
  db: Db,
  now: Date,
  view: SectionView,
  o: PageQuery,
): Promise<{ rows: SectionRow[]; next: ListPosition | null }> {
  const { rows, next } = await readPositions(db, now, view, o);
  const found = await readSectionRows(db, rows, o.languages, view);
  return { rows: found.filter((row) => row !== null), next };
}

async function readPositions(
  db: Db,
  now: Date,
  view: SectionView,
  o: PageQuery,
): Promise<{ rows: ListPosition[]; next: ListPosition | null }> {
  const { sample } = o;
  const limit = sectionRule.rows;
  const leadEvent = o.lead !== null && o.lead > 0 ? o.lead : null;
  const leadStory = o.lead !== null && o.lead < 0 ? -o.lead : null;
  const ask = { sample, after: o.after, limit: limit + 1 };
  if (view.sort === "covered") {
    const since = new Date(now.getTime() - sectionRule.days * dayMs);
    const events = await readMostCoveredPositions(db, view, { ...ask, lead: leadEvent, since });
    return mergePage(events, [], { limit, searchedTo: null });
  }
  const languages = o.everyLanguage ? null : o.languages;
  const [events, singles] = await Promise.all([
    readEventPositions(db, view, { ...ask, languages, lead: leadEvent }),
    readSinglePositions(db, view, { ...ask, languages, lead: leadStory }),
  ]);
  const searchedTo = earlierPosition(events.searchedTo, singles.searchedTo);
  return mergePage(events.positions, singles.positions, { limit, searchedTo });
}

/** Whether a story is about the topic and the country of a section. */
const isAbout = ({ topics, countries }: StorySummary, { topic, country }: SectionPlace): boolean =>
  (topic === null || topics.includes(topic)) && (country === null || countries.includes(country));
