import { en } from "./vocabulary/en.ts";
import { shared } from "./vocabulary/shared.ts";

const vocabularies: Record<string, string> = { en };

/** Where a language has no vocabulary of its own, that of its nearest relatives serves. */
const relatives: Record<string, string[]> = {
  no: ["da", "sv"],
  ca: ["es", "fr"],
  gl: ["pt", "es"],
  lb: ["de"],
  sr: ["hr"],
  bs: ["hr"],
  mk: ["bg"],
};

/** The term lines of a language; `lexicon.ts` gives their notation. Never empty: names are shared by all. */
export function vocabularyOf(lang: string): string[] {
  const own = vocabularies[lang];
  const lines =
    own === undefined ? (relatives[lang] ?? []).map((l) => vocabularies[l] ?? "") : [own];
  return [...lines, shared];
}
