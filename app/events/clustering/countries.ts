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
 * Stems of states whose names, once cut, begin other words ("Schweden" and "schwer", "India" and "Indiana"), by language; `=`
 * before a whole word.
 */
const stemsWithoutOtherWords: Record<string, Record<string, string>> = {
  de: {
    CH: "schweiz",
    SE: "schwed",
    IN: "=indien =indiens indisch =inder",
    MC: "monaco monegass",
    NL: "niederlande niederland",
    PH: "philippinen philippinisch",
  },
  en: {
    CL: "=chile chilean",
    CN: "=china chinese",
    CA: "canada canadian",
    FR: "=france french",
    GR: "greece greek",
    IN: "=india =indian =indians",
    MC: "monaco",
    NO: "norway norwegian",
    PA: "panama",
    PL: "poland",
    RO: "romania",
    RU: "russia",
  },
  fr: {
    AR: "argentin",
    AT: "autrich",
    CA: "=canada canadien",
    ES: "espagn",
    FR: "=france francais",
    JM: "jamaïque jamaïcain",
  },
  es: {
    CA: "=canadá canadiense",
    ES: "=españa español",
    FR: "=francia francés frances",
    IN: "=india =indio =india",
    QA: "=catar catarí",
  },
  pl: {
    CA: "kanada kanady kanadz kanadę kanadyj",
    CL: "=chile =chilijski chilijsk",
    CN: "chiny chinach chińs chińcz chinami",
    CU: "=kuba =kuby =kubie =kubę =kubą kubańs kubańcz",
    DE: "niemcy niemiec niemców niemcz niemcam",
    DK: "=dania =danii =danię =danią duńs",
    FR: "francja francji francję francją francus francuz",
    PA: "panama panamy panamie panams",
    PL: "polska polski polsce polską polskę polscy polak polac",
    QA: "=katar =kataru =katarze =katarem katarsk",
    SE: "szwecj szwedz",
    SK: "słowacj słowack słowacy",
  },
};

/** A name of a state, folded; a short one must have a capital in the text. */
type StateName = { code: string; stem: string; whole: boolean; capital: boolean };

/**
 * The names of states in a language (CLDR data of the runtime), folded and cut so that case endings match. Names of several
 * words are left out, since the first word alone does not identify the state.
 */
export function statesIn(lang: string): StateName[] {
  const names = new Intl.DisplayNames([lang], { type: "region", fallback: "none" });
  const known = stemsWithoutOtherWords[lang] ?? {};
  return codes.split(" ").flatMap((code): StateName[] => {
    const stems = known[code]?.split(" ") ?? [];
    if (stems.length > 0)
      return stems.map((stem) => {
        const whole = stem.startsWith("=");
        return { code, stem: fold(whole ? stem.slice(1) : stem), whole, capital: false };
      });
    const name = names.of(code)?.replace(/^(?:an|na|il|l|the|die|der|la|le|les|el)[\s'’-]+/i, "");
    const word = name && !/[\s'’()&-]/.test(name) ? fold(name) : "";
    if (word.length < 4 || general.test(word)) return [];
    const cut = word.length < 6 ? 1 : word.length < 8 ? 2 : 3;
    const stem = word.slice(0, Math.max(4, word.length - cut));
    return [{ code, stem, whole: false, capital: stem.length < 5 }];
  });
}
