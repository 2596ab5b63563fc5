import { useSyncExternalStore } from "react";
import { type Country, countryNames, countryOf, memberStates } from "../country.ts";

/** The reader's countries live in this browser under the specification's key, as English names. */
export const storageKey = "eu_countries_pref";

const nothing: Country[] = [];
let read: { text: string | null; countries: Country[] } = { text: null, countries: nothing };
const listeners = new Set<() => void>();

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
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    return read.countries;
  }
  if (text !== read.text) read = { text, countries: parseCountries(text) };
  return read.countries;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Keeps the choice; where the browser forbids it, for as long as the page stands. */
export function chooseCountries(countries: Country[]): void {
  const text = JSON.stringify(countries.map((code) => countryNames[code]));
  try {
    localStorage.setItem(storageKey, text);
    read = { text, countries };
  } catch {
    read = { text: read.text, countries };
  }
  for (const listener of listeners) listener();
}

/** The reader's countries; none on the server and until the page is alive. */
export const useChosenCountries = () => useSyncExternalStore(subscribe, stored, () => nothing);
