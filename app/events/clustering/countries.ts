import { fold } from "./folding.ts";

/**
 * States by ISO 3166 code, without those whose name is also a person's or a common word (Georgia, Jordan, Chad, Mali), and
 * without small ones, which can be listed in `vocabulary/exonyms.tsv`.
 */
const codes =
  "AF AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CU CY CZ DE DK DZ EC EE EG ER ES ET FI FR GB GL GR HN HR HT HU ID IE IL IN IQ IR IS IT JM JP KE KH KP KR KW KZ LB LI LK LT LU LV LY MA MC MD ME MK MM MN MT MX MY MZ NG NI NL NO NP NZ PA PE PH PK PL PS PT PY QA RO RS RU RW SA SD SE SG SI SK SN SO SY TH TN TR TW TZ UA UG US UY UZ VE VN YE ZW";

/** Words of several states' names, which do not identify a state. */
const general =
  /^(republi|kingdom|konigreich|united|states|north|south|island|insel|norte|norra|nord|arab|saud|korea|coree|corea)/;

/**
 * The names of states in a language (CLDR data of the runtime), folded and cut so that case endings match. Names of several
 * words are left out, since the first word alone does not identify the state.
 */
export function statesIn(lang: string): { code: string; stem: string }[] {
  const names = new Intl.DisplayNames([lang], { type: "region", fallback: "none" });
  return codes.split(" ").flatMap((code) => {
    const name = names.of(code)?.replace(/^(?:an|na|il|l|the|die|der|la|le|les|el)[\s'’-]+/i, "");
    const word = name && !/[\s'’()&-]/.test(name) ? fold(name) : "";
    if (word.length < 4 || general.test(word)) return [];
    const cut = word.length < 6 ? 1 : word.length < 8 ? 2 : 3;
    return [{ code, stem: word.slice(0, Math.max(4, word.length - cut)) }];
  });
}
