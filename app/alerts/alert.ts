// What alerts are about, and what of them is told. Safe in the browser.
import type { Country } from "#stories/country.ts";

/** The kinds of alerts; where several fit, an alert is of the first. */
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

/** What one alert says. */
export type AlertText = {
  title: string;
  body: string;
  /** The language of the title. */
  lang: string;
  /** The path that it leads to. */
  to: string;
};

/**
 * Something that happened, of which readers may be told.
 * @property key readers are told once of each
 * @property titles in each language that it is told in, the best first
 */
export type AlertCause = {
  key: string;
  titles: readonly { title: string; lang: string }[];
  to: string;
  happenedAt: Date;
  breaking: boolean;
  countries: readonly Country[];
  body: AlertBody;
};

/** The line below the title: who reports it, or what our own piece says of itself. */
export type AlertBody =
  | { says: "reports"; publishers: number; countries: number }
  | { says: "more"; sources: number; publishers: number }
  | { says: "piece"; author: string | null; excerpt: string };

/** An alert that is older than this is not sent any more. */
export const freshMs = 60 * 60_000;

/** How many alerts a day there are unless the reader wants more, and what can be chosen; null: any number. */
export const usualADay = 3;
export const numbersADay = [1, 3, 5, 10, null] as const;
