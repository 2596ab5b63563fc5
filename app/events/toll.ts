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

/** "40 dead", "at least 40 people were killed", and "kills 40", "death toll rises to 40". */
const numberFirst = new RegExp(
  `(?<![\\p{L}\\d.,:]|\\p{L}-)${figure}(?: \\p{L}[\\p{L}’'-]*){0,3}? (?:${counted})(?!\\p{L})`,
  "giu",
);
const afterVerb = (verbs: string) =>
  `(?<!\\p{L})(?:${verbs})(?: \\p{L}+){0,2} ${figure}(?![\\d:%-]|[.,]\\d| (?:years?|jahre|ans|años|lat)(?!\\p{L}))`;
const numberLast = new RegExp(
  `${afterVerb(counting)}|${afterVerb(taking)}(?= (?:lives|victims|people)(?!\\p{L}))`,
  "giu",
);
const numberLastInFrench = new RegExp(afterVerb(countingInFrench), "giu");

/** The fewest and the most deaths that a headline can mean: "dozens" are 20 to 99. */
export type Toll = { least: number; most: number };

const tollsInWords: readonly (Toll & { pattern: RegExp })[] = [
  {
    least: 20,
    most: 99,
    pattern: numberInWords(
      "dozens|dutzende?|dizaines|decenas|docenas|decine|dezenas|tientallen|dussintals|tiotals|dusinvis|titalls|snesevis|kymmeniä|desítky|desiatky|desetine|deseci|dziesiątki|kilkadziesiąt|zeci|десетки|десятки|δεκάδες|több tucat|dešimtys|desmitiem|kümneid",
    ),
  },
  {
    least: 200,
    most: 999,
    pattern: numberInWords(
      "hundreds|hunderte|centaines|cientos|centenares|centinaia|centenas|honderden|hundratals|hundredvis|hundrevis|satoja|stovky|stotine|setki|kilkaset|sute|стотици|сотні|сотни|εκατοντάδες|több száz|šimtai|simtiem|sadu",
    ),
  },
];

/** Of figures any three words may follow. Beside "dozens" they are often about others: the injured, mourners, arrests. */
function numberInWords(numbers: string): RegExp {
  const people =
    "people|persons?|men|women|children|civilians|soldiers|migrants|mensch(?:en)?|person(?:en|as|nes|e|er)|gente|osób|ludzi|lidí|ľudí|ljudi|oameni|mensen|människor|mennesker";
  const between = `(?: (?:of|de|di|von|feared|presumed|believed|reported|were|are|have been|${people}))*`;
  const inCases = "kuolleita|hukkunu\\p{L}+|загиблих|погибших|жертв";
  return new RegExp(
    `(?<!\\p{L})(?:(?:${numbers})${between} (?:${counted}|${inCases})(?!\\p{L}| (?:off|fish|birds|animals)(?!\\p{L}))|(?:${counting}) (?:${numbers})(?: (?:of|von|de|di) (?:${people}))?(?! (?:of|von|de|di) |\\p{L}))`,
    "iu",
  );
}

/** How many deaths a title tells, in figures or words: its highest number; 0 if it has none. */
export function tollIn({ title, lang }: { title: string; lang: string }): Toll {
  const patterns = [numberFirst, numberLast, ...(lang === "fr" ? [numberLastInFrench] : [])];
  const numbers = patterns
    .flatMap((pattern) => [...title.matchAll(pattern)])
    .map(([, first, second]) => Number((first ?? second)?.replace(/[.,\s]/g, "")));
  const told = tollsInWords.filter(({ pattern }) => pattern.test(title));
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
