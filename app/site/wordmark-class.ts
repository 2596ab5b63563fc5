/** The name that is drawn (`.drawn` in shell.css). */
const drawn = "Eunison";

/**
 * How the wordmark is shown: drawn, so that it is the same before and after the faces have come. A site that is
 * configured with another name shows that in the face of headlines.
 */
export const wordClass = (name: string): string => (name === drawn ? "word drawn" : "word");
