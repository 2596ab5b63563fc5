import { relativesOf } from "./relatives.ts";
import { en } from "./vocabulary/en.ts";
import { shared } from "./vocabulary/shared.ts";

const vocabularies: Record<string, string> = { en };

/** The term lines of a language; `lexicon.ts` gives their notation. Never empty: names are shared by all. */
export function vocabularyOf(lang: string): string[] {
  const own = vocabularies[lang];
  const lines = own === undefined ? relativesOf(lang).map((l) => vocabularies[l] ?? "") : [own];
  return [...lines, shared];
}
