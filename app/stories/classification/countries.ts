import { type Country, isCountry as isPlace } from "../country.ts";
import { compile, type Lexicon, scan } from "./lexicon.ts";
import { placesOf } from "./places.ts";
import { foldingOf, type Words, wordsOf } from "./words.ts";

const TITLE = 2;
const EXCERPT = 1;
const TAG = 1;
/** Repeats count less: they show prominence, not another place. */
const REPEAT = 0.25;
const MOST = 5;
/** The points that a place needs: outside the title a city or a person is not enough, in the title a weak signal. */
const NAMED = 3;
/** Points outside the title from which a story is about a place outside the Union. */
const ABROAD = 6;
/** A place abroad that the title does not name is left out if it has less than this share of the best place's points. */
const BESIDE = 0.6;

const lexicons = new Map<string, Lexicon>();

function lexiconOf(lang: string): Lexicon {
  let lexicon = lexicons.get(lang);
  if (!lexicon) {
    lexicon = compile(placesOf(lang), foldingOf(lang));
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

type Mention = { points: number; title: number; first: number };

/** Every place that a piece mentions, by the labels of `placesOf`; `Europe` for Europe in general. */
export type Mentions = Map<string, Mention>;

export function mentionsIn(
  title: Words,
  excerpt: Words,
  categories: readonly string[],
  lang: string,
): Mentions {
  const lexicon = lexiconOf(lang);
  const found: Mentions = new Map();
  const count = (words: Words, factor: number) => {
    const seen = new Set<number>();
    const counted = new Set<string>();
    scan(lexicon, words, (signal, word) => {
      const label = signal.label === "EU" && signal.weight < 3 ? "Europe" : signal.label;
      if (counted.has(`${label}${word}`)) return;
      counted.add(`${label}${word}`);
      const mention = found.get(label) ?? { points: 0, title: 0, first: found.size };
      const points = signal.weight * factor * (seen.has(signal.id) ? REPEAT : 1);
      mention.points += points;
      if (factor === TITLE) mention.title += points;
      seen.add(signal.id);
      found.set(label, mention);
    });
  };
  count(title, TITLE);
  count(excerpt, EXCERPT);
  for (const category of categories) count(wordsOf(category, foldingOf(lang)), TAG);
  return found;
}

/** A member state or the Union. */
const isCountry = (label: string | null): label is Country => label !== "XX" && isPlace(label);
const isAbroad = (label: string): boolean => /^[A-Z]{2}$/.test(label) && !isCountry(label);

/** Whether a state that is not the outlet's own is named in the title, or often enough beside it. */
export const namesAbroad = (mentions: Mentions, own: string | null): boolean =>
  [...mentions].some(
    ([label, m]) =>
      label !== own &&
      label !== "EU" &&
      /^[A-Z]{2}$/.test(label) &&
      (m.title > 0 || m.points >= NAMED),
  );

export type Places = {
  /** Member states, and `EU` for the Union and its institutions, most prominent first. */
  countries: Country[];
  /** States outside the Union, most prominent first; `XX` where the state is not known. */
  abroad: string[];
};

/**
 * The places that a piece is about (product decision 28); none if nothing is said.
 * @param o.affairs whether it is about public affairs, which decides what "Brussels" and "Europe" mean
 * @param o.home the country that a piece without a place is about: that of a national outlet, for a piece of its home
 * section; `EU` for an institution of the Union; else null
 */
export function placesIn(
  mentions: Mentions,
  o: { source: string | null; home: string | null; affairs: boolean },
): Places {
  resolveBrussels(mentions, o);
  const europe = mentions.get("Europe");
  const union = mentions.get("EU");
  if (union && europe) union.points += europe.points / 2;
  const inOrder = [...mentions].sort(([, a], [, b]) => b.points - a.points || a.first - b.first);
  const titledAbroad =
    inOrder.some(([label, m]) => isAbroad(label) && m.title >= NAMED) &&
    !inOrder.some(([label, m]) => isCountry(label) && m.title >= NAMED);
  const named = inOrder
    .filter(([label, m]) => isCountry(label) && m.points >= NAMED)
    .filter(([label]) => !titledAbroad || !isBeside(label, mentions))
    .map(([label]) => label as Country)
    .slice(0, MOST);
  const best = Math.max(0, ...named.map((code) => mentions.get(code)?.points ?? 0));
  const abroad = abroadAmong(inOrder, best);
  if (named.length > 0) return { countries: withHome(named, mentions, abroad, o.home), abroad };
  const decided = inOrder.some(
    ([label, m]) => isAbroad(label) && (m.title >= NAMED || m.points >= ABROAD),
  );
  if (decided) return { countries: [], abroad };
  if (europe && europe.title > 0 && o.affairs) return { countries: ["EU"], abroad: [] };
  if (o.home === null) return { countries: [], abroad };
  return isCountry(o.home)
    ? { countries: [o.home], abroad: [] }
    : { countries: [], abroad: abroad.length > 0 ? abroad : [o.home] };
}

function abroadAmong(inOrder: [string, Mention][], best: number): string[] {
  const codes = inOrder
    .filter(
      ([label, m]) =>
        isAbroad(label) && (m.title >= NAMED || (m.points >= NAMED && m.points >= best * BESIDE)),
    )
    .map(([label]) => label);
  const states = codes.filter((code) => code !== "XX").slice(0, MOST);
  return states.length > 0 ? states : codes;
}

/**
 * Whether a state is only mentioned beside the place abroad of the title: the nationality of a victim, a language, the time
 * of day. Greenland is Denmark's matter, and a title that says "Europe" is not about the other place alone.
 */
const isBeside = (label: string, mentions: Mentions): boolean =>
  isPassingMention(mentions.get(label)) &&
  !(label === "DK" && mentions.has("GL")) &&
  !(label === "EU" && (mentions.get("Europe")?.title ?? 0) > 0);

/** A piece of the home section that mentions other places only in passing is also about its own country. */
function withHome(
  named: Country[],
  mentions: Mentions,
  abroad: string[],
  home: string | null,
): Country[] {
  if (!isCountry(home) || home === "EU" || named.includes(home)) return named;
  const passing = named.every((country) => isPassingMention(mentions.get(country)));
  if (!passing || abroad.some((code) => mentions.get(code)?.title)) return named;
  return named[0] === "EU" ? [home] : [home, ...named];
}

/** Whether a place is only mentioned in passing: once, and not in the title. */
const isPassingMention = (mention: Mention | undefined): boolean =>
  mention !== undefined && mention.title === 0 && mention.points <= NAMED;

/** "Brussels" means the Union if the text also names the Union, or, outside Belgian news, is about public affairs. */
function resolveBrussels(found: Mentions, o: { source: string | null; affairs: boolean }): void {
  const brussels = found.get("BXL");
  if (!brussels) return;
  const belgian = found.has("BE") || (o.source === "BE" && !found.has("EU"));
  const label = !belgian && (found.has("EU") || o.affairs) ? "EU" : "BE";
  const mention = found.get(label);
  if (mention) {
    mention.points += brussels.points / 2;
    mention.title += brussels.title / 2;
  } else found.set(label, brussels);
}
