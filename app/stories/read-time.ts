/** Silent reading of adults, in words a minute (Brysbaert 2019, a mean of 190 studies). */
const wordsAMinute = 238;

/** The reading time of a number of words, in whole minutes, at least one. */
export const readMinutes = (words: number): number => Math.max(1, Math.round(words / wordsAMinute));

/** The seconds after which a visible text counts as read: half its reading time, at least 15. */
export const readAfterSeconds = (words: number): number => Math.max(15, readMinutes(words) * 30);
