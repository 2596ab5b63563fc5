import iconv from "iconv-lite";

/** Charsets of one byte a character, and the languages that Europe writes in them; the likeliest come first. */
const candidates: [encoding: string, languages: string[]][] = [
  ["windows-1252", ["fr", "de", "es", "it", "pt", "sv", "da", "fi", "nl", "ca", "is"]],
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
const neutral = new Set("\u00a0\u00ad€°§±²³·½¼¾«»‹›„“”‚‘’–—…•©®™×´№");

/**
 * The charset in which bytes that are not UTF-8 make the most sense: every byte above ASCII is to be a letter
 * of one language's alphabet, or punctuation. windows-1252 where nothing speaks for another.
 */
export function guessCharset(bytes: Uint8Array): string {
  const counts = countHighBytes(bytes);
  let best = { encoding: "windows-1252", score: -Infinity };
  for (const [encoding] of candidates) {
    const score = scoreOf(counts, encoding);
    if (score > best.score + 0.001) best = { encoding, score };
  }
  return best.encoding;
}

/** Whether the declared charset makes gibberish of the bytes where another makes words. */
export function suspicious(bytes: Uint8Array, declared: string): boolean {
  if (!/^(?:windows-125\d|iso-8859-\d+|koi8-[ru])$/.test(declared)) return false;
  const counts = countHighBytes(bytes);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    total >= 40 && scoreOf(counts, declared) < 0.4 && scoreOf(counts, guessCharset(bytes)) > 0.85
  );
}

function countHighBytes(bytes: Uint8Array): number[] {
  const counts = new Array<number>(128).fill(0);
  for (const byte of bytes) if (byte >= 128) counts[byte - 128] = (counts[byte - 128] ?? 0) + 1;
  return counts;
}

/** From -1, nothing fits, to 1: all are lower-case letters of one of the charset's languages. */
function scoreOf(counts: number[], encoding: string): number {
  const chars = iconv.decode(
    Uint8Array.from({ length: 128 }, (_, i) => i + 128),
    encoding,
  );
  const total = counts.reduce((sum, count) => sum + count, 0) || 1;
  const languages = candidates.find(([name]) => name === encoding)?.[1] ?? Object.keys(alphabets);
  const scores = languages.map((language) => {
    const alphabet = alphabets[language] ?? "";
    return counts.reduce((sum, count, i) => sum + count * worth(chars[i] ?? "", alphabet), 0);
  });
  return Math.max(...scores) / total;
}

function worth(char: string, alphabet: string): number {
  if (alphabet.includes(char)) return 1;
  if (neutral.has(char)) return 0.6;
  // Capitals are rare in running text; a charset that turns case around is the wrong one.
  if (alphabet.includes(char.toLowerCase())) return 0.5;
  return /[\u0080-\u009f\ufffd]/.test(char) ? -2 : -0.8;
}
