// Whether a cause is an alert for one reader, of which kind, and with which title.
import type { Locale } from "#platform/locale.ts";
import { storyLanguagesOf } from "#stories/story-languages.ts";
import { accessTable, audienceOf, type ReaderAccess } from "#subscriptions/access.ts";
import { type AlertCause, type AlertKind, alertKinds } from "./alert.ts";
import { type AlertChoices, narrowsCountries, narrowsLanguages } from "./choices.ts";

/** Whether a reader's plan includes a kind of alerts (access table). */
export function planIncludes(kind: AlertKind, reader: ReaderAccess): boolean {
  const audience = audienceOf(reader);
  return kind === "breaking"
    ? accessTable.breakingAlerts[audience]
    : accessTable.followedAlerts[audience];
}

export type MatchFacts = {
  choices: AlertChoices;
  entitled: ReaderAccess;
  locale: Locale;
  /** The story languages of the account, as stored; empty: none were chosen. */
  stories: string;
  /** The kinds of alerts under which the reader follows what the cause is about. */
  followed: readonly Exclude<AlertKind, "breaking" | "replies">[];
};

/** The alert of a cause for a reader: its kind, and the title in their languages; null where it is none. */
export function matchAlert(
  cause: AlertCause,
  reader: MatchFacts,
): { kind: AlertKind; title: string; lang: string } | null {
  for (const kind of alertKinds) {
    const concerns =
      kind === "breaking" ? cause.breaking : reader.followed.some((one) => one === kind);
    const choice = reader.choices.kinds[kind];
    if (!concerns || choice.way === "off" || !planIncludes(kind, reader.entitled)) continue;
    const inPlace = choice.countries.some((country) => cause.countries.includes(country));
    if (narrowsCountries(kind) && choice.countries.length > 0 && !inPlace) continue;
    const title = titleFor(cause, kind, reader);
    if (title) return { kind, ...title };
  }
  return null;
}

/**
 * The title in the first of the reader's languages that has one. Any title for a kind of alert that has no languages, and for
 * breaking news that an editor has marked.
 */
function titleFor(cause: AlertCause, kind: AlertKind, { choices, locale, stories }: MatchFacts) {
  const chosen = choices.kinds[kind].languages;
  const languages = chosen.length > 0 ? chosen : storyLanguagesOf(stories, locale);
  for (const lang of languages ?? [locale]) {
    const title = cause.titles.find((one) => one.lang === lang);
    if (title) return title;
  }
  const isForAll =
    languages === null || !narrowsLanguages(kind) || (kind === "breaking" && cause.marked);
  return isForAll ? (cause.titles[0] ?? null) : null;
}
