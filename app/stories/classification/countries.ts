import { type CoveredPlace, isCoveredPlace } from "../country.ts";
import { compile, forEachTerm, type Lexicon } from "./lexicon.ts";
import { placesOf } from "./places.ts";
import { foldingOf, leadWords, type Words, wordsOf } from "./words.ts";

const titleFactor = 2;
const excerptFactor = 1;
const tailFactor = 0.5;
const tagFactor = 1;
/** Further mentions by the same term count less. */
const repeatFactor = 0.25;
const maxPlaces = 5;
/** The points that a place needs: a city or a person outside the title is not enough, nor a weak term in the title. */
const namedPoints = 3;
/** The points of a city in the excerpt. */
const cityPoints = 2;
/** Points outside the title from which a story is about a place outside the Union. */
const outsideUnionPoints = 6;
/** A place outside the Union that the title does not name needs this share of the best place's points. */
const secondaryPlaceShare = 0.6;

const lexicons = new Map<string, Lexicon>();

function lexiconOf(lang: string): Lexicon {
  let lexicon = lexicons.get(lang);
  if (!lexicon) {
    lexicon = compile(placesOf(lang), foldingOf(lang));
    lexicons.set(lang, lexicon);
  }
  return lexicon;
}

type Mention = { points: number; titlePoints: number; order: number };

/** Every place that a story mentions, by the labels of `placesOf`; `Europe` for Europe in general. */
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
    forEachTerm(lexicon, words, (term, word) => {
      const label = term.label === "EU" && term.weight < 3 ? "Europe" : term.label;
      if (counted.has(`${label}${word}`)) return;
      counted.add(`${label}${word}`);
      const mention = found.get(label) ?? { points: 0, titlePoints: 0, order: found.size };
      const place = factor === excerptFactor && word >= leadWords ? tailFactor : factor;
      const points = term.weight * place * (seen.has(term.id) ? repeatFactor : 1);
      mention.points += points;
      if (factor === titleFactor) mention.titlePoints += points;
      seen.add(term.id);
      found.set(label, mention);
    });
  };
  count(title, titleFactor);
  count(excerpt, excerptFactor);
  for (const category of categories) count(wordsOf(category, foldingOf(lang)), tagFactor);
  return found;
}

/** A member state or the Union. */
const isInUnion = (label: string | null): label is CoveredPlace =>
  label !== "XX" && isCoveredPlace(label);
const isOutsideUnion = (label: string): boolean => /^[A-Z]{2}$/.test(label) && !isInUnion(label);

/** The states other than the outlet's own that are named in the title, or often enough beside it. */
export const foreignStatesIn = (mentions: Mentions, own: string | null): string[] =>
  [...mentions]
    .filter(
      ([label, m]) =>
        label !== own &&
        label !== "EU" &&
        /^[A-Z]{2}$/.test(label) &&
        (m.titlePoints > 0 || m.points >= namedPoints),
    )
    .map(([label]) => label);

export type Places = {
  /** Member states, and `EU` for the Union and its institutions, most prominent first. */
  countries: CoveredPlace[];
  /** States outside the Union, most prominent first; `XX` where the state is not known. */
  nonEuCountries: string[];
};

/**
 * The places that a story is about; none if it mentions none.
 * @param o.publicAffairs whether it is about public affairs, which decides what "Brussels" and "Europe" mean
 * @param o.domesticCountry the country that a story without a place is about: that of a national outlet, for a story of
 * its domestic section; `EU` for an institution of the Union; else null
 */
export function placesIn(
  mentions: Mentions,
  o: {
    source: string | null;
    domesticCountry: string | null;
    isDomesticSection: boolean;
    publicAffairs: boolean;
  },
): Places {
  resolveBrussels(mentions, o);
  const europe = mentions.get("Europe");
  const union = mentions.get("EU");
  if (union && europe) union.points += europe.points / 2;
  const inOrder = [...mentions].sort(([, a], [, b]) => b.points - a.points || a.order - b.order);
  const isTitledOutsideUnion =
    inOrder.some(([label, m]) => isOutsideUnion(label) && m.titlePoints >= namedPoints) &&
    !inOrder.some(([label, m]) => isInUnion(label) && m.titlePoints >= namedPoints);
  const named = inOrder
    .filter(([label, m]) => isInUnion(label) && m.points >= namedPoints)
    .filter(([label]) => !isTitledOutsideUnion || !isSecondary(label, mentions))
    .map(([label]) => label as CoveredPlace)
    .slice(0, maxPlaces);
  const best = Math.max(0, ...named.map((code) => mentions.get(code)?.points ?? 0));
  const nonEuCountries = nonEuCountriesAmong(inOrder, best).filter(
    // Greenland belongs to Denmark.
    (label) => label !== "GL" || !named.includes("DK"),
  );
  if (named.length > 0)
    return {
      countries: withDomesticCountry(named, mentions, nonEuCountries, o.domesticCountry),
      nonEuCountries,
    };
  const isClearlyOutsideUnion = inOrder.some(
    ([label, m]) =>
      isOutsideUnion(label) &&
      (m.titlePoints >= namedPoints ||
        m.points >= (o.isDomesticSection ? outsideUnionPoints : namedPoints)),
  );
  if (isClearlyOutsideUnion) return { countries: [], nonEuCountries };
  if (europe && europe.titlePoints > 0) {
    const city = onlyCityAmong(inOrder);
    if (city) return { countries: [city], nonEuCountries };
    if (o.publicAffairs) return { countries: ["EU"], nonEuCountries: [] };
    if (!o.isDomesticSection) return { countries: [], nonEuCountries };
  }
  if (o.domesticCountry === null) return { countries: [], nonEuCountries };
  return isInUnion(o.domesticCountry)
    ? { countries: [o.domesticCountry], nonEuCountries: [] }
    : {
        countries: [],
        nonEuCountries: nonEuCountries.length > 0 ? nonEuCountries : [o.domesticCountry],
      };
}

/** The member state of the only city that is named: one of Europe's largest airports stands in one state. */
function onlyCityAmong(inOrder: [string, Mention][]): CoveredPlace | null {
  const named = inOrder.filter(([label, m]) => isInUnion(label) && m.points >= cityPoints);
  return named.length === 1 && named[0]?.[0] !== "EU" ? (named[0]?.[0] as CoveredPlace) : null;
}

function nonEuCountriesAmong(inOrder: [string, Mention][], best: number): string[] {
  const codes = inOrder
    .filter(
      ([label, m]) =>
        isOutsideUnion(label) &&
        (m.titlePoints >= namedPoints ||
          (m.points >= namedPoints && m.points >= best * secondaryPlaceShare)),
    )
    .map(([label]) => label);
  const states = codes.filter((code) => code !== "XX").slice(0, maxPlaces);
  return states.length > 0 ? states : codes;
}

/**
 * Whether a state is only mentioned in passing beside a foreign place in the title, as the nationality of a victim. Denmark
 * beside Greenland, which belongs to it, and the Union beside "Europe" in the title are not.
 */
const isSecondary = (label: string, mentions: Mentions): boolean =>
  isPassingMention(mentions.get(label)) &&
  !(label === "DK" && mentions.has("GL")) &&
  !(label === "EU" && (mentions.get("Europe")?.titlePoints ?? 0) > 0);

/** A story of a domestic section that mentions other places only in passing is also about the outlet's country. */
function withDomesticCountry(
  named: CoveredPlace[],
  mentions: Mentions,
  nonEuCountries: string[],
  domesticCountry: string | null,
): CoveredPlace[] {
  if (!isInUnion(domesticCountry) || domesticCountry === "EU" || named.includes(domesticCountry))
    return named;
  const passing = named.every((country) => isPassingMention(mentions.get(country)));
  if (!passing || nonEuCountries.some((code) => mentions.get(code)?.titlePoints)) return named;
  return named[0] === "EU" ? [domesticCountry] : [domesticCountry, ...named];
}

/** Whether a place is only mentioned in passing: once, and not in the title. */
const isPassingMention = (mention: Mention | undefined): boolean =>
  mention !== undefined && mention.titlePoints === 0 && mention.points <= namedPoints;

/** "Brussels" means the Union if the text also names the Union, or, outside Belgian news, is about public affairs. */
function resolveBrussels(
  found: Mentions,
  o: { source: string | null; publicAffairs: boolean },
): void {
  const brussels = found.get("BXL");
  if (!brussels) return;
  const belgian = found.has("BE") || (o.source === "BE" && !found.has("EU"));
  const label = !belgian && (found.has("EU") || o.publicAffairs) ? "EU" : "BE";
  const mention = found.get(label);
  if (mention) {
    mention.points += brussels.points / 2;
    mention.titlePoints += brussels.titlePoints / 2;
  } else found.set(label, brussels);
}
