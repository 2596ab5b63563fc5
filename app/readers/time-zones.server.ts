/** The time zones that a reader can choose, by IANA name; UTC, the default, comes first. */
export const timeZones: readonly string[] = [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"),
];

const known = new Set(timeZones);

export const isTimeZone = (name: string): boolean => known.has(name);
