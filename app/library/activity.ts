import { numberFormat } from "#ui/formats.ts";

/**
 * What a reader has read, as the history lists it.
 * @property href our own page of it while there is one, otherwise the address where it was read
 * @property readAt ISO 8601
 */
export type HistoryEntry = {
  id: number;
  title: string;
  href: string;
  source: string;
  completed: boolean;
  seconds: number;
  readAt: string;
  lang: string | null;
  outlet: string | null;
};

/** A position in a reader's history; the next page has the entries older than it. @property at milliseconds since 1970 */
export type ActivityCursor = { at: number; id: number };

export const writeActivityCursor = ({ at, id }: ActivityCursor): string => `${at}-${id}`;

/** The cursor in an address; null for a text that is none. */
export function activityCursorOf(text: string | null): ActivityCursor | null {
  const match = /^(\d{1,14})-(\d{1,15})$/.exec(text ?? "");
  return match ? { at: Number(match[1]), id: Number(match[2]) } : null;
}

/** From so many seconds on, a time rounds to one hour. */
const hourFrom = 3_570;

/**
 * A reading time: hours with one digit, `2.4h` (specification, section 2), or minutes below an hour, at least one
 * for any time above 0. Both units are written as in the SI, in every language.
 */
export function readingTime(locale: string, seconds: number): string {
  if (seconds < hourFrom)
    return `${seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0}\u00a0min`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${numberFormat(locale, digits).format(seconds / 3_600)}h`;
}
