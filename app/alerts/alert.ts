// The kinds of alerts, their causes and their texts. Safe in the browser.
import { hourMs } from "#platform/duration.ts";
import type { CoveredPlace } from "#stories/country.ts";

/** The kinds of alerts; where several fit, the first one counts. */
export const alertKinds = [
  "breaking",
  "replies",
  "events",
  "authors",
  "topics",
  "countries",
] as const;
export type AlertKind = (typeof alertKinds)[number];

export const alertWays = ["off", "push", "mail"] as const;
export type AlertWay = (typeof alertWays)[number];

/** The text of one alert. */
export type AlertText = {
  title: string;
  body: string;
  /** The language of the title. */
  lang: string;
  /** The path that it leads to. */
  to: string;
};

/**
 * Something that happened, about which readers may get an alert.
 * @property key each reader gets one alert for a key
 * @property earlierKeys keys under which the same may have been told before: readers who have such an alert get none
 * @property titles a title in each language in which it is reported, the best first
 */
export type AlertCause = {
  key: string;
  earlierKeys: readonly string[];
  titles: readonly { title: string; lang: string }[];
  to: string;
  happenedAt: Date;
  breaking: boolean;
  /** An editor has marked or named it as breaking: it is for readers of all languages. */
  marked: boolean;
  countries: readonly CoveredPlace[];
  body: AlertBody;
};

/** The line below the title: how many report it, or the excerpt of our own piece. */
export type AlertBody =
  | { says: "reports"; publishers: number; countries: number }
  | { says: "more"; sources: number; publishers: number }
  | { says: "piece"; author: string | null; excerpt: string };

/** An alert that is older than this is not sent any more. */
export const maxAgeMs = hourMs;

/** The default limit of alerts a day, and the limits to choose from; null: any number. */
export const defaultDailyLimit = 3;
export const dailyLimits = [1, 3, 5, 10, null] as const;
