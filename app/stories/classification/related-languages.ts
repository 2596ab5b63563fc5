/** For languages without a vocabulary of their own: related languages whose vocabularies are used. */
const related: Record<string, string[]> = {
  no: ["da", "sv"],
  ca: ["es", "fr"],
  gl: ["pt", "es"],
  lb: ["de"],
  sr: ["hr"],
  bs: ["hr"],
  mk: ["bg"],
};

/** Related languages whose words are used for this one, nearest first; empty for most languages. */
export const relatedLanguagesOf = (lang: string): string[] => related[lang] ?? [];
