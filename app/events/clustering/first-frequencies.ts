import { nameKeys } from "./features.ts";
import { fold } from "./folding.ts";
import { type Frequencies, newFrequencies } from "./frequencies.ts";
import { setValue } from "./hash-table.ts";
import { type KeyKind, keyOf, languageKey } from "./key.ts";
import { parameters } from "./parameters.ts";

/**
 * The names of every day in their spellings, and in how many of `parameters.priorEvents` events each stands. All figures here
 * are rounded from a count in five days of eighteen outlets in three languages.
 */
const names: readonly (readonly [spellings: string, events: number])[] = [
  ["Trump Trumps Trumpa Trumpovi Тръмп Τραμπ Trampas Tramps", 15],
  ["Putin Putins Putina Poutine Putyin Путин Πούτιν Putinas", 2],
  ["Zelensky Zelenskyy Selenskyj Zełenski Zełenskiego Зеленски Ζελένσκι Zelenskis", 2],
  ["Ukraine Ukrainian Ukrainy Ukraina Ukrainie", 7],
  ["Russia Russian Russland Rosja Rosji Russie Rusia", 5],
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
  ["place", "UA", 7],
  ["place", "RU", 5],
];

const languages = "bg hr cs da nl en et fi fr de el hu ga it lv lt mt pl pt ro sk sl es sv".split(
  " ",
);

/**
 * What is known of words before the first story: what stands in the news every day. Without it one such name would make one
 * event of a new site's first stories.
 */
export function firstFrequencies(): Frequencies {
  const frequencies = newFrequencies();
  const set = (key: number, lang: string, events: number) =>
    setValue(frequencies.keys, languageKey(key, lang), events);
  for (const lang of languages) {
    for (const [spellings, events] of names)
      for (const name of spellings.split(" ")) {
        set(keyOf("stem", fold(name).slice(0, parameters.stemLength), lang), lang, events);
        for (const key of nameKeys(lang, name)) set(key, lang, events);
      }
    for (const [kind, id, events] of terms) set(keyOf(kind, id), lang, events);
  }
  return frequencies;
}
