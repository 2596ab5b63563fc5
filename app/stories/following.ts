// What a reader follows, as browser and account store it under the same keys: member states (the chosen ones of the front
// page), topics, and authors, events and sources.
import { read, write } from "#ui/reader-storage.ts";
import { countriesKey } from "./countries-key.ts";
import { type CoveredPlace, coveredPlaceNames, coveredPlaceOf, memberStates } from "./country.ts";
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
export function memberStatesIn(names: readonly string[]): CoveredPlace[] {
  const codes = names.map(coveredPlaceOf);
  return memberStates.filter((code) => codes.includes(code));
}

/** The topics among some names, in the order of the product. */
export const topicsIn = (names: readonly string[]): Topic[] =>
  topics.filter((topic) => names.includes(topic));

/** English names of the member states among some codes, as they are stored. */
export const countryNamesOf = (codes: readonly string[]): string[] =>
  memberStatesIn(codes).map((code) => coveredPlaceNames[code]);

/** The stored countries as codes; unknown names, duplicates and invalid values are left out. */
export const parseCountries = (stored: string | null): CoveredPlace[] =>
  memberStatesIn(names(stored));

/** The stored topics, in the order of the product. */
export const parseTopics = (stored: string | null): Topic[] => topicsIn(names(stored));

/** The stored authors, events and sources, the newest first. */
export function parseFollowed(stored: string | null): Followable[] {
  return [...new Set(names(stored))].flatMap((key) => {
    const one = parseFollowKey(key);
    return one && one.kind !== "topic" && one.kind !== "country" ? [one] : [];
  });
}

/** Stores the choice; where the browser forbids storage, for this tab only. */
export const chooseCountries = (countries: readonly CoveredPlace[]): void =>
  void write(countriesKey, JSON.stringify(countryNamesOf(countries)));

/** All that is followed. @param stored the text under a key */
export const followedIn = (stored: (key: string) => string | null): Followable[] => [
  ...parseFollowed(stored(followedKey)),
  ...parseTopics(stored(topicsKey)).map((name) => ({ kind: "topic" as const, name })),
  ...parseCountries(stored(countriesKey)).map((name) => ({ kind: "country" as const, name })),
];

export const isFollowed = (one: Followable): boolean =>
  followedIn(read).some((other) => followKey(other) === followKey(one));

/** The key and the new value to store when something is followed or unfollowed. */
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

/** Follows or unfollows something in the browser. @returns false where it is only held in the tab */
export function storeFollowed(one: Followable, followed: boolean): boolean {
  const { key, value } = withFollowed(read, one, followed);
  return write(key, JSON.stringify(value));
}
