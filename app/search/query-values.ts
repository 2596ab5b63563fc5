// Values of operators: codes, and names in any official language of the Union.

import { type Bias, biases } from "#stories/bias.ts";
import { type CoveredPlace, coveredPlaceOf, coveredPlaces } from "#stories/country.ts";
import { allStoryLanguages } from "#stories/story-languages.ts";
import { displayNames } from "#ui/formats.ts";
import { fold } from "./fold.ts";
import type { Kind } from "./search-address.ts";

const kindNames: Record<Kind, string> = {
  article: "article articles artikel articulo articulos story stories beitrag beitrage",
  video: "video videos",
  podcast: "podcast podcasts episode episodes episodio episodios folge folgen",
};
const biasNames: Record<Bias, string> = {
  left: "left izquierda gauche links",
  center: "center centre centro zentrum mitte",
  right: "right derecha droite rechts",
};

const named = <T extends string>(of: Record<T, string>, text: string): T | null => {
  const word = fold(text);
  const found = Object.entries<string>(of).find(([, all]) => all.split(" ").includes(word));
  return word && found ? (found[0] as T) : null;
};

export const readKind = (text: string): Kind | null => named(kindNames, text);

/** One of the three leanings; "far left" counts as left, "far right" as right. */
export const readBias = (text: string): Bias | null =>
  named(biasNames, fold(text).replace(/^(?:far|extreme|ultra) /, "")) ??
  biases.find((bias) => bias === text) ??
  null;

/** Names of codes in the official languages, folded. */
function namesOf(type: "region" | "language", codes: readonly string[]): Map<string, string> {
  const all = new Map<string, string>();
  for (const locale of allStoryLanguages) {
    const names = displayNames(locale, { type, fallback: "none" });
    for (const code of codes) {
      const name = fold(names.of(code) ?? "");
      if (name && !all.has(name)) all.set(name, code);
    }
  }
  return all;
}

let regions: Map<string, string> | null = null;
export function readCountry(text: string): CoveredPlace | null {
  const known = coveredPlaceOf(text);
  if (known) return known;
  regions ??= namesOf("region", coveredPlaces);
  return (regions.get(fold(text)) as CoveredPlace | undefined) ?? null;
}

const known = displayNames("en", { type: "language", fallback: "none" });
let languages: Map<string, string> | null = null;
/** The two-letter code of any language, or the name of an official one; both forms of Norwegian are one. */
export function readLanguage(text: string): string | null {
  const code = text.trim().toLowerCase();
  if (code === "nb" || code === "nn") return "no";
  if (/^[a-z]{2}$/.test(code) && known.of(code)) return code;
  languages ??= namesOf("language", allStoryLanguages);
  return languages.get(fold(text)) ?? null;
}

/** Reads a day, a month or a year, also as 24.12.2026 or 24/12/2026. @returns its first day, `YYYY-MM-DD` */
export function readDay(text: string): string | null {
  const european = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim());
  const parts = european
    ? [european[3], european[2], european[1]]
    : /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/.exec(text.trim())?.slice(1);
  if (!parts) return null;
  const [year, month, day] = parts.map((part) => (part === undefined ? 1 : Number(part)));
  const at = new Date(Date.UTC(year as number, (month as number) - 1, day));
  if ((year as number) < 1900 || at.getUTCMonth() + 1 !== month || at.getUTCDate() !== day)
    return null;
  return at.toISOString().slice(0, 10);
}
