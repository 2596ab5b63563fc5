// What is asked for, as text of PostgreSQL's tsquery. Words are letters and digits, ids of sources are quoted.
import type { QueryText, Term } from "../query.ts";

/** Languages with a stemmer, by its name in PostgreSQL; all others share words as they stand, as language "". */
export const stemmers: Record<string, string> = {
  ...{ da: "danish", de: "german", el: "greek", en: "english", es: "spanish", fi: "finnish" },
  ...{ fr: "french", ga: "irish", hu: "hungarian", it: "italian", lt: "lithuanian", nl: "dutch" },
  ...{ pt: "portuguese", ro: "romanian", sv: "swedish" },
};
export const stemmed = (lang: string): string => (Object.hasOwn(stemmers, lang) ? lang : "");

/** How a word stands in the index of a language, and whether it is one that says little there. */
export type Stem = { lexeme: string; stop: boolean };
export type Stems = (lang: string, word: string) => Stem;

export const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const anyOf = (parts: string[]): string =>
  parts.length === 1 ? (parts[0] as string) : `(${parts.join(" | ")})`;
export const allOf = (parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(" & ");
/** Any of these lexemes; null for no condition. */
export const among = (lexemes: readonly string[] | null): string | null =>
  lexemes && (lexemes.length > 0 ? anyOf(lexemes.map(quoted)) : `('!' & !'!')`);

/** A term in one language: its lexemes in their order. */
export const lexemesOf = (term: Term, lang: string, stems: Stems): string[] =>
  term.words.map((word) => stems(lang, word).lexeme);

const termIn = (term: Term, lang: string, stems: Stems, apart: boolean): string => {
  const lexemes = lexemesOf(term, lang, stems).map(quoted);
  if (lexemes.length === 1) return lexemes[0] as string;
  return `(${lexemes.join(apart ? " & " : " <-> ")})`;
};

/** A single word that says little in a language: it need not stand in a text of that language. */
export const isIdle = (term: Term, lang: string, stems: Stems): boolean =>
  term.words.length === 1 && stems(lang, term.words[0] as string).stop;

/**
 * Texts of one of the languages with everything that is asked for. A word that says little is waived in its
 * language, unless there are only such.
 * @param langs "" for all without a stemmer
 * @param o.index only what is told by the index fast: words of a phrase may stand anywhere, and nothing is left out
 * @returns null where nothing is asked for
 */
export function textQuery(
  text: QueryText,
  langs: readonly string[],
  stems: Stems,
  { index = false } = {},
): string | null {
  const busy = new Set(
    langs.filter((lang) => text.all.some((group) => !group.some((t) => isIdle(t, lang, stems)))),
  );
  const groups = text.all.map((group) =>
    anyOf([
      ...new Set(
        group.flatMap((term) =>
          langs.map((lang) =>
            busy.has(lang) && isIdle(term, lang, stems)
              ? quoted(`l:${lang}`)
              : termIn(term, lang, stems, index),
          ),
        ),
      ),
    ]),
  );
  const none = index
    ? []
    : text.none.map(
        (term) => `!${anyOf([...new Set(langs.map((l) => termIn(term, l, stems, false)))])}`,
      );
  return allOf([...groups, ...none]) || null;
}

/** What is asked of a text, by its language, where the text itself is at hand. */
export const queriesByLanguage = (
  text: QueryText,
  langs: readonly string[],
  stems: Stems,
): [lang: string, query: string][] =>
  langs.map((lang) => [lang, textQuery(text, [lang], stems) ?? ""]);

/** Whether the index alone can not tell. */
export const needsText = ({ all, none }: QueryText): boolean =>
  none.length > 0 || all.flat().some(({ words }) => words.length > 1);
