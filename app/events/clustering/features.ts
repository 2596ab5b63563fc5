import { foldName } from "./folding.ts";
import { keyOf, kinds } from "./key.ts";
import { parameters } from "./parameters.ts";
import { consonantSkeleton, phoneticCode } from "./phonetics.ts";
import type { Report } from "./report.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { meaningsOf, type Vocabulary } from "./vocabulary.server.ts";

/** The features of a report: keys and how often each occurs, within its language and across languages. */
export type Features = {
  monolingual: Map<number, number>;
  crosslingual: Map<number, number>;
  /** The keys of `monolingual` that are numbers, or names within a sentence. */
  names: Set<number>;
};

/** Keys of a report's title and of the start of its excerpt. */
export function featuresOf(report: Report, vocabulary: Vocabulary): Features {
  const features: Features = { monolingual: new Map(), crosslingual: new Map(), names: new Set() };
  addText(features, report.lang, report.title, parameters.titleWeight, vocabulary);
  addText(features, report.lang, report.excerpt.slice(0, parameters.excerptLength), 1, vocabulary);
  return features;
}

function addText(
  to: Features,
  lang: string,
  text: string,
  count: number,
  vocabulary: Vocabulary,
): void {
  const tokens = tokensOf(text);
  const stopWords = vocabulary.stopWords.get(lang);
  const isHeading = isTitleCase(lang, tokens);
  for (const [i, token] of tokens.entries()) {
    if (token.isNumber) addNumber(to, token, count);
    else if (!stopWords?.has(token.folded)) {
      const isName = token.capitalised && !token.startsSentence && !isHeading;
      // Two capital letters may be initials (EU, UN); other words of two letters mean nothing.
      if (token.folded.length >= 3) addStem(to, lang, token.folded, count, isName);
      if (token.folded.length >= 3 || token.capitalised)
        addCrosslingualKeys(to, lang, tokens, i, count, isName, vocabulary);
    }
  }
}

/** Whether an English headline capitalises every word: then capitals do not mark names. */
function isTitleCase(lang: string, tokens: Token[]): boolean {
  if (lang !== "en") return false;
  const words = tokens.filter((t) => !t.isNumber && t.folded.length > 3).length;
  return words > 4 && tokens.filter((t) => t.capitalised).length > tokens.length * 0.7;
}

function add(to: Map<number, number>, key: number, count: number): void {
  to.set(key, Math.min((to.get(key) ?? 0) + count, parameters.mostOccurrences));
}

/** Single digits and current years are ignored, as they are everywhere. */
function addNumber(to: Features, { folded }: Token, count: number): void {
  const value = Number(folded);
  if (folded.length < 2 || (value >= 2015 && value <= 2030)) return;
  const key = keyOf("stem", `#${folded}`);
  add(to.monolingual, key, count * parameters.numberWeight);
  to.names.add(key);
  add(to.crosslingual, keyOf("number", folded), count);
}

function addStem(to: Features, lang: string, folded: string, count: number, isName: boolean): void {
  const key = keyOf("stem", folded.slice(0, parameters.stemLength), lang);
  add(to.monolingual, key, count * (isName ? parameters.capitalWeight : 1));
  if (isName) to.names.add(key);
}

function addCrosslingualKeys(
  to: Features,
  lang: string,
  tokens: Token[],
  i: number,
  count: number,
  isName: boolean,
  vocabulary: Vocabulary,
): void {
  const { text, folded, capitalised: capital } = tokens[i] as Token;
  let place = false;
  for (const { key, inside } of meaningsOf(vocabulary, lang, tokens, i)) {
    const isPlace = (key & 7) === kinds.place;
    place ||= isPlace;
    add(to.crosslingual, key, count * (isPlace ? parameters.countryWeight : inside ? 0.8 : 1));
  }
  if (place) return;
  if (capital) addName(to, text, count * (isName ? 1 : parameters.doubtfulNameFactor));
  if (folded.length >= 5) addPhoneticNgrams(to, phoneticCode(folded), count);
}

function addName(to: Features, text: string, count: number): void {
  const sound = phoneticCode(foldName(text));
  const skeleton = consonantSkeleton(sound);
  if (skeleton.length >= 3)
    add(to.crosslingual, keyOf("nameSkeleton", skeleton), count * parameters.nameWeight);
  if (sound.length >= 4)
    add(to.crosslingual, keyOf("nameStart", sound.slice(0, 5)), count * parameters.nameWeight);
}

function addPhoneticNgrams(to: Features, sound: string, count: number): void {
  if (sound.length < 4) return;
  const padded = `_${sound}_`;
  const ngrams = padded.length - 3;
  const each = (count * parameters.ngramWeight) / Math.sqrt(ngrams);
  for (let i = 0; i < ngrams; i++)
    add(to.crosslingual, keyOf("ngram", padded.slice(i, i + 4)), each);
}
