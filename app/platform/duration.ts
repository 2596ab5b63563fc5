export const secondMs = 1_000;
export const minuteMs = 60_000;
export const hourMs = 3_600_000;
/** A day of 24 hours. */
export const dayMs = 86_400_000;

const shape =
  /^P(?=\d|T\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** A duration of calendar months, which have no fixed length, and of a fixed remainder. */
export type Duration = { months: number; milliseconds: number };

/** Reads a duration of ISO 8601, such as `P30D`, `P1M` or `PT90M`; null for anything else. Whole numbers only. */
export function parseDuration(text: string): Duration | null {
  const read = shape.exec(text);
  if (!read) return null;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = read
    .slice(1)
    .map((part) => Number(part ?? 0));
  const milliseconds = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  const whole = { months: years * 12 + months, milliseconds };
  return whole.months <= 1200 && milliseconds <= 36_525 * dayMs ? whole : null;
}

/** The time that lies a duration after `from`, by the UTC calendar. The 31st becomes the last day of a shorter month. */
export function addDuration(from: Date, { months, milliseconds }: Duration): Date {
  const to = new Date(from);
  const day = to.getUTCDate();
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, last));
  return new Date(to.getTime() + milliseconds);
}

/** The time that lies a duration before `from`, by the same rules. */
export const subtractDuration = (from: Date, { months, milliseconds }: Duration): Date =>
  addDuration(from, { months: -months, milliseconds: -milliseconds });

/** The time that lies an ISO 8601 duration before `from`; null where `text` is none. */
export function momentBefore(from: Date, text: string): Date | null {
  const duration = parseDuration(text);
  return duration && subtractDuration(from, duration);
}
