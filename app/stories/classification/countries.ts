import { type Country, isCountry } from "../country.ts";
import { compile, type Lexicon, scan } from "./lexicon.ts";
import { placesOf } from "./places.ts";
import { foldingOf, type Words, wordsOf } from "./words.ts";

const TITLE = 2;
const EXCERPT = 1;
const TAG = 1;
/** Repeats count less: they show prominence, not another place. */
const REPEAT = 0.25;
const MOST = 5;
/** The points that a country needs outside the title: a single weak signal (a city, a person) is not enough. */
const NAMED = 3;
/** Points outside the title from which a story is about a place outside the Union. */
const ABROAD = 6;

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

/**
 * Member states and `EU` of an item, most prominent first. `source` is the country of its publisher: an item
 * that names no place is about that country. `affairs`: whether the item is about public affairs, which decides what
 * "Brussels" means.
 */
export function countriesOf(
  title: Words,
  excerpt: Words,
  categories: string[],
  o: { lang: string; source: string | null; affairs: boolean },
): Country[] {
  const lexicon = lexiconOf(o.lang);
  const found = new Map<string, Mention>();
  let order = 0;
  const count = (words: Words, factor: number) => {
    const seen = new Set<number>();
    scan(lexicon, words, (signal) => {
      const label = signal.label === "EU" && signal.weight < 3 ? "Europe" : signal.label;
      const mention = found.get(label) ?? { points: 0, title: 0, first: order++ };
      const points = signal.weight * factor * (seen.has(signal.id) ? REPEAT : 1);
      mention.points += points;
      if (factor === TITLE) mention.title += points;
      seen.add(signal.id);
      found.set(label, mention);
    });
  };
  count(title, TITLE);
  count(excerpt, EXCERPT);
  for (const category of categories) count(wordsOf(category, foldingOf(o.lang)), TAG);

  resolveBrussels(found, o);
  const abroad = found.get("XX");
  const europe = found.get("Europe");
  const union = found.get("EU");
  if (union && europe) union.points += europe.points / 2;
  const named = [...found]
    .filter(([label, m]) => isCountry(label) && (m.title > 0 || m.points >= NAMED))
    .sort(([, a], [, b]) => b.points - a.points || a.first - b.first)
    .map(([label]) => label as Country)
    .slice(0, MOST);
  const sourceCountry = isCountry(o.source) ? o.source : null;
  if (named.length > 0) {
    const passing = named.every((country) => isPassingMention(found.get(country)));
    if (
      sourceCountry === null ||
      sourceCountry === "EU" ||
      named.includes(sourceCountry) ||
      !passing ||
      abroad?.title
    )
      return named;
    return named[0] === "EU" ? [sourceCountry] : [sourceCountry, ...named];
  }
  if (abroad && (abroad.title > 0 || abroad.points >= ABROAD)) return [];
  if (europe && europe.title > 0) return ["EU"];
  return sourceCountry === null ? [] : [sourceCountry];
}

/** Whether a place is only mentioned in passing: once, and not in the title. */
const isPassingMention = (mention: Mention | undefined): boolean =>
  mention !== undefined && mention.title === 0 && mention.points <= NAMED;

/** "Brussels" means the Union if the text also names the Union, or, outside Belgian news, is about public affairs. */
function resolveBrussels(
  found: Map<string, Mention>,
  o: { source: string | null; affairs: boolean },
): void {
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
