/** A place in a reader's history: everything after it is older. @property at milliseconds since 1970 */
export type ActivityCursor = { at: number; id: number };

export const writeActivityCursor = ({ at, id }: ActivityCursor): string => `${at}-${id}`;

/** The place that an address names; null for anything that no answer gave. */
export function activityCursorOf(text: string | null): ActivityCursor | null {
  const match = /^(\d{1,14})-(\d{1,15})$/.exec(text ?? "");
  return match ? { at: Number(match[1]), id: Number(match[2]) } : null;
}

/** From here on a time rounds to an hour, in seconds. */
const hourFrom = 3_570;

/**
 * How long somebody has read: hours with one digit, `2.4h` (specification, section 2), and minutes below an hour,
 * where whoever has read at all has read for one. Both signs are those of the SI, in every language.
 */
export function readingTime(locale: string, seconds: number): string {
  if (seconds < hourFrom)
    return `${seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0}\u00a0min`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat(locale, digits).format(seconds / 3_600)}h`;
}
