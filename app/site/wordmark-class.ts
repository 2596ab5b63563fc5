/** The name whose wordmark is drawn as a vector (`.drawn` in shell.css). */
const drawn = "Eunison";

/**
 * The class of the wordmark: drawn, so that it looks the same before and after the fonts are loaded. A site with another
 * name is set in the headline font.
 */
export const wordClass = (name: string): string => (name === drawn ? "word drawn" : "word");
