/** A place in a reader's history: everything after it is older. @property at milliseconds since 1970 */
export type ActivityCursor = { at: number; id: number };

export const writeActivityCursor = ({ at, id }: ActivityCursor): string => `${at}-${id}`;

/** The place that an address names; null for anything that no answer gave. */
export function activityCursorOf(text: string | null): ActivityCursor | null {
  const match = /^(\d{1,14})-(\d{1,15})$/.exec(text ?? "");
  return match ? { at: Number(match[1]), id: Number(match[2]) } : null;
}

/** Seconds as hours with one digit, `2.4h`: the short form of the dashboard (specification, section 2). */
export const hoursText = (locale: string, seconds: number): string =>
  `${new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(seconds / 3_600)}h`;
