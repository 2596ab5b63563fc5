import { useSyncExternalStore } from "react";
import { keep, read, subscribe } from "#ui/own-storage.ts";
import { countriesKey } from "../countries-key.ts";
import { type Country, countryNames, countryOf, memberStates } from "../country.ts";

const nothing: Country[] = [];
let known: { text: string | null; countries: Country[] } = { text: null, countries: nothing };

/** What is stored, as codes; unknown names, doubles and spoiled values are left out. */
export function parseCountries(stored: string | null): Country[] {
  if (stored === null) return [];
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const codes = value.map((name) => (typeof name === "string" ? countryOf(name) : null));
  return memberStates.filter((code) => codes.includes(code));
}

function stored(): Country[] {
  const text = read(countriesKey);
  if (text !== known.text) known = { text, countries: parseCountries(text) };
  return known.countries;
}

/** Keeps the choice; where the browser forbids it, for as long as the page stands. */
export const chooseCountries = (countries: Country[]): void =>
  void keep(countriesKey, JSON.stringify(countries.map((code) => countryNames[code])));

/** The reader's countries; none on the server and until the page is alive. */
export const useChosenCountries = () => useSyncExternalStore(subscribe, stored, () => nothing);
