/**
 * Text as folded words for matching: lower case, words separated by one space and sentences by a line feed, so that
 * phrases never match across a full stop. Stored as character codes in flat arrays for speed.
 */
export type Words = {
  /** Folded characters of all words, a separator after each. */
  codes: Uint16Array;
  /** Where word `i` starts and ends in `codes`. */
  starts: number[];
  ends: number[];
  /** How word `i` was written. */
  cases: LetterCase[];
};

/** 0: lower case; 1: with a capital; 2: two or more letters, all of them capitals, and perhaps digits (CO2). */
export type LetterCase = 0 | 1 | 2;

const space = 32;
const [zero, nine] = [0x30, 0x39];
/** Stands behind a word that a mark of punctuation follows. */
export const wordBreak = 10;

/** How a language's words are folded; terms and texts must be folded alike. */
export type Folding = { dropAccents: boolean; isIrish: boolean };

/**
 * Languages whose accents are removed, since they move with inflection (Greek) or are often omitted, as on capitals. In
 * other languages å, ő, ž or ł are letters that distinguish words.
 */
const accented = new Set(["el", "en", "fr", "es", "pt", "it", "ca", "gl", "ro", "ga", "tr"]);

export const foldingOf = (lang: string): Folding => ({
  dropAccents: accented.has(lang),
  isIrish: lang === "ga",
});

/** Letters that Unicode does not decompose. */
const undecomposed: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ς: "σ",
};

const tableSize = 0x2100;
const droppedCharacter = "\0";
const lettersWithoutAccents: string[] = [];
/** With `ё` as `е`, which Russian mostly writes. */
const lettersWithAccents: string[] = [];
const upper = new Uint8Array(tableSize);
for (let code = 0; code < tableSize; code++) {
  const char = String.fromCharCode(code);
  if (!/[\p{L}\p{M}\p{N}]/u.test(char)) {
    lettersWithoutAccents.push("");
    lettersWithAccents.push("");
  } else {
    const lower = char.toLowerCase().replace(/ß/, "ss").replace("ё", "е");
    const plain = lower.normalize("NFD").replace(/\p{M}+/gu, "");
    lettersWithoutAccents.push(
      [...plain].map((c) => undecomposed[c] ?? c).join("") || droppedCharacter,
    );
    lettersWithAccents.push(lower);
    if (/\p{Lu}/u.test(char)) upper[code] = 1;
  }
}

/** The dot within a Catalan word (`novel·la`); others, between spaces, separate words. */
const dotInWord = /(?<=l)·(?=l)/gi;

/** Folds a term like the words of a text; other characters than letters stay. */
export function fold(raw: string, dropAccents: boolean): string {
  const term = raw.replace(dotInWord, "");
  const letters = dropAccents ? lettersWithoutAccents : lettersWithAccents;
  let out = "";
  for (let i = 0; i < term.length; i++) {
    const code = term.charCodeAt(i);
    const plain = code < tableSize ? letters[code] : term[i];
    out += plain === "" ? term[i] : plain === droppedCharacter ? "" : plain;
  }
  return out;
}

/** Removes the initial mutation of an Irish word: `nGearmáin`, `gcomhairle`, `Fhrainc`. */
export function withoutMutation(word: string): string {
  const bare = word
    .replace(/^(?:m(?=b)|g(?=c)|n(?=[dg])|b(?=p)|d(?=t)|bh(?=f)|t(?=s))/, "")
    .replace(/^h(?=[aeiou])/, "");
  return bare.replace(/^([bcdfgmpst])h/, "$1");
}

/** At most this many characters of a text are read; most feeds send one or two sentences. */
const maxCharacters = 1200;

/** So many words of an excerpt say what a story is about; further ones tell of much beside. */
export const leadWords = 35;

/** Abbreviations such as `U.S.` and `EE.UU.`, which are read as `US` and `EEUU`. */
const initials = /(?<!\p{L})(?:\p{Lu}{1,2}\.)+\p{Lu}{1,2}(?!\p{L})(?:\.(?!\p{L}))?/gu;

/** Two initials. Few texts have any, and to look for them takes less time than to replace them. */
const twoInitials = /\p{Lu}\.\p{Lu}/u;

/** Removes the dots of initials and those within Catalan words. */
function withoutDots(text: string): string {
  const bare = twoInitials.test(text)
    ? text.replace(initials, (match) => match.replaceAll(".", ""))
    : text;
  return bare.includes("·") ? bare.replace(dotInWord, "") : bare;
}

/** The words of a text, folded by the rules of its language. */
export function wordsOf(raw: string, { dropAccents, isIrish }: Folding): Words {
  const composed = /[\u0300-\u036f]/.test(raw) ? raw.normalize("NFC") : raw;
  const text = withoutDots(composed.slice(0, maxCharacters));
  const letters = dropAccents ? lettersWithoutAccents : lettersWithAccents;
  const end = text.length;
  const codes = new Uint16Array(end * 2 + 2);
  const words: Words = { codes, starts: [], ends: [], cases: [] };
  let at = 0;
  let i = 0;
  while (i < end) {
    const start = at;
    let capitals = 0;
    let digits = 0;
    let length = 0;
    let hasEarlyCapital = false;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code >= tableSize) {
        if (code < 0x2e80) break;
        codes[at++] = code;
      } else {
        const plain = letters[code] as string;
        if (plain === "") break;
        if (plain !== droppedCharacter) {
          length++;
          if (upper[code] === 1) {
            capitals++;
            if (length < 4) hasEarlyCapital = true;
          }
          if (code >= zero && code <= nine) digits++;
          for (let k = 0; k < plain.length; k++) codes[at++] = plain.charCodeAt(k);
        }
      }
      i++;
    }
    if (at > start) {
      if (isIrish) at = removeMutation(codes, start, at);
      words.starts.push(start);
      words.ends.push(at);
      words.cases.push(capitals > 1 && capitals + digits === length ? 2 : hasEarlyCapital ? 1 : 0);
    }
    let gap = space;
    const before = i;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code >= 0x2e80 || (code < tableSize && letters[code] !== "")) break;
      if (!joinsWords(code)) gap = wordBreak;
      i++;
    }
    if (at > start) codes[at++] = gap;
    else if (at > 0 && gap === wordBreak) codes[at - 1] = wordBreak;
    if (i === before) break;
  }
  words.codes = codes.subarray(0, at);
  return words;
}

/** Spaces, hyphens and apostrophes join the words of a phrase; all other marks end it. */
const joinsWords = (code: number): boolean =>
  code === 32 || code === 39 || code === 45 || code === 0xa0 || code === 0x2019 || code === 0x2011;

function removeMutation(codes: Uint16Array, start: number, end: number): number {
  const word = String.fromCharCode(...codes.subarray(start, end));
  const bare = withoutMutation(word);
  for (let k = 0; k < bare.length; k++) codes[start + k] = bare.charCodeAt(k);
  return start + bare.length;
}
