// Headlines that tell what people say rather than what was done, and who speaks in them.
import { LRUCache } from "lru-cache";
import { isStateName } from "../clustering/countries.ts";
import { fold } from "../clustering/folding.ts";
import { tellsReaction } from "../headline-patterns.ts";

/** Verbs of saying and believing, by language. Verbs that act in words ("threatens", "promises") are none. */
const verbs: Readonly<Record<string, string>> = {
  en: "says|said|insists|insisted|tells|told|claims|claimed|admits|admitted|regrets|hopes|believes|thinks",
  de: "sagt|sagte|betont|bedauert|hofft|glaubt|meint|beklagt",
  fr: "dit|affirme|assure|estime|juge|regrette|croit|déplore",
  es: "dice|afirma|asegura|cree|lamenta|opina|considera",
  it: "dice|afferma|assicura|crede|ritiene|sostiene",
  pt: "diz|afirma|garante|acredita|considera",
  nl: "zegt|vindt|gelooft|betreurt",
  pl: "mówi|powiedział|powiedziała|twierdzi|uważa|przyznaje|wierzy|ocenia|skomentował|skomentowała",
};

/** A name before a verb of saying ("Smith says …"), or after it at the end ("…, says Smith"). */
const patterns = new Map(
  Object.entries(verbs).map(([lang, verb]) => [
    lang,
    new RegExp(
      `(?<![\\p{L}’'-])(\\p{Lu}[\\p{L}’'-]{3,}) (?:${verb})(?!\\p{L})|(?<=[,–—-] )(?:${verb}) (?:\\p{L}+ ){0,3}?(\\p{Lu}[\\p{L}’'-]{3,})$`,
      "u",
    ),
  ]),
);

/** Authorities and institutions: what they say is a report or an act. */
const institutions = new Set(
  `police court study report watchdog government ministry minister officials survey union prosecutors company coroner mayor army
  military house kremlin pentagon nato brussels westminster downing commission parliament senate congress cabinet council bank hamas
  hezbollah polizei gericht studie bericht umfrage regierung armee kommission bundesrat gouvernement tribunal commissione commissie
  gobierno governo regering policja wojsko sąd rząd`
    .split(/\s+/)
    .map(fold),
);

/** Kept between requests: every front compares the same headlines. */
const speakers = new LRUCache<string, { name: string | null }>({
  max: 5000,
  memoMethod: (key) => {
    const [lang = "", title = ""] = key.split("\n");
    const [, before, after] = patterns.get(lang)?.exec(title) ?? [];
    const name = fold(before ?? after ?? "");
    const isPerson = name !== "" && !institutions.has(name) && !isStateName(name, lang);
    return { name: isPerson ? name : null };
  },
});

/** Whether a headline tells what a person says, or how others react, rather than what was done. */
export const tellsWords = (headline: { lang: string; title: string }): boolean =>
  speakerOf(headline) !== null || tellsReaction(headline.title);

/**
 * The name of the person whose words a headline tells, folded; null where it tells no words of a person, or in a language that
 * is not known here. What a state says is an act of its government.
 */
export const speakerOf = ({ lang, title }: { lang: string; title: string }): string | null =>
  speakers.memo(`${lang}\n${title}`).name;
