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

/** Languages, nearest first, whose words may be taken for those of this one; empty for most. */
export const relativesOf = (lang: string): string[] => relatives[lang] ?? [];
