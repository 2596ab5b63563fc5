// Whether two stories are about the same matter, by the words of their headlines and by what they are about.
import { accentedWord, wordsOf } from "../fold.ts";

/** A word by which stories like a piece are sought. */
export type SoughtWord = {
  word: string;
  /** With the accents that folding takes. */
  accented: string;
  inTitle: boolean;
  /** It has a capital inside a sentence of a language that writes other nouns without. */
  isName: boolean;
};

const maxWords = 40;
const excerptLength = 300;
const shortestWord = 3;
/** Languages in which every noun has a capital. */
const capitalsOfNouns = ["de", "lb"];

/** The words of a piece, each once, those of the title and of the tags before those of the excerpt. */
export function soughtWords(piece: {
  title: string;
  excerpt: string;
  tags: readonly string[];
  lang: string;
}): SoughtWord[] {
  const marksNames = !capitalsOfNouns.includes(piece.lang);
  const excerpt = piece.excerpt.slice(0, excerptLength);
  const found = new Map<string, SoughtWord>();
  const add = (text: string, inTitle: boolean, hasNames: boolean) => {
    for (const place of wordsOf(text)) {
      const { word, start } = place;
      if (word.length < shortestWord || !/\p{L}/u.test(word)) continue;
      const isName = hasNames && isCapitalInside(text, start);
      const known = found.get(word);
      if (known) known.isName ||= isName;
      else found.set(word, { word, accented: accentedWord(text, place), inTitle, isName });
    }
  };
  add(piece.title, true, marksNames && !isTitleCase(piece.title));
  for (const tag of piece.tags) add(tag, false, false);
  add(excerpt, false, marksNames);
  return [...found.values()].slice(0, maxWords);
}

function isCapitalInside(text: string, start: number): boolean {
  const before = text.slice(0, start);
  return /\p{Lu}/u.test(text[start] ?? "") && !/(^|[.!?:…–—|])[\s"'«»„“”‘’(]*$/u.test(before);
}

/** Whether a headline writes most of its words with a capital, which then marks no names. */
function isTitleCase(title: string): boolean {
  const long = title.match(/\p{L}{4,}/gu) ?? [];
  return long.filter((word) => /^\p{Lu}/u.test(word)).length > 0.7 * long.length;
}

/** What a word is worth as a link: by how few of all titles have it, from 0 (all) to 1 (one alone). */
export const rarityOf = (documents: number, all: number): number =>
  Math.max(0, 1 - Math.log(Math.max(1, documents)) / Math.log(Math.max(2, all)));

/** Below this rarity a word links nothing. */
export const leastRarity = 0.3;

/** What a word of a piece adds to the likeness of a story whose headline has it. */
export function worthOf(
  { inTitle, isName }: Pick<SoughtWord, "inTitle" | "isName">,
  rarity: number,
): number {
  const worth = rarity ** 2 * (isName ? 1.5 : 1) + (isName && inTitle ? 0.35 : 0);
  return inTitle ? worth : 0.6 * worth;
}

/** The likeness from which a story is shown as related: by one shared word, and by several. */
const leastLikeness = { one: 1, several: 0.8 };
const samePlace = 0.15;
const sameTopic = 0.15;

/**
 * How like a piece a story is; null if it is not. Where no name is shared, several words must be joined by the same place or
 * topic, one word by both.
 * @param shared the words of the piece that the story's headline has, with their worth
 */
export function likenessOf(
  shared: readonly { isName: boolean; worth: number }[],
  o: { sharesPlace: boolean; sharesTopic: boolean },
): number | null {
  const likeness =
    shared.reduce((sum, { worth }) => sum + worth, 0) +
    (o.sharesPlace ? samePlace : 0) +
    (o.sharesTopic ? sameTopic : 0);
  const least = shared.length > 1 ? leastLikeness.several : leastLikeness.one;
  const links = shared.length + Number(o.sharesPlace) + Number(o.sharesTopic);
  const isLinked = shared.some(({ isName }) => isName) || (shared.length > 0 && links > 2);
  return isLinked && likeness >= least ? likeness : null;
}
