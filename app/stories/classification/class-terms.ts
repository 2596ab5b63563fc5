import { bg } from "./classes/bg.ts";
import { ca } from "./classes/ca.ts";
import { cs } from "./classes/cs.ts";
import { da } from "./classes/da.ts";
import { de } from "./classes/de.ts";
import { el } from "./classes/el.ts";
import { en } from "./classes/en.ts";
import { es } from "./classes/es.ts";
import { et } from "./classes/et.ts";
import { fi } from "./classes/fi.ts";
import { fr } from "./classes/fr.ts";
import { ga } from "./classes/ga.ts";
import { hr } from "./classes/hr.ts";
import { hu } from "./classes/hu.ts";
import { it } from "./classes/it.ts";
import { lt } from "./classes/lt.ts";
import { lv } from "./classes/lv.ts";
import { mt } from "./classes/mt.ts";
import { nl } from "./classes/nl.ts";
import { no } from "./classes/no.ts";
import { pl } from "./classes/pl.ts";
import { pt } from "./classes/pt.ts";
import { ro } from "./classes/ro.ts";
import { ru } from "./classes/ru.ts";
import { sk } from "./classes/sk.ts";
import { sl } from "./classes/sl.ts";
import { sv } from "./classes/sv.ts";
import { tr } from "./classes/tr.ts";
import { uk } from "./classes/uk.ts";
import { ur } from "./classes/ur.ts";
import { languagesOf } from "./related-languages.ts";

const terms: Record<string, string> = {
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

/**
 * Lines of terms of a language, in the notation of `lexicon.ts`, for news without a topic (`Society`) and for the classes
 * that are not news (`Sport`, `Showbiz`, `Lifestyle`, `Service`). Empty for a language that has none.
 */
export function classTermsOf(lang: string): string[] {
  return languagesOf(lang).map((l) => terms[l] ?? "");
}
