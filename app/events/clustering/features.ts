import { type Capitals, isUsuallyCapitalised } from "./capitalisation.ts";
import { foldName } from "./folding.ts";
import { keyOf, kinds } from "./key.ts";
import { nameStem } from "./name-stem.ts";
import { parameters } from "./parameters.ts";
import { consonantSkeleton, phoneticCode } from "./phonetics.ts";
import { type Series, seriesWordsOf } from "./series.ts";
import type { Report } from "./story-input.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { gapAfterTitle, type NameMark, nameMarks } from "./vectors.ts";
import { meaningsOf, type Vocabulary } from "./vocabulary.server.ts";

/** How much a key occurs, the position of the word in which it first does, and whether that word is a name. */
export type Occurrence = { count: number; position: number; name: NameMark };
export type Occurrences = Map<number, Occurrence>;

/** The features of a report: its keys within its language and across languages, and those of its title alone. */
export type Features = { monolingual: Occurrences; crosslingual: Occurrences; title: Occurrences };

/** What the clustering knows about words: lists, and what it has learnt from earlier reports. */
export type Language = { vocabulary: Vocabulary; capitals: Capitals; series: Series };

/** Keys of a report's title and of the start of its excerpt. */
export function featuresOf(report: Report, language: Language): Features {
  const features: Features = {
    monolingual: new Map(),
    crosslingual: new Map(),
    title: new Map(),
  };
  const title = titleTokensOf(report);
  const skipped = seriesWordsOf(language.series, report.outlet, title);
  const reader: Reader = { features, lang: report.lang, language };
  readText(reader, title, { weight: parameters.titleWeight, from: 0, isTitle: true, skipped });
  readText(reader, tokensOf(report.excerpt.slice(0, parameters.excerptLength)), {
    weight: 1,
    from: Math.max(title.length, gapAfterTitle) + 5,
    isTitle: false,
    skipped: null,
  });
  return features;
}

/** The words of a title, without a name after a bar: who wrote it or the section it stands in. */
export function titleTokensOf({ title }: Report): Token[] {
  const bare = title.replace(/\s+\|\s+[^|]{1,40}$/, "");
  return tokensOf(bare.length >= 15 ? bare : title);
}

type Reader = { features: Features; lang: string; language: Language };
type Passage = { weight: number; from: number; isTitle: boolean; skipped: Set<number> | null };

function readText(reader: Reader, tokens: Token[], passage: Passage): void {
  const { lang, language } = reader;
  const stopWords = language.vocabulary.stopWords.get(lang);
  const isHeading = isTitleCase(lang, tokens);
  for (const [i, token] of tokens.entries()) {
    if (passage.skipped?.has(i)) continue;
    if (token.isNumber) addNumber(reader, token, i, passage);
    else if (!stopWords?.has(token.folded)) {
      const usual = isUsuallyCapitalised(language.capitals, lang, token.folded);
      const marked = !token.startsSentence && !isHeading;
      const isName = token.capitalised && (usual ?? marked);
      // Two capital letters may be initials (EU, UN); other words of two letters mean nothing.
      const name = isName
        ? nameMarks.sure
        : token.capitalised && usual !== false
          ? nameMarks.possible
          : nameMarks.none;
      if (token.folded.length >= 3) addStem(reader, token.folded, i, name, passage);
      if (token.folded.length >= 3 || token.capitalised)
        addCrosslingualKeys(reader, tokens, i, name, passage);
    }
  }
}

/** Whether an English headline capitalises every word: then capitals do not mark names. */
function isTitleCase(lang: string, tokens: Token[]): boolean {
  if (lang !== "en") return false;
  const words = tokens.filter((t) => !t.isNumber && t.folded.length > 3).length;
  return words > 4 && tokens.filter((t) => t.capitalised).length > tokens.length * 0.7;
}

function add(to: Occurrences, key: number, count: number, position: number, name: NameMark): void {
  const known = to.get(key);
  if (known) known.count = Math.min(known.count + count, parameters.mostOccurrences);
  else to.set(key, { count: Math.min(count, parameters.mostOccurrences), position, name });
}

/** Single digits and current years are ignored, as they are everywhere. */
function addNumber({ features }: Reader, { folded }: Token, i: number, p: Passage): void {
  const value = Number(folded);
  if (folded.length < 2 || (value >= 2015 && value <= 2030)) return;
  const key = keyOf("stem", `#${folded}`);
  add(features.monolingual, key, p.weight * parameters.numberWeight, p.from + i, nameMarks.sure);
  if (p.isTitle) add(features.title, key, parameters.numberWeight, i, nameMarks.sure);
  add(features.crosslingual, keyOf("number", folded), p.weight, p.from + i, nameMarks.sure);
}

function addStem(
  { features, lang }: Reader,
  folded: string,
  i: number,
  name: NameMark,
  p: Passage,
): void {
  const key = keyOf("stem", folded.slice(0, parameters.stemLength), lang);
  const weight = name === nameMarks.sure ? parameters.capitalWeight : 1;
  add(features.monolingual, key, p.weight * weight, p.from + i, name);
  if (p.isTitle) add(features.title, key, weight, i, name);
}

function addCrosslingualKeys(
  reader: Reader,
  tokens: Token[],
  i: number,
  name: NameMark,
  p: Passage,
): void {
  const { features, lang, language } = reader;
  const { text, folded } = tokens[i] as Token;
  const position = p.from + i;
  let place = false;
  for (const { key, inside } of meaningsOf(language.vocabulary, lang, tokens, i)) {
    const isPlace = (key & 7) === kinds.place;
    place ||= isPlace;
    const weight = isPlace ? parameters.countryWeight : inside ? 0.8 : 1;
    add(features.crosslingual, key, p.weight * weight, position, name);
  }
  if (place) return;
  if (name !== nameMarks.none) {
    const weight =
      p.weight *
      (name === nameMarks.sure ? 1 : parameters.doubtfulNameFactor) *
      parameters.nameWeight;
    for (const key of nameKeys(lang, text)) add(features.crosslingual, key, weight, position, name);
  }
  if (folded.length >= 5)
    addPhoneticNgrams(features.crosslingual, phoneticCode(folded), p.weight, position);
}

function nameKeys(lang: string, name: string): number[] {
  const sound = phoneticCode(foldName(name));
  const skeleton = consonantSkeleton(sound);
  const stem = nameStem(lang, name);
  return [
    ...(skeleton.length >= 3 ? [keyOf("nameSkeleton", skeleton)] : []),
    ...(stem.length >= 4 ? [keyOf("nameStart", stem)] : []),
    ...(sound.length >= 4 ? [keyOf("nameStart", sound.slice(0, 5))] : []),
  ];
}

function addPhoneticNgrams(to: Occurrences, sound: string, weight: number, position: number): void {
  if (sound.length < 4) return;
  const padded = `_${sound}_`;
  const ngrams = padded.length - 3;
  const each = (weight * parameters.ngramWeight) / Math.sqrt(ngrams);
  for (let i = 0; i < ngrams; i++)
    add(to, keyOf("ngram", padded.slice(i, i + 4)), each, position, nameMarks.none);
}
