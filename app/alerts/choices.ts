// What a reader chooses about alerts. Safe in the browser.
import type { CoveredPlace } from "#stories/country.ts";
import { filterPlaces, isCoveredPlace } from "#stories/country.ts";
import { isStoryLanguage, type StoryLanguage } from "#stories/story-languages.ts";
import {
  type AlertKind,
  type AlertWay,
  alertKinds,
  alertWays,
  dailyLimits,
  defaultDailyLimit,
} from "./alert.ts";
import { minutesOf, type QuietHours } from "./quiet-hours.ts";

/**
 * A kind's choice.
 * @property countries only what is about one of these; empty: all
 * @property languages only what is reported in one of these, and breaking news that an editor has marked; empty: the
 *   languages in which stories are shown
 */
export type KindChoice = {
  way: AlertWay;
  countries: readonly CoveredPlace[];
  languages: readonly StoryLanguage[];
};

export type AlertChoices = {
  kinds: Record<AlertKind, KindChoice>;
  quiet: QuietHours | null;
  /** Whether a mail at the end of the quiet hours lists the alerts that they held. */
  mailAfterQuiet: boolean;
  /** Null: any number. */
  aDay: number | null;
};

/** Kinds that can be narrowed to countries. The others are about what the reader follows by name. */
export const kindsWithCountries = ["breaking", "topics", "authors"] as const satisfies AlertKind[];
/** Kinds whose stories are told in several languages. */
export const kindsWithLanguages = [
  "breaking",
  "authors",
  "topics",
  "countries",
] as const satisfies AlertKind[];

export const narrowsCountries = (kind: AlertKind): boolean =>
  kindsWithCountries.some((one) => one === kind);
export const narrowsLanguages = (kind: AlertKind): boolean =>
  kindsWithLanguages.some((one) => one === kind);

const noKind: KindChoice = { way: "off", countries: [], languages: [] };

/** The default: no alerts. */
export const noChoices: AlertChoices = {
  kinds: Object.fromEntries(alertKinds.map((kind) => [kind, noKind])) as AlertChoices["kinds"],
  quiet: null,
  mailAfterQuiet: false,
  aDay: defaultDailyLimit,
};

export type ChoiceProblem = "unknown" | "quiet";

type Fields = { get(name: string): unknown; getAll(name: string): unknown[] };

/**
 * The choices in a form, or what is wrong with it.
 * @param stored kinds, which stay as they are where the form leaves one out: the reader's plan does not include it
 */
export function choicesFrom(
  fields: Fields,
  stored: AlertChoices["kinds"],
): { ok: true; choices: AlertChoices } | { ok: false; problem: ChoiceProblem } {
  const kinds = alertKinds.map((kind): [AlertKind, KindChoice | null] => [
    kind,
    kindFrom(fields, kind, stored[kind]),
  ]);
  const number = String(fields.get("a_day") ?? "");
  const aDay = dailyLimits.find((one) => String(one ?? "any") === number);
  if (kinds.some(([, choice]) => choice === null) || aDay === undefined)
    return { ok: false, problem: "unknown" };
  const quiet = quietFrom(fields);
  if (quiet === "wrong") return { ok: false, problem: "quiet" };
  return {
    ok: true,
    choices: {
      kinds: Object.fromEntries(kinds) as AlertChoices["kinds"],
      quiet,
      mailAfterQuiet: fields.get("mail_after_quiet") === "on",
      aDay,
    },
  };
}

function kindFrom(fields: Fields, kind: AlertKind, stored: KindChoice): KindChoice | null {
  const named = fields.get(`way-${kind}`);
  const way = alertWays.find((one) => one === (named ?? stored.way));
  const countries = fields.getAll(`countries-${kind}`);
  const languages = fields.getAll(`languages-${kind}`);
  if (!way || !countries.every(isCoveredPlace) || !languages.every(isStoryLanguage)) return null;
  if (named === null) return stored;
  return {
    way,
    countries: narrowsCountries(kind) ? filterPlaces.filter((one) => countries.includes(one)) : [],
    languages: narrowsLanguages(kind) ? [...new Set(languages)] : [],
  };
}

function quietFrom(fields: Fields): QuietHours | null | "wrong" {
  const [from = "", until = ""] = ["quiet_from", "quiet_until"].map((name) =>
    String(fields.get(name) ?? "").trim(),
  );
  if (from === "" && until === "") return null;
  const hours = { from: minutesOf(from), until: minutesOf(until) };
  if (hours.from === null || hours.until === null || hours.from === hours.until) return "wrong";
  return { from: hours.from, until: hours.until };
}
