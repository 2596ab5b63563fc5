import iconv from "iconv-lite";

/** Single-byte charsets and their European languages, the likeliest first. */
const candidates: [encoding: string, languages: string[]][] = [
  ["windows-1252", ["fr", "de", "es", "it", "pt", "sv", "da", "fi", "nl", "ca", "is", "et", "ga"]],
  ["windows-1250", ["pl", "cs", "sk", "hu", "hr", "ro", "sq"]],
  ["iso-8859-2", ["pl", "cs", "sk", "hu", "hr", "ro"]],
  ["windows-1251", ["ru", "uk", "bg", "sr"]],
  ["windows-1253", ["el"]],
  ["iso-8859-7", ["el"]],
  ["windows-1257", ["lt", "lv", "et"]],
  ["windows-1254", ["tr"]],
  ["iso-8859-15", ["fr", "fi", "et"]],
  ["iso-8859-13", ["lt", "lv"]],
  ["koi8-r", ["ru"]],
  ["koi8-u", ["uk"]],
  ["iso-8859-5", ["ru", "bg", "sr"]],
  ["cp866", ["ru"]],
];

const cyrillic = "абвгдежзийклмнопрстуфхцчшщъьюя";
const alphabets: Record<string, string> = {
  fr: "àâæçéèêëîïôœùûüÿ",
  de: "äöüß",
  es: "áéíñóúüªº¡¿",
  it: "àèéìíîòóùú",
  pt: "àáâãçéêíóôõúüªº",
  sv: "åäöé",
  da: "æøåé",
  fi: "äöåšž",
  nl: "éëïóöüèáê",
  ca: "àçèéíïòóúü·",
  is: "áðéíóúýþæö",
  ga: "áéíóú",
  pl: "ąćęłńóśźż",
  cs: "áčďéěíňóřšťúůýž",
  sk: "áäčďéíĺľňóôŕšťúýž",
  hu: "áéíóöőúüű",
  hr: "čćđšž",
  ro: "ăâîşţșț",
  sq: "çë",
  ru: `${cyrillic}ыэё`,
  uk: `${cyrillic.replace("ъ", "")}іїєґ`,
  bg: cyrillic,
  sr: "абвгдђежзијклљмнњопрстћуфхцчџшѓѕќ",
  el: "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
  lt: "ąčęėįšųūž",
  lv: "āčēģīķļņšūž",
  et: "äöõüšž",
  tr: "çğıöşüâîİ",
};
const punctuation = new Set("\u00a0\u00ad€°§±²³·½¼¾«»‹›„“”‚‘’–—…•©®™×´№");

/** How often each byte above ASCII occurs, and whether these bytes are next to ASCII letters. */
type ByteCounts = { bytes: number[]; total: number; latin: boolean; language: string | null };

/**
 * The most plausible charset of bytes that are not UTF-8: bytes above ASCII should be letters of one language's
 * alphabet, or punctuation. The language that the feed declares is preferred. windows-1252 by default.
 */
export function guessCharset(bytes: Uint8Array): string {
  return bestCharset(countsOf(bytes)).encoding;
}

/** Whether the bytes are gibberish in the declared charset, but words in another one. */
export function looksMisdeclared(bytes: Uint8Array, declared: string): boolean {
  if (!/^(?:windows-125\d|iso-8859-\d+|koi8-[ru])$/.test(declared)) return false;
  const counts = countsOf(bytes);
  return counts.total >= 40 && scoreOf(counts, declared) < 0.4 && bestCharset(counts).score > 0.85;
}

function bestCharset(counts: ByteCounts): { encoding: string; score: number } {
  let best = { encoding: "windows-1252", score: -Infinity };
  for (const [encoding] of candidates) {
    const score = scoreOf(counts, encoding);
    if (score > best.score + 1e-9) best = { encoding, score };
  }
  return best;
}

function countsOf(bytes: Uint8Array): ByteCounts {
  const counts = new Array<number>(128).fill(0);
  let total = 0;
  let amongAscii = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 128) continue;
    counts[byte - 128] = (counts[byte - 128] ?? 0) + 1;
    total++;
    if (isAsciiLetter(bytes[at - 1] ?? 0) || isAsciiLetter(bytes[at + 1] ?? 0)) amongAscii++;
  }
  const head = iconv.decode(bytes.subarray(0, 8192), "iso-8859-1");
  const language = /(?:<(?:dc:)?language>\s*|xml:lang=["'])([a-z]{2})/i.exec(head)?.[1];
  // Words in Latin script are mostly ASCII letters; Greek and Cyrillic words have none.
  return {
    bytes: counts,
    total,
    latin: amongAscii > 0.25 * total,
    language: language?.toLowerCase() ?? null,
  };
}

const isAsciiLetter = (byte: number) => (byte | 32) >= 97 && (byte | 32) <= 122;

/** From -1 (nothing fits) to 1 (all are lower-case letters of one of the charset's languages). */
function scoreOf({ bytes, total, latin, language }: ByteCounts, encoding: string): number {
  const chars = iconv.decode(
    Uint8Array.from({ length: 128 }, (_, i) => i + 128),
    encoding,
  );
  const all = candidates.find(([name]) => name === encoding)?.[1] ?? Object.keys(alphabets);
  const languages = latin ? all.filter((one) => !otherScripts.has(one)) : all;
  const scores = languages.map((one) => {
    const alphabet = alphabets[one] ?? "";
    const sum = bytes.reduce(
      (sum, count, i) => sum + count * letterScore(chars[i] ?? "", alphabet),
      0,
    );
    return sum / (total || 1) + (one === language ? 0.3 : 0);
  });
  return Math.max(-1, ...scores);
}

const otherScripts = new Set(["ru", "uk", "bg", "sr", "el"]);

function letterScore(char: string, alphabet: string): number {
  if (alphabet.includes(char)) return 1;
  if (punctuation.has(char)) return 0.6;
  // Capitals are rare in running text: a charset in which most letters are capitals is the wrong one.
  if (alphabet.includes(char.toLowerCase())) return 0.65;
  if (/[\u0080-\u009f\ufffd]/.test(char)) return -2;
  // Letters of other languages occur in names; symbols within words are misread letters.
  return /\p{L}/u.test(char) ? -0.5 : -1;
}
