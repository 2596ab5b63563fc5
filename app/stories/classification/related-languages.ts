/** For languages with no lists of their own, or short ones: related languages whose lists are used too. */
const related: Record<string, string[]> = {
  no: ["da", "sv"],
  ca: ["es", "fr"],
  gl: ["pt", "es"],
  lb: ["de"],
  sr: ["hr"],
  bs: ["hr"],
  mk: ["bg"],
};

/** A language and those whose words are used for it too, nearest first. */
export const languagesOf = (lang: string): string[] => [lang, ...(related[lang] ?? [])];
