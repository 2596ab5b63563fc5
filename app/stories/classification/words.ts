/**
 * Text as folded words for matching: lower case, without diacritics, words parted by one space and
 * sentences by a line feed, so that phrases never reach across a full stop. Kept as character codes in
 * flat arrays because every item of every feed comes through here.
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
const folded: string[] = [];
const upper = new Uint8Array(TABLE);
for (let code = 0; code < TABLE; code++) {
  const char = String.fromCharCode(code);
  if (!/[\p{L}\p{M}\p{N}]/u.test(char)) folded.push("");
  else {
    const plain = char
      .toLowerCase()
      .normalize("NFD")
      .replace(/\p{M}+/gu, "");
    folded.push([...plain].map((c) => special[c] ?? c).join("") || "\0");
    if (/\p{Lu}/u.test(char)) upper[code] = 1;
  }
}

/** The folded form of a term, as the words of a text are folded; spaces stay. */
export function fold(term: string): string {
  let out = "";
  for (let i = 0; i < term.length; i++) {
    const code = term.charCodeAt(i);
    const plain = code < TABLE ? folded[code] : term[i];
    out += plain === "" ? term[i] : plain === "\0" ? "" : plain;
  }
  return out;
}

/** Irish changes the first sound of a word: `nGearmáin`, `gcomhairle`, `Fhrainc`. Gives the word's own start. */
export function unmutate(word: string): string {
  const bare = word
    .replace(/^(?:m(?=b)|g(?=c)|n(?=[dg])|b(?=p)|d(?=t)|bh(?=f)|t(?=s))/, "")
    .replace(/^h(?=[aeiou])/, "");
  return bare.replace(/^([bcdfgmpst])h/, "$1");
}

/** At most this many characters of a text are looked at; feeds send a sentence or two. */
const LIMIT = 1200;

/** The words of a text; `irish` undoes initial mutations. */
export function wordsOf(text: string, irish = false): Words {
  const end = Math.min(text.length, LIMIT);
  const codes = new Uint16Array(end * 2 + 2);
  const words: Words = { codes, starts: [], ends: [], cases: [] };
  let at = 0;
  let i = 0;
  while (i < end) {
    const start = at;
    let capitals = 0;
    let letters = 0;
    let early = false;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code >= TABLE) {
        if (code < 0x2e80) break;
        codes[at++] = code;
      } else {
        const plain = folded[code] as string;
        if (plain === "") break;
        if (plain !== "\0") {
          letters++;
          if (upper[code] === 1) {
            capitals++;
            if (letters < 4) early = true;
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
      words.cases.push(capitals > 1 && capitals === letters ? 2 : early ? 1 : 0);
    }
    let gap = SPACE;
    const before = i;
    while (i < end) {
      const code = text.charCodeAt(i);
      if (code >= 0x2e80 || (code < TABLE && folded[code] !== "")) break;
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
