const duration = /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?)?$/;

/**
 * The moment that lies a duration before `now`, by the UTC calendar.
 * @param age an ISO 8601 duration of years, months, days, hours and minutes, such as `P14M` or `P1DT3H`
 * @returns null for any other text
 */
export function before(now: Date, age: string): Date | null {
  const match = duration.exec(age);
  if (!match) return null;
  const [years = 0, months = 0, days = 0, hours = 0, minutes = 0] = match
    .slice(1)
    .map((n) => Number(n ?? 0));
  const at = new Date(now);
  // A month without this day ends on its last one.
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - 12 * years - months);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, last));
  return new Date(at.getTime() - ((days * 24 + hours) * 60 + minutes) * 60_000);
}
