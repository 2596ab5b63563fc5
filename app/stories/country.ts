/**
 * The 27 member states by ISO 3166 code (Greece is GR, not EL) with their English names, which identify them in the API and
 * in the browser's storage; the Union itself; and the rest of the world. Their order gives their numbers in the search
 * index: add new ones at the end.
 */
export const coveredPlaceNames = {
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
export type CoveredPlace = keyof typeof coveredPlaceNames;

export const coveredPlaces = Object.keys(coveredPlaceNames) as CoveredPlace[];
export const memberStates = coveredPlaces.filter((c) => c !== "EU" && c !== "XX");

/** The country of a source whose country is unknown: a code that ISO 3166 reserves for users; CLDR uses it alike. */
export const unknownCountry = "ZZ";

/** Sources of no single country: outlets for all of Europe and institutions of the Union, the world, and unknown ones. */
export const noCountries: readonly string[] = ["EU", "XX", unknownCountry];

/** Whether a source's code is that of a country: only these count where countries are counted. */
export const isCountry = (code: string): boolean => !noCountries.includes(code);

/** The places that filters offer: the member states, then the Union and the world. */
export const filterPlaces: readonly CoveredPlace[] = [...memberStates, "EU", "XX"];

export const isCoveredPlace = (value: unknown): value is CoveredPlace =>
  typeof value === "string" && Object.hasOwn(coveredPlaceNames, value);

const byName = new Map<string, CoveredPlace>(
  coveredPlaces.map((code) => [coveredPlaceNames[code].toLowerCase(), code]),
).set("czechia", "CZ");

/** A code or an English name, in any case, as a code; null for anything else. */
export function coveredPlaceOf(text: string): CoveredPlace | null {
  const code = text.trim().toUpperCase();
  return isCoveredPlace(code) ? code : (byName.get(text.trim().toLowerCase()) ?? null);
}
