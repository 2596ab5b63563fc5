import type { ReportVectors } from "./clustered-story.ts";
import { pairWeights } from "./pair-weights.ts";
import { parameters } from "./parameters.ts";
import { compareCrosslingual, compareMonolingual } from "./vector-overlap.ts";

const DAY = 86_400_000;

/**
 * What speaks for or against two reports being of one event. Weights are fitted for two reports in one language and
 * for two in different ones; across languages, "own" words and titles are those that cross them.
 */
export const clueNames = [
  "always",
  "own",
  "√own",
  "title",
  "across",
  "√across",
  "rarest",
  "second rarest",
  "rarity",
  "no shared name",
  "few anchors",
  "days apart",
  "other numbers",
  "other places",
  "same outlet",
  "√concepts",
  "√entities",
  "titles differ",
  "√(own × across)",
  "rarity beside name",
  "√ beside name",
  "title names missing",
  "title names missing on both sides",
  "title places differ",
  "each at home",
] as const;

const values = new Float64Array(clueNames.length);
/** What the last two reports share beside one name: the rarities of words, numbers, places and concepts together. */
let besideName = 0;

/** The clues of two reports, in the order of `clueNames`. Valid until the next call. */
export function cluesOf(a: ReportVectors, b: ReportVectors): Float64Array {
  const isSame = a.lang === b.lang;
  const across = compareCrosslingual(a.crosslingual, b.crosslingual);
  const own = isSame ? compareMonolingual(a.monolingual, b.monolingual) : across;
  const title = isSame ? compareMonolingual(a.title, b.title).cosine : Number(across.names > 0);
  const anchors = isSame ? own.anchors + across.anchors : across.anchors;
  values[0] = 1;
  values[1] = own.cosine;
  values[2] = Math.sqrt(own.cosine);
  values[3] = title;
  values[4] = across.cosine;
  values[5] = Math.sqrt(across.cosine);
  values[6] = own.rarest;
  values[7] = own.secondRarest;
  values[8] = Math.log1p(own.rarity);
  values[9] = Number(isSame ? shareNoNames(a, b) : across.entityCosine === 0);
  values[10] = Number(anchors < parameters.enoughAnchors);
  values[11] = Math.abs(a.publishedAt - b.publishedAt) / DAY;
  values[12] = Number(across.numbers === 0 && a.numbers > 0 && b.numbers > 0);
  values[13] = Number(across.places === 0 && a.places > 0 && b.places > 0);
  values[14] = Number(a.outlet === b.outlet);
  values[15] = Math.sqrt(across.conceptCosine);
  values[16] = Math.sqrt(across.entityCosine);
  values[17] = Number(isSame ? title < 0.02 : across.anchors < 2);
  values[18] = Math.sqrt(own.cosine * across.cosine);
  values[19] = Math.log1p(own.rarityBesideName);
  values[20] = Math.sqrt(Math.max(0, own.cosineBesideName));
  const [left, right] = isSame
    ? [missing(own.coveredLeft, a.titleNames), missing(own.coveredRight, b.titleNames)]
    : [missing(own.coveredLeft, a.titleNamesAcross), missing(own.coveredRight, b.titleNamesAcross)];
  values[21] = (left + right) / 2;
  values[22] = left * right;
  values[23] = Number(
    across.placesLeft === 0 && across.placesRight === 0 && a.titlePlaces > 0 && b.titlePlaces > 0,
  );
  values[24] = Number(a.home !== null && b.home !== null && a.home !== b.home);
  besideName = isSame ? own.rarityBesideName + across.conceptsBesideName : across.rarityBesideName;
  return values;
}

/** The part of a title's names that the other report does not have; 0 for a title without names. */
const missing = (covered: number, all: number): number => (all > 0 ? 1 - covered / all : 0);

/** The log-odds that two reports are of one event, within limits, so that no pair decides alone. */
export function oddsOf(a: ReportVectors, b: ReportVectors): number {
  const weights = a.lang === b.lang ? pairWeights.same : pairWeights.across;
  const clues = cluesOf(a, b);
  let odds = 0;
  for (let i = 0; i < weights.length; i++) odds += (clues[i] as number) * (weights[i] as number);
  const least = a.lang === b.lang ? parameters.leastBesideName : parameters.leastBesideNameAcross;
  const most = besideName < least ? parameters.mostOddsOfName : parameters.mostOdds;
  return Math.max(-parameters.mostOdds, Math.min(most, odds));
}

/** The same for reports of whatever days. */
export const oddsWhenever = (a: ReportVectors, b: ReportVectors): number =>
  oddsOf({ ...a, publishedAt: 0 }, { ...b, publishedAt: 0 });

/** Whether both reports have several names or numbers, and none in common: two crimes or matches told alike. */
function shareNoNames(a: ReportVectors, b: ReportVectors): boolean {
  return (
    a.names.length > 1 &&
    b.names.length > 1 &&
    !hasAny(b.monolingual.keys, a.names) &&
    !hasAny(a.monolingual.keys, b.names)
  );
}

function hasAny(keys: Int32Array, sought: Int32Array): boolean {
  let i = 0;
  for (const key of sought) {
    while (i < keys.length && (keys[i] as number) < key) i++;
    if (keys[i] === key) return true;
  }
  return false;
}
