import { dayMs, hourMs } from "#platform/duration.ts";
import type { StorySummary } from "#stories/story.ts";
import type { List } from "./list.ts";

/** One issue of a list, about what was published between `from` and `to`. Its key is unique. */
export type Issue = { list: List; key: string; from: Date; to: Date };

/** In UTC, before breakfast from Lisbon to Helsinki. An issue that is late by `openHours` is skipped. */
const schedule = [
  { list: "weekly-digest", weekday: 0, hour: 6, days: 7, openHours: 30 },
  { list: "daily-digest", weekday: null, hour: 5, days: 1, openHours: 8 },
] as const;

/** The issues that are due at `now`: weekly on Sundays, daily each morning. */
export const dueIssues = (now: Date): Issue[] =>
  schedule.flatMap(({ list, openHours }) => {
    const issue = latestIssue(list, now);
    return now.getTime() - issue.to.getTime() < openHours * hourMs ? [issue] : [];
  });

/** The newest issue of a list whose time has come. */
export function latestIssue(list: (typeof schedule)[number]["list"], now: Date): Issue {
  const { weekday, hour, days } = schedule.find((one) => one.list === list) ?? schedule[0];
  const to = new Date(now);
  to.setUTCHours(hour, 0, 0, 0);
  while (to > now || (weekday !== null && to.getUTCDay() !== weekday))
    to.setUTCDate(to.getUTCDate() - 1);
  const key = `${list}:${to.toISOString().slice(0, 10)}`;
  return { list, key, from: new Date(to.getTime() - days * dayMs), to };
}

type Candidate = Pick<StorySummary, "id" | "lang" | "views" | "trending" | "sample" | "source">;
/** The most stories of one source in a digest. */
export const perSource = 2;

/**
 * Picks the stories of a digest: those in the reader's languages first, the mail's own before the others; then trending
 * stories, then the most viewed; at most two of one source. Sample stories only if there are no others.
 * @param o.languages the subscriber's story languages; null: all
 */
export function pickStories<T extends Candidate>(
  candidates: readonly T[],
  o: { locale: string; languages: readonly string[] | null; limit: number },
): T[] {
  const real = candidates.filter((story) => !story.sample);
  const sources = new Map<string, number>();
  const rank = ({ lang, trending }: T) =>
    Number(o.languages?.includes(lang) ?? true) * 4 +
    Number(lang === o.locale && o.languages !== null) * 2 +
    Number(trending);
  return (real.length ? real : candidates)
    .toSorted((a, b) => rank(b) - rank(a) || b.views - a.views)
    .filter(({ source }) => {
      const count = (sources.get(source.id) ?? 0) + 1;
      sources.set(source.id, count);
      return count <= perSource;
    })
    .slice(0, o.limit);
}

type Headline = { story: number; title: string; lang: string };

/**
 * The headline by which a subscriber is told of a breaking story: in the first of their languages that has one; with
 * `forEverybody`, or for those who read all languages, else the first. Null: they are not told.
 */
export function headlineFor<T extends Headline>(
  { headlines, forEverybody }: { headlines: readonly T[]; forEverybody: boolean },
  o: { locale: string; languages: readonly string[] | null },
): T | null {
  for (const lang of o.languages ?? [o.locale]) {
    const found = headlines.find((headline) => headline.lang === lang);
    if (found) return found;
  }
  return forEverybody || o.languages === null ? (headlines[0] ?? null) : null;
}

/** In the place of a language: the story was told to subscribers of all languages. */
export const allLanguages = "*";

/**
 * Which breaking issues were sent.
 * @property at when mails of one were last queued @property ids the stories of that day (UTC)
 * @property told by story, the languages of the headlines that went out, or `allLanguages`
 */
export type BreakingLog = { at: string; ids: number[]; told: Record<string, string[]> };
const alertsADay = 3;
const alertGapMs = hourMs;

const idsOfDay = (log: BreakingLog | null, now: Date): number[] =>
  log && log.at.slice(0, 10) === now.toISOString().slice(0, 10) ? log.ids : [];

/**
 * The stories whose issue may be queued now, the first of them first: those of which there was none, then those with a
 * headline in another language. Only one may be: an hour is left between two, and a day (UTC) has three stories at most.
 * @param breaking with the languages of their headlines
 */
export function breakingStoriesToTell(
  breaking: readonly (Pick<StorySummary, "id" | "sample"> & { languages: readonly string[] })[],
  log: BreakingLog | null,
  now: Date,
): number[] {
  if (log && now.getTime() - Date.parse(log.at) < alertGapMs) return [];
  const today = idsOfDay(log, now);
  const before = (id: number) => log?.told[id] ?? [];
  const untold = breaking.filter(
    ({ id, sample, languages }) =>
      !sample &&
      (today.includes(id) || today.length < alertsADay) &&
      !before(id).includes(allLanguages) &&
      languages.some((lang) => !before(id).includes(lang)),
  );
  const isNew = ({ id }: { id: number }) => before(id).length === 0;
  return [...untold.filter(isNew), ...untold.filter((story) => !isNew(story))].map(({ id }) => id);
}

/**
 * The log after a story was told in these languages. Without mails it takes neither the hour nor one of the day's places.
 * @param o.breaking the ids of the breaking stories; others are forgotten on the day after they were told
 */
export function logBreakingStory(
  log: BreakingLog | null,
  o: { id: number; languages: readonly string[]; hasMails: boolean; breaking: readonly number[] },
  now: Date,
): BreakingLog {
  const { id, languages, hasMails } = o;
  const ids = hasMails ? [...new Set([...idsOfDay(log, now), id])] : (log?.ids ?? []);
  const known = Object.entries(log?.told ?? {}).filter(([key]) =>
    [...o.breaking, ...ids, ...(log?.ids ?? [])].includes(Number(key)),
  );
  const told = Object.fromEntries(known);
  told[id] = [...new Set([...(told[id] ?? []), ...languages])];
  return { at: hasMails || !log ? now.toISOString() : log.at, ids, told };
}

/**
 * Whether a subscriber is among those to whom a later issue about a story goes: its headline is in a language in which the
 * story was not told before, or it was told in none of theirs.
 * @param o.languages theirs; null: all @param o.before the languages in which it was told
 */
export const isNewlyTold = (
  { lang }: Pick<Headline, "lang">,
  { languages, before }: { languages: readonly string[] | null; before: readonly string[] },
): boolean =>
  !before.includes(lang) || !(languages?.some((known) => before.includes(known)) ?? true);
