import type { StorySummary } from "#stories/story.ts";
import type { List } from "./list.ts";

/** One issue of a list: named by its key, about what was published in `from` to `to`. */
export type Issue = { list: List; key: string; from: Date; to: Date };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Hours of UTC: before breakfast from Lisbon to Helsinki. What was missed by then is not worth a mail. */
const schedule = [
  { list: "weekly-digest", weekday: 0, hour: 6, days: 7, openHours: 30 },
  { list: "daily-digest", weekday: null, hour: 5, days: 1, openHours: 8 },
] as const;

/** The issues that should have gone at `now`: the weekly one on Sundays (specification, section 9), the daily one each morning. */
export const dueIssues = (now: Date): Issue[] =>
  schedule.flatMap(({ list, openHours }) => {
    const issue = latestIssue(list, now);
    return now.getTime() - issue.to.getTime() < openHours * hourMs ? [issue] : [];
  });

/** The issue whose time came last. */
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
 * The stories of a digest out of candidates, most viewed first: those in the reader's language before others,
 * trending ones first, at most two of a source; invented ones only where there is nothing else.
 */
export function pickStories<T extends Candidate>(
  candidates: readonly T[],
  locale: string,
  most: number,
): T[] {
  const real = candidates.filter((story) => !story.sample);
  const sources = new Map<string, number>();
  const rank = (story: T) => Number(story.lang === locale) * 2 + Number(story.trending);
  return (real.length ? real : candidates)
    .toSorted((a, b) => rank(b) - rank(a) || b.views - a.views)
    .filter(({ source }) => {
      const count = (sources.get(source.id) ?? 0) + 1;
      sources.set(source.id, count);
      return count <= perSource;
    })
    .slice(0, most);
}

/** Which alerts have gone today; kept so that a busy day does not fill anybody's box. */
export type AlertLog = { at: string; ids: number[] };
const alertsADay = 3;
const alertGapMs = hourMs;

/** The story to alert of, if any: none twice, an hour between two, three a day (UTC). */
export function chooseAlert(
  breaking: readonly Pick<StorySummary, "id" | "sample">[],
  log: AlertLog | null,
  now: Date,
): { id: number; kept: AlertLog } | null {
  const today = log && log.at.slice(0, 10) === now.toISOString().slice(0, 10) ? log.ids : [];
  if (log && now.getTime() - Date.parse(log.at) < alertGapMs) return null;
  const story = breaking.find(({ id, sample }) => !sample && !log?.ids.includes(id));
  if (!story || today.length >= alertsADay) return null;
  return { id: story.id, kept: { at: now.toISOString(), ids: [...today, story.id] } };
}
