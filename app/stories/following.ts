// What a reader follows: member states, which are the chosen ones of the front page, and topics.
import { keep, read } from "#ui/own-storage.ts";
import { countriesKey } from "./countries-key.ts";
import { type Country, countryNames, countryOf, isCountry, memberStates } from "./country.ts";
import { isTopic, type Topic, topics } from "./topic.ts";
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

/** What is stored, as codes; unknown names, doubles and spoiled values are left out. */
export function parseCountries(stored: string | null): Country[] {
  const codes = names(stored).map(countryOf);
  return memberStates.filter((code) => codes.includes(code));
}

/** What is stored of topics, in the order of the product. */
export function parseTopics(stored: string | null): Topic[] {
  const known = names(stored).filter(isTopic);
  return topics.filter((topic) => known.includes(topic));
}

/** Keeps the choice; where the browser forbids it, for as long as the page stands. */
export const chooseCountries = (countries: readonly Country[]): void =>
  void keep(countriesKey, JSON.stringify(countries.map((code) => countryNames[code])));

/** @param name a topic's name or a member state's code */
export const isFollowed = (name: string): boolean =>
  isTopic(name)
    ? parseTopics(read(topicsKey)).includes(name)
    : parseCountries(read(countriesKey)).includes(name as Country);

/** Follows a topic or a member state, or does not any more. */
export function toggleFollowed(name: string): void {
  const toggle = <T>(all: readonly T[], one: T) =>
    all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
  if (isTopic(name)) keep(topicsKey, JSON.stringify(toggle(parseTopics(read(topicsKey)), name)));
  else if (isCountry(name) && memberStates.some((code) => code === name))
    chooseCountries(toggle(parseCountries(read(countriesKey)), name));
}
