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
  /^(?:A[AC]|C[PQS]|D[DG]|GD|E[AUZHU]|IC|Q.|T[AP]|U[KN]|X.|Y[DU]|Z[RZ]|GE|TD|CD|FX|SU|M[UQFL]|PW|GH|JO|LC|VC)$/;

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
 * Names of states in a language (CLDR, by `Intl`), cut so that case endings match: a state under its code, a territory
 * under `XX`. They complete the handwritten lists, which have demonyms, cities and people.
 */
function stateNames(lang: string): string {
  const names = new Intl.DisplayNames([lang], { type: "region", fallback: "none" });
  const lines: string[] = [];
  for (const code of regions) {
    const name = names.of(code);
    if (!name || /[()&.]/.test(name)) continue;
    const stem = name
      .replace(/^(?:an|na|il|l|the|die|der|das|la|le|les|el)[\s'’-]+/i, "")
      .split(/[\s'’-]+/)
      .map((word) =>
        uncutNames.has(lang) && (lang === "ga" || word.length < 8) ? word : stemOf(word),
      )
      .join("_");
    lines.push(`${territories.test(code) ? "XX" : code}+ ${stem}`);
  }
  return lines.join("\n");
}

/** Languages in which short names of states are not cut, since the stem would match other words. */
const uncutNames = new Set(["en", "de", "nl", "sv", "da", "fr", "es", "it", "pt", "mt", "ga"]);

function stemOf(word: string): string {
  if (word.length < 6) return word;
  return `${word.slice(0, word.length < 8 ? -1 : -2)}*`;
}

/**
 * Lines of terms for places, in the notation of `lexicon.ts`. Labels: the code of a state, in the Union or not; `EU` with `+` for the
 * Union and its institutions, without it for Europe in general; `BXL` for Brussels, which may mean the city or the
 * Union; `XX` for other places outside the Union; `None` for exceptions.
 */
export function placesOf(lang: string): string[] {
  const languages = languagesOf(lang);
  return [shared, clubs, ...languages.map((l) => places[l] ?? ""), ...languages.map(stateNames)];
}
