// Queries as text of PostgreSQL's tsquery. Words are letters and digits, ids of sources are quoted.
import type { QueryText, Term } from "../query.ts";

/** Languages with a stemmer, by its name in PostgreSQL. All others are indexed unstemmed, as the language "". */
export const stemmers: Record<string, string> = {
  da: "danish",
  de: "german",
  el: "greek",
  en: "english",
  es: "spanish",
  fi: "finnish",
  fr: "french",
  ga: "irish",
  hu: "hungarian",
  it: "italian",
  lt: "lithuanian",
  nl: "dutch",
  pt: "portuguese",
  ro: "romanian",
  sv: "swedish",
};
export const indexLanguage = (lang: string): string => (Object.hasOwn(stemmers, lang) ? lang : "");

/** A word's lexeme in the index of a language, and whether it is a stop word there. */
export type Stem = { lexeme: string; stop: boolean };
export type Stems = (lang: string, word: string) => Stem;

export const quoted = (lexeme: string): string =>
  `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
const anyOf = (parts: string[]): string =>
  parts.length === 1 ? (parts[0] as string) : `(${parts.join(" | ")})`;
export const allOf = (parts: (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(" & ");
/** Any of these lexemes; null for no condition. */
export const anyLexeme = (lexemes: readonly string[] | null): string | null =>
  lexemes && (lexemes.length > 0 ? anyOf(lexemes.map(quoted)) : `('!' & !'!')`);

/** A term in one language: its lexemes in their order. */
export const lexemesOf = (term: Term, lang: string, stems: Stems): string[] =>
  term.words.map((word) => stems(lang, word).lexeme);

const termQuery = (term: Term, lang: string, stems: Stems, apart: boolean): string => {
  const lexemes = lexemesOf(term, lang, stems).map(quoted);
  if (lexemes.length === 1) return lexemes[0] as string;
  return `(${lexemes.join(apart ? " & " : " <-> ")})`;
};

/**
 * Whether a term is a single stop word of a language: texts of that language need not have it. The lists have their words
 * with accents.
 */
export const isStopWord = ({ words, accented }: Term, lang: string, stems: Stems): boolean =>
  words.length === 1 && words.concat(accented ?? []).some((word) => stems(lang, word).stop);

/**
 * The tsquery for texts in any of the languages. Stop words are optional in their language, unless the query has
 * only stop words.
 * @param langs "" for all languages without a stemmer
 * @param o.index only what the index answers fast: the words of a phrase may stand anywhere, and exclusions are ignored
 * @returns null for a query without words
 */
export function textQuery(
  text: QueryText,
  langs: readonly string[],
  stems: Stems,
  { index = false } = {},
): string | null {
  const contentLangs = new Set(
    langs.filter((lang) =>
      text.all.some((group) => !group.some((t) => isStopWord(t, lang, stems))),
    ),
  );
  const groups = text.all.map((group) =>
    anyOf([
      ...new Set(
        group.flatMap((term) =>
          langs.map((lang) =>
            contentLangs.has(lang) && isStopWord(term, lang, stems)
              ? quoted(`l:${lang}`)
              : termQuery(term, lang, stems, index),
          ),
        ),
      ),
    ]),
  );
  const none = index
    ? []
    : text.none.map(
        (term) => `!${anyOf([...new Set(langs.map((l) => termQuery(term, l, stems, false)))])}`,
      );
  return allOf([...groups, ...none]) || null;
}

/** The exact tsquery for each language, to be checked against the text itself. */
export const queriesByLanguage = (
  text: QueryText,
  langs: readonly string[],
  stems: Stems,
): [lang: string, query: string][] =>
  langs.map((lang) => [lang, textQuery(text, [lang], stems) ?? ""]);

/** Whether the index alone cannot answer: the query has phrases or exclusions. */
export const needsExactMatch = ({ all, none }: QueryText): boolean =>
  none.length > 0 || all.flat().some(({ words }) => words.length > 1);
