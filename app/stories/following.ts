// What a reader follows, as the browser keeps it, or the account under the same names: member states, which are the
// chosen ones of the front page, topics, and authors, events and sources.
import { keep, read } from "#ui/own-storage.ts";
import { countriesKey } from "./countries-key.ts";
import { type Country, countryNames, countryOf, memberStates } from "./country.ts";
import { type Followable, followKey, parseFollowKey } from "./follow.ts";
import { followedKey } from "./followed-key.ts";
import { type Topic, topics } from "./topic.ts";
import { topicsKey } from "./topics-key.ts";

function names(stored: string | null): string[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** The member states among some names or codes, in the order of the catalogue. */
export function memberStatesIn(names: readonly string[]): Country[] {
  const codes = names.map(countryOf);
  return memberStates.filter((code) => codes.includes(code));
}

/** The topics among some names, in the order of the product. */
export const topicsIn = (names: readonly string[]): Topic[] =>
  topics.filter((topic) => names.includes(topic));

/** English names of the member states among some codes: so the specification keeps them. */
export const countryNamesOf = (codes: readonly string[]): string[] =>
  memberStatesIn(codes).map((code) => countryNames[code]);

/** What is stored, as codes; unknown names, doubles and spoiled values are left out. */
export const parseCountries = (stored: string | null): Country[] => memberStatesIn(names(stored));

/** What is stored of topics, in the order of the product. */
export const parseTopics = (stored: string | null): Topic[] => topicsIn(names(stored));

/** What is stored of authors, events and sources, the newest first. */
export function parseFollowed(stored: string | null): Followable[] {
  return [...new Set(names(stored))].flatMap((key) => {
    const one = parseFollowKey(key);
    return one && one.kind !== "topic" && one.kind !== "country" ? [one] : [];
  });
}

/** Keeps the choice; where the browser forbids it, for as long as the page stands. */
export const chooseCountries = (countries: readonly Country[]): void =>
  void keep(countriesKey, JSON.stringify(countryNamesOf(countries)));

/** All that is followed. @param stored the text under a key */
export const followedIn = (stored: (key: string) => string | null): Followable[] => [
  ...parseFollowed(stored(followedKey)),
  ...parseTopics(stored(topicsKey)).map((name) => ({ kind: "topic" as const, name })),
  ...parseCountries(stored(countriesKey)).map((name) => ({ kind: "country" as const, name })),
];

export const isFollowed = (one: Followable): boolean =>
  followedIn(read).some((other) => followKey(other) === followKey(one));

/** What is stored under which key once this is followed, or is not any more. */
export function withFollowed(
  stored: (key: string) => string | null,
  one: Followable,
  followed: boolean,
): { key: string; value: string[] } {
  const among = <T extends string>(all: readonly T[], name: string) => [
    ...(followed ? [name] : []),
    ...all.filter((other) => other !== name),
  ];
  if (one.kind === "topic")
    return { key: topicsKey, value: topicsIn(among(parseTopics(stored(topicsKey)), one.name)) };
  if (one.kind === "country")
    return {
      key: countriesKey,
      value: countryNamesOf(among(parseCountries(stored(countriesKey)), one.name)),
    };
  const keys = parseFollowed(stored(followedKey)).map(followKey);
  return { key: followedKey, value: among(keys, followKey(one)) };
}

/** Follows something, or does not any more, in the browser. @returns whether that outlives the page */
export function keepFollowed(one: Followable, followed: boolean): boolean {
  const { key, value } = withFollowed(read, one, followed);
  return keep(key, JSON.stringify(value));
}
