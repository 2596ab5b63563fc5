import { dayMs } from "#platform/duration.ts";
import type { StorySummary } from "#stories/story.ts";
import type { List } from "./list.ts";

/** One issue of a list, about what was published between `from` and `to`. Its key is unique. */
export type Issue = { list: List; key: string; from: Date; to: Date };

const hourMs = 3_600_000;

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
const perSource = 2;

/**
 * Picks the stories of a digest: those in the reader's languages first, the mail's own before the others; then trending
 * stories, then the most viewed; at most two of one source. Sample stories only if there are no others.
 * @param o.languages the subscriber's reading languages; null: all
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

/** When the last breaking issue was sent, and the ids of today's stories. */
export type BreakingLog = { at: string; ids: number[] };
const alertsADay = 3;
const alertGapMs = hourMs;

/**
 * The story for the next breaking issue, if any: each story once, an hour between issues, at most three a day (UTC).
 */
export function chooseBreakingStory(
  breaking: readonly Pick<StorySummary, "id" | "sample">[],
  log: BreakingLog | null,
  now: Date,
): { id: number; log: BreakingLog } | null {
  const today = log && log.at.slice(0, 10) === now.toISOString().slice(0, 10) ? log.ids : [];
  if (log && now.getTime() - Date.parse(log.at) < alertGapMs) return null;
  const story = breaking.find(({ id, sample }) => !sample && !log?.ids.includes(id));
  if (!story || today.length >= alertsADay) return null;
  return { id: story.id, log: { at: now.toISOString(), ids: [...today, story.id] } };
}
