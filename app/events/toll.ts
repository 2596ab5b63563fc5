// How many deaths reports speak of. Early reports of a disaster know fewer than later ones.

const counted =
  "dead|killed|deaths|died|fatalities|tote[nr]?|todesopfer|getötete|menschen (?:sterben|starben|getötet)|morts?|tués|décès|muertos|muertas|fallecidos|víctimas mortales|morti|vittime|mortos|vítimas mortais|doden|ofiar|zabitych|osób (?:nie żyj[eą]|zginęło)|döda|døde|drepte|kuollutta|mrtvých|mŕtvych|mrtvih|halott|morți|загинали|жертви|νεκρο[ίύ]ς?|žuvusi\\p{L}+|bojāgājuš\\p{L}+|hukkunut";
const counting =
  "kills?|killing|killed|death toll (?:rises|climbs|reaches|passes)(?: to| above)?|tötet|töten|matan?|uccid\\p{L}+|zginęło|zabił\\p{L}*|zginęli|zabito";
/** In other languages a "Tue" before a number is a Tuesday. */
const countingInFrench = "tue|tuent";
/** What else costs, and is claimed, is money, and seats. */
const taking = "claim(?:s|ed)?|costs?";
const figure = "(\\d{1,3}(?:[.,\\s]\\d{3}(?!\\d))?)";

const dead = `(?: \\p{L}[\\p{L}’'-]*){0,3}? (?:${counted})(?!\\p{L})`;
/** "40 dead", "at least 40 people were killed", and "kills 40", "death toll rises to 40". */
const numberFirst = new RegExp(`(?<![\\p{L}\\d.,:]|\\p{L}-)${figure}${dead}`, "giu");
const afterVerb = (verbs: string) =>
  `(?<!\\p{L})(?:${verbs})(?: \\p{L}+){0,2} ${figure}(?![\\d:%-]|[.,]\\d| (?:years?|jahre|ans|años|lat)(?!\\p{L}))`;
const numberLast = new RegExp(
  `${afterVerb(counting)}|${afterVerb(taking)}(?= (?:lives|victims|people)(?!\\p{L}))`,
  "giu",
);
const numberLastInFrench = new RegExp(afterVerb(countingInFrench), "giu");

/** How many deaths reports count, which differ where it is told by a word: "dozens". */
export type Toll = { least: number; most: number };

const words: readonly (Toll & { pattern: RegExp })[] = [
  {
    least: 20,
    most: 99,
    pattern: inWords(
      "dozens|dutzende|dizaines|decenas|docenas|decine|dezenas|tientallen|dussintals|snesevis|kymmeni\\p{L}+|desítky|desiatky|desetine|dziesiątki|kilkadziesiąt|zeci|десетки|десятки|δεκάδες|tucatnyi|dešimtys|desmitiem|kümneid",
    ),
  },
  {
    least: 200,
    most: 999,
    pattern: inWords(
      "hundreds|hunderte|centaines|cientos|centenares|centinaia|centenas|honderden|hundratals|hundredvis|satoja|stovky|stotine|setki|kilkaset|sute|стотици|сотні|сотни|εκατοντάδες|šimtai|simtiem|sadu",
    ),
  },
];

function inWords(numbers: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${numbers})${dead}`, "iu");
}

/** The highest number of deaths in a title; 0 if it tells none. */
export function tollIn({ title, lang }: { title: string; lang: string }): Toll {
  const patterns = [numberFirst, numberLast, ...(lang === "fr" ? [numberLastInFrench] : [])];
  const numbers = patterns
    .flatMap((pattern) => [...title.matchAll(pattern)])
    .map(([, first, second]) => Number((first ?? second)?.replace(/[.,\s]/g, "")));
  const told = words.filter(({ pattern }) => pattern.test(title));
  return {
    least: Math.max(0, ...numbers, ...told.map(({ least }) => least)),
    most: Math.max(0, ...numbers, ...told.map(({ most }) => most)),
  };
}

/**
 * The number of deaths that is known by now: the highest one that two publishers have in their headlines, each at least so
 * many. Excerpts do not count: they also tell of all the deaths of a war.
 * @returns 0 if fewer than two have reported any
 */
export function knownToll(
  reports: readonly { title: string; lang: string; publisher: string }[],
): number {
  const tolls = new Map<string, number>();
  for (const { publisher, ...headline } of reports)
    tolls.set(publisher, Math.max(tolls.get(publisher) ?? 0, tollIn(headline).least));
  return [...tolls.values()].sort((a, b) => b - a)[1] ?? 0;
}
