/**
 * The 27 member states by ISO 3166 code (Greece is GR, not EL) with their English names, which identify them in the API and
 * in the browser's storage; the Union itself; and the rest of the world. Their order gives their numbers in the search
 * index: add new ones at the end.
 */
export const countryNames = {
  AT: "Austria",
  BE: "Belgium",
  BG: "Bulgaria",
  HR: "Croatia",
  CY: "Cyprus",
  CZ: "Czech Republic",
  DK: "Denmark",
  EE: "Estonia",
  FI: "Finland",
  FR: "France",
  DE: "Germany",
  GR: "Greece",
  HU: "Hungary",
  IE: "Ireland",
  IT: "Italy",
  LV: "Latvia",
  LT: "Lithuania",
  LU: "Luxembourg",
  MT: "Malta",
  NL: "Netherlands",
  PL: "Poland",
  PT: "Portugal",
  RO: "Romania",
  SK: "Slovakia",
  SI: "Slovenia",
  ES: "Spain",
  SE: "Sweden",
  EU: "European Union",
  XX: "World",
} as const;

/** A member state; `EU`: the Union and its institutions; `XX`: places outside the Union. */
export type Country = keyof typeof countryNames;

export const countries = Object.keys(countryNames) as Country[];
export const memberStates = countries.filter((c) => c !== "EU" && c !== "XX");

/** The country of a source whose country is unknown: a code that ISO 3166 reserves for users; CLDR uses it alike. */
export const unknownCountry = "ZZ";

/** The places that filters offer: the member states, then the Union and the world. */
export const filterPlaces: readonly Country[] = [...memberStates, "EU", "XX"];

export const isCountry = (value: unknown): value is Country =>
  typeof value === "string" && Object.hasOwn(countryNames, value);

const byName = new Map<string, Country>(
  countries.map((code) => [countryNames[code].toLowerCase(), code]),
).set("czechia", "CZ");

/** A code or an English name, in any case, as a code; null for anything else. */
export function countryOf(text: string): Country | null {
  const code = text.trim().toUpperCase();
  return isCountry(code) ? code : (byName.get(text.trim().toLowerCase()) ?? null);
}
