import { foldName } from "./folding.ts";
import { keyOf, kinds } from "./key.ts";
import { recipe } from "./recipe.ts";
import type { Report } from "./report.ts";
import { skeletonOf, soundOf } from "./sounds.ts";
import { type Token, tokensOf } from "./tokens.ts";
import { meaningsOf, type Vocabulary } from "./vocabulary.server.ts";

/** What a report is made of: keys and how much each occurs, in its language and across languages. */
export type Features = {
  same: Map<number, number>;
  across: Map<number, number>;
  /** Of `same`: names in mid-sentence and numbers. */
  names: Set<number>;
};

/** Keys of a report's title and of the start of its excerpt. */
export function featuresOf(report: Report, known: Vocabulary): Features {
  const features: Features = { same: new Map(), across: new Map(), names: new Set() };
  read(features, report.lang, report.title, recipe.title, known);
  read(features, report.lang, report.excerpt.slice(0, recipe.excerpt), 1, known);
  return features;
}

function read(to: Features, lang: string, text: string, times: number, known: Vocabulary): void {
  const tokens = tokensOf(text);
  const stopWords = known.stopWords.get(lang);
  const heading = isTitleCase(lang, tokens);
  for (const [i, token] of tokens.entries()) {
    if (token.number) readNumber(to, token, times);
    else if (!stopWords?.has(token.folded)) {
      const name = token.capital && !token.start && !heading;
      // Of two letters are initials (EU, UN), which may mean something, and words that say nothing.
      if (token.folded.length >= 3) readWord(to, lang, token.folded, times, name);
      if (token.folded.length >= 3 || token.capital)
        readMeaning(to, lang, tokens, i, times, name, known);
    }
  }
}

/** English headlines may have a capital on every word, which then says nothing of names. */
function isTitleCase(lang: string, tokens: Token[]): boolean {
  if (lang !== "en") return false;
  const words = tokens.filter((t) => !t.number && t.folded.length > 3).length;
  return words > 4 && tokens.filter((t) => t.capital).length > tokens.length * 0.7;
}

function add(to: Map<number, number>, key: number, times: number): void {
  to.set(key, Math.min((to.get(key) ?? 0) + times, recipe.oftenest));
}

/** Single digits and years of now are everywhere. */
function readNumber(to: Features, { folded }: Token, times: number): void {
  const value = Number(folded);
  if (folded.length < 2 || (value >= 2015 && value <= 2030)) return;
  const key = keyOf("stem", `#${folded}`);
  add(to.same, key, times * recipe.number);
  to.names.add(key);
  add(to.across, keyOf("number", folded), times);
}

function readWord(to: Features, lang: string, folded: string, times: number, name: boolean): void {
  const key = keyOf("stem", folded.slice(0, recipe.stem), lang);
  add(to.same, key, times * (name ? recipe.capital : 1));
  if (name) to.names.add(key);
}

function readMeaning(
  to: Features,
  lang: string,
  tokens: Token[],
  i: number,
  times: number,
  name: boolean,
  known: Vocabulary,
): void {
  const { text, folded, capital } = tokens[i] as Token;
  let place = false;
  for (const { key, inside } of meaningsOf(known, lang, tokens, i)) {
    const isPlace = (key & 7) === kinds.place;
    place ||= isPlace;
    add(to.across, key, times * (isPlace ? recipe.country : inside ? 0.8 : 1));
  }
  if (place) return;
  if (capital) readName(to, text, times * (name ? 1 : recipe.doubtful));
  if (folded.length >= 5) readSounds(to, soundOf(folded), times);
}

function readName(to: Features, text: string, times: number): void {
  const sound = soundOf(foldName(text));
  const skeleton = skeletonOf(sound);
  if (skeleton.length >= 3) add(to.across, keyOf("skeleton", skeleton), times * recipe.name);
  if (sound.length >= 4) add(to.across, keyOf("sound", sound.slice(0, 5)), times * recipe.name);
}

function readSounds(to: Features, sound: string, times: number): void {
  if (sound.length < 4) return;
  const padded = `_${sound}_`;
  const runs = padded.length - 3;
  const each = (times * recipe.sounds) / Math.sqrt(runs);
  for (let i = 0; i < runs; i++) add(to.across, keyOf("run", padded.slice(i, i + 4)), each);
}
