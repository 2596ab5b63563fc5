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
  cases: Case[];
};

/** 0: lower case; 1: with a capital; 2: two or more letters, all of them capitals. */
export type Case = 0 | 1 | 2;

const SPACE = 32;
const BREAK = 10;

/** How a language's words are folded; terms and texts must be folded alike. */
export type Folding = { bare: boolean; irish: boolean };

/**
 * Languages whose accents are removed, since they move with inflection (Greek) or are often omitted, as in capitals. In
 * other languages å, ő, ž or ł are letters that distinguish words.
 */
const accented = new Set(["el", "en", "fr", "es", "pt", "it", "ca", "gl", "ro", "ga"]);

export const foldingOf = (lang: string): Folding => ({
  bare: accented.has(lang),
  irish: lang === "ga",
});

/** Letters that Unicode does not decompose. */
const special: Record<string, string> = {
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

const TABLE = 0x2100;
const DROPPED = "\0";
const bareLetters: string[] = [];
const fullLetters: string[] = [];
const upper = new Uint8Array(TABLE);
for (let code = 0; code < TABLE; code++) {
  const char = String.fromCharCode(code);
  if (!/[\p{L}\p{M}\p{N}]/u.test(char)) {
    bareLetters.push("");
    fullLetters.push("");
  } else {
    const lower = char.toLowerCase().replace(/ß/, "ss");
    const plain = lower.normalize("NFD").replace(/\p{M}+/gu, "");
    bareLetters.push([...plain].map((c) => special[c] ?? c).join("") || DROPPED);
    fullLetters.push(lower);
    if (/\p{Lu}/u.test(char)) upper[code] = 1;
  }
}

/** Folds a term like the words of a text; other characters than letters stay. */
export function fold(term: string, bare: boolean): string {
  const letters = bare ? bareLetters : fullLetters;
  let out = "";
  for (let i = 0; i < term.length; i++) {
    const code = term.charCodeAt(i);
    const plain = code < TABLE ? letters[code] : term[i];
    out += plain === "" ? term[i] : plain === DROPPED ? "" : plain;
  }
  return out;
}

/** Removes the initial mutation of an Irish word: `nGearmáin`, `gcomhairle`, `Fhrainc`. */
export function unmutate(word: string): string {
  const bare = word
    .replace(/^(?:m(?=b)|g(?=c)|n(?=[dg])|b(?=p)|d(?=t)|bh(?=f)|t(?=s))/, "")
    .replace(/^h(?=[aeiou])/, "");
  return bare.replace(/^([bcdfgmpst])h/, "$1");
}

/** At most this many characters of a text are read; most feeds send one or two sentences. */
const LIMIT = 1200;

/** The words of a text, folded by the rules of its language. */
export function wordsOf(raw: string, { bare, irish }: Folding): Words {
  const text = /[\u0300-\u036f]/.test(raw) ? raw.normalize("NFC") : raw;
  const letters = bare ? bareLetters : fullLetters;
  const end = Math.min(text.length, LIMIT);
  const codes = new Uint16Array(end * 2 + 2);
  const words: Words = { codes, starts: [], ends: [], cases: [] };
  let at = 0;
  let i = 0;
  while (i < end) {
    const start = at;
    let capitals = 0;
    let length = 0;
    let early = false;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code >= TABLE) {
        if (code < 0x2e80) break;
        codes[at++] = code;
      } else {
        const plain = letters[code] as string;
        if (plain === "") break;
        if (plain !== DROPPED) {
          length++;
          if (upper[code] === 1) {
            capitals++;
            if (length < 4) early = true;
          }
          for (let k = 0; k < plain.length; k++) codes[at++] = plain.charCodeAt(k);
        }
      }
      i++;
    }
    if (at > start) {
      if (irish) at = mutateBack(codes, start, at);
      words.starts.push(start);
      words.ends.push(at);
      words.cases.push(capitals > 1 && capitals === length ? 2 : early ? 1 : 0);
    }
    let gap = SPACE;
    const before = i;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code >= 0x2e80 || (code < TABLE && letters[code] !== "")) break;
      if (!joins(code)) gap = BREAK;
      i++;
    }
    if (at > start) codes[at++] = gap;
    else if (at > 0 && gap === BREAK) codes[at - 1] = BREAK;
    if (i === before) break;
  }
  words.codes = codes.subarray(0, at);
  return words;
}

/** Spaces, hyphens, apostrophes and a colon before an ending (`EU:n`) join the words of a phrase. */
const joins = (code: number): boolean =>
  code === 32 || code === 39 || code === 45 || code === 0xa0 || code === 0x2019 || code === 0x2011;

function mutateBack(codes: Uint16Array, start: number, end: number): number {
  const word = String.fromCharCode(...codes.subarray(start, end));
  const bare = unmutate(word);
  for (let k = 0; k < bare.length; k++) codes[start + k] = bare.charCodeAt(k);
  return start + bare.length;
}
