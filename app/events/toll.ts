// How many deaths reports speak of. Early reports of a disaster know fewer than later ones.

const counted =
  "dead|killed|deaths|died|fatalities|tote[nr]?|todesopfer|getötete|menschen (?:sterben|starben|getötet)|morts?|tués|décès|muertos|muertas|fallecidos|víctimas mortales|morti|vittime|mortos|vítimas mortais|doden|ofiar|zabitych|osób (?:nie żyje|zginęło)|döda|døde|drepte|kuollutta|mrtvých|mŕtvych|mrtvih|halott|morți|загинали|жертви|νεκρο[ίύ]ς?|žuvusi\\p{L}+|bojāgājuš\\p{L}+|hukkunut";
const counting =
  "kills?|killing|killed|death toll (?:rises|climbs|reaches|passes)(?: to| above)?|claims?|costs?|tötet|töten|tue|tuent|matan?|uccid\\p{L}+|zginęło|zabił\\p{L}*|zginęli|zabito";

/** "40 dead", "at least 40 people were killed", and "kills 40", "death toll rises to 40". */
const numberFirst = new RegExp(
  `(?<![\\p{L}\\d.,:])(\\d{1,3}(?:[.,]\\d{3})?)(?: \\p{L}[\\p{L}’'-]*){0,3}? (?:${counted})(?!\\p{L})`,
  "giu",
);
const numberLast = new RegExp(
  `(?<!\\p{L})(?:${counting})(?: \\p{L}+){0,2} (\\d{1,3}(?:[.,]\\d{3})?)(?![\\d:%-]|[.,]\\d| (?:years?|jahre|ans|años|lat)(?!\\p{L}))`,
  "giu",
);

/** The highest number of deaths in a text; 0 if it has none in figures. */
export function tollIn(text: string): number {
  const numbers = [...text.matchAll(numberFirst), ...text.matchAll(numberLast)].map((found) =>
    Number(found[1]?.replace(/[.,]/g, "")),
  );
  return Math.max(0, ...numbers);
}

/**
 * The number of deaths that is known by now: the highest one that two publishers have in their headlines, each at least so
 * many. Excerpts do not count: they also tell of all the deaths of a war.
 * @returns 0 if fewer than two have reported any
 */
export function knownToll(reports: readonly { title: string; publisher: string }[]): number {
  const tolls = new Map<string, number>();
  for (const { title, publisher } of reports)
    tolls.set(publisher, Math.max(tolls.get(publisher) ?? 0, tollIn(title)));
  return [...tolls.values()].sort((a, b) => b - a)[1] ?? 0;
}
