import { allStoryLanguages } from "#stories/story-languages.ts";
import { displayNames } from "#ui/formats.ts";
import { nameKeys } from "./features.ts";
import { fold } from "./folding.ts";
import { type Frequencies, newFrequencies } from "./frequencies.ts";
import { setValue } from "./hash-table.ts";
import { type KeyKind, keyOf, languageKey } from "./key.ts";
import { parameters } from "./parameters.ts";

/**
 * Who is in the news every day: the name, how some languages spell it, and in how many of `parameters.priorEvents` events it
 * stands. All figures here are rounded from a count in five days of eighteen outlets in three languages.
 */
const names: readonly { name: string; spelt: Readonly<Record<string, string>>; events: number }[] =
  [
    {
      name: "Trump",
      spelt: { bg: "Тръмп", el: "Τραμπ", lt: "Trumpas", lv: "Tramps" },
      events: 15,
    },
    {
      name: "Putin",
      spelt: {
        bg: "Путин",
        el: "Πούτιν",
        fr: "Poutine",
        hu: "Putyin",
        lt: "Putinas",
        lv: "Putins",
      },
      events: 2,
    },
    {
      name: "Zelensky",
      spelt: { bg: "Зеленски", de: "Selenskyj", el: "Ζελένσκι", pl: "Zełenski", sv: "Zelenskyj" },
      events: 2,
    },
  ];

/** The same of states, whose names are the runtime's. */
const states: readonly (readonly [code: string, events: number])[] = [
  ["UA", 7],
  ["RU", 5],
];

/** The same of terms that mean the same in all languages. */
const terms: readonly (readonly [kind: KeyKind, id: string, events: number])[] = [
  ["concept", "president", 16],
  ["concept", "dead", 15],
  ["concept", "attack", 12],
  ["concept", "police", 8],
  ["concept", "troops", 7],
  ["concept", "government", 6],
  ["concept", "child", 6],
  ["concept", "court", 5],
  ["concept", "minister", 5],
  ["concept", "injured", 5],
  ["concept", "war", 4],
  ["concept", "prime_minister", 4],
];

/** The article of a state's name in Irish and Maltese. */
const article = /^(?:an |l-|ir-)/;

/**
 * What is known of words before the first story: what stands in the news every day. Without it one such name would make one
 * event of a new site's first stories.
 */
export function firstFrequencies(): Frequencies {
  const frequencies = newFrequencies();
  for (const lang of allStoryLanguages) {
    const set = (key: number, events: number) =>
      setValue(frequencies.keys, languageKey(key, lang), events);
    const setStem = (word: string, events: number) =>
      set(keyOf("stem", fold(word).slice(0, parameters.stemLength), lang), events);
    for (const { name, spelt, events } of names) {
      setStem(spelt[lang] ?? name, events);
      for (const spelling of [name, ...Object.values(spelt)])
        for (const key of nameKeys(lang, spelling)) set(key, events);
    }
    const stateNames = displayNames(lang, { type: "region" });
    for (const [code, events] of states) {
      setStem((stateNames.of(code) ?? code).replace(article, ""), events);
      set(keyOf("place", code), events);
    }
    for (const [kind, id, events] of terms) set(keyOf(kind, id), events);
  }
  return frequencies;
}
