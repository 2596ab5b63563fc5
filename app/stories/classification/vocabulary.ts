import { languagesOf } from "./related-languages.ts";
import { bg } from "./vocabulary/bg.ts";
import { ca } from "./vocabulary/ca.ts";
import { cs } from "./vocabulary/cs.ts";
import { da } from "./vocabulary/da.ts";
import { de } from "./vocabulary/de.ts";
import { el } from "./vocabulary/el.ts";
import { en } from "./vocabulary/en.ts";
import { es } from "./vocabulary/es.ts";
import { et } from "./vocabulary/et.ts";
import { fi } from "./vocabulary/fi.ts";
import { fr } from "./vocabulary/fr.ts";
import { ga } from "./vocabulary/ga.ts";
import { hr } from "./vocabulary/hr.ts";
import { hu } from "./vocabulary/hu.ts";
import { it } from "./vocabulary/it.ts";
import { lt } from "./vocabulary/lt.ts";
import { lv } from "./vocabulary/lv.ts";
import { mt } from "./vocabulary/mt.ts";
import { nl } from "./vocabulary/nl.ts";
import { no } from "./vocabulary/no.ts";
import { pl } from "./vocabulary/pl.ts";
import { pt } from "./vocabulary/pt.ts";
import { ro } from "./vocabulary/ro.ts";
import { ru } from "./vocabulary/ru.ts";
import { shared } from "./vocabulary/shared.ts";
import { sk } from "./vocabulary/sk.ts";
import { sl } from "./vocabulary/sl.ts";
import { sv } from "./vocabulary/sv.ts";
import { tr } from "./vocabulary/tr.ts";
import { uk } from "./vocabulary/uk.ts";
import { ur } from "./vocabulary/ur.ts";

const vocabularies: Record<string, string> = {
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

/** Lines of terms of a language, in the notation of `lexicon.ts`, and those of `shared.ts`, which all languages have. */
export function vocabularyOf(lang: string): string[] {
  const lines = languagesOf(lang).map((l) => vocabularies[l] ?? "");
  return [...lines, shared];
}
