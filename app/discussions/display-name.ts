import { dayMs } from "#platform/duration.ts";

/** The least and the most characters of a display name. */
export const shortestName = 3;
export const longestName = 30;
/** After how many days a name can be changed again. */
export const nameDays = 30;

export type NameProblem =
  | "short"
  | "long"
  | "characters"
  | "scripts"
  | "reserved"
  | "taken"
  | "early";

/** A name, trimmed, with one space between words and without invisible characters. */
export const cleanName = (typed: string): string =>
  typed
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, "")
    .replace(/[\s\u00a0]+/gu, " ")
    .trim();

/** Letters and digits that can be mistaken for another letter, and letters that no decomposition makes plain. */
const lookalikes: Record<string, string> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "5": "s",
  i: "l",
  ı: "l",
  ł: "l",
  ɫ: "l",
  ø: "o",
  đ: "d",
  ħ: "h",
  ŧ: "t",
};

/**
 * The key by which names are compared: without case, accents, spaces and punctuation, and with one letter for those
 * that look the same, so that no member can use the name of another.
 */
export const nameKey = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\s._'’ʼʻ-]/gu, "")
    .replace(/[0135iıłɫøđħŧ]/g, (letter) => lookalikes[letter] ?? letter);

/** Words in names that only staff may use, by their keys. */
const reserved =
  "eunison editor moderator moderation redaktion redakteur moderateur redaction redaccion redactor admin support official offiziell officiel oficial"
    .split(" ")
    .map(nameKey);

/** Alphabets that a name may not mix with others, whose letters look the same. */
const alphabets = [
  /\p{Script=Latin}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Georgian}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];
const isInOneAlphabet = (name: string): boolean => {
  // Some letters belong to no alphabet, such as the apostrophe of Ukrainian.
  const letters = (name.match(/\p{L}/gu) ?? []).filter((one) => !/\p{Script=Common}/u.test(one));
  const used = alphabets.filter((alphabet) => letters.some((letter) => alphabet.test(letter)));
  return used.length === 0 || letters.every((letter) => used[0]?.test(letter));
};

/**
 * The problem of a name; null for none. Whether it is taken is checked in the database.
 * @param name already cleaned
 * @param staff whether it may be a name that speaks for the site
 */
export function nameProblem(name: string, staff = false): NameProblem | null {
  const length = [...name].length;
  if (length < shortestName) return "short";
  if (length > longestName) return "long";
  if (!/^[\p{L}\p{M}\p{N} ._'’-]+$/u.test(name) || !/\p{L}/u.test(name) || /\p{M}{3}/u.test(name))
    return "characters";
  if (!isInOneAlphabet(name)) return "scripts";
  const key = nameKey(name);
  return !staff && reserved.some((word) => key.includes(word)) ? "reserved" : null;
}

/** From when on a name can be changed. */
export const changeableFrom = (namedAt: Date): Date =>
  new Date(namedAt.getTime() + nameDays * dayMs);
