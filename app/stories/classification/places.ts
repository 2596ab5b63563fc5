import { displayNames } from "#ui/formats.ts";
import { bg } from "./places/bg.ts";
import { ca } from "./places/ca.ts";
import { clubs } from "./places/clubs.ts";
import { cs } from "./places/cs.ts";
import { da } from "./places/da.ts";
import { de } from "./places/de.ts";
import { el } from "./places/el.ts";
import { en } from "./places/en.ts";
import { es } from "./places/es.ts";
import { et } from "./places/et.ts";
import { fi } from "./places/fi.ts";
import { fr } from "./places/fr.ts";
import { ga } from "./places/ga.ts";
import { hr } from "./places/hr.ts";
import { hu } from "./places/hu.ts";
import { it } from "./places/it.ts";
import { lt } from "./places/lt.ts";
import { lv } from "./places/lv.ts";
import { mt } from "./places/mt.ts";
import { nl } from "./places/nl.ts";
import { no } from "./places/no.ts";
import { pl } from "./places/pl.ts";
import { pt } from "./places/pt.ts";
import { ro } from "./places/ro.ts";
import { ru } from "./places/ru.ts";
import { shared } from "./places/shared.ts";
import { sk } from "./places/sk.ts";
import { sl } from "./places/sl.ts";
import { sv } from "./places/sv.ts";
import { tr } from "./places/tr.ts";
import { uk } from "./places/uk.ts";
import { ur } from "./places/ur.ts";
import { languagesOf } from "./related-languages.ts";

const places: Record<string, string> = {
  bg,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  ga,
  hr,
  hu,
  it,
  lt,
  lv,
  mt,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sv,
  tr,
  uk,
  ur,
};

/** Codes that are left out: unions, parts of states, and states whose name is also a person's or a common word. */
const notStates =
  /^(?:A[AC]|C[PQS]|D[DGM]|GD|E[AUZHU]|IC|Q.|KM|T[AP]|U[KN]|X.|Y[DU]|Z[RZ]|GE|TD|CD|FX|SU|M[UQFL]|PW|GH|JO|LC|VC)$/;

/** Dependent territories, which are labelled `XX` since they are not states. */
const territories =
  /^(?:A[IWXQ]|B[LMQV]|C[CKWX]|F[KO]|G[FGIPSU]|HM|I[MO]|JE|KY|M[PSQ]|N[CFU]|P[FMNR]|RE|S[HJX]|T[CFK]|UM|V[GI]|WF|YT)$/;

/** All possible ISO 3166 codes; the runtime's CLDR data has names for those that exist. */
const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const regions = letters
  .flatMap((a) => letters.map((b) => a + b))
  .filter((code) => !notStates.test(code))
  // The code of a former state is resolved to another one (HV, Upper Volta, to BF) and left out.
  .filter((code) => new Intl.Locale(`und-${code}`).region === code);

/**
 * Names of states in a language (CLDR, by `Intl`), as stems that case endings may follow: a state under its code, a
 * territory under `XX`. They complete the handwritten lists, which have demonyms, cities and people.
 */
function stateNames(lang: string): string {
  const names = displayNames(lang, { type: "region", fallback: "none" });
  const lines: string[] = [];
  for (const code of regions) {
    const name = names.of(code);
    if (!name || /[()&.:]/.test(name)) continue;
    const stem = name
      // What follows says more about the state ("Hong Kong, RAE da China"), or is its former name ("Myanmar/Burma").
      .replace(code === "HK" || code === "MO" ? /(?:,| [–—]).*$/u : /[,/].*$/u, "")
      .replace(/ [–—] /u, " ")
      .replace(/^(?:an|na|il|l|the|die|der|das|la|le|les|el(?! Salvador))[\s'’-]+/i, "")
      .split(/[\s'’-]+/)
      .map((word) => stemOf(word, lang))
      .join("_");
    lines.push(`${territories.test(code) ? "XX" : code}+ ${stem}`);
  }
  return lines.join("\n");
}

/** Languages whose names of states have no cases: short ones are whole words. */
const withoutCases = new Set(["en", "de", "nl", "sv", "da", "fr", "es", "it", "pt", "mt", "ga"]);

/**
 * The part of a name that stays in all cases: without its last vowel and what may stand behind
 * it. Consonants stay, since "Camero" would also find Cameron, and "Kolumb" Columbus.
 */
function stemOf(word: string, lang: string): string {
  if (withoutCases.has(lang))
    return lang === "ga" || word.length < 8 ? word : `${word.replace(/(?<=i)(?:en|ë)$|e$/u, "")}*`;
  if (word.length < 6) return word;
  return `${word.replace(nominatives[lang] ?? lastVowel, "")}*`;
}

/** An i behind an e belongs to the name (Brunei), as its Cyrillic kin does. */
const lastVowel = /(?:(?<![eеέ])[iиіιyйї]|[aeouąęėįųūāēīăâáéíóúýőäöüıαεηουάέήίόύώаеоуыьяює])$/iu;

/** What the nominative has behind the stem, where that may be more than a vowel. */
const nominatives: Record<string, RegExp> = {
  el: /(?:[αηοωάήόώ]ς?|[ιί]ς|[εέ]ς)$/iu,
  fi: /(?:[aeiouäö]t|(?<!e)[aeiouäö])$/iu,
  lt: /(?:ai|[aeiuyė]s|(?<!e)[aeiouė])$/iu,
  lv: /(?:[aeiu]s|(?<!e)[aeiuā])$/iu,
};

/**
 * Lines of terms for places, in the notation of `lexicon.ts`. Labels: the code of a state, in the Union or not; `EU` with `+` for the
 * Union and its institutions, without it for Europe in general; `BXL` for Brussels, which may mean the city or the
 * Union; `XX` for other places outside the Union; `None` for exceptions.
 */
export function placesOf(lang: string): string[] {
  const languages = languagesOf(lang);
  return [shared, clubs, ...languages.map((l) => places[l] ?? ""), ...languages.map(stateNames)];
}
