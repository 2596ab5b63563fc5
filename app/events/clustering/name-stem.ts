import { foldName } from "./folding.ts";
import { phoneticCode } from "./phonetics.ts";

/** Case endings of names, longest first, in languages that decline them. Adjectives in `sk` or `ck` keep these letters. */
const endings: Record<string, RegExp> = {
  pl: /(?<=(?:s|c)k)(?:iego|iemu|im)$|(?:owi|ami|ach|iem|em|ego|emu|om|ow|ie|ej|a|e|y|i|u|o)$/,
  cs: /(?<=sk)(?:eho|emu|ym)$|(?:ovi|ami|ach|em|eho|emu|ove|ou|a|e|y|i|u|o)$/,
  sk: /(?<=sk)(?:eho|emu|ym)$|(?:ovi|ami|ach|om|eho|emu|ou|a|e|y|i|u|o)$/,
  sl: /(?<=sk)(?:ega|emu|im)$|(?:ovi|ami|ah|om|em|ega|emu|a|e|i|u|o)$/,
  hr: /(?<=sk)(?:og|om|im)$|(?:ovi|ama|ima|om|em|og|a|e|i|u|o)$/,
  lt: /(?:aus|ams|ais|uje|oje|us|as|is|es|os|ui|iu|a|e|o|i|u)$/,
  lv: /(?:iem|am|as|es|is|us|os|a|e|i|u|s)$/,
  hu: /(?:nak|nek|ban|ben|bol|rol|tol|val|vel|hoz|hez|ert|ra|re|at|et|ot|t)$/,
  fi: /(?:ssa|sta|lla|lta|lle|ksi|in|en|an|on|n|a)$/,
  et: /(?:sse|st|le|lt|ga|ks|s|l|t|i|e|a|u)$/,
};
const endVowel = /(?:ij|yj|yy|y|i|e|o|a|u|s)$/;
const longest = 7;

/** The sound of a name without its ending: Zełenskiego, Zelenskyy and Selenskyj have the same stem. */
export function nameStem(lang: string, name: string): string {
  let word = foldName(name);
  const ending = endings[lang];
  if (ending && word.length >= 6) {
    const bare = word.replace(ending, "");
    if (bare.length >= 4) word = bare;
  }
  let sound = phoneticCode(word);
  while (sound.length > 4 && endVowel.test(sound)) sound = sound.replace(endVowel, "");
  return sound.slice(0, longest);
}
