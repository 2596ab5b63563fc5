import { displayNames } from "#ui/formats.ts";
import { fold } from "./folding.ts";
import { languagesOfListedAdjectives, stateStems } from "./state-stems.ts";

/**
 * States by ISO 3166 code, without those whose name is also a person's or a common word (Georgia, Jordan, Chad, Mali), and
 * without small ones, which can be listed in `vocabulary/exonyms.tsv`.
 */
const codes =
  "AF AL AM AO AR AT AU AZ BA BD BE BG BH BO BR BY CA CH CL CN CO CU CY CZ DE DK DZ EC EE EG ER ES ET FI FR GB GL GR HN HR HT HU ID IE IL IN IQ IR IS IT JM JP KE KH KP KR KW KZ LB LI LK LT LU LV LY MA MC MD ME MK MM MN MT MX MY MZ NG NI NL NO NP NZ PA PE PH PK PL PS PT PY QA RO RS RU RW SA SD SE SG SI SK SN SO SY TH TN TR TW TZ UA UG US UY UZ VE VN YE ZW";

/** Words of several states' names, which do not identify a state. */
const general =
  /^(republi|kingdom|konigreich|united|states|north|south|island|insel|norte|norra|nord|arab|saud|korea|coree|corea)/;

/** A name of a state, folded: whether it is a whole word, and whether it has a capital in the text. */
type StateName = { code: string; stem: string; whole: boolean; capital: boolean };

/**
 * The names of states in a language: listed stems (`state-stems.ts`), else the name in the runtime's CLDR data, folded and cut
 * so that case endings match. There names of several words are left out, since the first word alone does not identify the
 * state, and in languages whose adjectives are listed short stems ask for a capital.
 */
export function statesIn(lang: string): StateName[] {
  const names = displayNames(lang, { type: "region", fallback: "none" });
  const listed = stateStems[lang] ?? {};
  return codes.split(" ").flatMap((code): StateName[] => {
    const stems = listed[code];
    if (stems) return stems.split(" ").map((term) => ({ code, ...readStem(term) }));
    const name = names.of(code)?.replace(/^(?:an|na|il|l|the|die|der|la|le|les|el)[\s'’-]+/i, "");
    const word = name && !/[\s'’()&-]/.test(name) ? fold(name) : "";
    if (word.length < 4 || general.test(word)) return [];
    const cut = word.length < 6 ? 1 : word.length < 8 ? 2 : 3;
    const stem = word.slice(0, Math.max(4, word.length - cut));
    return [
      {
        code,
        stem,
        whole: false,
        capital: languagesOfListedAdjectives.has(lang) && stem.length < 5,
      },
    ];
  });
}

function readStem(term: string): Omit<StateName, "code"> {
  const whole = term.startsWith("=");
  const text = whole ? term.slice(1) : term;
  return { stem: fold(text), whole, capital: /^\p{Lu}/u.test(text) };
}

const statesByLanguage = new Map<string, readonly StateName[]>();

/** Whether a word, folded, names a state in a language, or comes from its name. */
export function isStateName(word: string, lang: string): boolean {
  const states = statesByLanguage.get(lang) ?? statesIn(lang);
  statesByLanguage.set(lang, states);
  return states.some(({ stem, whole }) => (whole ? word === stem : word.startsWith(stem)));
}
