// The counts of a section front: what its list has of seven days, by each choice, and what it has in other languages.
import type { Db } from "#platform/db/db.server.ts";
import { coveredPlaces } from "#stories/country.ts";
import type { SectionView } from "#stories/section-address.ts";
import type { SectionFront } from "#stories/section-front.ts";
import { topics } from "#stories/topic.ts";
import {
  readEventCounts,
  readSingleSubjects,
  type Subject,
  subjectKey,
} from "./section/section.queries.server.ts";

type Options = {
  /** The reader's, the most wanted first; null: all. */
  languages: readonly string[] | null;
  since: Date;
};

/**
 * The counts beside the choices: of a topic the countries, of a country the topics. Each counts what the list shows after it is
 * chosen: events, and by time the single stories between them. What the page itself shows makes no difference, so that no count
 * changes with the choice. The counts are of other languages where there is nothing in the reader's, and of samples where
 * there is nothing real.
 */
export async function countChoices(
  db: Db,
  view: SectionView,
  { languages, since }: Options,
): Promise<SectionFront["counts"]> {
  const tries = [
    { languages, sample: false },
    { languages: null, sample: false },
    { languages, sample: true },
    { languages: null, sample: true },
  ];
  let counts: SectionFront["counts"] = { all: 0, countries: {}, topics: {}, isMore: false };
  for (const attempt of tries) {
    counts = await count(db, view, { ...attempt, since });
    if (counts.all > 0) break;
  }
  return counts;
}

async function count(
  db: Db,
  view: SectionView,
  o: Options & { sample: boolean },
): Promise<SectionFront["counts"]> {
  const base: Subject =
    view.base === "topic"
      ? { topic: view.topic, country: null }
      : { topic: null, country: view.country };
  const subjects: Subject[] = [
    base,
    ...(base.topic ? coveredPlaces.map((country) => ({ ...base, country })) : []),
    ...(base.country ? topics.map((topic) => ({ ...base, topic })) : []),
  ];
  // The most covered are events alone, in every language.
  const byCoverage = view.sort === "covered";
  const [events, { singles, isCut }] = await Promise.all([
    readEventCounts(db, subjects, byCoverage ? { ...o, languages: null } : o),
    byCoverage ? { singles: [], isCut: false } : readSingleSubjects(db, base, o),
  ]);
  const countOf = (subject: Subject, name?: string) =>
    (events.get(subjectKey(subject, o.sample)) ?? 0) +
    singles.filter(({ subjects }) => name === undefined || subjects.includes(name)).length;
  return {
    all: countOf(base),
    countries: base.topic
      ? Object.fromEntries(coveredPlaces.map((c) => [c, countOf({ ...base, country: c }, c)]))
      : {},
    topics: base.country
      ? Object.fromEntries(topics.map((t) => [t, countOf({ ...base, topic: t }, t)]))
      : {},
    isMore: isCut,
  };
}

/** How many events and single stories of a section are in none of these languages; null: none is. */
export async function countInOtherLanguages(
  db: Db,
  view: SectionView,
  { languages, since }: Options & { languages: readonly string[] },
): Promise<SectionFront["inOtherLanguages"]> {
  const o = { sample: false, since };
  const [all, listed, { singles, isCut }] = await Promise.all([
    readEventCounts(db, [view], { ...o, languages: null }),
    readEventCounts(db, [view], { ...o, languages }),
    readSingleSubjects(db, view, { ...o, languages: null }),
  ]);
  const key = subjectKey(view);
  const count =
    (all.get(key) ?? 0) -
    (listed.get(key) ?? 0) +
    singles.filter(({ lang }) => !languages.includes(lang)).length;
  return count > 0 ? { count, isMore: isCut } : null;
}
