import { findZone } from "./browser-zone.ts";

/** The time zones that a reader can choose, by IANA name; UTC, the default, comes first. */
export const timeZones: readonly string[] = [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"),
];

const known = new Set(timeZones);

/** The name in the list for a browser's time zone; null for an unknown zone. */
export const knownTimeZone = (name: string): string | null => findZone(timeZones, name);

export const isTimeZone = (name: string): boolean => known.has(name);
