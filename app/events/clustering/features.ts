import { type Capitalisation, isUsuallyCapitalised } from "./capitalisation.ts";
import { foldName } from "./folding.ts";
import { keyKinds, keyOf } from "./key.ts";
import { nameStem } from "./name-stem.ts";
import {
  type NameCertainty,
  nameCertainty,
  type Occurrences,
  titlePositions,
} from "./occurrences.ts";
import { parameters } from "./parameters.ts";
import { consonantSkeleton, phoneticCode } from "./phonetics.ts";
import { type Series, seriesWordsOf } from "./series.ts";
import type { StoryInput } from "./story-input.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { termsAt, type Vocabulary } from "./vocabulary.server.ts";

/** The features of a story: its keys within its language and across languages, and those of its title alone. */
export type Features = { monolingual: Occurrences; crosslingual: Occurrences; title: Occurrences };

/** The word lists, and what has been learnt about words from earlier stories. */
export type WordKnowledge = {
  vocabulary: Vocabulary;
  capitalisation: Capitalisation;
  series: Series;
};

/** The keys of a story's title and of the beginning of its excerpt. */
export function featuresOf(story: StoryInput, knowledge: WordKnowledge): Features {
  const features: Features = {
    monolingual: new Map(),
    crosslingual: new Map(),
    title: new Map(),
  };
  const title = titleTokensOf(story);
  const skipped = seriesWordsOf(knowledge.series, story.publisher, title);
  const year = new Date(story.at).getUTCFullYear();
  const context: FeatureContext = { features, lang: story.lang, year, knowledge };
  readText(context, title, { weight: parameters.titleWeight, from: 0, isTitle: true, skipped });
  readText(context, tokensOf(story.excerpt.slice(0, parameters.excerptLength)), {
    weight: 1,
    from: Math.max(title.length, titlePositions) + 5,
    isTitle: false,
    skipped: null,
  });
  return features;
}

/** The words of a title, without what follows a bar: the author or the section. */
export function titleTokensOf({ title }: StoryInput): Token[] {
  const bare = title.replace(/\s+\|\s+[^|]{1,40}$/, "");
  return tokensOf(bare.length >= 15 ? bare : title);
}

type FeatureContext = {
  features: Features;
  lang: string;
  /** Of the story's publication. */
  year: number;
  knowledge: WordKnowledge;
};
type Passage = { weight: number; from: number; isTitle: boolean; skipped: Set<number> | null };

function readText(context: FeatureContext, tokens: Token[], passage: Passage): void {
  const { lang, knowledge } = context;
  const stopWords = knowledge.vocabulary.stopWords.get(lang);
  const isTitleCased = isTitleCase(lang, tokens);
  for (const [i, token] of tokens.entries()) {
    if (passage.skipped?.has(i)) continue;
    if (token.isNumber) addNumber(context, token, i, passage);
    else if (!stopWords?.has(token.folded)) {
      const usual = isUsuallyCapitalised(knowledge.capitalisation, lang, token.folded);
      const capitalMeansName = !token.startsSentence && !isTitleCased;
      const isName = token.capitalised && (usual ?? capitalMeansName);
      const name = isName
        ? nameCertainty.sure
        : token.capitalised && usual !== false
          ? nameCertainty.possible
          : nameCertainty.none;
      if (token.folded.length >= 3) addStem(context, token.folded, i, name, passage);
      // Of words with two letters only those with a capital are kept, which may be initials (EU, UN).
      if (token.folded.length >= 3 || token.capitalised)
        addCrosslingualKeys(context, tokens, i, name, passage);
    }
  }
}

/** Whether an English headline capitalises every word: then capitals do not mark names. */
function isTitleCase(lang: string, tokens: Token[]): boolean {
  if (lang !== "en") return false;
  const words = tokens.filter((t) => !t.isNumber && t.folded.length > 3).length;
  return words > 4 && tokens.filter((t) => t.capitalised).length > tokens.length * 0.7;
}

function add(
  to: Occurrences,
  key: number,
  count: number,
  position: number,
  name: NameCertainty,
): void {
  const known = to.get(key);
  if (known) known.count = Math.min(known.count + count, parameters.maxOccurrences);
  else to.set(key, { count: Math.min(count, parameters.maxOccurrences), position, name });
}

/** The years around that of a story which many others name. */
const usualYears = { before: 11, after: 4 };

/** Single digits and the years around the story's are ignored: they occur in too many stories. */
function addNumber(context: FeatureContext, { folded }: Token, i: number, p: Passage): void {
  const { features, year } = context;
  const value = Number(folded);
  const isUsualYear = value >= year - usualYears.before && value <= year + usualYears.after;
  if (folded.length < 2 || isUsualYear) return;
  const key = keyOf("stem", `#${folded}`);
  add(
    features.monolingual,
    key,
    p.weight * parameters.numberWeight,
    p.from + i,
    nameCertainty.sure,
  );
  if (p.isTitle) add(features.title, key, parameters.numberWeight, i, nameCertainty.sure);
  add(features.crosslingual, keyOf("number", folded), p.weight, p.from + i, nameCertainty.sure);
}

function addStem(
  { features, lang }: FeatureContext,
  folded: string,
  i: number,
  name: NameCertainty,
  p: Passage,
): void {
  const key = keyOf("stem", folded.slice(0, parameters.stemLength), lang);
  const weight = name === nameCertainty.sure ? parameters.capitalWeight : 1;
  add(features.monolingual, key, p.weight * weight, p.from + i, name);
  if (p.isTitle) add(features.title, key, weight, i, name);
}

function addCrosslingualKeys(
  context: FeatureContext,
  tokens: Token[],
  i: number,
  name: NameCertainty,
  p: Passage,
): void {
  const { features, lang, knowledge } = context;
  const { text, folded } = tokens[i] as Token;
  const position = p.from + i;
  let isPlaceName = false;
  for (const { key, insideCompound } of termsAt(knowledge.vocabulary, lang, tokens, i)) {
    const isPlace = (key & 7) === keyKinds.place;
    isPlaceName ||= isPlace;
    const weight = isPlace ? parameters.countryWeight : insideCompound ? 0.8 : 1;
    add(features.crosslingual, key, p.weight * weight, position, name);
  }
  if (isPlaceName) return;
  if (name !== nameCertainty.none) {
    const weight =
      p.weight *
      (name === nameCertainty.sure ? 1 : parameters.possibleNameFactor) *
      parameters.nameWeight;
    for (const key of nameKeys(lang, text)) add(features.crosslingual, key, weight, position, name);
  }
  if (folded.length >= 5)
    addPhoneticNgrams(features.crosslingual, phoneticCode(folded), p.weight, position);
}

/** The keys by which a name is the same in all languages: its consonants, its sound without an ending, and its first sounds. */
export function nameKeys(lang: string, name: string): number[] {
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
    add(to, keyOf("ngram", padded.slice(i, i + 4)), each, position, nameCertainty.none);
}
